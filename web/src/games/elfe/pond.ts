/** The Pond, four squares by four: light at the shore, deep in the middle, with what is mirrored and what grows in it. */
import { scallops } from '../../art/scenery'

const lily = (x: number, y: number, size = 1) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cx="2" cy="4" rx="14" ry="12" fill="#06202c" opacity=".25"/><path d="M0 0 13-6A14 12 0 1 0 13 7Z" fill="var(--fern)"/><path d="M-4-9C1-5 1 1-4 3-9 1-9-5-4-9ZM-12-4C-6-4-4 0-4 3-9 3-12 0-12-4ZM4-4C-2-4-4 0-4 3 1 3 4 0 4-4Z" fill="#f7c6da"/></g>`
const reeds = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path d="M-8 12Q-10-12-6-26M0 14Q0-16 4-34M8 12Q12-6 12-20" fill="none" stroke="var(--fern)" stroke-width="4" stroke-linecap="round"/><ellipse cx="4" cy="-34" rx="4" ry="9" fill="var(--bark)"/><ellipse cx="-6" cy="-26" rx="3.500" ry="7" fill="var(--bark)"/></g>`

/** From its corner, with squares of a size. */
export function pond(corner: number, size: number): string {
  const x = corner
  const wide = size * 4
  // Squares are felt by where ripples cross, not by lines.
  const crossings = [1, 2, 3]
    .flatMap((column) =>
      [0, 1, 2, 3, 4].flatMap((row) => [
        `M${x + column * size} ${x + row * size - 5}v10`,
        `M${x + row * size - 5} ${x + column * size}h10`,
      ]),
    )
    .join('')
  const ripple = (cx: number, cy: number, rx: number) =>
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${rx * 0.4}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>`
  return `<path d="${scallops(x - 14, x - 12, wide + 28, wide + 30, 5, 14)}" fill="#0b1a14" opacity=".2"/><path d="${scallops(x - 11, x - 11, wide + 22, wide + 22, 5, 13)}" fill="var(--shore)"/>
    <radialGradient id="elfe-pond"><stop stop-color="var(--pond-deep)"/><stop offset=".55" stop-color="var(--pond)"/><stop offset="1" stop-color="var(--pond-light)"/></radialGradient><path d="${scallops(x - 2, x - 2, wide + 4, wide + 4, 5, 9)}" fill="url(#elfe-pond)"/>
    <path d="M${x + 20} ${x}L${x + 34} ${x + 46} ${x + 48} ${x}ZM${x + 58} ${x}L${x + 70} ${x + 34} ${x + 82} ${x}ZM${x + 150} ${x}Q${x + 148} ${x + 44} ${x + 166} ${x + 46}T${x + 180} ${x}Z" fill="var(--grove-needle)" opacity=".35"/>
    <path d="${crossings}" stroke="#fff" stroke-opacity=".5" stroke-width="2.500" stroke-linecap="round"/>
    <path d="M${x + 26} ${x + 70}h24M${x + 118} ${x + 76}h30M${x + 62} ${x + 132}h26M${x + 130} ${x + 170}h20" stroke="#ffffff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>${ripple(x + 96, x + 106, 26)}${ripple(x + 96, x + 106, 14)}
    ${lily(x + 42, x + 164)}${lily(x + 168, x + 40)}${lily(x + 66, x + 178, 0.7)}${lily(x + 152, x + 126, 0.8)}${reeds(x + 4, x + 4)}${reeds(x + 200, x + 198)}`
}

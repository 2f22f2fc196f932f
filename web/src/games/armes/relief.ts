/** The lie of the land: hills in sheets of paper laid on one another, each smaller, lit from the north-west. */
import { chance } from '../../art/chance'

/** Where the ground rises: the middle of each hill, how wide it is, and of how many sheets. */
const HILLS: readonly (readonly [x: number, y: number, wide: number, sheets: number])[] = [
  [250, 196, 178, 3],
  [786, 158, 150, 2],
  [930, 480, 160, 3],
  [500, 520, 236, 2],
  [152, 640, 132, 2],
  [716, 806, 196, 3],
  [330, 946, 168, 2],
  [978, 990, 122, 2],
]
/** Each sheet is so much smaller than the one below, and lies so much farther north. */
const SHRINK = 0.31
const RISE = 9
const FLATNESS = 0.64
/** Corners of a sheet's edge. */
const CORNERS = 11

type Spot = readonly [x: number, y: number]
const f = (value: number) => value.toFixed(0)

/** The edge of a sheet, as a hand with scissors cuts it: round, and never twice the same. */
function edge(seed: number, x: number, y: number, wide: number): Spot[] {
  return Array.from({ length: CORNERS }, (_, corner): Spot => {
    const angle = (corner / CORNERS) * 2 * Math.PI
    const far = wide * (0.86 + chance(seed * 40 + corner, 5) * 0.24)
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * FLATNESS]
  })
}

/** A closed line through all corners without a sharp one. */
function round(corners: readonly Spot[]): string {
  const middle = ([ax, ay]: Spot, [bx, by]: Spot) => `${f((ax + bx) / 2)} ${f((ay + by) / 2)}`
  const [first = [0, 0]] = corners
  const last = corners.at(-1) ?? first
  const bends = corners.map(
    (corner, index) => `${f(corner[0])} ${f(corner[1])} ${middle(corner, corners[index + 1] ?? first)}`,
  )
  return `M${middle(last, first)}Q${bends.join('Q')}Z`
}

/** Short strokes where the slope turns away from the light, outwards from the lowest sheet. */
function hatching(seed: number, x: number, y: number, wide: number): string {
  return Array.from({ length: 17 }, (_, line) => {
    const angle = -0.4 + line * 0.135
    const [cx, cy] = [Math.cos(angle), Math.sin(angle) * FLATNESS]
    const [near, far] = [1.02 + chance(seed * 20 + line, 1) * 0.05, 1.12 + chance(seed * 20 + line, 2) * 0.09]
    return `M${f(x + cx * wide * near)} ${f(y + cy * wide * near)}L${f(x + cx * wide * far)} ${f(y + cy * wide * far)}`
  }).join('')
}

/** Hills, the lowest sheet of each first. */
export function relief(): string {
  return HILLS.map(([x, y, wide, sheets], hill) => {
    const stack = Array.from({ length: sheets }, (_, sheet) => {
      const line = round(edge(hill * 3 + sheet, x - sheet * 5, y - sheet * RISE, wide * (1 - sheet * SHRINK)))
      return `<path d="${line}" transform="translate(6 10)" fill="var(--birch-hatch)" opacity=".36"/><path d="${line}" fill="var(--hill-${sheet + 1})" stroke="var(--hill-rim)" stroke-width="2" stroke-opacity=".8"/>`
    }).join('')
    return `<path d="${hatching(hill, x, y, wide)}" stroke="var(--birch-hatch)" stroke-width="2.500" stroke-linecap="round" opacity=".4"/>${stack}`
  }).join('')
}

/** Trees of which no two are alike: trunk, crown, lean and size follow from a seed. */
import { chance } from './chance'

const r = (value: number) => Math.round(value * 10) / 10

/** A crown of leaves: a ring of bumps, each as large as chance has it. */
function leaves(seed: number, rx: number, ry: number): string {
  const bumps = 6 + Math.floor(chance(seed, 1) * 3)
  const corners = Array.from({ length: bumps }, (_, index) => {
    const angle = ((index + (chance(seed + index, 2) - 0.5) * 0.5) * 2 * Math.PI) / bumps
    const far = 0.82 + chance(seed + index, 3) * 0.26
    return [Math.cos(angle) * rx * far, Math.sin(angle) * ry * far] as const
  })
  const way = corners.map(([x, y], index) => {
    const [nx, ny] = corners[(index + 1) % bumps] ?? [x, y]
    return `Q${r((x + nx) * 0.72)} ${r((y + ny) * 0.72)} ${r(nx)} ${r(ny)}`
  })
  const [x, y] = corners[0] ?? [0, 0]
  return `M${r(x)} ${r(y)}${way.join('')}Z`
}

/** Skirts of needles, each a little askew. */
function needles(seed: number, width: number, height: number): string {
  const tiers = 3 + Math.floor(chance(seed, 4) * 2)
  return Array.from({ length: tiers }, (_, tier) => {
    const up = (tier * height * 0.72) / tiers
    const half = (width / 2) * (1 - (tier / tiers) * 0.62)
    const [left, right] = [half * (0.86 + chance(seed + tier, 5) * 0.28), half * (0.86 + chance(seed + tier, 6) * 0.28)]
    const top = up + height * (0.42 + chance(seed + tier, 7) * 0.06)
    return `M0 ${r(-top)}Q${r(right * 0.3)} ${r(-up - height * 0.12)} ${r(right)} ${r(-up)}Q0 ${r(4 - up)} ${r(-left)} ${r(-up)}Q${r(-left * 0.3)} ${r(-up - height * 0.12)} 0 ${r(-top)}Z`
  }).join('')
}

/** What trees of one distance are painted with: leaves, needles, trunks, and the side that the light touches. */
export type Tones = { leaf: string; needle: string; trunk: string; light: string }

/** A tree on the ground at a point; `sun` says on which side the light is, -1 or 1. */
export function grownTree(seed: number, x: number, y: number, height: number, tones: Tones, sun = 1): string {
  const lean = r((chance(seed, 8) - 0.5) * 9)
  const wide = height * (0.42 + chance(seed, 9) * 0.2)
  const fir = chance(seed, 10) < 0.5
  const trunk = `<path d="M${r(-height * 0.045)} 0L${r(-height * 0.025)} ${r(-height * 0.5)}H${r(height * 0.025)}L${r(height * 0.05)} 0Z" fill="${tones.trunk}"/>`
  const crown = fir
    ? `<g transform="translate(0 ${r(-height * 0.12)})"><path d="${needles(seed, wide, height * 0.82)}" fill="${tones.needle}"/><g transform="translate(${r(sun * wide * 0.07)} ${r(-height * 0.07)}) scale(.62 .8)"><path d="${needles(seed, wide, height * 0.82)}" fill="${tones.light}" opacity=".3"/></g></g>`
    : `<g transform="translate(0 ${r(-height * 0.64)})"><path d="${leaves(seed, wide * 0.62, height * 0.38)}" fill="${tones.leaf}"/><g transform="translate(${r(sun * wide * 0.16)} ${r(-height * 0.09)}) scale(.56)"><path d="${leaves(seed + 9, wide * 0.6, height * 0.34)}" fill="${tones.light}" opacity=".5"/></g></g>`
  return `<g transform="translate(${r(x)} ${r(y)}) rotate(${lean})">${trunk}${crown}</g>`
}

/** Clusters and clearings along a line: `from` and `to` are its ends. */
export function grove(
  seed: number,
  line: { from: number; to: number; ground: number; height: number; trees: number },
  tones: Tones,
  sun = 1,
): string {
  const { from, to, ground, height, trees } = line
  return Array.from({ length: trees }, (_, index) => {
    // Two steps forward, one aside: neighbours draw together, and leave gaps behind them.
    const along = (index + (chance(seed + index, 11) - 0.5) * 1.5 + 0.5) / trees
    const tall = height * (0.68 + chance(seed + index, 12) * 0.55)
    return grownTree(
      seed * 31 + index,
      from + along * (to - from),
      ground + chance(seed + index, 13) * 8,
      tall,
      tones,
      sun,
    )
  }).join('')
}

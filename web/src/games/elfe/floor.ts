/** What lies under the squares of the Magic Forest: light in the middle, trodden paths from the gates to the Pond, groves. */
import { chance } from '../../art/chance'
import { grownTree, type Tones } from '../../art/trees'
import { fern, stone, toadstool } from '../../art/scenery'

/** Paths to the Pond, one from each gate of the Edge. */
const PATHS = [
  'M56 305C150 250 230 380 320 380S400 470 440 500',
  'M755 56C790 150 690 200 700 290S640 380 600 440',
  'M1004 705C930 740 860 620 780 660S690 600 640 590',
  'M405 1004C350 930 470 880 430 790S470 700 500 640',
]

/** Where trees stand close, how many, and how far apart. */
const GROVES: readonly (readonly [x: number, y: number, trees: number, wide: number])[] = [
  [180, 175, 13, 170],
  [430, 190, 7, 120],
  [590, 150, 6, 110],
  [890, 200, 13, 180],
  [890, 450, 8, 130],
  [150, 520, 8, 120],
  [210, 810, 14, 200],
  [630, 890, 9, 150],
  [890, 890, 13, 180],
  [310, 640, 4, 90],
]

/** Close to the ground's own colours: what plays here is brighter than what grows here. */
const TONES: Tones = {
  leaf: 'var(--grove-leaf)',
  needle: 'var(--grove-needle)',
  trunk: 'var(--grove-trunk)',
  light: 'var(--glade-light)',
}

/** Trees farther back first, each with its shadow away from the Pond's light. */
function grove([x, y, trees, wide]: (typeof GROVES)[number], index: number): string {
  return Array.from({ length: trees }, (_, tree) => {
    const seed = index * 17 + tree
    const [tx, ty] = [x + (chance(seed, 1) - 0.5) * wide, y + (chance(seed, 2) - 0.5) * wide * 0.9]
    return { seed, tx, ty, tall: 62 + chance(seed, 3) * 44 }
  })
    .sort((a, b) => a.ty - b.ty)
    .map(
      ({ seed, tx, ty, tall }) =>
        `<ellipse cx="${Math.round(tx + (tx < 530 ? -9 : 9))}" cy="${Math.round(ty + tall * 0.42)}" rx="${Math.round(tall * 0.26)}" ry="7" fill="#0b1a14" opacity=".18"/>${grownTree(seed, tx, ty + tall * 0.4, tall, TONES, tx < 530 ? 1 : -1)}`,
    )
    .join('')
}

/** Undergrowth in clusters, with clearings between them. */
const PATCHES: readonly (readonly [x: number, y: number])[] = [
  [270, 270],
  [520, 300],
  [830, 330],
  [300, 480],
  [760, 560],
  [900, 640],
  [360, 740],
  [560, 760],
  [760, 800],
  [500, 950],
  [130, 660],
  [690, 400],
]

function undergrowth([x, y]: readonly [number, number], index: number): string {
  return Array.from({ length: 5 }, (_, plant) => {
    const seed = index * 13 + plant
    const [px, py] = [x + (chance(seed, 4) - 0.5) * 90, y + (chance(seed, 5) - 0.5) * 70].map(Math.round) as [
      number,
      number,
    ]
    switch (Math.floor(chance(seed, 6) * 6)) {
      case 0:
        return fern(px, py, 0.42 + chance(seed, 7) * 0.2)
      case 1:
        return toadstool(px, py, 0.4)
      case 2:
        return stone(px, py, 0.45)
      case 3:
        return `<path d="M${px - 10} ${py}q4-14 0-20M${px} ${py}q2-16 6-22M${px + 10} ${py}q0-10 6-14" fill="none" stroke="var(--fern)" stroke-width="3.500" stroke-linecap="round"/>`
      default:
        return `<g fill="${chance(seed, 8) < 0.5 ? '#fff6dc' : '#f5c2da'}"><circle cx="${px - 9}" cy="${py + 3}" r="3.500"/><circle cx="${px + 7}" cy="${py - 5}" r="3"/><circle cx="${px + 4}" cy="${py + 8}" r="2.500"/></g>`
    }
  }).join('')
}

/** Soft light through the leaves; no edge anywhere. */
const LIGHTS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [530, 530, 430],
  [760, 300, 150],
  [320, 320, 150],
  [760, 770, 170],
  [420, 840, 130],
]

export function floor(): string {
  const lights = LIGHTS.map(
    ([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#elfe-light)"/>`,
  ).join('')
  const ways = PATHS.map(
    (d) =>
      `<path d="${d}" stroke="var(--grove-trunk)" stroke-width="50" opacity=".2"/><path d="${d}" stroke="var(--shore)" stroke-width="36" opacity=".7"/><path d="${d}" stroke="var(--grove-trunk)" stroke-width="26" stroke-dasharray="3 19" opacity=".2"/>`,
  ).join('')
  return `<radialGradient id="elfe-light"><stop stop-color="var(--glade-light)"/><stop offset=".5" stop-color="var(--glade-light)" stop-opacity=".5"/><stop offset="1" stop-color="var(--glade-light)" stop-opacity="0"/></radialGradient>
    ${lights}<g fill="none" stroke-linecap="round">${ways}</g>${PATCHES.map(undergrowth).join('')}<g opacity=".92">${GROVES.map(grove).join('')}</g>`
}

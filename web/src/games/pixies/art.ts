/** Pixies, their goods, discs and tiles, around the origin; goods are about 40 across, a pixie about 60. */
import { emblem, seatEmblem } from '../../art/emblems'
import type { Mood } from '../../art/moods'
import type { PoseName } from '../../art/rig'
import { colourOf } from './colours'
import { pixieDoing, pixieStanding } from './people'

export const GOODS = ['A', 'B', 'H', 'S', 'G'] as const
export type Good = (typeof GOODS)[number]
const INK = '#2b2118'
const GOLD = '#e8b53c'
const GOLD_DEEP = '#8a5d0a'

const bar = (face: string, top: string, edge: string) =>
  `<path d="M-18 12-11-10H11L18 12Z" fill="${face}" stroke="${edge}" stroke-width="2.500" stroke-linejoin="round"/><path d="M-11-10H11L13-3H-13Z" fill="${top}"/>`

const THINGS: Record<Good | 'R', string> = {
  A: '<path d="M0-8C-10-16-20-8-18 3-16 14-7 19 0 16 7 19 16 14 18 3 20-8 10-16 0-8Z" fill="#c8372d" stroke="#7c1d16" stroke-width="2.500"/><path d="M-11-5C-14 0-13 6-11 8" fill="none" stroke="#f4a08f" stroke-width="3" stroke-linecap="round"/><path d="M0-8Q0-15 3-18" fill="none" stroke="#5b3f2b" stroke-width="3" stroke-linecap="round"/><path d="M3-14C8-21 15-19 16-17 12-12 7-12 3-14Z" fill="#6f9d3c"/>',
  B: '<path d="M-19 6C-19-8-10-13 0-13S19-8 19 6C19 13 14 14 0 14S-19 13-19 6Z" fill="#d79a4b" stroke="#8a5422" stroke-width="2.500"/><path d="M-9-8-6 3M1-10 3 2M11-8 12 3" stroke="#f8e0b0" stroke-width="4" stroke-linecap="round"/>',
  H: '<path d="M-14-7H14C19 4 16 16 8 16H-8C-16 16-19 4-14-7Z" fill="#f0a92b" stroke="#8f5a06" stroke-width="2.500"/><rect x="-15" y="-14" width="30" height="8" rx="4" fill="#f7e3ad" stroke="#8f5a06" stroke-width="2.500"/><path d="M-9 2C-4 7 4-2 9 3" fill="none" stroke="#fff3cf" stroke-width="4" stroke-linecap="round"/>',
  S: bar('#b9c6cf', '#eaf1f4', '#55646e'),
  G: bar('#f0b93a', '#ffe9a6', '#8a5d0a'),
  R: '<path d="M-16 10-13-6-2-13 11-8 17 6 9 14H-10Z" fill="#8d8f92" stroke="#4a4d51" stroke-width="2.500" stroke-linejoin="round"/><path d="M-11-5-2-10 2-3-6 2Z" fill="#bcbfc2"/>',
}

const placed = (x: number, y: number, scale: number, art: string, turn = 0) =>
  `<g transform="translate(${x} ${y}) scale(${scale})${turn === 0 ? '' : ` rotate(${turn})`}">${art}</g>`
export const at = placed

export function good(kind: string): string {
  return THINGS[kind as Good] ?? THINGS.R
}

/** A pixie of a colour in a mood: cap, wings, emblem on the belly. */
export function pixie(seat: number, mood: Mood = 'calm'): string {
  return `<ellipse cy="29" rx="17" ry="5" fill="#0b1020" opacity=".35"/><g transform="scale(.7)">${pixieStanding(seat, mood)}</g>`
}

const PICKAXE =
  '<g transform="translate(26 12) rotate(24)"><path d="M0-26V22" stroke="#8a5d30" stroke-width="6" stroke-linecap="round"/><path d="M-22-16Q0-40 22-16 0-28-22-16Z" fill="#b9c2c6" stroke="#4a555c" stroke-width="2" stroke-linejoin="round"/></g>'

/** What miners do down there, none of them gladly. */
const MINERS: readonly (readonly [PoseName, Mood, string])[] = [
  ['huff', 'sulk', ''],
  ['point', 'sulk', PICKAXE],
  ['sleep', 'asleep', ''],
  ['bend', 'startled', ''],
  ['akimbo', 'sulk', ''],
]

/** A pixie in the mine: how it takes it depends on where it stands. */
export function miner(seat: number, place: number): string {
  const [pose, mood, thing] = MINERS[place % MINERS.length] ?? ['huff', 'sulk', '']
  return `<ellipse cy="29" rx="17" ry="5" fill="#0b1020" opacity=".35"/><g transform="scale(.7)">${pixieDoing(seat, pose, mood)}${thing}</g>`
}

/** An action disc: the colour with its emblem, a little thick. */
export function disc(seat: number): string {
  const colour = colourOf(seat)
  return `<circle cy="4" r="20" fill="#0b1020" opacity=".35"/><circle cy="2" r="19" fill="var(--c-${colour}-deep)"/><circle r="19" fill="var(--c-${colour})" stroke="#fffdf4" stroke-width="2"/>${emblem(seatEmblem(seat), colour === 'yellow' ? '#3b2600' : '#fffdf4', 1.05)}`
}

/** A cube seen a little from above: the order of the players. */
export function cube(seat: number): string {
  const colour = colourOf(seat)
  return `<path d="M-16-8 0-16 16-8V12L0 20-16 12Z" fill="var(--c-${colour}-deep)"/><path d="M-16-8 0-16 16-8 0 0Z" fill="var(--c-${colour}-pale)"/><path d="M-16-8 0 0V20L-16 12Z" fill="var(--c-${colour})"/>${emblem(seatEmblem(seat), colour === 'yellow' ? '#3b2600' : '#fffdf4', 0.72, -8, 6)}`
}

/** A crown in a bad mood: one punishment point. */
export function grumpyCrown(): string {
  return `<path d="M-19 15V-9L-9 1 0-15 9 1 19-9V15Q0 20-19 15Z" fill="${GOLD}" stroke="${GOLD_DEEP}" stroke-width="2.500" stroke-linejoin="round"/><path d="M-10 2-4 5M10 2 4 5" stroke="${INK}" stroke-width="2.500" stroke-linecap="round"/><circle cx="-6" cy="7" r="2" fill="${INK}"/><circle cx="6" cy="7" r="2" fill="${INK}"/><path d="M-5 14Q0 9.500 5 14" fill="none" stroke="${INK}" stroke-width="2.200" stroke-linecap="round"/>`
}

export function happyCrown(): string {
  return `<path d="M-19 15V-9L-9 1 0-15 9 1 19-9V15Q0 20-19 15Z" fill="#ffe09a" stroke="${GOLD_DEEP}" stroke-width="2.500" stroke-linejoin="round"/><circle cy="-16" r="3.500" fill="#b5382f"/><circle cx="-19" cy="-10" r="3" fill="#2b86cc"/><circle cx="19" cy="-10" r="3" fill="#2b86cc"/><path d="M-6 8Q0 14 6 8" fill="none" stroke="${INK}" stroke-width="2.500" stroke-linecap="round"/>`
}

const arrow = (x: number, y: number, turn: number, fill = '#3f7a62') =>
  placed(x, y, 1, `<path d="M-11-3H3V-9L13 0 3 9V3H-11Z" fill="${fill}"/>`, turn)
const sheet = (x: number, y: number, fill: string, turn: number, inside = '') =>
  placed(
    x,
    y,
    1,
    `<rect x="-12" y="-15" width="24" height="30" rx="4" fill="${fill}" stroke="${INK}" stroke-width="2"/>${inside}`,
    turn,
  )
const bag =
  '<path d="M-7-15H7L4-9C16-4 18 17 10 19H-10C-18 17-16-4-4-9Z" fill="#8a6a48" stroke="#4b3521" stroke-width="2.500" stroke-linejoin="round"/><path d="M-6-9H6" stroke="#e8c05a" stroke-width="3" stroke-linecap="round"/>'
const numeral = (text: string | number, size = 26, fill = INK, y = 9) =>
  `<text y="${y}" text-anchor="middle" font-size="${size}" font-weight="700" fill="${fill}" font-family="Alegreya Sans, sans-serif">${text}</text>`
export const figure = numeral

/** The picture of each action, about 60 by 44. */
const ACTIONS: Record<number, string> = {
  1: `${placed(-17, 2, 0.82, THINGS.A)}${placed(17, 2, 0.82, THINGS.H)}${placed(0, 4, 0.86, THINGS.B)}`,
  2: `${placed(-9, 5, 0.95, THINGS.S)}${placed(10, -5, 0.95, THINGS.S)}`,
  3: `<path d="M-22 18H-8V8H6V-2H20V-12" fill="none" stroke="#8a6a48" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>${arrow(-14, -8, -40)}`,
  4: `${placed(-16, 0, 0.78, THINGS.A)}${placed(17, 0, 0.78, THINGS.B)}${placed(0, -13, 0.8, arrow(0, 0, 0))}${placed(0, 14, 0.8, arrow(0, 0, 180))}`,
  5: `${placed(-19, 2, 0.82, THINGS.S)}${placed(19, 2, 0.82, THINGS.G)}${placed(0, -6, 0.7, arrow(0, 0, 0))}`,
  6:
    '<path d="M-22 0H22L16 18H-16Z" fill="#a06c35" stroke="#5b3f2b" stroke-width="2.500" stroke-linejoin="round"/><path d="M-18 6H18M-16 12H16" stroke="#d9a662" stroke-width="2.500"/>' +
    placed(-9, -7, 0.6, THINGS.A) +
    placed(9, -7, 0.6, THINGS.B),
  7: `${placed(-12, 2, 0.9, '<rect x="-13" y="-12" width="26" height="26" rx="4" fill="#8d2f54" stroke="#5d1836" stroke-width="2"/><path d="M0-12V14M-13 0H13" stroke="#ffe09a" stroke-width="4"/>')}${placed(15, 5, 0.8, '<rect x="-13" y="-12" width="26" height="26" rx="4" fill="#57437f" stroke="#3a2a5c" stroke-width="2"/><path d="M0-12V14M-13 0H13" stroke="#ffe09a" stroke-width="4"/>')}`,
  8: `${placed(0, 0, 1.1, bag)}<path d="M-12 8Q0-4 12 8 0 20-12 8Z" fill="#fffaf0" stroke="${INK}" stroke-width="2"/><circle cy="8" r="4.500" fill="${INK}"/>`,
  9: '<path d="M0 18C-26 2-21-17-9-17-3-17 0-11 0-11S3-17 9-17C21-17 26 2 0 18Z" fill="#d9658b" stroke="#8a2f52" stroke-width="2.500"/><path d="M-11-8C-13-4-12 0-10 3" stroke="#fbd3e0" stroke-width="3.500" stroke-linecap="round" fill="none"/>',
  10: placed(0, 1, 1.15, grumpyCrown()),
  11: `<path d="M-14 20V-18M10 20V-18M-14 12H10M-14 0H10M-14-12H10" stroke="#8a6a48" stroke-width="5" stroke-linecap="round"/>${placed(-3, -9, 0.55, THINGS.S)}${placed(-3, 9, 0.55, THINGS.G)}${placed(22, 0, 0.8, arrow(0, 0, -90))}`,
  12: `<rect x="-17" y="-17" width="34" height="34" rx="8" fill="#fffaf0" stroke="${INK}" stroke-width="2.500" transform="rotate(10)"/>${placed(-7, -6, 0.4, THINGS.A)}${placed(7, -6, 0.4, THINGS.S)}${placed(0, 8, 0.45, THINGS.G)}`,
  13: `<circle cy="5" r="13" fill="none" stroke="${GOLD}" stroke-width="6"/><circle cy="5" r="16.500" fill="none" stroke="${GOLD_DEEP}" stroke-width="2"/><circle cy="5" r="9.500" fill="none" stroke="${GOLD_DEEP}" stroke-width="2"/><path d="M-7-12 0-20 7-12 0-5Z" fill="#c8372d" stroke="#7c1d16" stroke-width="2" stroke-linejoin="round"/>`,
  14: `<path d="M-24-9C-12-14-4-9 0-6 4-9 12-14 24-9 24 8 14 14 6 8 3 5-3 5-6 8-14 14-24 8-24-9Z" fill="#3a2a5c" stroke="${INK}" stroke-width="2"/><circle cx="-11" cy="-1" r="5" fill="#fffaf0"/><circle cx="11" cy="-1" r="5" fill="#fffaf0"/>`,
  15: '<path d="M-16 18 10-10" stroke="#8a6a48" stroke-width="6" stroke-linecap="round"/><path d="M-10-18C6-20 18-8 19 10 13 0 2-11-10-18Z" fill="#7c8790" stroke="#3d464d" stroke-width="2.500" stroke-linejoin="round"/>',
  16: `${sheet(-11, 2, '#f0a92b', -10)}${sheet(11, -1, '#8fb7e0', 10)}${placed(0, 17, 0.7, arrow(0, 0, 0))}${placed(0, -17, 0.7, arrow(0, 0, 180))}`,
  17: `${placed(-14, 3, 0.75, '<path d="M-13-8H13L10 18H-10Z" fill="#7c8790" stroke="#3d464d" stroke-width="2.500"/><path d="M-16-10H16M-5-14H5" stroke="#3d464d" stroke-width="4" stroke-linecap="round"/>')}${placed(16, 2, 0.72, THINGS.A)}<path d="M0-16V-4M-6-10H6" stroke="#3f7a62" stroke-width="4" stroke-linecap="round" transform="translate(27 -6) scale(.8)"/>`,
  18: `${sheet(-7, -3, '#fffaf0', 0, '<path d="M-6-6H6M-6 0H6" stroke="#a59f90" stroke-width="2.500"/>')}${sheet(7, 4, '#ffe09a', 0, '<path d="M-6-6H6M-6 0H6M-6 6H2" stroke="#8a5d0a" stroke-width="2.500"/>')}`,
  19: `<path d="M-24 12H24Q18 20 0 20T-24 12Z" fill="#b9c6cf" stroke="#55646e" stroke-width="2.500"/>${emblem('star', GOLD, 1.7, 0, -4)}`,
  20: `${placed(-11, 6, 0.7, '<path d="M-16-8 0-16 16-8V12L0 20-16 12Z" fill="#57437f"/><path d="M-16-8 0-16 16-8 0 0Z" fill="#b7a3e0"/>')}${arrow(12, 0, -90)}${placed(-13, -14, 0.45, THINGS.H)}`,
  21: `<path d="M-14 20V-18" stroke="#5b3f2b" stroke-width="5" stroke-linecap="round"/><path d="M-12-17H22L14-6 22 5H-12Z" fill="#b5382f" stroke="#7c1d16" stroke-width="2" stroke-linejoin="round"/>${placed(2, -6, 1, numeral('1', 20, '#fffaf0', 7))}`,
}

export function actionIcon(action: number): string {
  return ACTIONS[action] ?? ''
}

/** Tiles on screens and on the board: food with its number, single-use, skills. */
export function foodTile(value: number): string {
  return `<rect x="-22" y="-22" width="44" height="44" rx="9" fill="#fbe3b0" stroke="#a06c35" stroke-width="3"/>${placed(-5, 3, 0.72, THINGS.A)}<circle cx="12" cy="-10" r="11" fill="#3f6b2f"/>${placed(12, -10, 1, numeral(value, 18, '#fffdf4', 6))}`
}
const SINGLE_ACTION: Record<string, number> = { D: 7, L: 8, M: 9 }
export function singleTile(letter: string): string {
  return `<rect x="-22" y="-22" width="44" height="44" rx="9" fill="#e3d9f2" stroke="#57437f" stroke-width="3"/>${placed(0, 0, 0.72, ACTIONS[SINGLE_ACTION[letter] ?? 7] ?? '')}`
}
const SKILL_ACTION: Record<string, string> = {
  a: ACTIONS[5] ?? '',
  b: happyCrown(),
  c: ACTIONS[13] ?? '',
  d: THINGS.S,
  e: ACTIONS[3] ?? '',
  f: placed(0, 0, 1.2, arrow(0, 0, 0, '#b5382f')),
  g: THINGS.R,
  h: bag,
  i: ACTIONS[18] ?? '',
  j: ACTIONS[15] ?? '',
}
export function skillTile(letter: string): string {
  return `<path d="M-23-16 0-26 23-16V16L0 26-23 16Z" fill="#d5e8d4" stroke="#24553f" stroke-width="3" stroke-linejoin="round"/>${placed(0, 0, 0.68, SKILL_ACTION[letter] ?? '')}`
}
export function emptySlot(): string {
  return '<rect x="-21" y="-21" width="42" height="42" rx="9" fill="none" stroke="#a59f90" stroke-width="2.500" stroke-dasharray="5 5"/>'
}

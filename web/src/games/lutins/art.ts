/** Trees, about 100 across, standing on y = 42, and what flies about a goblin that is home. */
import { LUTIN_EMBLEMS, type LutinColour } from '../../art/goblin'
import { emblem } from '../../art/emblems'

const shadow = (rx: number, y: number) => `<ellipse cy="${y}" rx="${rx}" ry="6.500" fill="#0b1a14" opacity=".26"/>`

/** Three kinds, each grown in three ways. */
const KINDS = 3
const WAYS = 3
export const TREE_FORMS = KINDS * WAYS

const TREES: readonly string[] = [
  // A fir of three skirts.
  `<rect x="-5" y="26" width="10" height="16" rx="3" fill="#5b3f2b"/>
   <path d="M0-10 36 30C22 35-22 35-36 30Z" fill="var(--tree-a-deep)"/><path d="M0-10 36 30C28 33 18 34 8 34.200Z" fill="#06140e" opacity=".16"/>
   <path d="M0-30 29 10C18 15-18 15-29 10Z" fill="var(--tree-a)"/><path d="M0-30 29 10C22 13 14 14 7 14.300Z" fill="#06140e" opacity=".16"/>
   <path d="M0-48 21-10C13-6-13-6-21-10Z" fill="var(--tree-a-light)"/><path d="M0-48 21-10C16-7.500 10-6.800 5-6.500Z" fill="#06140e" opacity=".14"/>`,
  // A round oak in three clouds.
  `<path d="M-6 42C-4 30-5 20-9 10H9C5 20 4 30 6 42Z" fill="#6a4a31"/>
   <path d="M-38 6C-43-10-31-20-23-20-23-38 0-49 12-38 28-42 40-27 33-14 44-4 36 17 20 16 12 26-10 26-17 17-27 22-36 15-38 6Z" fill="var(--tree-b)"/>
   <path d="M20 16C36 17 44-4 33-14 40-27 28-42 12-38 22-30 24-20 18-13 28-4 27 8 20 16Z" fill="#06140e" opacity=".15"/>
   <path d="M-27-6C-27-16-19-22-12-20-8-30 4-31 8-24M-20 8C-12 12-6 10-2 6" fill="none" stroke="var(--tree-b-light)" stroke-width="4" stroke-linecap="round"/>
   <g fill="var(--c-gold-pale)"><circle cx="-17" cy="-1" r="2.600"/><circle cx="4" cy="-12" r="2.600"/><circle cx="17" cy="3" r="2.600"/></g>`,
  // A slender birch.
  `<path d="M-5 42C-4 24-4 8-3-8H4C5 8 5 24 6 42Z" fill="#efe8d8"/><path d="M-4 30H1M0 20H5M-4 10H0M1 36H6" stroke="#3b332b" stroke-width="2.400"/>
   <path d="M0-49C18-44 27-24 25-6 24 12 13 22 0 22S-24 12-25-6C-27-24-18-44 0-49Z" fill="var(--tree-c)"/>
   <path d="M3-48C18-42 27-24 25-6 24 10 15 20 4 22 14 6 14-28 3-48Z" fill="#06140e" opacity=".14"/>
   <path d="M-1 14V-30M-1 0-12-10M-1-10 9-20M-1 8 10-2" fill="none" stroke="var(--tree-c-light)" stroke-width="3" stroke-linecap="round"/>`,
]

/** How the second and the third of a kind differ: leaning, thinner or wider, and what is to be found in it. */
const GROWN: readonly (readonly [turn: number, width: number, height: number])[] = [
  [0, 1, 1],
  [-3.5, -0.93, 1.05],
  [4, 1.07, 0.93],
]
/** Somebody small lives in one of each kind: a bird's nest, an owl's hole, a toadstool at the foot. */
const GUESTS: readonly string[] = [
  '<g transform="translate(-15 34)"><path d="M-3 8C-2 3-2 0-2-3H2C2 0 2 3 3 8Z" fill="#f3ead6"/><path d="M-9-1C-9-9 9-9 9-1 4-4-4-4-9-1Z" fill="var(--toadstool)"/><circle cx="-3" cy="-4" r="1.500" fill="#fff8e8"/><circle cx="4" cy="-4" r="1.300" fill="#fff8e8"/></g>',
  '<ellipse cx="4" cy="2" rx="8" ry="9" fill="#3b2a1a"/><circle cx="1" cy="1" r="3.400" fill="#f2dca0"/><circle cx="7.500" cy="1" r="3.400" fill="#f2dca0"/><g class="eyes"><circle cx="1" cy="1" r="1.700" fill="#2b2118"/><circle cx="7.500" cy="1" r="1.700" fill="#2b2118"/></g><path d="M3 4 4.300 7 5.600 4Z" fill="#f0a73a"/>',
  '<g transform="translate(12 -8)"><path d="M-10 0Q0 9 10 0Q0 4-10 0Z" fill="#6a4a31" stroke="#6a4a31" stroke-width="2" stroke-linejoin="round"/><path d="M-5 0C-6-9 3-10 4-4L9-5 5-1Q3 3-5 0Z" fill="#5b9bc4"/><circle cx="1" cy="-5" r="1.100" fill="#1d2a33"/></g>',
]

export function tree(form: number): string {
  const kind = form % KINDS
  const way = Math.floor(form / KINDS) % WAYS
  const [turn, width, height] = GROWN[way] ?? [0, 1, 1]
  const guest = way === WAYS - 1 ? (GUESTS[kind] ?? '') : ''
  return `${shadow(26, 41)}<g transform="translate(0 42) rotate(${turn}) scale(${width} ${height}) translate(0 -42)">${TREES[kind] ?? ''}</g>${guest}`
}

/** Emblems of a family that fly out to all sides (board.css). */
export function sparks(colour: LutinColour): string {
  const one = (index: number) =>
    `<g class="spark">${emblem(LUTIN_EMBLEMS[colour], index % 2 === 0 ? 'var(--gold)' : `var(--c-${colour})`, 1.1)}</g>`
  return Array.from({ length: 8 }, (_, index) => `<g transform="rotate(${index * 45})">${one(index)}</g>`).join('')
}

/** A small padlock in the colour of who moved the tree. */
export function padlock(colour: string): string {
  return `<g transform="translate(24 26)"><path d="M-7-2V-8A7 7 0 0 1 7-8V-2" fill="none" stroke="var(--ink-on-board)" stroke-width="4"/>
    <rect x="-11" y="-4" width="22" height="18" rx="4" fill="var(--c-${colour})" stroke="var(--ink-on-board)" stroke-width="3"/><circle cy="4" r="3" fill="var(--ink-on-board)"/></g>`
}

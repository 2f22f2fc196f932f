import { LUTIN_EMBLEMS, type LutinColour } from '../../art/goblin'
import type { Chapter } from '../chapter'
import { figures } from './figures'
import { picture } from './picture'

/** Which families a seat has, as the usual table has it. */
const FAMILIES: Record<number, LutinColour[][]> = {
  2: [
    ['blue', 'red'],
    ['yellow', 'violet'],
  ],
  3: [['blue'], ['yellow'], ['red']],
  4: [['blue'], ['yellow'], ['violet'], ['red']],
}

export const chapter: Chapter = {
  game: 'lutins',
  number: 1,
  age: 8,
  minutes: '30',
  start: true,
  diceless: true,
  picture,
  ink: 'forest-text',
  board: () => import('./index'),
  lesson: () => import('./lesson'),
  print: () => import('./print'),
  data: () => import('./starters'),
  feats: () => import('./feats'),
  figures,
  badges: (seat, seats) => (FAMILIES[seats]?.[seat] ?? []).map((colour) => ({ colour, emblem: LUTIN_EMBLEMS[colour] })),
}

import { LUTIN_EMBLEMS } from '../../art/goblin'
import type { Chapter } from '../chapter'
import { figures } from './figures'
import { FAMILIES } from './generated'
import { picture } from './picture'

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

import type { Chapter } from '../chapter'
import { figures } from './figures'
import { picture } from './picture'

export const chapter: Chapter = {
  game: 'elfe',
  number: 2,
  age: 8,
  minutes: '5–15',
  picture,
  ink: 'dusk',
  board: () => import('./index'),
  lesson: () => import('./lesson'),
  print: () => import('./print'),
  data: () => import('./starters'),
  feats: () => import('./feats'),
  seasoned: { preset: 'sorcery', seats: [2] },
  figures,
}

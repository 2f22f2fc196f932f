import type { Chapter } from '../chapter'
import { picture } from './picture'

export const chapter: Chapter = {
  game: 'elementals',
  number: 3,
  age: 8,
  minutes: '5–15',
  picture,
  board: () => import('./index'),
  lesson: () => import('./lesson'),
  print: () => import('./print'),
  data: () => import('./starters'),
  feats: () => import('./feats'),
  // Whoever is quickest wins: only without the race is there time to think, and to measure.
  keepsTime: ({ mode }) => mode !== 'relaxed',
}

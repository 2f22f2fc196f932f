import type { Chapter } from '../chapter'
import { picture } from './picture'

export const chapter: Chapter = {
  game: 'armes',
  number: 4,
  age: 8,
  minutes: '25',
  picture,
  board: () => import('./index'),
  lesson: () => import('./lesson'),
  data: () => import('./starters'),
  print: () => import('./print'),
  feats: () => import('./feats'),
  setup: { options: ['map', 'band0', 'band1', 'extra'], load: () => import('./Setup.svelte') },
  offers: 'even',
  pace: 'calm',
}

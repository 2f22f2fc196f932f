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
  setup: { options: ['map', 'band0', 'band1', 'extra'], load: () => import('./Setup.svelte') },
  pace: 'calm',
}

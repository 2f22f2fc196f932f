import { seatBadge, type Chapter } from '../chapter'
import { colourOf } from './colours'
import { picture } from './picture'

export const chapter: Chapter = {
  game: 'pixies',
  number: 5,
  age: 12,
  minutes: '20',
  picture,
  ink: 'gold-ink',
  board: () => import('./index'),
  lesson: () => import('./lesson'),
  print: () => import('./print'),
  data: () => import('./starters'),
  feats: () => import('./feats'),
  pace: 'calm',
  badges: (seat) => [{ ...seatBadge(seat), colour: colourOf(seat) }],
}

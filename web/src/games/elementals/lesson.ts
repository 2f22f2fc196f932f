/** Three cards without a clock: keep still, hit, and the book for a mad creature. */
import type { Lesson } from '../../lessons/types'

const lesson: Lesson = {
  game: 'elementals',
  first: { bots: 2, options: { window_ms: 4000 } },
  scenes: [
    {
      seats: 2,
      options: { mode: 'relaxed', first: '1' },
      seed: 111,
      steps: [],
      tasks: [
        { id: 'goal', moves: [] },
        { id: 'still', moves: [{ show: 'none' }], replies: [[1, 'none']] },
        { id: 'hit', moves: [{ show: 'slap:ftt' }], replies: [[1, 'none']] },
        { id: 'book', moves: [{ show: 'book' }], replies: [[1, 'none']] },
        { id: 'end', moves: [] },
      ],
    },
  ],
}

export default lesson

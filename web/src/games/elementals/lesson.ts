/** Cards without a clock: keep still, hit, the book for a mad creature; then a double, and a wizard who calls. */
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
        { id: 'more', moves: [] },
      ],
    },
    {
      seats: 2,
      options: { mode: 'relaxed', first: '1' },
      seed: 78,
      steps: [],
      tasks: [
        { id: 'double', moves: [{ show: 'none' }], replies: [[1, 'none']] },
        { id: 'older', moves: [{ show: 'slap:fta' }], replies: [[1, 'none']] },
        { id: 'last', moves: [] },
      ],
    },
    {
      seats: 2,
      options: { mode: 'relaxed', first: '1' },
      seed: 27,
      steps: [],
      tasks: [
        { id: 'wizard', moves: [{ show: 'none' }], replies: [[1, 'none']] },
        { id: 'summoned', moves: [{ show: 'slap:ttw' }], replies: [[1, 'none']] },
        { id: 'end', moves: [] },
      ],
    },
  ],
}

export default lesson

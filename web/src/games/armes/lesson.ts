/** One round begun: an objective searched, a crossbow gnome frozen. */
import type { Lesson } from '../../lessons/types'

const lesson: Lesson = {
  game: 'armes',
  first: { bots: 1, preset: 'short' },
  scenes: [
    {
      seats: 2,
      seed: 6,
      steps: [],
      tasks: [
        { id: 'goal', moves: [] },
        { id: 'first', moves: [{ show: 'first:0' }] },
        { id: 'move', moves: [{ show: 'act:A4' }, { show: 'move:p11' }] },
        { id: 'search', moves: [{ show: 'search:p12' }] },
        {
          id: 'boost',
          moves: [{ show: 'boost:1' }],
          replies: [
            [1, 'act:B3'],
            [1, 'move:p15'],
            [1, 'end'],
          ],
        },
        {
          id: 'aim',
          moves: [
            { show: 'act:A2' },
            { show: 'move:o12', also: (action) => ['move:n12', 'move:n13', 'move:o11', 'move:m12'].includes(action) },
          ],
        },
        { id: 'shard', moves: [{ show: 'use:shard' }, { show: 'at:B3' }] },
        { id: 'dice', moves: [{ show: 'boost:1' }] },
        { id: 'end', moves: [] },
      ],
    },
  ],
}

export default lesson

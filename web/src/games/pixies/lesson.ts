/** One round in the Queen's service: three actions, an offering, three promotions. */
import type { Action } from '../../wire/types'
import type { Lesson } from '../../lessons/types'

const rising = (action: Action) => action.startsWith('up:')

const lesson: Lesson = {
  game: 'pixies',
  first: { bots: 2, preset: 'first-game' },
  scenes: [
    {
      seats: 3,
      options: { rounds: 5, open_stocks: true, dungeon: false },
      seed: 208,
      steps: [
        [1, 'skill:e'],
        [2, 'skill:d'],
        [0, 'skill:i'],
      ],
      tasks: [
        { id: 'goal', moves: [] },
        {
          id: 'steal',
          moves: [{ show: '1:H' }],
          replies: [
            [2, '6'],
            [1, '2'],
          ],
        },
        {
          id: 'mine',
          moves: [{ show: '15' }],
          replies: [
            [2, '11:S'],
            [1, '4:A1>S'],
          ],
        },
        { id: 'more', moves: [{ show: '17:+H' }] },
        {
          id: 'offer',
          moves: [{ show: 'offer:H3' }],
          replies: [
            [1, 'offer:S1'],
            [2, 'offer:S1'],
          ],
        },
        { id: 'promote', moves: [{ show: 'up:m>1', also: (action) => action.startsWith('up:m') }] },
        {
          id: 'again',
          moves: [
            { show: 'up:m>2', also: rising },
            { show: 'up:1>6', also: rising },
          ],
        },
        { id: 'end', moves: [] },
      ],
    },
  ],
}

export default lesson

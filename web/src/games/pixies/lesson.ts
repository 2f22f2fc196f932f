/**
 * In the Queen's service: a first round with its offering, the crowns that end it, and then the three things that
 * bring points: a special offering, a ring, a Faithful Servant.
 */
import type { Action } from '../../wire/types'
import type { Lesson, Scene, Step } from '../../lessons/types'

const rising = (action: Action) => action.startsWith('up:')

const TABLE = { seats: 3, options: { rounds: 5, open_stocks: true, dungeon: false } }

const SKILLS: Step[] = [
  [1, 'skill:e'],
  [2, 'skill:d'],
  [0, 'skill:i'],
]

const firstRound: Scene = {
  ...TABLE,
  seed: 208,
  steps: SKILLS,
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
    { id: 'seen', moves: [] },
  ],
}

/** The second round of the same game, however the learner promoted. */
const secondRound: Scene = {
  ...TABLE,
  seed: 208,
  steps: [
    ...SKILLS,
    [0, '1:H'],
    [2, '6'],
    [1, '2'],
    [0, '15'],
    [2, '11:S'],
    [1, '4:A1>S'],
    [0, '17:+H'],
    [0, 'offer:H3'],
    [1, 'offer:S1'],
    [2, 'offer:S1'],
    [0, 'up:m>1'],
    [0, 'up:m>2'],
    [0, 'up:1>6'],
    [1, 'up:m>1'],
    [2, 'take:A1H1'],
  ],
  tasks: [
    { id: 'crowns', moves: [] },
    {
      id: 'special',
      moves: [{ show: '19:S', also: (action) => action.startsWith('19:') }],
      replies: [
        [2, '2'],
        [1, '4:A1>S'],
      ],
    },
    { id: 'track', moves: [{ show: '11:S', also: (action) => action === '11:G' }] },
    { id: 'order', moves: [] },
  ],
}

/** Gold enough for a ring: three bars came out of the mine. */
const smithy: Scene = {
  ...TABLE,
  seed: 22,
  steps: [
    [2, 'skill:d'],
    [1, 'skill:e'],
    [0, 'skill:j'],
    [0, '15'],
    ['chance', 'draw:S2G3'],
    [1, '2'],
    [2, '1:B'],
  ],
  tasks: [
    { id: 'ring', moves: [{ show: '13' }] },
    { id: 'gold', moves: [] },
  ],
}

/** Five honey pots were offered: three have lifted one pixie to the third level. */
const summit: Scene = {
  ...TABLE,
  seed: 16,
  steps: [
    [0, 'skill:d'],
    [2, 'skill:e'],
    [1, 'skill:i'],
    [1, '2'],
    [2, '4:A1>S'],
    [0, '1:H'],
    [1, '6'],
    [2, '11:S'],
    [0, '17:+H'],
    [0, '17:+H'],
    ['chance', 'demand:H'],
    [0, 'offer:H5'],
    [1, 'offer:S1'],
    [2, 'offer:G1'],
    [0, 'up:m>1'],
    [0, 'up:1>6'],
    [0, 'up:6>10'],
  ],
  tasks: [
    {
      id: 'servant',
      moves: [
        { show: 'up:10>13', also: (action) => action === 'up:10>14' },
        { show: 'up:13>Q', also: toCastle },
      ],
      replies: [[2, 'up:m>1']],
    },
    { id: 'end', moves: [] },
  ],
}

function toCastle(action: Action): boolean {
  return action.endsWith('>Q')
}

const lesson: Lesson = {
  game: 'pixies',
  first: { bots: 2, preset: 'first-game' },
  scenes: [firstRound, secondRound, smithy, summit],
}

export default lesson

/** A tree, a run, a corner turned, one goblin at a time, a locked tree, a way home and a goblin chased. */
import type { Lesson } from '../../lessons/types'

const lesson: Lesson = {
  game: 'lutins',
  first: { bots: 2 },
  scenes: [
    {
      seats: 4,
      seed: 1,
      steps: [],
      tasks: [
        { id: 'goal', moves: [] },
        { id: 'run', moves: [{ show: 'T:-' }, { show: 'L:Sd-d3', also: (action) => action.startsWith('L:Sd-d3') }] },
        { id: 'tree', moves: [] },
      ],
    },
    {
      seats: 4,
      seed: 1,
      steps: [],
      tasks: [
        { id: 'corner', moves: [{ show: 'T:b3-a3' }, { show: 'L:Sd-d3-b3' }] },
        { id: 'one', moves: [] },
        { id: 'locked', moves: [] },
        { id: 'later', moves: [] },
      ],
    },
    {
      seats: 4,
      seed: 26,
      // Four turns of a real game.
      steps: [
        [0, 'T:g7-f8'],
        [0, 'L:Sg-f1-h3'],
        [1, 'T:d7-e7'],
        [1, 'L:W2-b4-e1'],
        [2, 'T:f4-g5'],
        [2, 'L:Nd-a6'],
        [3, 'T:d6-d7'],
        [3, 'L:E3-h4'],
        [0, 'T:f8-e8'],
        [0, 'L:h3-f1'],
        [1, 'T:g6-g7'],
        [1, 'L:e1-c1'],
        [2, 'T:d7-d8'],
        [2, 'L:a6-a3'],
        [3, 'T:g4-f4'],
        [3, 'L:h4-h6-d6'],
      ],
      tasks: [
        { id: 'home', moves: [{ show: 'T:-' }, { show: 'L:f1-h3-Nb' }] },
        { id: 'chase', moves: [{ show: 'P:c8', also: (action) => action.startsWith('P:') }] },
        { id: 'end', moves: [] },
      ],
    },
  ],
}

export default lesson

/** A whole small game: to the elf by dice, a spell in time, and charmed. */
import type { Action, View } from '../../wire/types'
import type { Lesson } from '../../lessons/types'

const COLUMNS = 'abcdefghijklmnopqrst'

/** How many steps lie between two squares. */
function distance(a: string, b: string): number {
  const column = (square: string) => COLUMNS.indexOf(square[0] ?? '')
  return Math.max(Math.abs(column(a) - column(b)), Math.abs(Number(a.slice(1)) - Number(b.slice(1))))
}

/** A walk that ends so near to the elf. */
const within =
  (steps: number) =>
  (action: Action, view: View): boolean => {
    const to = action.split('-')[1]
    return to !== undefined && typeof view.elf === 'string' && distance(to, view.elf) <= steps
  }

const lesson: Lesson = {
  game: 'elfe',
  first: { bots: 2 },
  scenes: [
    {
      seats: 2,
      seed: 4,
      steps: [],
      tasks: [
        { id: 'goal', moves: [] },
        { id: 'place', moves: [{ show: 'at:a1' }], replies: [[1, 'at:r20']] },
        { id: 'roll', moves: [{ show: 'walk' }] },
        {
          id: 'walk',
          moves: [{ show: 'a1-b2', also: within(11) }],
          replies: [
            [1, 'walk'],
            [1, 'r20-m15'],
          ],
        },
        { id: 'again', moves: [{ show: 'walk' }] },
        {
          id: 'near',
          moves: [{ show: 'b2-d8', also: within(5) }],
          replies: [
            [1, 'walk'],
            [1, 'm15-h15'],
          ],
        },
        { id: 'spell', moves: [{ show: 'hex:h15' }], replies: [[1, 'draw']] },
        { id: 'last', moves: [{ show: 'walk' }] },
        { id: 'charm', moves: [{ show: 'd8-g12', also: within(1) }] },
        { id: 'end', moves: [] },
      ],
    },
  ],
}

export default lesson

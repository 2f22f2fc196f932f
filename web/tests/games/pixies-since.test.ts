import { expect, it } from 'vitest'
import { since } from '../../src/games/pixies/since'
import type { GameEvent } from '../../src/wire/types'

const log = (...events: GameEvent[]) => events.map((event, seq) => ({ seq, event }))
const act = (seat: number, action: number) => ({ event: 'action', seat, action })

it('tells what each rival did since my own last action, and nothing of the round before', () => {
  const entries = log(act(1, 4), { event: 'round', round: 2 }, act(1, 3), act(0, 1), act(2, 5), act(1, 15), act(2, 18))
  expect(since(entries, 0, 1)).toEqual([15])
  expect(since(entries, 0, 2)).toEqual([5, 18])
  // Whoever has not acted yet hears of the whole round.
  expect(since(entries, 3, 1)).toEqual([3, 15])
  expect(since(log(act(1, 4), { event: 'demand', food: 'A' }), 0, 1)).toEqual([])
})

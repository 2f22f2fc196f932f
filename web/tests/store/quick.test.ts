/** "Play now": the gentle way in, until somebody has chosen another. */
import { expect, it } from 'vitest'
import { quickTable } from '../../src/store/quick'
import type { GameCard } from '../../src/wire/types'

const card = { id: 'pixies', seats: [2, 3, 4], presets: { rulebook: {}, 'first-game': { rounds: 5 } } }

it('begins with the first game, where there is one', () => {
  const table = quickTable(card as unknown as GameCard, undefined)
  expect(table.preset).toBe('first-game')
  expect(table.seats).toHaveLength(3)
})

it('has another place each time, where a game has several', () => {
  const forest = {
    ...card,
    presets: {},
    options: { layout: { default: 'groves', values: ['groves', 'clearing', 'thicket'] } },
  } as unknown as GameCard
  const places = [0, 1, 2, 3].map((count) => quickTable(forest, undefined, count).options?.layout)
  expect(places).toEqual([undefined, 'clearing', 'thicket', 'groves'])
})

it('is as last time for whoever chose, and plain where a game has no first way', () => {
  expect(quickTable(card as unknown as GameCard, { seats: 4, level: 'fair' }).preset).toBeUndefined()
  expect(quickTable({ ...card, presets: {} } as unknown as GameCard, undefined).preset).toBeUndefined()
})

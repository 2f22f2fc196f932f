/** "Play now": the gentle way in, until somebody has chosen another. */
import { expect, it } from 'vitest'
import { quickTable } from '../../src/store/quick'
import { levelsOf, type GameCard } from '../../src/wire/types'

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
  const places = [0, 1, 2, 3].map((count) => quickTable(forest, undefined, { count }).options?.layout)
  expect(places).toEqual([undefined, 'clearing', 'thicket', 'groves'])
})

it('is as last time for whoever chose, and plain where a game has no first way', () => {
  expect(quickTable(card as unknown as GameCard, { seats: 4, level: 'fair' }).preset).toBeUndefined()
  expect(quickTable({ ...card, presets: {} } as unknown as GameCard, undefined).preset).toBeUndefined()
})

it('has a master where one has learnt the game, and the strongest but one elsewhere', () => {
  const learnt = { ...card, masters: [2] } as unknown as GameCard
  expect(levelsOf(learnt, 2).at(-1)).toBe('master')
  expect(levelsOf(learnt, 3).at(-1)).toBe('strong')
  const level = (seats: number) => quickTable(learnt, { seats, level: 'master' }).seats.at(-1)
  expect(level(2)).toEqual({ kind: 'bot', level: 'master' })
  expect(level(3)).toEqual({ kind: 'bot', level: 'gentle' })
})

it('has bots as strong as was chosen on its card, and is still the first game', () => {
  const table = quickTable(card as unknown as GameCard, undefined, { level: 'keen' })
  expect(table.preset).toBe('first-game')
  expect(table.seats.slice(1)).toEqual([
    { kind: 'bot', level: 'keen' },
    { kind: 'bot', level: 'keen' },
  ])
})

it('has the preset that its page offers first, but for the first game', () => {
  const battle = { ...card, presets: { quick: {}, even: { band0: 'gnomes1' } } } as unknown as GameCard
  const offers = 'even'
  expect(quickTable(battle, undefined, { offers }).preset).toBe('even')
  expect(quickTable(battle, { seats: 2, level: 'fair' }, { offers }).preset).toBe('even')
  expect(quickTable(battle, undefined, { offers: 'none' }).preset).toBeUndefined()
  expect(quickTable(card as unknown as GameCard, undefined, { offers: 'rulebook' }).preset).toBe('first-game')
})

/** Which way of playing comes first, and to whom the demanding one is recommended. */
import { expect, it } from 'vitest'
import { offeredPreset, presetIds, recommendedPreset } from '../../src/store/presets'
import type { GameCard, SeatWish } from '../../src/wire/types'

const card = { presets: { court: { win: 'court' }, feerie: {}, even: { band0: 'gnomes1' } } } as unknown as GameCard

it('lists what the page offers first, then the usual table', () => {
  expect(presetIds(card, undefined)).toEqual(['feerie', 'court', 'even'])
  expect(presetIds(card, 'even')).toEqual(['even', 'feerie', 'court'])
})

it('offers a first game to whoever has not played yet, on its page too', () => {
  const first = { presets: { rulebook: {}, 'first-game': { rounds: 5 } } } as unknown as GameCard
  expect(presetIds(first, offeredPreset(first, undefined, true))[0]).toBe('first-game')
  expect(offeredPreset(first, 'rulebook', false)).toBe('rulebook')
  expect(offeredPreset(card, 'even', true)).toBe('even')
})

const seasoned = { preset: 'court', seats: [2] }

it('recommends to who has played a few times, or wants strong bots', () => {
  expect(recommendedPreset(seasoned, 2, [{ kind: 'me' }, { kind: 'bot', level: 'gentle' }])).toBeUndefined()
  expect(recommendedPreset(seasoned, 3, [{ kind: 'me' }, { kind: 'open' }])).toBe('court')
  expect(recommendedPreset(seasoned, 0, [{ kind: 'me' }, { kind: 'bot', level: 'strong' }])).toBe('court')
})

it('recommends nothing at a table of a size at which nothing speaks for it', () => {
  const bot: SeatWish = { kind: 'bot', level: 'strong' }
  expect(recommendedPreset(seasoned, 9, [{ kind: 'me' }, bot, bot, bot])).toBeUndefined()
  expect(recommendedPreset(seasoned, 9, [{ kind: 'me' }])).toBeUndefined()
  expect(recommendedPreset(undefined, 9, [{ kind: 'me' }, bot])).toBeUndefined()
})

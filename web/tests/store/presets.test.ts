/** Which way of playing comes first, and to whom the demanding one is recommended. */
import { expect, it } from 'vitest'
import { isSeasoned, presetIds } from '../../src/store/presets'
import type { GameCard } from '../../src/wire/types'

const card = { presets: { court: { win: 'court' }, feerie: {}, even: { band0: 'gnomes1' } } } as unknown as GameCard

it('lists what the page offers first, then the usual table', () => {
  expect(presetIds(card, undefined)).toEqual(['feerie', 'court', 'even'])
  expect(presetIds(card, 'even')).toEqual(['even', 'feerie', 'court'])
})

it('knows who has played a few times, or wants strong bots', () => {
  expect(isSeasoned(2, [{ kind: 'me' }, { kind: 'bot', level: 'gentle' }])).toBe(false)
  expect(isSeasoned(3, [{ kind: 'me' }])).toBe(true)
  expect(isSeasoned(0, [{ kind: 'me' }, { kind: 'bot', level: 'strong' }])).toBe(true)
})

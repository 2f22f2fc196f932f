/** One gesture a hit at a shared screen, why a hit was wrong, and how quick each hand was. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LETTERS } from '../../src/games/elementals/art'
import type { Pair } from '../../src/games/elementals/generated'
import { KEYS, hasTwoKeys, keyIndex, keyOwner, nextToChoose, noteUnsaid, pressOf } from '../../src/games/elementals/hot'
import { settledAs } from '../../src/games/elementals/outcome'
import { longestStreak, median, rightTimes } from '../../src/games/elementals/sources'
import { mistakeText, spoken } from '../../src/games/elementals/tell'
import { read, type ElementalsView } from '../../src/games/elementals/view'
import { Words } from '../../src/i18n'
import { positions } from '../fixtures'

const words = new Words(
  'en',
  ['../locales/en.ftl', '../games/elementals/locales/en.ftl', 'src/games/elementals/en.ftl'].map((path) =>
    readFileSync(path, 'utf8'),
  ),
)
const table = (over: Partial<ElementalsView>): ElementalsView => ({
  ...read(positions('elementals')[0]?.view ?? {}),
  ...over,
})
const pile = (card: string, middle: string[]): ElementalsView =>
  table({ middle, window: { kind: 'pile', turner: 0, cards: [[0, card]] } })
/** The same with what the rules said of it. */
const settled = (view: ElementalsView, pairs: Pair[] = []) => ({
  view,
  known: { targets: view.middle, right: [], pairs, order: [] },
})
const react = (seat: number, action: string, right: boolean | null) => ({ event: 'react', seat, action, right })

describe('two keys a person', () => {
  it('tells the rules of a press by the usual place of its key', () => {
    expect(pressOf({ seat: 1, ms: 776, meaning: 'hit' })).toEqual(['KeyL', 776])
    expect(pressOf({ seat: 1, ms: 776, meaning: 'book' })).toEqual(['KeyP', 776])
    expect(pressOf({ seat: 4, ms: 300 })).toEqual(['Digit1', 300])
  })

  it('gives everybody two places of their own on the keyboard', () => {
    expect(new Set(KEYS).size).toBe(12)
    expect(keyOwner(KEYS, KEYS[keyIndex(1, 'book')] ?? '')).toEqual({ seat: 1, meaning: 'book' })
    expect(keyOwner(KEYS, 'KeyA')).toEqual({ seat: 0, meaning: 'hit' })
    expect(keyOwner(KEYS, 'F5')).toBeUndefined()
    expect([hasTwoKeys(4, false), hasTwoKeys(5, false), hasTwoKeys(2, true)]).toEqual([true, false, false])
  })

  it('is chosen hit and book, one person after the other', () => {
    expect(nextToChoose(keyIndex(0, 'hit'), [0, 2], true)).toBe(keyIndex(0, 'book'))
    expect(nextToChoose(keyIndex(0, 'book'), [0, 2], true)).toBe(keyIndex(2, 'hit'))
    expect(nextToChoose(keyIndex(2, 'book'), [0, 2], true)).toBeUndefined()
    expect(nextToChoose(keyIndex(0, 'hit'), [0, 2], false)).toBe(keyIndex(2, 'hit'))
  })
})

describe('a wrong hit', () => {
  it('shows the one part that was alike', () => {
    const outcome = settledAs(
      [react(1, 'slap:fwa:700', false)],
      settled(pile('ftt', ['fwa']), [{ middle: 'fwa', turned: 'ftt', parts: ['head'], right: false }]),
    )
    expect(outcome.mistake).toEqual({ seat: 1, kind: 'hit', cards: ['fwa', 'ftt'], parts: ['head'], paid: true })
    expect([...outcome.lit.keys()]).toEqual(['fwa', 'ftt'])
    if (outcome.mistake !== undefined) expect(mistakeText(outcome.mistake, words)).toContain('only the heads')
  })

  it('says what the book is for, and that nothing was said', () => {
    const kind = (view: ElementalsView, action: string) =>
      settledAs([react(0, action, false)], settled(view)).mistake?.kind
    expect(kind(pile('ftt', ['fwa']), 'book:500')).toBe('book')
    expect(kind(table({ window: { kind: 'wizard', turner: 0, cards: [[0, 'm1']] } }), 'book:501')).toBe('summoned')
    noteUnsaid(0, 'book:776')
    expect(kind(pile('ftt', ['fwa']), 'book:776')).toBe('unsaid')
    expect(spoken(react(0, 'book:776', false), words).action).toContain('nothing said')
  })

  it('says what a special card would have called for', () => {
    const told = (card: string) => {
      const pairs = [{ middle: 'fwa', turned: card, parts: [], right: false }]
      const { mistake } = settledAs([react(1, 'slap:fwa:700', false)], settled(pile(card, ['fwa']), pairs))
      return mistake === undefined ? '' : mistakeText(mistake, words)
    }
    expect(told('m1')).toContain('calls for the book')
    expect(told('d2')).toContain('a double is')
    expect(told('w3')).toContain('a wizard is')
  })

  it('costs nobody a card whose packet is too small to pay with', () => {
    const wrong = react(1, 'book:700', false)
    const before = settled(pile('ftt', ['fwa']))
    const told = (events: Parameters<typeof settledAs>[0]) => {
      const { mistake } = settledAs(events, before)
      return mistake === undefined ? '' : mistakeText(mistake, words)
    }
    expect(told([wrong, { event: 'penalty', seat: 1, to: [0] }])).toContain('One card to each')
    const aside = told([wrong, { event: 'aside', seat: 1, cards: 1 }])
    expect(aside).toContain('mad creature')
    expect(aside).not.toContain('One card to each')
  })

  it('is not told where somebody won after it', () => {
    const events = [react(1, 'book:300', false), react(0, 'slap:fwa:700', true), { event: 'win', seat: 0, cards: 5 }]
    expect(settledAs(events, settled(pile('fwt', ['fwa']))).mistake).toBeUndefined()
  })
})

describe('a hit that no longer counts', () => {
  const told = (action: string) => words.event('elementals', spoken(react(1, action, null), words))

  it('was too late with a clock, and is never called late without one', () => {
    expect(told('slap:fwa:700')).toContain('too late')
    expect(told('slap:fwa')).toContain('already won')
    expect(told('slap:fwa')).not.toContain('late')
  })
})

describe('how quick each hand was', () => {
  const events = [
    react(0, 'slap:fwa:700', true),
    { event: 'win', seat: 0, cards: 3 },
    react(0, 'book:500', true),
    react(1, 'book:600', null),
    { event: 'win', seat: 0, cards: 2 },
    react(1, 'book:900', true),
    { event: 'win', seat: 1, cards: 2 },
  ]
  it('counts right reactions only', () => {
    expect(rightTimes(events, 0)).toEqual([500, 700])
    expect(rightTimes(events, 1)).toEqual([900])
    expect([median([500, 700]), median([1, 2, 9]), median([])]).toEqual([600, 2, undefined])
    expect([longestStreak(events, 0), longestStreak(events, 1)]).toEqual([2, 1])
  })
})

it('has the letters of each language', () => {
  expect(LETTERS.en).toEqual({ a: 'A', f: 'F', t: 'E', w: 'W' })
  expect(LETTERS.fr).toEqual({ a: 'A', f: 'F', t: 'T', w: 'E' })
})

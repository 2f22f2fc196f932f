import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PARTS, elementalCard, packet, specialCard, type Element } from '../../src/games/elementals/art'
import { elementals } from '../../src/games/elementals'
import { arrange } from '../../src/games/elementals/arrange'
import { limitsOf, listed, measure, rest, withTime } from '../../src/games/elementals/clock'
import { KEYS, asked, certainlyWrong, inOrder, keysOf, rebound } from '../../src/games/elementals/hot'
import { felt, heard, pair } from '../../src/games/elementals/cue'
import { outcomeOf } from '../../src/games/elementals/outcome'
import { cardName, spoken, told } from '../../src/games/elementals/tell'
import {
  bookCalled,
  hittable,
  isRight,
  matches,
  read,
  shared,
  type ElementalsView,
} from '../../src/games/elementals/view'
import { Words } from '../../src/i18n'
import * as builder from '../../src/intent/builder'
import type { LogEntry } from '../../src/store/reduce'
import { positions } from '../fixtures'

const captured = positions('elementals')
const words = new Words(
  'en',
  ['../locales/en.ftl', '../games/elementals/locales/en.ftl', 'src/games/elementals/en.ftl'].map((path) =>
    readFileSync(path, 'utf8'),
  ),
)
const table = (over: Partial<ElementalsView>): ElementalsView => ({ ...read(captured[0]?.view ?? {}), ...over })
const pile = (card: string, middle: string[]): ElementalsView =>
  table({ middle, window: { kind: 'pile', turner: 0, cards: [[0, card]] } })

describe('matching', () => {
  it('compares parts in the same place only', () => {
    expect(shared('fwt', 'fwa')).toEqual(['head', 'belly'])
    expect(shared('wft', 'fwt')).toEqual(['legs'])
    expect(shared('m1', 'fwt')).toEqual([])
  })

  it('never offers the card just laid, and calls the book in turns only', () => {
    const laid = table({ middle: ['fwt', 'fwa'], window: { kind: 'middle', turner: 1, cards: [[1, 'fwa']] } })
    expect(hittable(laid)).toEqual(['fwt'])
    expect(isRight(laid, 'slap:fwt:400')).toBe(true)
    expect(bookCalled(pile('m2', ['fwt']))).toBe(true)
    expect(bookCalled(table({ window: { kind: 'wizard', turner: 0, cards: [[0, 'm1']] } }))).toBe(false)
  })

  it('judges every reaction as the engine did', () => {
    const settled = captured.filter(({ events }) => events.some(({ event }) => event === 'react'))
    expect(settled.length).toBeGreaterThan(10)
    for (const { view, events } of settled) {
      for (const event of events.filter((one) => one.event === 'react' && one.right !== null))
        expect(isRight(read(view), String(event.action))).toBe(event.right)
    }
  })
})

describe('cards for ears and fingers', () => {
  /** What one side plays for a part, whatever the side. */
  const part = (cards: [string, string], index: number, side: number) =>
    pair(...cards, 0)
      .filter((note) => note.side === side && Math.floor((note.at + 0.001) / 0.26) === index)
      .map((note) => ({ ...note, side: 0 }))

  it('sounds alike on both sides exactly where two cards are alike', () => {
    for (const cards of [
      ['fwt', 'fwa'],
      ['wft', 'fwt'],
      ['aaf', 'twa'],
      ['ttf', 'taf'],
    ] as [string, string][]) {
      const alike = PARTS.filter(
        (_, index) => JSON.stringify(part(cards, index, -1)) === JSON.stringify(part(cards, index, 1)),
      )
      expect(alike).toEqual(shared(...cards))
    }
  })

  it('lets nobody hear what the table does not show', () => {
    expect(heard(table({ window: null }))).toEqual([])
    expect(felt(table({ window: null }))).toEqual([])
    expect(new Set(heard(pile('m2', ['fwt'])).map(({ side }) => side))).toEqual(new Set([1]))
  })

  it('plays every pair after the other, and shakes a rhythm for each part', () => {
    const notes = heard(pile('fwa', ['fwt', 'taw']))
    expect(Math.max(...notes.map(({ at }) => at))).toBeGreaterThan(1)
    expect(notes.every(({ hertz, long }) => hertz > 100 && hertz < 2000 && long < 1)).toBe(true)
    expect(felt(pile('fat', ['fwt']))).toEqual([50, 50, 50, 220, 50, 220, 200, 220])
  })
})

describe('choosing', () => {
  it('finds one tap for every legal reaction, each its own', () => {
    for (const { view, seat, legal } of captured) {
      const paths = legal.map((action) => elementals.grammar.picks(action, view, seat).join())
      expect(new Set(paths).size).toBe(legal.length)
      for (const [index, action] of legal.entries()) {
        const tap = builder.tap(
          elementals.grammar,
          builder.begin(elementals.grammar, view, seat, legal),
          paths[index] ?? '',
        )
        expect(tap.kind === 'narrowed' ? builder.actions(tap.intent) : undefined).toEqual([action])
      }
    }
  })

  it('offers to hit exactly what the engine lists', () => {
    for (const { view, legal } of captured) {
      const cards = legal.filter((action) => action.startsWith('slap:')).map((action) => action.split(':')[1])
      expect([...hittable(read(view))].sort()).toEqual(cards)
    }
  })
})

describe('the clock', () => {
  const limits = limitsOf({ floor_ms: 150, window_ms: 2500, handicap: '0,300' })
  it('counts from the floor to the end of the window, rounded', () => {
    expect(measure(1000, 1149.4, limits)).toEqual({ kind: 'early' })
    expect(measure(1000, 1149.6, limits)).toEqual({ kind: 'counts', ms: 150 })
    expect(measure(1000, 3500.4, limits)).toEqual({ kind: 'counts', ms: 2500 })
    expect(measure(1000, 3501, limits)).toEqual({ kind: 'late' })
  })

  it('writes the time where the list leaves it open', () => {
    expect(withTime(listed(['book:<ms>', 'none', 'slap:fwt:<ms>'], 'slap:fwt') ?? '', 612)).toBe('slap:fwt:612')
    expect(withTime(listed(['book', 'none'], 'book') ?? '', 612)).toBe('book')
    expect(listed(['none'], 'book')).toBeUndefined()
  })

  it('rests longer after a reaction, and never in rhythm', () => {
    expect([rest(false, 0), rest(false, 1), rest(true, 0)]).toEqual([700, 1300, 1500])
    expect(limitsOf({ mode: 'relaxed' }).timed).toBe(false)
    expect(limits.handicaps).toEqual([0, 300])
  })
})

describe('several people at one screen', () => {
  it('has keys that are all different', () => expect(new Set(KEYS).size).toBe(KEYS.length))

  it('asks without a clock from the left of whoever turned', () => {
    const table = { hands: [1, 1, 1, 1], window: { kind: 'pile', turner: 1, cards: [] } } as unknown as Parameters<
      typeof asked
    >[0]
    expect(asked(table, [0, 1, 2, 3])).toEqual([2, 3, 0, 1])
    expect(asked(table, [0, 1])).toEqual([0, 1])
  })

  it('gives a seat the key it wants, and whoever had it the other', () => {
    expect(keysOf([])).toEqual(KEYS)
    expect(rebound(KEYS, 0, 'KeyZ')?.slice(0, 2)).toEqual(['KeyZ', 'KeyL'])
    expect(rebound(KEYS, 0, 'KeyL')?.slice(0, 2)).toEqual(['KeyL', 'KeyA'])
    expect(rebound(KEYS, 0, 'Escape')).toBeUndefined()
    expect(new Set(rebound(KEYS, 3, 'Space')).size).toBe(KEYS.length)
  })

  it('asks the earliest first, handicaps added, and the turner last among equals', () => {
    const buzzes = [
      { seat: 0, ms: 500 },
      { seat: 1, ms: 500 },
      { seat: 2, ms: 450 },
    ]
    expect(inOrder(buzzes, 0, 3, [0, 0, 0]).map(({ seat }) => seat)).toEqual([2, 1, 0])
    expect(inOrder(buzzes, 0, 3, [0, 0, 100]).map(({ seat }) => seat)).toEqual([1, 0, 2])
  })

  it('makes silence after a buzz a mistake', () => {
    for (const view of [pile('fwa', ['fwt']), pile('m1', ['fwt'])])
      expect(isRight(view, certainlyWrong(view, 600))).toBe(false)
  })
})

describe('telling', () => {
  it('says cards and reactions in words, never in notation', () => {
    expect(cardName('fwt', words)).toBe('fire-water-earth')
    for (const { events } of captured) {
      for (const event of events) {
        const said = words.event('elementals', spoken(event, words)) ?? ''
        expect(said).not.toMatch(/slap:|book:|\b[aftw]{3}\b|⟦/)
      }
    }
  })

  it('keeps the open card out of the log until its window is settled', () => {
    const log: LogEntry[] = [
      { seq: 3, event: { event: 'turn', card: 'fwa', to: 'pile', seat: 1 } },
      { seq: 4, event: { event: 'turn', card: 'fwt', to: 'pile', seat: 0 } },
      { seq: 4, event: { event: 'window', kind: 'pile', turner: 0 } },
    ]
    expect(told(pile('fwt', ['fwa']), log).map(({ event }) => event.event)).toEqual(['turn', 'window'])
    expect(told(table({ window: null }), log).length).toBe(3)
  })

  it('tells who was how quick, who won, and what nobody saw', () => {
    const before = pile('fwa', ['fwt', 'ttw'])
    const won = outcomeOf(
      [
        { event: 'react', seat: 1, action: 'slap:ttw:480', right: false },
        { event: 'react', seat: 0, action: 'slap:fwt:512', right: true },
        { event: 'win', seat: 0, cards: 3 },
      ],
      before,
    )
    expect(won?.reactions.map(({ seat, ms, right }) => [seat, ms, right])).toEqual([
      [1, 480, false],
      [0, 512, true],
    ])
    expect(won?.winner).toEqual({ seat: 0, cards: 3 })
    expect([...(won?.lit.keys() ?? [])]).toEqual(['fwt', 'fwa'])
    expect(outcomeOf([{ event: 'turn', seat: 0, card: 'faw', to: 'pile' }], before)?.missed).toBe(true)
    expect(matches(before).length).toBe(1)
  })
})

describe('drawing', () => {
  it('draws twelve parts, no two alike, and lights what is shared', () => {
    const elements: Element[] = ['a', 'f', 't', 'w']
    const cards = elements.flatMap((head) => elements.map((legs) => elementalCard(head, 'a', legs)))
    expect(new Set(cards).size).toBe(16)
    for (const part of PARTS)
      expect(elementalCard('f', 'w', 't', { lit: [part] })).not.toBe(elementalCard('f', 'w', 't'))
    expect(new Set((['m', 'd', 'w'] as const).map(specialCard)).size).toBe(3)
    expect(packet(30).length).toBeGreaterThan(packet(4).length)
  })

  it('keeps middle cards large enough for a finger on a phone', () => {
    for (const turned of [0, 1, 4, 6])
      for (const middle of [1, 2, 3])
        expect(arrange(turned, middle, 362, 420).middle, `${turned}+${middle}`).toBeGreaterThanOrEqual(96)
    expect(arrange(1, 1, 860, 390).stacked).toBe(false)
    expect(arrange(6, 1, 362, 420).stacked).toBe(true)
  })
})

describe('what bots say', () => {
  it('names reactions and cards in words, never by their signs', () => {
    expect(elementals.say?.({}, 0, 'slap:fwt:640', words)).toBe('slap fire-water-earth in 0.640 s')
    expect(elementals.say?.({}, 0, 'slap:fwt:<ms>', words)).toBe('slap fire-water-earth')
    expect(['book:400', 'book', 'none'].map((action) => elementals.say?.({}, 0, action, words))).toEqual([
      'put down the book in 0.400 s',
      'put down the book',
      'keep still',
    ])
    expect(elementals.reason?.('fft in the middle shares two parts with ftt: slap it!', {}, words)).toBe(
      'fire-fire-earth in the middle shares two parts with fire-earth-earth: slap it!',
    )
  })
})

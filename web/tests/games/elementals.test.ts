import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PARTS, elementalCard, packet, specialCard, type Element } from '../../src/games/elementals/art'
import { elementals } from '../../src/games/elementals'
import { arrange } from '../../src/games/elementals/arrange'
import { limitsOf, listed, measure, rest, withTime } from '../../src/games/elementals/clock'
import type { Outlook } from '../../src/games/elementals/generated'
import { KEYS, keysOf, rebound } from '../../src/games/elementals/hot'
import { felt, heard, pair } from '../../src/games/elementals/cue'
import { outcomeOf, ownTime } from '../../src/games/elementals/outcome'
import { cardName, comesNext, spoken, told } from '../../src/games/elementals/tell'
import { read, type ElementalsView } from '../../src/games/elementals/view'
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

/** What the rules said of a window. */
const known = (over: Partial<Outlook>): Outlook => ({
  targets: [],
  right: [],
  pairs: [],
  order: [],
  ...over,
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
      expect(alike).toEqual(PARTS.filter((_, index) => cards[0][index] === cards[1][index]))
    }
  })

  it('lets nobody hear what the table does not show', () => {
    expect(heard(table({ window: null }), ['fwt'])).toEqual([])
    expect(felt(table({ window: null }))).toEqual([])
    expect(new Set(heard(pile('m2', ['fwt']), ['fwt']).map(({ side }) => side))).toEqual(new Set([1]))
  })

  it('plays every pair after the other, and shakes a rhythm for each part', () => {
    const notes = heard(pile('fwa', ['fwt', 'taw']), ['fwt', 'taw'])
    expect(Math.max(...notes.map(({ at }) => at))).toBeGreaterThan(1)
    expect(notes.every(({ hertz, long }) => hertz > 100 && hertz < 2000 && long < 1)).toBe(true)
    expect(felt(pile('fat', ['fwt']))).toEqual([50, 50, 50, 220, 50, 220, 200, 220])
  })
})

describe('choosing', () => {
  it('finds one tap for every legal reaction, each its own', () => {
    for (const { view, seat, legal } of captured) {
      const paths = legal.map((action) => elementals.input.grammar.picks(action, view, seat).join())
      expect(new Set(paths).size).toBe(legal.length)
      for (const [index, action] of legal.entries()) {
        const tap = builder.tap(
          elementals.input.grammar,
          builder.begin(elementals.input.grammar, view, seat, legal),
          paths[index] ?? '',
        )
        expect(tap.kind === 'narrowed' ? builder.actions(tap.intent) : undefined).toEqual([action])
      }
    }
  })
})

describe('the clock', () => {
  const limits = limitsOf({ floor_ms: 150, window_ms: 2500 })
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
  })
})

describe('several people at one screen', () => {
  it('has keys that are all different', () => expect(new Set(KEYS).size).toBe(KEYS.length))

  it('gives a seat the key it wants, and whoever had it the other', () => {
    expect(keysOf([])).toEqual(KEYS)
    expect(rebound(KEYS, 0, 'KeyZ')?.slice(0, 2)).toEqual(['KeyZ', 'KeyL'])
    expect(rebound(KEYS, 0, 'KeyL')?.slice(0, 2)).toEqual(['KeyL', 'KeyA'])
    expect(rebound(KEYS, 0, 'Escape')).toBeUndefined()
    expect(new Set(rebound(KEYS, 3, 'Space')).size).toBe(KEYS.length)
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

  it('says what a double or a wizard leads to, and nothing of any other card', () => {
    expect(comesNext(pile('d1', ['fff']), words)).toContain('one more card')
    expect(comesNext(pile('w1', ['fff']), words)).toContain('everyone flips')
    expect(comesNext(pile('m1', ['fff']), words)).toBeUndefined()
    expect(comesNext(pile('ffa', ['fff']), words)).toBeUndefined()
    // In a summoning special cards do nothing.
    const window = { kind: 'wizard', turner: 0, cards: [[0, 'd1']] } satisfies ElementalsView['window']
    expect(comesNext(table({ window }), words)).toBeUndefined()
  })

  it('takes a time for a record only from one person alone, who won', () => {
    const reactions = [{ seat: 0, kind: 'slap', card: 'fff', ms: 812, right: true }] as const
    const outcome = { reactions: [...reactions], winner: { seat: 0, cards: 3 }, missed: false, lit: new Map() }
    expect(ownTime(outcome, [0])).toBe(812)
    expect(ownTime(outcome, [1])).toBeUndefined()
    expect(ownTime(outcome, [0, 1])).toBeUndefined()
    expect(ownTime({ ...outcome, reactions: [] }, [0])).toBeUndefined()
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
    const pairs: Outlook['pairs'] = [
      { middle: 'fwt', turned: 'fwa', parts: ['head', 'belly'], right: true },
      { middle: 'ttw', turned: 'fwa', parts: [], right: false },
    ]
    const before = { view: pile('fwa', ['fwt', 'ttw']), known: known({ right: ['slap:fwt'], pairs }) }
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
    expect(
      outcomeOf([{ event: 'turn', seat: 0, card: 'faw', to: 'pile' }], { ...before, known: known({}) })?.missed,
    ).toBe(false)
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
    expect(elementals.labels.say?.({}, 0, 'slap:fwt:640', words)).toBe('slap fire-water-earth in 0.640 s')
    expect(elementals.labels.say?.({}, 0, 'slap:fwt:<ms>', words)).toBe('slap fire-water-earth')
    expect(['book:400', 'book', 'none'].map((action) => elementals.labels.say?.({}, 0, action, words))).toEqual([
      'put down the book in 0.400 s',
      'put down the book',
      'keep still',
    ])
    expect(elementals.labels.reason?.('fft in the middle shares two parts with ftt: slap it!', {}, words)).toBe(
      'fire-fire-earth in the middle shares two parts with fire-earth-earth: slap it!',
    )
  })
})

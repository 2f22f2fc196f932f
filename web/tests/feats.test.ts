/** Every feat is done in some game and not in another: in games really played, or where those are too few, in made ones. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Tale } from '../src/book/feat'
import { deserts, tales } from '../src/book/read'
import { CHAPTERS, loadFeats } from '../src/games/index'
import { LANGS, loadFeatWords } from '../src/i18n'
import type { Frame, GameEvent, SeatInfo, TableInfo, View } from '../src/wire/types'

type Finished = Pick<Tale, 'seats' | 'options' | 'view' | 'events'> & { ranking: number[]; scores: number[] }
const finished = JSON.parse(readFileSync('tests/fixtures/finished.json', 'utf8')) as Record<string, Finished[]>

const me: SeatInfo = { kind: 'person', mine: true }
const friend: SeatInfo = { kind: 'person', mine: false }
const bot = (level: string): SeatInfo => ({ kind: 'bot', level, mine: false })
const frame = (events: readonly GameEvent[], view: View) => ({ events, views: { all: view } }) as unknown as Frame

/** A real game as each of its seats may tell it, against bots. */
const told = ({ seats, options, ranking, scores, view, events }: Finished): Tale[] =>
  Array.from({ length: seats }, (_, mine) => {
    const sitting = Array.from({ length: seats }, (__, seat) => (seat === mine ? me : bot('fair')))
    const table = { seats: sitting, options: { ...options }, result: { ranking, scores } }
    return tales(table, [frame(events, view)])
  }).flat()

/** What happened, told in short: `tree`, or `home colour=blue`. */
const happened = (...lines: string[]): GameEvent[] =>
  lines.map((line) => {
    const [event = '', ...fields] = line.split(' ')
    return { event, ...Object.fromEntries(fields.map((field) => fieldOf(field))) }
  })
function fieldOf(field: string): [string, string | number] {
  const [name = '', value = ''] = field.split('=')
  return [name, /^-?\d+$/.test(value) ? Number(value) : value]
}

type Made = { [part in keyof Tale]?: Tale[part] }
const made = (game: string, tale: Made): Tale => ({
  seat: 0,
  seats: 3,
  won: true,
  scores: [6, 4, 4],
  options: {},
  view: finished[game]?.[0]?.view ?? {},
  events: [],
  ...tale,
})

/** What no game at hand shows, or what every one does: a game in which it was done, and one in which it was not. */
const MADE: Record<string, Record<string, [done: Made, not: Made]>> = {
  lutins: {
    'round-the-bend': [
      { events: happened('slide colour=blue', 'slide colour=blue', 'home colour=blue') },
      { events: happened('slide colour=blue', 'home colour=blue') },
    ],
    'two-in-a-row': [
      { events: happened('home colour=blue', 'turn seat=1', 'turn seat=2', 'turn seat=0', 'home colour=blue') },
      {
        events: happened('home colour=blue', 'turn seat=1', 'home colour=yellow', 'turn seat=2', 'turn seat=0', 'pass'),
      },
    ],
    gardener: [
      {
        events: Array.from({ length: 15 }, () => happened('tree', 'turn seat=1', 'turn seat=2', 'turn seat=0')).flat(),
      },
      // Whoever moves first before seat 1 plays is seat 0: the trees of others do not count.
      {
        events: Array.from({ length: 15 }, () => happened('turn seat=1', 'tree', 'turn seat=2', 'turn seat=0')).flat(),
      },
    ],
    'let-them-grow': [
      { events: happened('slide colour=blue', 'turn seat=1', 'tree') },
      { events: happened('tree', 'turn seat=1', 'tree') },
    ],
    comeback: [
      { events: happened('home colour=red', 'home colour=red', 'home colour=blue') },
      { events: happened('home colour=red', 'home colour=blue', 'home colour=red') },
    ],
  },
  elfe: { crowd: [{ seats: 4 }, { seats: 4, won: false }] },
  elementals: {
    steady: [
      {
        events: Array.from({ length: 5 }, () => happened('react seat=0 action=book:900'))
          .flat()
          .map(right),
      },
      {
        events: Array.from({ length: 5 }, () => happened('react seat=0 action=book:1900'))
          .flat()
          .map(right),
      },
    ],
    crowd: [{ seats: 5 }, { seats: 4 }],
  },
  armes: {
    looter: [
      { events: happened('vp seat=0 why=loot') },
      { events: happened('vp seat=1 why=loot', 'vp seat=0 why=search') },
    ],
    charge: [
      { events: happened('charge fig=A1', 'charge fig=A2') },
      { events: happened('charge fig=A1', 'charge fig=B2') },
    ],
    dodge: [{ events: happened('dodge fig=A1') }, { events: happened('dodge fig=B1') }],
  },
  pixies: {},
}
function right(event: GameEvent): GameEvent {
  return { ...event, right: true }
}

describe.each(CHAPTERS)('the stickers of %s', (game) => {
  const real = (finished[game] ?? []).flatMap(told)

  it('are about a dozen, each with its own name and a way to get it, in both languages', async () => {
    const ids = (await loadFeats(game)).map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(12)
    expect(new Set(ids).size).toBe(ids.length)
    for (const lang of LANGS) {
      const words = await loadFeatWords(lang, game)
      const names = ids.map((id) => words.say(`${game}-feat-${id}`))
      const hows = ids.map((id) => words.say(`${game}-feat-${id}-how`))
      expect([...names, ...hows].filter((text) => text.includes('⟦'))).toEqual([])
      expect(new Set(names).size).toBe(ids.length)
      expect(new Set(hows).size).toBe(ids.length)
    }
  })

  it('are each earned in some game and not in another', async () => {
    const feats = await loadFeats(game)
    const cases = MADE[game] ?? {}
    expect(Object.keys(cases).filter((id) => !feats.some((feat) => feat.id === id))).toEqual([])
    for (const { id, done } of feats) {
      const own = cases[id]
      if (own === undefined) expect(new Set(real.map(done)), id).toEqual(new Set([true, false]))
      else
        expect(
          own.map((tale) => done(made(game, tale))),
          id,
        ).toEqual([true, false])
    }
  })

  it('that speak of winning are nobody else’s', async () => {
    const words = await loadFeatWords('en', game)
    const winners = (await loadFeats(game)).filter(({ id }) => words.say(`${game}-feat-${id}-how`).startsWith('Win '))
    expect(winners.length).toBeGreaterThan(2)
    // A table of the elementals is won while the game goes on.
    const ofTheGame = winners.filter(
      ({ id }) => !/Win (a table|three tables)/.test(words.say(`${game}-feat-${id}-how`)),
    )
    for (const tale of real.filter(({ won }) => !won))
      expect(ofTheGame.filter(({ done }) => done(tale)).map(({ id }) => id)).toEqual([])
  })
})

describe('stars', () => {
  const table = (seats: SeatInfo[], ranking: number[]) =>
    ({ seats, options: {}, result: { ranking, scores: ranking.map((place) => -place) } }) satisfies Partial<TableInfo>
  const stars = (seats: SeatInfo[], ranking: number[]) => deserts(table(seats, ranking), [frame([], {})], []).stars

  it('are given for whom one won against', () => {
    expect(stars([me, bot('keen'), bot('gentle'), bot('keen')], [1, 2, 3, 4])).toEqual(['keen', 'gentle'])
    expect(stars([friend, me, bot('fair')], [2, 1, 3])).toEqual(['people', 'fair'])
  })

  it('are not given for a loss, a shared victory, or a victory over oneself', () => {
    expect(stars([me, bot('fair')], [2, 1])).toEqual([])
    expect(stars([me, bot('fair')], [1, 1])).toEqual([])
    expect(stars([me, me], [1, 2])).toEqual([])
    expect(tales(table([me, me], [1, 2]), [frame([], {})])).toEqual([])
  })

  it('go to whichever of my seats won, where several sit at one screen', () => {
    expect(stars([me, me, bot('strong')], [2, 1, 3])).toEqual(['strong'])
  })
})

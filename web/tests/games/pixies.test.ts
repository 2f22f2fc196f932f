import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pixies } from '../../src/games/pixies'
import { pixie } from '../../src/games/pixies/art'
import { grammar, named } from '../../src/games/pixies/pick'
import { roundPoints } from '../../src/games/pixies/sources'
import { cost, missing } from '../../src/games/pixies/tell'
import { amounts, fitting, roomFor, trayOf } from '../../src/games/pixies/tray'
import { colours, foodOn, heap, miners, price, read, untilSymbol, type PixiesView } from '../../src/games/pixies/view'
import { Words } from '../../src/i18n'
import * as builder from '../../src/intent/builder'
import { positions } from '../fixtures'

const text = (path: string) => readFileSync(path, 'utf8')
const wordsOf = (lang: 'en' | 'fr') =>
  new Words(
    lang,
    [`../locales/${lang}.ftl`, `../games/pixies/locales/${lang}.ftl`, `src/games/pixies/${lang}.ftl`].map(text),
  )
const words = wordsOf('en')
const captured = positions('pixies')
const last = read(captured.at(-1)?.view ?? {})
const context = { seat: 0, look: {}, words, path: [], targets: new Set<string>() }
const cells = new Set(pixies.squares.layout.cells.map((cell) => cell.id))

/** Walks along an action's taps, as the table would, and says where it led. */
function follow(position: (typeof captured)[number], action: string): builder.Intent {
  const start = builder.begin(grammar, position.view, position.seat, position.legal)
  return grammar
    .picks(action, position.view, position.seat, position.legal)
    .slice(builder.current(start).path.length)
    .reduce((intent, pick) => {
      expect(builder.nextTargets(intent)).toContain(pick)
      const tap = builder.tap(grammar, intent, pick)
      return tap.kind === 'narrowed' ? tap.intent : intent
    }, start)
}

describe("the Queen's table", () => {
  it('was captured at every kind of question that its games had', () => {
    const nodes = new Set(captured.map(({ view }) => read(view).node))
    for (const node of ['pick', 'act', 'offer', 'promo', 'give', 'demote', 'third'] as const)
      expect(nodes).toContain(node)
  })

  it('finds a way of taps of its own to every legal action', () => {
    for (const position of captured) {
      const ways = position.legal.map((action) =>
        grammar.picks(action, position.view, position.seat, position.legal).join(' '),
      )
      expect(new Set(ways).size).toBe(ways.length)
      for (const action of position.legal) expect(builder.actions(follow(position, action))).toEqual([action])
    }
  })

  it('asks which of two miners gets a stone only where both may', () => {
    const [view, both] = [captured[0]?.view ?? {}, ['stone:1.1', 'stone:1.2', 'stone:2.1']]
    const taps = both.map((action) => grammar.picks(action, view, 0, both))
    expect(taps).toEqual([['m1', 'button:do:stone:1.1'], ['m1', 'button:do:stone:1.2'], ['m2']])
  })

  it('shows every tap of every action as a square, a button or an entry of the tray', () => {
    for (const position of captured) {
      for (const action of position.legal) {
        const picks = grammar.picks(action, position.view, position.seat, position.legal)
        picks.forEach((pick, index) => {
          if (cells.has(pick)) return
          const before = picks.slice(0, index)
          const targets = new Set(
            position.legal
              .map((other) => grammar.picks(other, position.view, position.seat))
              .filter((other) => before.every((target, place) => other[place] === target))
              .flatMap((other) => other[index] ?? []),
          )
          const buttons = pixies.input
            .choices(position.view, position.seat, before, targets, words)
            .map((choice) => choice.target)
          const tray = trayOf(read(position.view), position.seat, before, targets, words)
          const entries =
            tray === undefined
              ? []
              : tray.kind === 'list'
                ? tray.options.map((option) => option.target)
                : [...tray.fits.values()]
          expect([...buttons, ...entries]).toContain(pick)
        })
      }
    }
  })

  it('reaches every amount by plus alone', () => {
    for (const { view, seat, legal } of captured) {
      const targets = new Set(legal.map((action) => grammar.picks(action, view, seat)[0] ?? ''))
      const tray = trayOf(read(view), seat, [], targets, words)
      if (tray?.kind !== 'amounts') continue
      for (const action of legal) {
        const wanted = amounts(action) ?? {}
        const counts: Record<string, number> = {}
        for (const [kind, count] of Object.entries(wanted)) {
          for (let one = 0; one < count; one += 1) {
            expect(roomFor(tray, counts, kind)).toBe(true)
            counts[kind] = one + 1
          }
        }
        expect(named(fitting(tray, counts) ?? '')).toBe(action)
      }
    }
  })

  it('says everything in words, in both languages', () => {
    for (const spoken of [words, wordsOf('fr')]) {
      const said = captured.flatMap(({ view, seat, legal, events }) => [
        ...pixies.squares.layout.cells.map((cell) => pixies.squares.name(view, cell.id, spoken)),
        ...legal.slice(0, 12).map((action) => pixies.labels.say?.(view, seat, action, spoken) ?? '⟦⟧'),
        ...legal
          .slice(0, 12)
          .map(
            (action) => pixies.input.prompt(view, seat, grammar.picks(action, view, seat).slice(0, 1), spoken) ?? '',
          ),
        ...pixies.labels.tips(view, seat, spoken),
        pixies.labels.seatLine(view, seat, spoken).note ?? '',
        ...events.flatMap((event) => spoken.event('pixies', event) ?? []),
      ])
      expect(said.filter((one) => one.includes('⟦') || /\{|slave|esclave/.test(one))).toEqual([])
    }
  })

  it('calls a mine that nobody has by no name', () => {
    for (const { view } of captured) {
      const mines = pixies.squares.layout.cells.filter((cell) => cell.id.startsWith('m')).map(({ id }) => id)
      const empty = mines.filter((id) => pixies.squares.name(view, id, words) === 'An empty cave')
      expect(mines.length - empty.length).toBe(colours(read(view)).length)
    }
  })

  it('draws every pixie of the pyramid, every disc and every mine once', () => {
    for (const { view } of captured) {
      const table = read(view)
      const keys = pixies.squares.scene(view, context).nodes.map((node) => node.key)
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys.filter((key) => key.startsWith('pixie@')).length).toBe(
        table.pyramid.filter((colour) => colour >= 0).length,
      )
      expect(keys.filter((key) => /^disc-\d+-/.test(key) && Number(key.split('-')[1]) <= 14).length).toBe(
        table.placed.flat().length,
      )
      expect(keys.filter((key) => key.startsWith('mine-')).length).toBe(colours(table).length)
      for (const colour of colours(table)) expect(miners(table, colour)).toBeGreaterThanOrEqual(0)
    }
  })

  it('turns every event into motion of something that is there', () => {
    for (const { view, events, after } of captured) {
      const keys = new Set(pixies.squares.scene(after, context).nodes.map((node) => node.key))
      for (const motion of pixies.squares.motion(events, view, after).flat()) expect(keys).toContain(motion.key)
      for (const event of events) for (const place of pixies.squares.places(event)) expect(cells).toContain(place)
    }
  })

  it('asks about a refused space with a string that the rules understand', () => {
    const act = captured.find(({ view }) => read(view).node === 'act')
    for (const cell of pixies.squares.layout.cells) {
      const refusal = act === undefined ? undefined : pixies.squares.refusal(act.view, act.seat, [], cell.id, [])
      if (refusal !== undefined && 'action' in refusal) expect(refusal.action).toMatch(new RegExp(`^${cell.id}(:|$)`))
    }
  })

  it('tells what an action costs and what is missing for it, once the rules have said it', () => {
    const told = { costs: { 13: 'G5', 19: 'A2G1' }, lacks: { 13: 'G2' } }
    expect([cost(told, 13), missing(told, 13)]).toEqual([{ G: 5 }, { G: 2 }])
    expect([cost(told, 19), missing(told, 19)]).toEqual([{ A: 2, G: 1 }, {}])
    expect([cost(told, 12), cost(undefined, 13)]).toEqual([{}, {}])
  })

  it('draws the food that is printed on each space', () => {
    expect([1, 9, 14].map((space) => foodOn(last, space))).toEqual([{ A: 1 }, { H: 2 }, { A: 1, B: 2, H: 1 }])
  })

  it('explains every point of the round that is over, and no other', () => {
    const view: PixiesView = { ...read(captured[0]?.view ?? {}), round: 2, phase: 'actions', final: null }
    const [points, reward] = [
      (seat: number, count: number, why: string) => ({ event: 'points', seat, points: count, why }),
      (seat: number, kind: string, value: number) => ({ event: 'reward', seat, kind, value }),
    ]
    const events = [
      { event: 'round', round: 1 },
      reward(0, 'ring', 8),
      points(1, 2, 'rival'),
      points(0, 2, 'miners'),
      points(1, 6, 'tracks'),
      { event: 'round', round: 2 },
      points(0, 1, 'copy'),
    ]
    const log = events.map((event, seq) => ({ seq, event }))
    const told = roundPoints(view, log, words)
    expect(told?.round).toBe(1)
    expect(told?.lines.map((line) => line.values.slice(0, 2))).toEqual([
      [8, 0],
      [-2, 0],
      [0, -6],
      [0, -2],
      [6, -8],
    ])
    expect(told?.lines.at(-1)?.total).toBe(true)
    expect(roundPoints({ ...view, round: 1 }, log, words)).toBeUndefined()
    expect(roundPoints({ ...view, round: 5 }, log, words)).toBeUndefined()
  })

  it('reads heaps and the way to the next mine symbol', () => {
    expect(heap('A2S10')).toEqual({ A: 2, S: 10 })
    expect(heap('-')).toEqual({})
    expect(untilSymbol(last, 0)).toBe(10)
    expect(untilSymbol(last, 10)).toBe(10)
    expect(untilSymbol(last, 58)).toBe(2)
  })

  it('counts the discs that a space takes: fewer where a pixie helps, and all that are left for the flag', () => {
    const alone = { ...last, pyramid: last.pyramid.map((_, index) => (index === 3 ? 1 : -1)) }
    const [seat] = alone.seats.map((kit) => ({ ...kit, discs: 3 }))
    const view: PixiesView = { ...alone, seats: seat === undefined ? [] : [seat] }
    expect([1, 4, 15, 21].map((space) => price(view, space, 0))).toEqual([2, 1, 1, 3])
  })

  it('is glad for whoever came first by the rules, whatever the points are', () => {
    const faces = (seat: number, ranking?: number[]) => {
      const look = pixies.squares.carry({}, ranking === undefined ? [] : [{ event: 'end', ranking }])
      const view = { ...captured.at(-1)?.view, node: 'over', pyramid: last.pyramid.map(() => seat) }
      return pixies.squares.scene(view, { ...context, look }).nodes.find(({ key }) => key === 'pixie@1')?.art
    }
    expect(faces(0, [2, 1])).toBe(pixie(0, 'sulk'))
    expect(faces(1, [2, 1])).toBe(pixie(1, 'glad'))
    expect(faces(1)).toBe(pixie(1, 'calm'))
  })
})

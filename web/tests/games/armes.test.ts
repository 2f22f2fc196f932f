import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { armes } from '../../src/games/armes'
import { aims, charges, odds, pendingTry } from '../../src/games/armes/aim'
import { faces } from '../../src/games/armes/dice'
import { lay, turnsOf } from '../../src/games/armes/ground'
import { LAYOUT } from '../../src/games/armes/layout'
import { freeActions, isSecond, ways } from '../../src/games/armes/reach'
import { BASE } from '../../src/games/armes/roster'
import { USUAL } from '../../src/games/armes/rules'
import { figureOf, read } from '../../src/games/armes/view'
import { Words } from '../../src/i18n'
import * as builder from '../../src/intent/builder'
import { positions } from '../fixtures'

const text = (path: string) => readFileSync(path, 'utf8')
const words = new Words('en', [
  text('../locales/en.ftl'),
  text('../games/armes/locales/en.ftl'),
  text('src/games/armes/en.ftl'),
])
const captured = positions('armes')
const phases = new Set(captured.map(({ view }) => read(view).phase))
const squares = new Set(LAYOUT.cells.map((cell) => cell.id))
const context = { seat: 0, look: {}, words, path: [], targets: new Set<string>() }

describe('the roster', () => {
  it('is read whole from the rules', () => {
    expect([BASE.profiles.size, BASE.factions.size, BASE.pieces.size]).toEqual([26, 5, 10])
    expect(BASE.profiles.get('ogre')?.act.map((act) => act.need)).toEqual(['2+', '5'])
    expect(BASE.factions.get('fees')?.activated.kind).toBe('shift')
    expect([...BASE.pieces.values()].map((piece) => turnsOf(piece).length)).toEqual([1, 1, 2, 4, 2, 2, 2, 1, 2, 2])
  })

  it('lays scenery from its south-west corner', () => {
    expect(lay('bosquet:0:s8', BASE)?.squares.sort()).toEqual(['s10', 's9', 't10', 't8', 't9', 'u8', 'u9'])
    expect(lay('haie:2:u12', BASE)?.squares.sort()).toEqual(['u14', 'v12', 'v13', 'v14'])
    expect(lay('unheard:0:a1', BASE)).toBeUndefined()
  })
})

describe('the battlefield', () => {
  it('has captured nearly every kind of decision', () => {
    for (const phase of [
      'recruit',
      'card',
      'piece',
      'piece_at',
      'objective',
      'lair',
      'deploy',
      'first',
      'turn',
      'bonus_at',
      'free',
      'choose',
      'run',
      'target',
      'charge',
      'boost',
      'dir',
      'dodge',
      'raise',
    ])
      expect([...phases]).toContain(phase)
  })

  it('finds one way of taps to every legal action, with words for each', () => {
    let ways = 0
    for (const { view, seat, legal } of captured) {
      const seen = new Set<string>()
      const start = builder.begin(armes.grammar, view, seat, legal)
      for (const action of legal) {
        const picks = armes.grammar.picks(action, view, seat)
        if (seen.has(picks.join(' '))) throw new Error(`${action} is tapped like another action`)
        seen.add(picks.join(' '))
        let intent = start
        for (const pick of picks.slice(builder.current(intent).path.length)) {
          const shown =
            squares.has(pick) ||
            [
              ...armes.choices(view, seat, builder.current(intent).path, builder.nextTargets(intent), words),
              ...(armes.hand?.(view, seat, words) ?? []),
            ].some((choice) => choice.target === pick)
          if (!shown) throw new Error(`${action} cannot be tapped`)
          const tapped = builder.tap(armes.grammar, intent, pick)
          if (tapped.kind === 'narrowed') intent = tapped.intent
        }
        if ((intent.done[0] ?? builder.complete(intent)) !== action)
          throw new Error(`${action} is not what its taps mean`)
        ways += 1
      }
    }
    expect(ways).toBeGreaterThan(1000)
  })

  it('reaches exactly the squares that the engine offers', () => {
    let checked = 0
    for (const { view, legal } of captured) {
      const table = read(view)
      if (table.phase !== 'free' && table.phase !== 'run') continue
      const own =
        table.phase === 'free'
          ? freeActions(table, table.pending.fig ?? '', table.pending.second === true)
          : [...(ways(table, table.pending.fig ?? '', table.pending.second === true)?.keys() ?? [])]
              .map((square) => `move:${square}`)
              .sort()
      expect(own).toEqual([...legal].sort())
      checked += 1
    }
    expect(checked).toBeGreaterThan(10)
  })

  it('aims at exactly the figures that the engine offers, and charges where it does', () => {
    const checked = { target: 0, charge: 0 }
    for (const { view, legal } of captured) {
      const { pending, phase } = read(view)
      if (phase === 'target') {
        const own = aims(read(view), pending.fig ?? '', pending.act ?? '', USUAL)
        expect(own?.map((id) => `at:${id}`).sort()).toEqual([...legal].sort())
        checked.target += 1
      }
      if (phase === 'charge') {
        expect(
          charges(read(view), pending.fig ?? '', pending.act ?? '', pending.at ?? '')
            ?.map((square) => `charge:${square}`)
            .sort(),
        ).toEqual([...legal].sort())
        checked.charge += 1
      }
    }
    expect(Math.min(checked.target, checked.charge)).toBeGreaterThan(0)
  })

  it('counts dice and the score needed as the engine does', () => {
    let checked = 0
    for (const { view, action, after } of captured) {
      const attempt = action.startsWith('boost:') ? pendingTry(read(view)) : undefined
      if (attempt === undefined) continue
      const { dice, face } =
        odds(read(view), read(view).pending.fig ?? '', attempt, Number(action.slice(6)), USUAL) ?? {}
      expect({ dice, face }).toEqual({ dice: read(after).pending.dice, face: read(after).pending.face })
      checked += 1
    }
    expect(checked).toBeGreaterThan(5)
  })

  it('knows which order is the second before it is given', () => {
    for (const { view, action, after } of captured) {
      if (!action.startsWith('act:')) continue
      const figure = figureOf(read(view), action.slice(4))
      expect(figure === undefined ? undefined : isSecond(read(view), figure)).toBe(read(after).pending.second)
    }
  })

  it('draws every figure, objective and lair once', () => {
    for (const { view } of captured) {
      const table = read(view)
      const { nodes } = armes.scene(view, context)
      const keys = nodes.map((node) => node.key)
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys.filter((key) => key.startsWith('figure-')).length).toBe(
        table.figures.filter((figure) => figure.at !== null).length,
      )
      expect(keys.filter((key) => key.startsWith('objective@')).length).toBe(table.objectives.length)
      expect(nodes.some((node) => node.art.includes('NaN') || node.art.includes('undefined'))).toBe(false)
    }
  })

  it('turns every event into motion of something that is there', () => {
    for (const { view, events, after } of captured) {
      const look = armes.carry({}, events)
      const keys = new Set(
        [...armes.scene(after, { ...context, look }).nodes, ...armes.scene(view, context).nodes].map(
          (node) => node.key,
        ),
      )
      for (const motion of armes.motion(events, view, after).flat()) expect(keys).toContain(motion.key)
    }
  })

  it('has a sentence for every moment and calls things by their names', () => {
    for (const { view, seat, events } of captured) {
      const said = [
        armes.prompt(view, seat, [], words),
        armes.name(view, 'l6', words),
        ...armes.status(view, words),
        ...armes.tips(view, seat, words),
        armes.seatLine(view, seat, words).note,
        ...events.map((event) => words.event('armes', armes.named?.(event, view, words) ?? event)),
      ]
      const card = armes.profile?.(
        view,
        seat,
        read(view).figures.find((figure) => figure.at !== null)?.at ?? undefined,
        [],
        words,
      )
      for (const sentence of [...said, ...(card?.lines ?? [])])
        expect(sentence ?? '').not.toMatch(/⟦|undefined|\b[AB]\d\b/)
    }
  })

  it('shows dice that agree with the number of successes', () => {
    const rolled = faces({ dice: 5, face: 4, hits: 2 })
    expect(rolled.filter(({ value }) => value >= 4).length).toBe(2)
    expect(faces({ dice: 3, face: 6, hits: 3 }).map(({ value }) => value)).toEqual([6, 6, 6])
    expect(faces({ dice: 3, face: 2, hits: 0 }).map(({ value }) => value)).toEqual([1, 1, 1])
  })
})

import { describe, expect, it } from 'vitest'
import { elfe } from '../../src/games/elfe'
import { distracting } from '../../src/games/elfe/draw'
import { LAYOUT, groundOf, touches } from '../../src/games/elfe/layout'
import { reaches } from '../../src/games/elfe/guide'
import { stepsBeside, wayTo, within } from '../../src/games/elfe/path'
import { read } from '../../src/games/elfe/view'
import { Words } from '../../src/i18n'
import * as builder from '../../src/intent/builder'
import { positions } from '../fixtures'

const words = new Words('en', [])
const captured = positions('elfe')
const context = { seat: 0, look: {}, words, path: [], targets: new Set<string>() }

describe('the Magic Forest', () => {
  it('has an Edge of 76 squares and a Pond of 16', () => {
    const grounds = LAYOUT.cells.map((cell) => groundOf(cell.id))
    expect(grounds.filter((ground) => ground === 'edge').length).toBe(76)
    expect(grounds.filter((ground) => ground === 'pond').length).toBe(16)
    expect(touches('a1', 'b2')).toBe(true)
    expect(touches('a1', 'a1')).toBe(false)
  })

  it('finds a way of taps to every legal action', () => {
    for (const { view, seat, legal } of captured) {
      for (const action of legal) {
        const start = builder.begin(elfe.grammar, view, seat, legal)
        const picks = elfe.grammar.picks(action, view, seat).slice(builder.current(start).path.length)
        const taken = picks.reduce((intent, pick) => {
          const tap = builder.tap(elfe.grammar, intent, pick)
          return tap.kind === 'narrowed' ? tap.intent : intent
        }, start)
        expect(builder.actions(taken)).toEqual([action])
      }
    }
  })

  it('walks around the Pond unless it swims, and never through others', () => {
    const dry = wayTo({ from: 'h10', swims: false, taken: new Set() }, 'm10')
    expect(dry.every((square) => groundOf(square) !== 'pond')).toBe(true)
    expect(wayTo({ from: 'h10', swims: true, taken: new Set() }, 'm10').length).toBe(6)
    const around = wayTo({ from: 'b2', swims: false, taken: new Set(['c2', 'c3', 'c1']) }, 'd2')
    expect(around).not.toContain('c2')
    expect(stepsBeside({ from: 'a10', swims: false, taken: new Set() }, 'e10')).toBe(3)
  })

  it('reaches every destination that the engine offers within the die', () => {
    const walks = captured.filter(({ view }) => view.phase === 'walk')
    expect(walks.length).toBeGreaterThan(0)
    for (const { view, seat, legal } of walks) {
      const table = read(view)
      const taken = new Set(
        [
          table.elf,
          ...table.princes,
          ...table.toads.map((toad) => toad.at),
          ...table.fairies.map((fairy) => fairy.at),
        ].filter((at) => at !== null),
      )
      for (const action of legal) {
        const [from, to] = action.split('-')
        const way = wayTo({ from: from ?? '', swims: table.fairies[seat]?.form === 'frog', taken }, to ?? '')
        expect(way.length - 1).toBeLessThanOrEqual(table.roll ?? 0)
      }
    }
  })

  it('draws every piece once and only its own cards in the hand', () => {
    for (const { view, seat } of captured) {
      const { nodes } = elfe.scene(view, context)
      expect(new Set(nodes.map((node) => node.key)).size).toBe(nodes.length)
      const held = read(view).hands[seat]?.cards ?? []
      expect(
        (elfe.hand?.(view, seat, words) ?? [])
          .filter((card) => card.target.startsWith('card:'))
          .reduce((sum, card) => sum + card.count, 0),
      ).toBe(held.length)
    }
  })

  it('knows the roll that takes each fairy to the elf, and the squares', () => {
    const table = {
      ...read(captured[0]?.view ?? {}),
      elf: 'k5',
      princes: [],
      toads: [],
      fairies: [
        { at: 'k1', form: 'fairy' as const, back: null },
        { at: 'a20', form: 'fairy' as const, back: null },
        { at: 'k7', form: 'frog' as const, back: null },
      ],
    }
    expect(reaches(table).map(({ seat, roll }) => [seat, roll])).toEqual([[0, 3]])
    expect(reaches(table)[0]?.squares).toContain('k4')
    expect(reaches({ ...table, princes: ['j5'] })).toEqual([])
    expect(within({ from: 'a1', swims: false, taken: new Set(['b2']) }, 1)).toEqual(
      new Map([
        ['a1', 0],
        ['a2', 1],
        ['b1', 1],
      ]),
    )
  })

  it('knows who distracts the elf', () => {
    const table = { ...read(captured[0]?.view ?? {}), elf: 'k5', princes: ['k6', 'a1'] }
    expect(distracting(table)).toEqual(['k6'])
  })

  it('turns every event into motion of something that is there', () => {
    for (const { view, events, after } of captured) {
      const keys = new Set(
        [...elfe.scene(after, context).nodes, ...elfe.scene(view, context).nodes].map((node) => node.key),
      )
      for (const motion of elfe.motion(events, view, after).flat()) expect(keys).toContain(motion.key)
    }
  })
})

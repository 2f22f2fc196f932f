import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { elfe } from '../../src/games/elfe'
import { withOutlook } from '../../src/engine/outlook'
import { distracting } from '../../src/games/elfe/draw'
import { LAYOUT, groundOf, touches } from '../../src/games/elfe/layout'
import type { Outlook } from '../../src/games/elfe/generated'
import { wayTo } from '../../src/games/elfe/outlook'
import { read } from '../../src/games/elfe/view'
import { Words, argsOf } from '../../src/i18n'
import * as builder from '../../src/intent/builder'
import type { View } from '../../src/wire/types'
import { positions } from '../fixtures'

const words = new Words('en', [])
const captured = positions('elfe')
const context = { seat: 0, look: {}, words, path: [], targets: new Set<string>() }

const NOTHING: Outlook = {
  reaches: [],
  charms: [],
  steps: null,
  beside: false,
  distracted: false,
  hindered: false,
  turning: null,
  ways: {},
}
/** A position with an answer to it. */
const asked = (answer: Partial<Outlook>, view: View = {}) =>
  withOutlook(view, { ahead: {}, board: { ...NOTHING, ...answer } })

/** The words as they are, for sentences that depend on the table. */
const spoken = new Words(
  'en',
  ['../games/elfe/locales/en.ftl', 'src/games/elfe/en.ftl'].map((path) => readFileSync(path, 'utf8')),
)

describe('what is said in the Magic Forest', () => {
  const held = captured.find(({ view }) => (read(view).hands[0]?.cards?.length ?? 0) > 0)?.view ?? {}
  const at = (options: object): View => ({ ...held, options: { ...read(held).options, ...options } })

  it('tells what wins at this table', () => {
    const elf = read(held).elf ?? ''
    const fairy = read(held).fairies[0]?.at ?? ''
    for (const square of [elf, fairy]) {
      const texts = ['contact', 'court'].map((win) => elfe.squares.about?.(at({ win }), square, spoken)?.text ?? '')
      expect(texts[0]).not.toContain('turn begins')
      expect(texts[1]).toContain('turn begins')
    }
    const goal = (win: string) => spoken.say('elfe-ui-goal', argsOf({ win, cap: 20, start: 'far' }))
    expect([goal('contact'), goal('court')].map((text) => text.includes('turn begins'))).toEqual([false, true])
  })

  it('names everybody’s cards where hands are open, and hides them behind no curtain', () => {
    const [open, hidden] = [at({ hands: 'open' }), at({ hands: 'hidden' })]
    expect(elfe.secrets?.inPosition(open)).toBe(false)
    expect(elfe.secrets?.inPosition(hidden)).toBe(true)
    const [spell = 'hex'] = read(held).hands[0]?.cards ?? []
    const name = spoken.say(`elfe-card-${spell}`)
    const line = elfe.labels.seatLine(open, 0, spoken)
    expect(line.shown).toBe(true)
    expect(line.signs).toHaveLength(read(held).hands[0]?.cards?.length ?? 0)
    expect(line.about?.[0]).toContain(name)
    const closed = elfe.labels.seatLine(hidden, 0, spoken)
    expect([closed.shown, closed.signs?.length]).toEqual([false, 1])
    expect(closed.about?.[0]).not.toContain(name)
  })
})

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
        const start = builder.begin(elfe.input.grammar, view, seat, legal)
        const picks = elfe.input.grammar.picks(action, view, seat).slice(builder.current(start).path.length)
        const taken = picks.reduce((intent, pick) => {
          const tap = builder.tap(elfe.input.grammar, intent, pick)
          return tap.kind === 'narrowed' ? tap.intent : intent
        }, start)
        expect(builder.actions(taken)).toEqual([action])
      }
    }
  })

  it('goes the way that the rules told, and straight where they told none', () => {
    const view = asked({ ways: { h10: { h11: 'h10', i12: 'h11', m10: 'l11' } } })
    expect(wayTo(read(view), 'h10', 'i12')).toEqual(['h10', 'h11', 'i12'])
    expect(wayTo(read(view), 'h10', 'm10')).toEqual(['h10', 'm10'])
    expect(wayTo(read({}), 'a1', 'c1')).toEqual(['a1', 'c1'])
    const walk = { event: 'move', seat: 0, piece: 'fairy', owner: 0, from: 'h10', to: 'i12' }
    expect(elfe.squares.motion([walk], view, view)[0]?.[0]?.points).toHaveLength(3)
  })

  it('lights a piece that can be chosen wider than the piece is', () => {
    const { view } = captured.find(({ view }) => read(view).fairies[0]?.at != null) ?? { view: {} }
    const at = read(view).fairies[0]?.at ?? ''
    const keys = (targets: string[], path: string[] = []) =>
      elfe.squares.scene(view, { ...context, path, targets: new Set(targets) }).nodes.map((node) => node.key)
    expect(keys([at, 'j7'])).toContain(`aim@${at}`)
    expect(keys([at, 'j7'])).not.toContain('aim@j7')
    expect(keys([])).not.toContain(`aim@${at}`)
    expect(keys([at], [at])).not.toContain(`aim@${at}`)
  })

  it('points at the elf wherever he is out of sight', () => {
    for (const { view } of captured) expect(elfe.squares.landmark?.(view)?.cell).toBe(read(view).elf ?? undefined)
  })

  it('tells in one line that the first cards were dealt', () => {
    const told = (dealt: boolean, seat: number, seq: number) => ({ seq, event: { event: 'draw', seat, dealt } })
    const log = [told(true, 1, 4), told(true, 0, 5), told(true, 1, 6), told(true, 0, 7), told(false, 1, 9)]
    const lines = elfe.labels.visibleLog?.({}, log) ?? []
    expect(lines.map(({ event }) => event.event)).toEqual(['dealt', 'draw'])
    expect(lines[0]).toMatchObject({ seq: 7, event: { count: 2 } })
    expect(elfe.labels.visibleLog?.({}, log.slice(4))).toEqual(log.slice(4))
  })

  it('draws every piece once and only its own cards in the hand', () => {
    for (const { view, seat } of captured) {
      const { nodes } = elfe.squares.scene(view, context)
      expect(new Set(nodes.map((node) => node.key)).size).toBe(nodes.length)
      const held = read(view).hands[seat]?.cards ?? []
      expect(
        (elfe.input.cards?.hand(view, seat, words) ?? [])
          .filter((card) => card.target.startsWith('card:'))
          .reduce((sum, card) => sum + card.count, 0),
      ).toBe(held.length)
    }
  })

  it('shows the rolls and squares that the rules told, and nothing before', () => {
    const reach = { seat: 1, roll: 3, faces: 4, squares: ['k4'] }
    const position = { ...captured[0]?.view, phase: 'turn', fairies: [{}, { at: 'k1' }] }
    const moment = { seat: 0, path: [], hover: undefined, kept: [] }
    expect(elfe.squares.guide?.(position, moment, words)).toMatchObject({ marks: [], labels: [] })
    expect(elfe.squares.guide?.(asked({ reaches: [reach] }, position), moment, words)).toMatchObject({
      marks: [['k4', 'danger']],
      labels: [{ key: 'reach-1' }],
    })
    const walking = asked({ charms: ['k4'] }, { ...position, phase: 'walk' })
    expect(elfe.squares.guide?.(walking, moment, words).labels.map(({ key }) => key)).toEqual(['win@k4'])
  })

  it('watches whoever moves a piece', () => {
    expect(elfe.squares.watched?.({ roll: 4, active: 2 })).toBe(2)
    expect(elfe.squares.watched?.({ roll: null, active: 2 })).toBeUndefined()
  })

  it('knows who distracts the elf', () => {
    const table = { ...read(captured[0]?.view ?? {}), elf: 'k5', princes: ['k6', 'a1'] }
    expect(distracting(table)).toEqual(['k6'])
  })

  it('turns every event into motion of something that is there', () => {
    for (const { view, events, after } of captured) {
      const keys = new Set(
        [...elfe.squares.scene(after, context).nodes, ...elfe.squares.scene(view, context).nodes].map(
          (node) => node.key,
        ),
      )
      for (const motion of elfe.squares.motion(events, view, after).flat()) expect(keys).toContain(motion.key)
    }
  })
})

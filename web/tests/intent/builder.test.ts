import { describe, expect, it } from 'vitest'
import * as builder from '../../src/intent/builder'
import type { Grammar, Intent } from '../../src/intent/builder'

/** Actions are their targets joined by dashes. */
const grammar: Grammar = {
  picks: (action) => action.split('-'),
  shortcut: (_view, _seat, path, target) => (path.length === 0 && target === 'x' ? ['skip', 'a'] : undefined),
}

/** A position in which the rules let the turn go on after these, always alike. */
const leading = (...actions: string[]) => ({
  outlook: {
    board: null,
    ahead: Object.fromEntries(
      actions.map((after) => [
        after,
        { view: { after }, legal: ['a-b', 'a-b-c', 'a-d-c', 'e-f'], events: [{ event: 'tree' }] },
      ]),
    ),
  },
})

function tapped(intent: Intent, ...targets: string[]): Intent {
  return targets.reduce((so, target) => {
    const tap = builder.tap(grammar, so, target)
    if (tap.kind !== 'narrowed') throw new Error(`${target} is ${tap.kind}`)
    return tap.intent
  }, intent)
}

describe('narrowing the legal list', () => {
  const start = builder.begin(grammar, {}, 0, ['a-b', 'a-b-c', 'a-d-c', 'e-f'])

  it('offers first targets, then those that go on', () => {
    expect([...builder.nextTargets(start)]).toEqual(['a', 'e'])
    expect([...builder.nextTargets(tapped(start, 'a'))]).toEqual(['b', 'd'])
  })

  it('lights far targets only once something is chosen', () => {
    expect(builder.farTargets(start).size).toBe(0)
    expect([...builder.farTargets(tapped(start, 'a'))]).toEqual(['c'])
  })

  it('takes a complete action while another goes on from it', () => {
    const stop = tapped(start, 'a', 'b')
    expect(builder.actions(stop)).toEqual(['a-b'])
    expect([...builder.nextTargets(stop)]).toEqual(['c'])
    expect(builder.actions(tapped(stop, 'c'))).toEqual(['a-b-c'])
  })

  it('puts down what is in hand at a tap on it, and keeps what nobody chose', () => {
    const held = tapped(start, 'a')
    expect(builder.current(tapped(held, 'a')).path).toEqual([])
    const forced = builder.begin(grammar, {}, 0, ['a-b', 'a-c'])
    expect(builder.current(tapped(forced, 'a')).path).toEqual(['a'])
  })

  it('says that the last target was tapped once more', () => {
    expect(builder.tap(grammar, tapped(start, 'a', 'b'), 'b').kind).toBe('again')
  })

  it('offers the ways when a far target is reached by several', () => {
    const several = tapped(start, 'a', 'c')
    expect(builder.current(several).goal).toBe('c')
    expect([...builder.nextTargets(several)]).toEqual(['b', 'd'])
    expect(builder.actions(tapped(several, 'd', 'c'))).toEqual(['a-d-c'])
  })

  it('takes the only way to a far target at once', () => {
    const one = builder.begin(grammar, {}, 0, ['a-b-c', 'a-d', 'e-f'])
    expect(builder.actions(tapped(one, 'a', 'c'))).toEqual(['a-b-c'])
  })

  it('begins anew when another beginning is tapped', () => {
    expect(builder.current(tapped(start, 'a', 'e')).path).toEqual(['e'])
  })

  it('refuses what leads nowhere', () => {
    expect(builder.tap(grammar, start, 'z')).toEqual({ kind: 'refused' })
    expect(builder.tap(grammar, tapped(start, 'a'), 'z')).toEqual({ kind: 'refused' })
  })

  it('makes a choice that is none by itself', () => {
    const forced = builder.begin(grammar, {}, 0, ['a-b', 'a-c'])
    expect(builder.current(forced).path).toEqual(['a'])
    expect(builder.back(forced)).toBeUndefined()
  })
})

describe('parts of a turn kept back', () => {
  const start = builder.begin(grammar, leading('t-u', 't-v', 'skip'), 0, ['t-u', 't-v', 'skip'])

  it('goes on locally and sends all parts together', () => {
    const both = tapped(start, 't', 'u', 'e', 'f')
    expect(builder.current(both).view).toMatchObject({ after: 't-u' })
    expect(builder.actions(both)).toEqual(['t-u', 'e-f'])
  })

  it('understands a shortcut as the targets it stands for', () => {
    const short = tapped(start, 'x')
    expect(short.done).toEqual(['skip'])
    expect(builder.current(short).path).toEqual(['a'])
    // Whatever else is in hand is put down for it.
    const always: Grammar = {
      ...grammar,
      shortcut: (_view, _seat, _path, target) => (target === 'x' ? ['skip', 'a'] : []),
    }
    const instead = builder.tap(always, tapped(start, 't'), 'x')
    expect(instead.kind === 'narrowed' && instead.intent.done).toEqual(['skip'])
  })

  it('takes back tap by tap into the part before', () => {
    let intent: Intent | undefined = tapped(start, 't', 'u', 'a')
    intent = builder.back(intent)
    expect(intent?.stages.length).toBe(2)
    intent = intent && builder.back(intent)
    expect(intent?.done).toEqual([])
    expect(intent && builder.current(intent).path).toEqual(['t'])
    intent = intent && builder.back(intent)
    expect(intent && builder.begun(intent)).toBe(false)
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lutins } from '../../src/games/lutins'
import { follow, withOutlook } from '../../src/engine/outlook'
import { guide, numberAt } from '../../src/games/lutins/guide'
import { LAYOUT } from '../../src/games/lutins/layout'
import { line } from '../../src/games/lutins/line'
import { say } from '../../src/games/lutins/say'
import { read } from '../../src/games/lutins/view'
import { Words } from '../../src/i18n'
import * as builder from '../../src/intent/builder'
import type { View } from '../../src/wire/types'
import { positions } from '../fixtures'

const words = new Words('en', [])
const captured = positions('lutins')
const start = captured[0] ?? { view: {} as View }

/** A view with what the rules would answer: runs, turns to home, and what tree steps leave. */
function seen(view: View, runs: string[], turns = {}, steps: Record<string, string[]> = { 'T:-': runs }): View {
  const ahead = Object.fromEntries(
    Object.entries(steps).map(([action, legal]) => [action, { view: { phase: 'lutin' }, legal, events: [] }]),
  )
  return withOutlook(view, { ahead, board: { runs, turns } })
}

const context = { seat: 0, look: {}, words, path: [], targets: new Set<string>() }

describe('the goblins’ board', () => {
  it('has 88 cells', () => expect(LAYOUT.cells.length).toBe(88))

  it('names the start and the goal of a run, whose squares bear no letters', () => {
    const run = (from: string, to: string) =>
      lutins.labels.named?.({ event: 'slide', colour: 'blue', from, to }, start.view, words)
    expect(run('Sd', 'd3')).toMatchObject({ from: words.say('lutins-ui-from-start'), to: 'd3' })
    expect(run('e6', 'Ne')).toMatchObject({ from: 'e6', to: words.say('lutins-ui-to-goal') })
  })

  it('finds a way of taps to every legal action', () => {
    for (const { view, seat, legal } of captured) {
      for (const action of legal) {
        const picks = lutins.input.grammar.picks(action, view, seat)
        const start = builder.begin({ picks: lutins.input.grammar.picks }, view, seat, legal)
        const path = builder.current(start).path
        const taken = picks.slice(path.length).reduce((intent, pick) => {
          const tap = builder.tap({ picks: lutins.input.grammar.picks }, intent, pick)
          return tap.kind === 'narrowed' ? tap.intent : intent
        }, start)
        expect(builder.actions(taken)).toEqual([action])
      }
    }
  })

  it('leaves the trees alone when a goblin is touched first, and goes on with what that leaves', () => {
    const tree = captured.find(({ view, seat }) => view.phase === 'tree' && seat === 0)
    if (tree === undefined) throw new Error('no tree step captured')
    const view = seen(tree.view, ['L:Sd-d3', 'L:Sd-d3-b3', 'L:Se-e2'])
    const tap = builder.tap(lutins.input.grammar, builder.begin(lutins.input.grammar, view, 0, tree.legal), 'Sd')
    if (tap.kind !== 'narrowed') throw new Error('refused')
    expect(tap.intent.done).toEqual(['T:-'])
    expect(builder.current(tap.intent).view.phase).toBe('lutin')
    expect([...builder.nextTargets(tap.intent)]).toEqual(['d3'])
    // A square where just one of them can stop means that one.
    const stop = builder.tap(lutins.input.grammar, builder.begin(lutins.input.grammar, view, 0, tree.legal), 'd3')
    expect(stop.kind === 'narrowed' && builder.actions(stop.intent)).toEqual(['T:-', 'L:Sd-d3'])
  })

  it('draws every piece once, and keeps a tree’s shape when it moves', () => {
    const { view } = captured[0] ?? { view: {} }
    const { nodes } = lutins.squares.scene(view, context)
    expect(new Set(nodes.map((node) => node.key)).size).toBe(nodes.length)
    expect(nodes.filter((node) => node.key.startsWith('tree')).length).toBe(34)
    expect(nodes.filter((node) => node.key.startsWith('lutin')).length).toBe(24)
    const look = lutins.squares.carry({ b3: 2 }, [{ event: 'tree', from: 'b3', to: 'a3' }])
    expect(look).toEqual({ a3: 2 })
  })

  it('moves a goblin along both of its runs', () => {
    const beats = lutins.squares.motion(
      [
        { event: 'slide', colour: 'blue', from: 'Sd', to: 'd3' },
        { event: 'slide', colour: 'blue', from: 'd3', to: 'b3' },
      ],
      undefined,
      { trees: ['a3'], lutins: {}, colours: [] },
    )
    expect(beats.map((beat) => beat.map((motion) => `${motion.style} ${motion.key}`))).toEqual([
      ['slide lutin-blue@b3'],
      ['bump tree@a3'],
    ])
    expect(beats[0]?.[0]?.points?.length).toBe(3)
    expect(line('Sd', 'd3')).toEqual(['Sd', 'd1', 'd2', 'd3'])
  })

  it('numbers each stop with the turns that the rules count from there', () => {
    const view = seen(start.view, ['L:Sd-d3', 'L:Sd-d3-b3'], { Sd: { Sd: 3, d3: 2, b3: null, Nd: 0 } })
    const shown = guide({ view: { ...read(view), phase: 'lutin' }, path: ['Sd'], hover: undefined, kept: [] }, words)
    expect(shown.lines.map(({ kind }) => kind)).toEqual(['ray'])
    expect(shown.labels.map(({ key, art }) => [key, art.includes('>2<')])).toEqual([['need@d3', true]])
    const on = { ...read(view), phase: 'lutin' as const }
    expect(numberAt(on, ['Sd'], 'd3')).toBe(2)
    expect(numberAt(on, ['Sd', 'd3'], 'b3')).toBeNull()
    expect(numberAt(on, ['Sd'], 'h8')).toBeUndefined()
  })

  it('does not call for a family that is all home', () => {
    const { view } = captured[0] ?? { view: {} }
    const home = ['Nb', 'Nc', 'Nd', 'Ne', 'Nf', 'Ng']
    const two = (arrived: string[]) => ({
      ...view,
      phase: 'lutin',
      colours: [['blue', 'red'], []],
      due: ['blue', null],
      lutins: {
        blue: { start: [], forest: home.slice(arrived.length), home: arrived },
        red: { start: [], forest: ['d1'], home: [] },
      },
    })
    const due = [two(home.slice(1)), two(home)].map((one) => [
      lutins.input.prompt(one, 0, [], words)?.includes('lutins-ui-do-due'),
      lutins.labels.seatLine(one, 0, words).note !== undefined,
    ])
    expect(due).toEqual([
      [true, true],
      [false, false],
    ])
  })

  it('shows what a tree step opens and closes, and warns when it shuts everybody in', () => {
    const view = seen(start.view, ['L:Sd-d2', 'L:Se-e4'], {}, { 'T:d3-e3': ['L:Sd-d8', 'L:Se-e4'], 'T:d3-d2': ['L:-'] })
    const moment = { view: read(view), path: ['d3'], hover: 'e3', kept: [] }
    const open = guide(moment, words)
    expect(open.lines.map(({ kind }) => kind)).toEqual(['closed', 'opened'])
    expect(open.marks).toEqual([['d2', 'danger']])
    expect(guide({ ...moment, hover: 'd2' }, words).say).toContain('warn-stuck')
    // The same once the tree stands there and the step is kept back.
    const after = follow(view, 'T:d3-e3')?.view ?? {}
    const kept = { view: { ...read(after), phase: 'lutin' as const }, path: [], hover: undefined, kept: ['T:d3-e3'] }
    expect(guide(kept, words).lines.map(({ kind }) => kind)).toEqual(['closed', 'opened'])
  })

  it('points at the trees that free somebody when nobody can run', () => {
    const view = seen(start.view, ['L:-'], {}, { 'T:c1-b1': ['L:d1-a1'], 'T:c2-b2': ['L:-'] })
    const moment = { view: read(view), path: [], hover: undefined, kept: [] }
    expect(guide(moment, words).marks).toEqual([['c1', 'hint']])
    expect(lutins.labels.tips(view, 0, words)[0]).toContain('tip-free-one')
  })

  it('says nothing of runs until they are known', () => {
    const moment = { view: read(start.view), path: [], hover: 'Sd', kept: [] }
    expect(guide(moment, words)).toEqual({ marks: [], lines: [], labels: [] })
    expect(lutins.labels.tips({ ...start.view, phase: 'lutin' }, 0, words)[0]).not.toContain('stuck')
  })

  it('says runs in words', () => {
    const en = new Words('en', [readFileSync('src/games/lutins/en.ftl', 'utf8')])
    expect(say('L:b2-d4-g1', en)).toBe('run from b2 to d4, then turn to g1')
    expect(say('L:b2-Nb', en)).toBe('run from b2 to Nb, and one goblin is home')
  })

  it('asks about the run that a tap seems to mean, after the tree step that is kept back or left', () => {
    const run = { ...start.view, phase: 'lutin' }
    expect(lutins.squares.refusal(run, 0, ['Sd'], 'd2', ['T:-'])).toEqual({ action: 'L:Sd-d2' })
    expect(lutins.squares.refusal(run, 0, ['Sd', 'd3'], 'e4', ['T:-'])).toEqual({ action: 'L:Sd-d3-e4' })
    expect(lutins.squares.refusal(start.view, 0, [], 'W3', [])).toEqual({ after: 'T:-', action: 'L:W3-W3' })
  })
})

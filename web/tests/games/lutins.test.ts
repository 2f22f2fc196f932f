import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lutins } from '../../src/games/lutins'
import { guide } from '../../src/games/lutins/guide'
import { LAYOUT } from '../../src/games/lutins/layout'
import { need } from '../../src/games/lutins/need'
import { afterTree, line, lutinActions, whyNotRun } from '../../src/games/lutins/reach'
import { say } from '../../src/games/lutins/tell'
import { read } from '../../src/games/lutins/view'
import { Words } from '../../src/i18n'
import * as builder from '../../src/intent/builder'
import { positions } from '../fixtures'

const words = new Words('en', [])
const captured = positions('lutins')
const context = { seat: 0, look: {}, words, path: [], targets: new Set<string>() }

describe('the goblins’ board', () => {
  it('has 88 cells', () => expect(LAYOUT.cells.length).toBe(88))

  it('offers exactly the runs that the engine offers', () => {
    const lutin = captured.filter(({ view }) => view.phase === 'lutin')
    expect(lutin.length).toBeGreaterThan(30)
    for (const { view, seat, legal } of lutin) expect(lutinActions(read(view), seat)).toEqual(legal)
  })

  it('shows the table after a tree step as the engine does', () => {
    for (const { view, action, after } of captured.filter(({ action }) => action.startsWith('T:'))) {
      const guessed = afterTree(read(view), action)
      expect(guessed.trees).toEqual(after.trees)
      expect(guessed.last_tree).toEqual(after.last_tree)
    }
  })

  it('finds a way of taps to every legal action', () => {
    for (const { view, seat, legal } of captured) {
      for (const action of legal) {
        const picks = lutins.grammar.picks(action, view, seat)
        const start = builder.begin({ picks: lutins.grammar.picks }, view, seat, legal)
        const path = builder.current(start).path
        const taken = picks.slice(path.length).reduce((intent, pick) => {
          const tap = builder.tap({ picks: lutins.grammar.picks }, intent, pick)
          return tap.kind === 'narrowed' ? tap.intent : intent
        }, start)
        expect(builder.actions(taken)).toEqual([action])
      }
    }
  })

  it('leaves the trees alone when a goblin is touched first', () => {
    const tree = captured.find(({ view, seat }) => view.phase === 'tree' && seat === 0)
    if (tree === undefined) throw new Error('no tree step captured')
    const runs = lutinActions({ ...read(tree.view), phase: 'lutin' }, 0)
    const goblin =
      runs
        .find((run) => run !== 'L:-')
        ?.slice(2)
        .split('-')[0] ?? ''
    const tap = builder.tap(lutins.grammar, builder.begin(lutins.grammar, tree.view, 0, tree.legal), goblin)
    expect(tap.kind === 'narrowed' && tap.intent.done).toEqual(['T:-'])
  })

  it('draws every piece once, and keeps a tree’s shape when it moves', () => {
    const { view } = captured[0] ?? { view: {} }
    const { nodes } = lutins.scene(view, context)
    expect(new Set(nodes.map((node) => node.key)).size).toBe(nodes.length)
    expect(nodes.filter((node) => node.key.startsWith('tree')).length).toBe(34)
    expect(nodes.filter((node) => node.key.startsWith('lutin')).length).toBe(24)
    const look = lutins.carry({ b3: 2 }, [{ event: 'tree', from: 'b3', to: 'a3' }])
    expect(look).toEqual({ a3: 2 })
  })

  it('moves a goblin along both of its runs', () => {
    const beats = lutins.motion(
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

  it('counts the turns to home by runs, not by squares', () => {
    const { view } = captured[0] ?? { view: {} }
    const table = read(view)
    expect(need(table, 'blue', 'Sd', 'Nd')).toBe(0)
    const [first] = lutinActions({ ...table, phase: 'lutin' }, 0).filter((run) => run !== 'L:-')
    const [from = '', stop = ''] = first?.slice(2).split('-') ?? []
    const turns = need(table, 'blue', from) ?? 0
    expect(turns).toBeGreaterThan(1)
    expect(need(table, 'blue', from, stop)).toBeGreaterThanOrEqual(turns - 1)
    // Alone in the forest with nothing in the way, straight across is one turn.
    const clear = { ...table, trees: [], lutins: { blue: { start: [], forest: ['d1'], home: [] } } }
    expect(need(clear, 'blue', 'd1')).toBe(1)
  })

  it('shows what a tree step opens and closes, and warns when it shuts everybody in', () => {
    const { view } = captured[0] ?? { view: {} }
    const alone = {
      ...read(view),
      phase: 'tree' as const,
      last_tree: null,
      due: [null],
      trees: ['d3', 'f6'],
      lutins: { blue: { start: [], forest: ['d1'], home: [] } },
    }
    const moment = { view: alone, seat: 0, path: ['d3'], hover: 'e3', kept: [] }
    expect(
      guide(moment, words)
        .lines.map(({ kind }) => kind)
        .sort(),
    ).toEqual(['closed', 'opened'])
    const after = { ...afterTree(alone, 'T:d3-e3') }
    expect(guide({ view: after, seat: 0, path: [], hover: undefined, kept: ['T:d3-e3'] }, words).lines.length).toBe(2)
    const walled = { ...alone, trees: ['c1', 'c2', 'e1', 'e2', 'd3'] }
    expect(guide({ ...moment, view: walled, hover: 'd2' }, words)).toMatchObject({
      marks: expect.arrayContaining([['d2', 'danger']]),
      say: expect.stringContaining('warn-stuck'),
    })
    const shut = { ...alone, trees: ['c1', 'c2', 'd2', 'e1', 'e2'] }
    expect(guide({ ...moment, view: shut, path: [], hover: undefined }, words).marks.map(([tree]) => tree)).toEqual([
      'c1',
      'c2',
      'd2',
      'e1',
      'e2',
    ])
  })

  it('says runs in words', () => {
    const en = new Words('en', [readFileSync('src/games/lutins/en.ftl', 'utf8')])
    expect(say('L:b2-d4-g1', en)).toBe('run from b2 to d4, then turn to g1')
    expect(say('L:b2-Nb', en)).toBe('run from b2 to Nb, and one goblin is home')
  })

  it('names the clause that forbids a run', () => {
    const { view } = captured[0] ?? { view: {} }
    const table = { ...read(view), phase: 'lutin' as const }
    expect(whyNotRun(table, 0, 'W3', 'a3', undefined)).toBe('LUT-MOVE-2')
    expect(whyNotRun(table, 0, 'Sd', 'd2', undefined)).toBe('LUT-SLIDE-2')
    expect(whyNotRun(table, 0, 'Sd', 'f2', undefined)).toBe('LUT-SLIDE-6')
    expect(whyNotRun(table, 0, 'Sd', 'a8', undefined)).toBe('LUT-SLIDE-1')
    expect(whyNotRun(table, 0, 'Sd', 'Se', undefined)).toBe('LUT-SLIDE-7')
    expect(whyNotRun(table, 0, 'Sd', 'd3', 'e4')).toBe('LUT-SECOND-2')
  })
})

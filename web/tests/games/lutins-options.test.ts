/** What the goblins' board says holds at every table: under each option, and when nobody can run. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withOutlook } from '../../src/engine/outlook'
import { lutins } from '../../src/games/lutins'
import { read } from '../../src/games/lutins/view'
import { LEAVE } from '../../src/games/lutins/pick'
import { Words } from '../../src/i18n'
import type { View } from '../../src/wire/types'
import { positions } from '../fixtures'

const words = new Words('en', [readFileSync('src/games/lutins/en.ftl', 'utf8')])
const [captured = { view: {} as View }] = positions('lutins')

/** The first position at a table of some options, in a step of the turn, with what may run. */
function at(phase: string, options: object, runs: string[]): View {
  const view = { ...captured.view, phase, options: { ...read(captured.view).options, ...options } }
  return withOutlook(view, { board: { runs, turns: {} }, ahead: {} })
}
const prompt = (view: View, path: string[] = []) => lutins.input.prompt(view, 0, path, words)
const button = (view: View) => lutins.input.choices(view, 0, [], new Set([LEAVE]), words)[0]?.label

describe('the goblins’ words', () => {
  it('send nobody to pick a goblin when none can run', () => {
    for (const phase of ['tree', 'lutin']) {
      expect(prompt(at(phase, {}, ['L:-']))).toContain('None of your goblins can run')
      expect(prompt(at(phase, {}, ['L:Sd-d3', 'L:Se-e2']))).not.toContain('None')
    }
    expect(button(at('lutin', {}, ['L:-']))).toBe('Pass (no goblin can run)')
  })

  it('give no false reason where one may pass all the same', () => {
    expect(button(at('lutin', { lutin_move: 'may' }, ['L:-', 'L:Sd-d3']))).toBe('Pass')
  })

  it('leave nobody free where a tree has to be moved', () => {
    expect(prompt(at('tree', { tree_move: 'must' }, ['L:Sd-d3', 'L:Se-e2']))).not.toContain('if you like')
  })

  it('speak of right angles only where the second run has to turn so', () => {
    const turned = (turn_angle: string) => {
      const view = at('lutin', { turn_angle }, ['L:Sd-d3', 'L:Sd-d3-b3'])
      return [prompt(view, ['Sd', 'd3']), lutins.squares?.about?.(withRunner(view), 'd3', words)?.text]
    }
    for (const text of turned('90')) expect(text).toContain('right angle')
    for (const text of turned('any')) expect(text).not.toContain('right angle')
  })

  it('ask for twelve goblins where each has two families', () => {
    const dots = (seats: number, finish2: string) => {
      const view = { ...at('tree', { finish2 }, []), seats }
      return lutins.squares?.asks?.(view, words)[0]?.about.text
    }
    expect(dots(2, 'both')).toContain('twelve')
    for (const [seats, finish2] of [
      [2, 'one'],
      [3, 'both'],
    ] as const)
      expect(dots(seats, finish2)).not.toContain('twelve')
  })
})

/** The same with a goblin that is out, on d3. */
function withRunner(view: View): View {
  return { ...view, trees: [], lutins: { blue: { start: [], forest: ['d3'], home: [] } } }
}

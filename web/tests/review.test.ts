import { describe, expect, it } from 'vitest'
import { lines, rows, xOf, yOf, PLOT } from '../src/review/plot'
import { standalone } from '../src/review/postcard'
import { count, tally, telling } from '../src/review/sources'

describe('points by source', () => {
  const events: ({ event: 'vp'; seat: number; why: string } | { event: 'turn' })[] = [
    { event: 'vp', seat: 0, why: 'search' },
    { event: 'vp', seat: 1, why: 'value' },
    { event: 'vp', seat: 0, why: 'search' },
    { event: 'turn' },
    { event: 'vp', seat: 7, why: 'search' },
  ]

  it('counts by seat, and nobody else', () => {
    expect(count(events, 2, 'vp')).toEqual([2, 1])
    expect(count(events, 2, 'vp', (event) => event.why === 'search')).toEqual([2, 0])
    expect(tally(events, 2, (event) => (event.event === 'turn' ? { seat: -1, points: 3 } : undefined))).toEqual([0, 0])
  })

  it('leaves out what brought nothing, but never the total', () => {
    expect(
      telling([
        { label: 'a', values: [0, 0] },
        { label: 'b', values: [0, -1] },
        { label: 'c', values: [0, 0], total: true },
      ]).map(({ label }) => label),
    ).toEqual(['b', 'c'])
  })
})

describe('the plot of chances', () => {
  it('runs from the left edge to the right, certainty on top', () => {
    const [line] = lines(
      [
        [0.5, 0.5],
        [1, 0],
      ],
      2,
    )
    expect(line?.path).toBe(
      `M${PLOT.left}.0 ${yOf(0.5).toFixed(1)}L${(PLOT.width - PLOT.right).toFixed(1)} ${PLOT.top}.0`,
    )
    expect(lines([], 2)).toHaveLength(2)
    expect(xOf(0, 1)).toBe(PLOT.left)
    expect(yOf(2)).toBe(PLOT.top)
  })

  it('is told as a table of a bearable length, first and last included', () => {
    const all = Array.from({ length: 100 }, (_, index) => index)
    expect(rows(all, 5)).toEqual([0, 25, 50, 74, 99])
    expect(rows([1, 2], 5)).toEqual([1, 2])
  })
})

describe('the picture to keep', () => {
  it('carries its own colours', () => {
    const drawn = standalone('<path fill="var(--c-blue)" stroke="var(--ink)"/>', '0 0 480 210', (name) => `<${name}>`)
    expect(drawn).toContain('fill="<--c-blue>" stroke="<--ink>"')
    expect(drawn).not.toContain('var(')
  })
})

import { describe, expect, it } from 'vitest'
import { FocusGrid, step } from '../../src/board/focus'
import type { CellPlace, Layout } from '../../src/board/scene'
import { LAYOUT as ARMES } from '../../src/games/armes/layout'
import { LAYOUT as ELFE } from '../../src/games/elfe/layout'
import { LAYOUT as LUTINS } from '../../src/games/lutins/layout'
import { LAYOUT as PIXIES } from '../../src/games/pixies/layout'

const square = (size: number): Layout => ({
  width: size * 10,
  height: size * 10,
  backdrop: '',
  cells: Array.from({ length: size * size }, (_, index) => {
    const [column, row] = [index % size, Math.floor(index / size)]
    return { id: `${column}-${row}`, x: column * 10, y: row * 10, size: 10, column, row }
  }),
})

/** Where some keys lead on a board of eight by eight, from a square of it. */
function led(from: string, ...keys: { key: string; ctrlKey?: boolean }[]): string {
  const nothing = (): void => undefined
  const grid = new FocusGrid(square(8), {
    tap: nothing,
    finish: nothing,
    back: nothing,
    direction: nothing,
    focused: nothing,
  })
  document.body.append(grid.root)
  grid.focus(from)
  for (const key of keys)
    grid.root.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }))
  grid.root.remove()
  return grid.current
}

const ARROWS = [
  { dx: -1, dy: 0 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: -1 },
  { dx: 0, dy: 1 },
]

/** Every square that arrows lead to. */
function reached(layout: Layout, start: CellPlace): Set<string> {
  const seen = new Set([start.id])
  const open = [start]
  for (let from = open.pop(); from !== undefined; from = open.pop())
    for (const arrow of ARROWS) {
      const next = step(layout, from, arrow)
      if (next === undefined || seen.has(next.id)) continue
      seen.add(next.id)
      open.push(next)
    }
  return seen
}

describe('the keys of a grid', () => {
  it('lead to the ends of a row, and with Control to the corners', () => {
    expect(led('3-4', { key: 'Home' })).toBe('0-4')
    expect(led('3-4', { key: 'End' })).toBe('7-4')
    expect(led('3-4', { key: 'Home', ctrlKey: true })).toBe('0-0')
    expect(led('3-4', { key: 'End', ctrlKey: true })).toBe('7-7')
  })

  it('lead five rows up or down in a column, or to its end', () => {
    expect(led('3-6', { key: 'PageUp' })).toBe('3-1')
    expect(led('3-1', { key: 'PageDown' })).toBe('3-6')
    expect(led('3-4', { key: 'PageDown' })).toBe('3-7')
  })

  it('leave to the browser what Control means there', () => {
    expect(led('3-4', { key: 'ArrowUp', ctrlKey: true })).toBe('3-4')
  })
})

describe('arrows alone', () => {
  it.each([
    ['armes', ARMES],
    ['elfe', ELFE],
    ['lutins', LUTINS],
    ['pixies', PIXIES],
  ])('lead to every square of %s', (_game, layout) => {
    for (const start of [layout.cells[0], layout.cells.at(-1)])
      expect(start === undefined ? 0 : reached(layout, start).size).toBe(layout.cells.length)
  })
})

import { describe, expect, it } from 'vitest'
import { duration, keyframes, stations } from '../../src/board/anim'
import { around, moved, viewBox, whole } from '../../src/board/camera'
import { Picture } from '../../src/board/diff'
import { FocusGrid, inDirection, step } from '../../src/board/focus'
import { compare, elsewhere, type CellPlace, type Layout, type SceneNode } from '../../src/board/scene'

const node = (key: string, x = 0, art = '<circle/>'): SceneNode => ({ key, layer: 'pieces', x, y: 0, art })
const cells: CellPlace[] = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => ({ id: `${column}${row}`, x: column * 10, y: row * 10, size: 10, column, row })),
)
const layout: Layout = { width: 30, height: 30, cells, backdrop: '' }
const cell = (id: string) => cells.find((place) => place.id === id) as CellPlace

describe('scenes', () => {
  it('compare by key', () => {
    const change = compare({ nodes: [node('a'), node('b')] }, { nodes: [node('b', 5), node('c')] })
    expect(change.added.map((one) => one.key)).toEqual(['c'])
    expect(change.removed).toEqual(['a'])
    expect(change.changed.map((one) => one.key)).toEqual(['b'])
  })

  it('tell a glow from a move', () => {
    const [before, glowing] = [
      { nodes: [node('a')] },
      { nodes: [{ ...node('a'), className: 'movable' }, node('ring')] },
    ]
    expect([elsewhere(before, glowing), elsewhere(before, { nodes: [node('a', 5)] })]).toEqual([false, true])
  })

  it('touch only what changed', () => {
    const picture = new Picture()
    picture.show({ nodes: [node('a'), node('b')] })
    const kept = picture.element('b')
    const drawing = kept?.firstChild
    const gone = picture.show({ nodes: [node('b', 7)] })
    expect([...gone.keys()]).toEqual(['a'])
    expect(picture.element('b')).toBe(kept)
    expect(kept?.firstChild).toBe(drawing)
    expect(kept?.style.transform).toContain('7px')
  })

  it('redraw what looks different', () => {
    const picture = new Picture()
    picture.show({ nodes: [node('a')] })
    picture.show({ nodes: [node('a', 0, '<rect/>')] })
    expect(picture.element('a')?.innerHTML).toContain('rect')
  })
})

describe('motion', () => {
  it('goes at even speed along the way', () => {
    expect(
      stations([
        { x: 0, y: 0 },
        { x: 3, y: 0 },
        { x: 3, y: 1 },
      ]),
    ).toEqual([0, 0.75, 1])
  })

  it('begins where the way begins and ends where the node stands', () => {
    const frames = keyframes(
      {
        key: 'a',
        style: 'slide',
        points: [
          { x: 0, y: 0 },
          { x: 90, y: 0 },
        ],
      },
      { x: 90, y: 0 },
    )
    expect(frames[0]?.transform).toContain('translate(0px, 0px)')
    expect(frames.at(-1)?.transform).toContain('translate(90px, 0px)')
    expect(frames.map((frame) => frame.offset)).toEqual([...frames.map((frame) => frame.offset)].sort())
  })

  it('is never long', () => {
    const points = Array.from({ length: 40 }, (_, x) => ({ x, y: 0 }))
    expect(duration({ key: 'a', style: 'walk', points })).toBeLessThanOrEqual(700)
  })
})

describe('the camera', () => {
  it('shows all, or a part that stays on the board', () => {
    expect(viewBox(whole(100, 100))).toBe('0 0 100 100')
    expect(around(100, 100, 2, { x: 0, y: 50 })).toEqual({ x: 0, y: 25, width: 50, height: 50 })
    expect(moved(around(100, 100, 2, { x: 50, y: 50 }), 100, 100, { x: 999, y: -999 })).toMatchObject({ x: 50, y: 0 })
  })
})

describe('the keyboard', () => {
  it('walks by arrows and diagonals', () => {
    expect(step(layout, cell('11'), { dx: 1, dy: 0 })?.id).toBe('21')
    expect(step(layout, cell('11'), { dx: -1, dy: -1 })?.id).toBe('00')
    expect(step(layout, cell('01'), { dx: -1, dy: 0 })).toBeUndefined()
  })

  it('finds a target exactly in a direction', () => {
    expect(inDirection(cell('00'), [cell('22'), cell('20')], { dx: 1, dy: 1 })?.id).toBe('22')
    expect(inDirection(cell('00'), [cell('21')], { dx: 1, dy: 1 })).toBeUndefined()
  })

  it('has one cell in the tab order, names them, and goes from target to target', () => {
    const taps: string[] = []
    const grid = new FocusGrid(layout, {
      tap: (id) => taps.push(id),
      finish: () => taps.push('finish'),
      back: () => taps.push('back'),
      direction: () => undefined,
      focused: () => undefined,
    })
    document.body.append(grid.root)
    grid.describe((id) => `square ${id}`, new Set(['11', '22']), new Set(['00']))
    expect(grid.root.querySelectorAll('[tabindex="0"]').length).toBe(1)
    expect(grid.root.querySelector('[data-cell="11"]')?.getAttribute('aria-label')).toBe('square 11')
    const press = (key: string) =>
      grid.root
        .querySelector('[tabindex="0"]')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    press('Tab')
    expect(grid.current).toBe('11')
    press('Enter')
    press('Tab')
    expect(grid.current).toBe('22')
    expect(press('Tab')).toBe(true)
    press(' ')
    press('Escape')
    expect(taps).toEqual(['11', 'finish', 'back'])
    // Many lit squares are no corridor: Tab leaves at once.
    grid.focus('00')
    grid.describe((id) => id, new Set(layout.cells.map(({ id }) => id)), new Set())
    press('Tab')
    expect(grid.current).toBe('00')
  })
})

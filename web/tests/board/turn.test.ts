import { describe, expect, it } from 'vitest'
import { NO_GUIDE, type Layout } from '../../src/board/scene'
import { Turning, type Turn } from '../../src/board/turn'

const layout: Layout = {
  width: 30,
  height: 30,
  cells: [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => ({ id: `${column}${row}`, x: column * 10 + 5, y: row * 10 + 5, size: 10, column, row })),
  ),
  backdrop: '',
}

describe('a turned board', () => {
  it('brings the right side to the bottom by one quarter, and back by four', () => {
    expect(new Turning(1, 30).point({ x: 30, y: 15 })).toEqual({ x: 15, y: 30 })
    const once = new Turning(1, 30)
    expect([0, 1, 2, 3].reduce((point) => once.point(point), { x: 4, y: 9 })).toEqual({ x: 4, y: 9 })
    for (const turn of [0, 1, 2, 3] as Turn[]) {
      const twice = new Turning(1, 30)
      const stepwise = Array.from({ length: turn }).reduce<{ x: number; y: number }>((point) => twice.point(point), {
        x: 4,
        y: 9,
      })
      expect(new Turning(turn, 30).point({ x: 4, y: 9 })).toEqual(stepwise)
    }
  })

  it('turns squares with their columns and rows, in reading order', () => {
    const { cells } = new Turning(1, 30).layout(layout)
    expect(cells.map((cell) => cell.id)).toEqual(['02', '01', '00', '12', '11', '10', '22', '21', '20'])
    for (const cell of cells) expect([cell.x, cell.y]).toEqual([cell.column * 10 + 5, cell.row * 10 + 5])
  })

  it('keeps pieces upright and lays flat things round, what is nearer in front', () => {
    const half = new Turning(2, 30)
    const { nodes } = half.scene({
      nodes: [
        { key: 'rug', layer: 'ground', x: 0, y: 0, art: '', flat: true },
        { key: 'back', layer: 'pieces', x: 5, y: 5, art: '' },
        { key: 'front', layer: 'pieces', x: 5, y: 25, art: '' },
      ],
    })
    expect(nodes.map(({ key, x, y, angle }) => [key, x, y, angle])).toEqual([
      ['rug', 30, 30, 180],
      ['front', 25, 5, undefined],
      ['back', 25, 25, undefined],
    ])
  })

  it('turns ways and advice as well', () => {
    const quarter = new Turning(3, 30)
    expect(quarter.beats([[{ key: 'a', style: 'walk', points: [{ x: 0, y: 0 }] }]])[0]?.[0]?.points).toEqual([
      { x: 0, y: 30 },
    ])
    expect(quarter.preview({ points: [[{ x: 0, y: 0 }]], ghosts: [] }).points).toEqual([[{ x: 0, y: 30 }]])
    expect(quarter.guide({ ...NO_GUIDE, lines: [{ kind: 'ray', points: [{ x: 0, y: 0 }] }] }).lines[0]?.points).toEqual(
      [{ x: 0, y: 30 }],
    )
  })
})

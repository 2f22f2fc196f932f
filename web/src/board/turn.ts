/** A board seen from another of its four sides: what lies on it turns, what stands on it stays upright. */
import type { AskArea, Beat, Guide, Layout, Point, Preview, Scene, SceneNode, Sights } from './scene'

/** Quarter turns, clockwise. */
export type Turn = 0 | 1 | 2 | 3

/** The turns of one square board. */
export class Turning {
  readonly turn: Turn
  #width: number

  constructor(turn: Turn, width: number) {
    this.turn = turn
    this.#width = width
  }

  point = ({ x, y }: Point): Point => {
    switch (this.turn) {
      case 0:
        return { x, y }
      case 1:
        return { x: this.#width - y, y: x }
      case 2:
        return { x: this.#width - x, y: this.#width - y }
      case 3:
        return { x: y, y: this.#width - x }
    }
  }

  /** For a whole drawing that lies flat. */
  get transform(): string {
    const { x, y } = this.point({ x: 0, y: 0 })
    return `translate(${x} ${y}) rotate(${this.turn * 90})`
  }

  layout(layout: Layout): Layout {
    if (this.turn === 0) return layout
    const columns = 1 + Math.max(...layout.cells.map((cell) => Math.max(cell.column, cell.row)))
    const grid = new Turning(this.turn, columns - 1)
    const cells = layout.cells.map((cell) => {
      const { x: column, y: row } = grid.point({ x: cell.column, y: cell.row })
      return { ...cell, ...this.point(cell), column, row }
    })
    // From the top left again: rows are read, and walked by Tab, as they are seen.
    return { ...layout, cells: cells.sort((a, b) => a.row - b.row || a.column - b.column) }
  }

  node = (node: SceneNode): SceneNode => {
    if (this.turn === 0) return node
    return { ...node, ...this.point(node), ...(node.flat === true ? { angle: this.turn * 90 } : {}) }
  }

  /** Whoever stands farther down stands in front. */
  scene(scene: Scene): Scene {
    if (this.turn === 0) return scene
    const nodes = scene.nodes.map(this.node)
    return {
      nodes: [
        ...nodes.filter((node) => node.layer !== 'pieces'),
        ...nodes.filter((node) => node.layer === 'pieces').sort((a, b) => a.y - b.y),
      ],
    }
  }

  beats(beats: readonly Beat[]): Beat[] {
    return beats.map((beat) =>
      beat.map((motion) =>
        motion.points === undefined ? motion : { ...motion, points: motion.points.map(this.point) },
      ),
    )
  }

  preview(preview: Preview): Preview {
    return { points: preview.points.map((way) => way.map(this.point)), ghosts: preview.ghosts.map(this.node) }
  }

  /** Areas name their squares, and those are turned already. */
  sights(sights: Sights): Sights {
    return {
      ...sights,
      lines: sights.lines.map((line) => ({ ...line, points: line.points.map(this.point) })),
      labels: sights.labels.map(this.node),
    }
  }

  /** Boxes around their middles; a quarter turn swaps their sides. */
  areas(areas: readonly AskArea[]): AskArea[] {
    if (this.turn === 0) return [...areas]
    return areas.map((area) => {
      const middle = this.point({ x: area.x + area.width / 2, y: area.y + area.height / 2 })
      const [width, height] = this.turn % 2 === 0 ? [area.width, area.height] : [area.height, area.width]
      return { ...area, x: middle.x - width / 2, y: middle.y - height / 2, width, height }
    })
  }

  guide(guide: Guide): Guide {
    return {
      ...guide,
      lines: guide.lines.map((line) => ({ ...line, points: line.points.map(this.point) })),
      labels: guide.labels.map(this.node),
    }
  }
}

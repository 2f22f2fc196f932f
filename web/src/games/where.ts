/** Where things are on a board as somebody sees it, in words that need no letters: "at the top left", "to the right". */
import type { CellPlace, Layout } from '../board/scene'
import { Turning, type Turn } from '../board/turn'
import type { Words } from '../i18n'

const ACROSS = ['left', 'middle', 'right'] as const
const DOWN = ['top', 'middle', 'bottom'] as const
const WAYS = ['right', 'right-down', 'down', 'left-down', 'left', 'left-up', 'up', 'right-up'] as const

export class Where {
  readonly #layout: Layout
  readonly #cells: ReadonlyMap<string, CellPlace>

  /** The board as it is turned to whoever reads. */
  constructor(layout: Layout, turn: Turn) {
    this.#layout = new Turning(turn, layout.width).layout(layout)
    this.#cells = new Map(this.#layout.cells.map((cell) => [cell.id, cell]))
  }

  cell(id: string): CellPlace | undefined {
    return this.#cells.get(id)
  }

  /** The ninth of the board that a square lies in. */
  area(id: string, words: Words): string {
    const cell = this.#cells.get(id)
    if (cell === undefined) return id
    const third = (value: number, whole: number) => Math.min(2, Math.floor((3 * value) / whole))
    const down = DOWN[third(cell.y, this.#layout.height)] ?? 'middle'
    const across = ACROSS[third(cell.x, this.#layout.width)] ?? 'middle'
    return words.say('ui-board-area', { area: down === across ? 'middle' : `${down}-${across}` })
  }

  /** The direction from one square to another, of eight. */
  way(from: string, to: string, words: Words): string {
    const [a, b] = [this.#cells.get(from), this.#cells.get(to)]
    if (a === undefined || b === undefined) return to
    const eighth = Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 4))
    return words.say('ui-board-way', { way: WAYS[(eighth + 8) % 8] ?? 'right' })
  }
}

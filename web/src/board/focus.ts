/** Squares for the keyboard and the screen reader: a grid of named cells with one of them in the tab order. */
import { svgElement } from './diff'
import type { CellPlace, Layout } from './scene'

export type Direction = { dx: number; dy: number }

const ARROWS: Record<string, Direction> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
}

/** Rows that Page Up and Page Down go. */
const PAGE = 5

const KEYPAD: Record<string, Direction> = {
  Numpad1: { dx: -1, dy: 1 },
  Numpad2: { dx: 0, dy: 1 },
  Numpad3: { dx: 1, dy: 1 },
  Numpad4: { dx: -1, dy: 0 },
  Numpad6: { dx: 1, dy: 0 },
  Numpad7: { dx: -1, dy: -1 },
  Numpad8: { dx: 0, dy: -1 },
  Numpad9: { dx: 1, dy: -1 },
}

/** The nearest cell that way: along the line if there is one, else beside it. */
export function step(layout: Layout, from: CellPlace, direction: Direction): CellPlace | undefined {
  const ahead = layout.cells.filter((cell) => {
    const along = (cell.column - from.column) * direction.dx + (cell.row - from.row) * direction.dy
    return along > 0
  })
  const cost = (cell: CellPlace) => {
    const dc = cell.column - from.column
    const dr = cell.row - from.row
    const along = dc * direction.dx + dr * direction.dy
    const aside = Math.abs(dc * direction.dy - dr * direction.dx)
    return along + aside * 8
  }
  return ahead.reduce<CellPlace | undefined>(
    (best, cell) => (best === undefined || cost(cell) < cost(best) ? cell : best),
    undefined,
  )
}

/** Where the keys of a grid lead that go further than a step: to an end of the row or of the board, over some rows. */
export function leap(layout: Layout, from: CellPlace, key: string, whole: boolean): CellPlace | undefined {
  const line = () =>
    layout.cells.filter((cell) => whole || cell.row === from.row).sort((a, b) => a.row - b.row || a.column - b.column)
  switch (key) {
    case 'Home':
      return line()[0]
    case 'End':
      return line().at(-1)
    case 'PageUp':
    case 'PageDown': {
      let at = from
      for (let rows = 0; rows < PAGE; rows += 1) at = step(layout, at, { dx: 0, dy: key === 'PageUp' ? -1 : 1 }) ?? at
      return at
    }
    default:
      return undefined
  }
}

/** The cell among some that lies exactly that way, the nearest first. */
export function inDirection(from: CellPlace, cells: readonly CellPlace[], direction: Direction): CellPlace | undefined {
  const aligned = cells.filter((cell) => {
    const dc = cell.column - from.column
    const dr = cell.row - from.row
    const far = Math.max(Math.abs(dc), Math.abs(dr))
    return far > 0 && dc === direction.dx * far && dr === direction.dy * far
  })
  const distance = (cell: CellPlace) => Math.max(Math.abs(cell.column - from.column), Math.abs(cell.row - from.row))
  return aligned.sort((a, b) => distance(a) - distance(b))[0]
}

/** So many lit squares are walked through by Tab. */
const MOST_STOPS = 8

export type FocusHandlers = {
  tap: (cell: string) => void
  finish: () => void
  back: () => void
  direction: (direction: Direction, focused: string) => void
  focused: (cell: string) => void
  /** Arrows led to a square. */
  walked?: (cell: string) => void
}

export class FocusGrid {
  readonly root: SVGGElement
  #layout: Layout
  #handlers: FocusHandlers
  #cells = new Map<string, SVGRectElement>()
  #current: string
  #targets = new Set<string>()

  constructor(layout: Layout, handlers: FocusHandlers) {
    this.#layout = layout
    this.#handlers = handlers
    this.root = svgElement('g', { class: 'cells' })
    this.#current = layout.cells[0]?.id ?? ''
    const rows = [...new Set(layout.cells.map((cell) => cell.row))].sort((a, b) => a - b)
    for (const row of rows) {
      const group = svgElement('g', { role: 'row' })
      for (const cell of layout.cells.filter((candidate) => candidate.row === row)) group.append(this.#make(cell))
      this.root.append(group)
    }
    this.root.addEventListener('keydown', (event) => this.#key(event))
  }

  get current(): string {
    return this.#current
  }

  focus(id = this.#current): void {
    this.#moveTo(id, true)
  }

  /** Whether the keyboard is on a square, and not merely handed to the board. */
  get isWalked(): boolean {
    return this.#cells.get(this.#current)?.matches(':focus-visible') === true
  }

  boxOf(id: string): DOMRect | undefined {
    return this.#cells.get(id)?.getBoundingClientRect()
  }

  /** Names of cells for the screen reader, and which of them can be chosen now. */
  describe(names: (cell: string) => string, targets: ReadonlySet<string>, picked: ReadonlySet<string>): void {
    this.#targets = new Set([...targets].filter((target) => this.#cells.has(target)))
    for (const [id, element] of this.#cells) {
      setAttribute(element, 'aria-label', names(id))
      setAttribute(element, 'aria-selected', String(picked.has(id)))
      element.classList.toggle('is-target', this.#targets.has(id))
    }
  }

  #make(cell: CellPlace): SVGRectElement {
    const half = cell.size / 2
    const element = svgElement('rect', {
      x: cell.x - half,
      y: cell.y - half,
      width: cell.size,
      height: cell.size,
      rx: cell.size * 0.16,
      role: 'gridcell',
      tabindex: cell.id === this.#current ? 0 : -1,
      'data-cell': cell.id,
      'aria-label': cell.id,
      class: 'cell',
    })
    // Each square listens for itself: whatever listens for focus in a drawing becomes a stop for the keyboard.
    element.addEventListener('focus', () => this.#moveTo(cell.id, false))
    this.#cells.set(cell.id, element)
    return element
  }

  #moveTo(id: string, grab: boolean): void {
    const next = this.#cells.get(id)
    if (next === undefined) return
    this.#cells.get(this.#current)?.setAttribute('tabindex', '-1')
    this.#current = id
    next.setAttribute('tabindex', '0')
    if (grab) next.focus({ preventScroll: true })
    this.#handlers.focused(id)
  }

  #place(id: string): CellPlace | undefined {
    return this.#layout.cells.find((cell) => cell.id === id)
  }

  #key(event: KeyboardEvent): void {
    if (event.metaKey || event.altKey) return
    if (this.#handle(event)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }

  #handle(event: KeyboardEvent): boolean {
    const from = this.#place(this.#current)
    const far = from === undefined ? undefined : leap(this.#layout, from, event.key, event.ctrlKey)
    if (far !== undefined) return this.#walkTo(far)
    if (event.ctrlKey) return false
    const keypad = KEYPAD[event.code]
    if (keypad !== undefined && /^[1-9]$/.test(event.key)) {
      this.#handlers.direction(keypad, this.#current)
      return true
    }
    const arrow = ARROWS[event.key]
    if (arrow !== undefined && from !== undefined) return this.#walkTo(step(this.#layout, from, arrow))
    switch (event.key) {
      case 'Enter':
        this.#handlers.tap(this.#current)
        return true
      case ' ':
        this.#handlers.finish()
        return true
      case 'Escape':
        this.#handlers.back()
        return true
      case 'Tab':
        return this.#walkTargets(event.shiftKey ? -1 : 1)
      default:
        return false
    }
  }

  /** Goes to a square, if the key leads to one. */
  #walkTo(cell: CellPlace | undefined): true {
    if (cell !== undefined) {
      this.focus(cell.id)
      this.#handlers.walked?.(cell.id)
    }
    return true
  }

  /**
   * Tab goes from target to target and, past the last, out of the board: nobody is trapped. Where there are many, that
   * would be a long walk: then Tab leaves the board at once, and arrows lead to the squares.
   */
  #walkTargets(way: 1 | -1): boolean {
    const targets = this.#layout.cells.map((cell) => cell.id).filter((id) => this.#targets.has(id))
    if (targets.length > MOST_STOPS) return false
    const order = this.#layout.cells.map((cell) => cell.id)
    const here = order.indexOf(this.#current)
    const next =
      way === 1 ? targets.find((id) => order.indexOf(id) > here) : targets.findLast((id) => order.indexOf(id) < here)
    if (next === undefined) return false
    this.focus(next)
    return true
  }
}

function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

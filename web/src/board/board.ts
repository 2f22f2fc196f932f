/** A board on the page: picture, marks, preview, squares, camera; pointer and keyboard in, taps out. */
import { Animator } from './anim'
import { areaElement } from './area'
import { around, moved, viewBox, whole, type Camera } from './camera'
import { Compass, type Landmark } from './compass'
import { Picture, svgElement, transformOf } from './diff'
import { Dwell } from './dwell'
import { FocusGrid, type Direction } from './focus'
import {
  elsewhere,
  type AskArea,
  type Beat,
  type CellPlace,
  type Guide,
  type Layout,
  type Mark,
  type Point,
  type Preview,
  type Scene,
  type SceneNode,
  type Sights,
} from './scene'
import { Turning, type Turn } from './turn'
import { MEDIA } from '../styles/media'
import { ask } from '../ui/ask.svelte'

export type BoardHandlers = {
  tap: (cell: string) => void
  /** A piece was pushed from one square to another. */
  drag: (from: string, to: string) => void
  finish: () => void
  back: () => void
  direction: (direction: Direction, focused: string) => void
  hover: (cell: string | undefined) => void
  /** Somebody wants to know what a square holds, or no longer. */
  ask?: (cell: string | undefined) => void
}

type OnScreen = { clientX: number; clientY: number }

/** Fingers are wider than small squares: a tap this near to a target means the target. */
const SNAP_BELOW_PIXELS = 34

export class Board {
  readonly svg: SVGSVGElement
  #layout: Layout
  #handlers: BoardHandlers
  #picture = new Picture()
  #animator = new Animator(this.#picture)
  #turning: Turning
  #asks = svgElement('g', { class: 'asks', 'aria-hidden': 'true' })
  #asked: (ReturnType<typeof ask> | undefined)[] = []
  #marks = svgElement('g', { class: 'marks', 'aria-hidden': 'true' })
  #areas = svgElement('g', { class: 'areas', 'aria-hidden': 'true' })
  #lines = svgElement('g', { class: 'lines', 'aria-hidden': 'true' })
  #labels = svgElement('g', { class: 'labels', 'aria-hidden': 'true' })
  #sights = svgElement('g', { class: 'sights', 'aria-hidden': 'true' })
  #preview = svgElement('g', { class: 'preview', 'aria-hidden': 'true' })
  #compass = new Compass()
  #grid: FocusGrid
  #dwell: Dwell
  #targets: ReadonlySet<string> = new Set()
  #places: Map<string, CellPlace>
  #camera: Camera
  #zoom = 1
  #narrow = window.matchMedia(MEDIA['--narrow'])
  #down: { cell: string | undefined; x: number; y: number; camera: Camera; panning: boolean } | undefined

  constructor(drawn: Layout, turn: Turn, label: string, handlers: BoardHandlers) {
    this.#turning = new Turning(turn, drawn.width)
    const layout = this.#turning.layout(drawn)
    this.#layout = layout
    this.#handlers = handlers
    this.#dwell = new Dwell((cell) => handlers.ask?.(cell))
    this.#camera = this.#all()
    if (layout.small !== undefined) this.#narrow.addEventListener('change', () => this.zoomTo(this.#zoom))
    this.#places = new Map(layout.cells.map((cell) => [cell.id, cell]))
    this.svg = svgElement('svg', {
      class: 'board',
      viewBox: viewBox(this.#camera),
      role: 'grid',
      'aria-label': label,
      'aria-multiselectable': 'false',
    })
    const backdrop = svgElement('g', { class: 'backdrop', 'aria-hidden': 'true' })
    backdrop.innerHTML = `<g transform="${this.#turning.transform}">${layout.backdrop}</g>${layout.scenery ?? ''}`
    this.svg.style.setProperty('--upright', `${turn * -90}deg`)
    this.#grid = new FocusGrid(layout, {
      tap: (cell) => {
        this.#dwell.leave()
        handlers.tap(cell)
      },
      finish: handlers.finish,
      back: handlers.back,
      direction: handlers.direction,
      focused: (cell) => {
        // After a button was tapped the board has the focus again, for whoever goes on with keys: nobody looks there yet.
        if (!this.#grid.isWalked) return
        this.#follow(cell)
        handlers.hover(cell)
      },
      walked: (cell) => this.#dwell.rest(cell),
    })
    this.svg.append(
      backdrop,
      this.#areas,
      this.#marks,
      this.#lines,
      this.#picture.root,
      this.#sights,
      this.#preview,
      this.#labels,
      this.#asks,
      this.#grid.root,
      this.#compass.root,
    )
    this.#listen()
  }

  set label(label: string) {
    this.svg.setAttribute('aria-label', label)
  }

  /** A scene at once. What is on its way goes on, unless something is to stand elsewhere: a glow that comes or goes ends no motion. */
  show(scene: Scene): void {
    const next = this.#turning.scene(scene)
    if (elsewhere(this.#picture.scene, next)) this.#animator.finish()
    this.#picture.show(next)
  }

  play(scene: Scene, beats: readonly Beat[], still: boolean): Promise<void> {
    return this.#animator.play(this.#turning.scene(scene), this.#turning.beats(beats), still)
  }

  hurry(): void {
    this.#animator.finish()
  }

  place(cell: string): CellPlace | undefined {
    return this.#places.get(cell)
  }

  focus(cell?: string): void {
    this.#grid.focus(cell)
  }

  get focused(): string {
    return this.#grid.current
  }

  describe(names: (cell: string) => string, targets: ReadonlySet<string>, picked: ReadonlySet<string>): void {
    this.#targets = targets
    this.#grid.describe(names, targets, picked)
  }

  /** Things beside the squares that can be asked about, by pointer or finger. */
  asks(areas: readonly AskArea[]): void {
    for (const asked of this.#asked) asked?.destroy?.()
    const rects = this.#turning.areas(areas).map(({ id, x, y, width, height }) =>
      svgElement('rect', {
        class: 'askable',
        'data-ask': id,
        x,
        y,
        width,
        height,
        fill: 'transparent',
        tabindex: -1,
      }),
    )
    this.#asks.replaceChildren(...rects)
    this.#asked = rects.map((rect, index) => ask(rect, areas[index]?.about))
  }

  /** Marks of one kind lie together and pulse as one: a hundred squares that each pulse would slow everything down. */
  mark(marks: ReadonlyMap<string, Mark>): void {
    const kinds = [...new Set(marks.values())]
    this.#marks.replaceChildren(
      ...kinds.map((kind) => {
        const group = svgElement('g', { class: `marks-${kind}` })
        group.append(
          ...[...marks].flatMap(([cell, mark]) => {
            const place = mark === kind ? this.#places.get(cell) : undefined
            if (place === undefined) return []
            const half = place.size * 0.46
            return [
              svgElement('rect', {
                class: `mark mark-${mark}`,
                x: place.x - half,
                y: place.y - half,
                width: half * 2,
                height: half * 2,
                rx: place.size * 0.2,
              }),
            ]
          }),
        )
        return group
      }),
    )
  }

  preview(preview: Preview): void {
    const { points, ghosts } = this.#turning.preview(preview)
    this.#preview.replaceChildren(
      ...points.map((way) => polyline('way', way)),
      ...ghosts.map((node) => drawing('ghost', node)),
    )
  }

  /** Advice, under and over the pieces. */
  guide(guide: Guide): void {
    const { lines, labels } = this.#turning.guide(guide)
    this.#lines.replaceChildren(...lines.map(({ kind, points }) => polyline(`line line-${kind}`, points)))
    this.#labels.replaceChildren(...labels.map((node) => drawing(`label ${node.className ?? ''}`, node)))
  }

  /** What the choice at hand reaches: areas under the pieces, lines and labels over them. */
  sights(sights: Sights): void {
    const { areas, lines, labels } = this.#turning.sights(sights)
    this.#areas.replaceChildren(
      ...areas.map(({ kind, cells }) =>
        areaElement(
          kind,
          cells.flatMap((cell) => this.#places.get(cell) ?? []),
        ),
      ),
    )
    this.#sights.replaceChildren(
      ...lines.map(({ kind, points }) => polyline(`line line-${kind}`, points)),
      ...labels.map((node) => drawing(`label ${node.className ?? ''}`, node)),
    )
  }

  /** What is pointed at from the edge while it is out of sight. */
  landmark(landmark: Landmark | undefined): void {
    this.#compass.set(landmark === undefined ? undefined : this.#places.get(landmark.cell), landmark?.art ?? '')
    this.#compass.show(this.#camera)
  }

  /** Where on the screen a square is. */
  boxOf(cell: string): DOMRect | undefined {
    return this.#grid.boxOf(cell)
  }

  /** The square under a point of the screen, for what is dragged onto the board from elsewhere. */
  cellUnder(clientX: number, clientY: number): string | undefined {
    const box = this.svg.getBoundingClientRect()
    const outside = clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
    return outside ? undefined : this.#cellAt({ clientX, clientY })
  }

  /** Larger squares for small screens: around a square, or around what is looked at. */
  zoomTo(zoom: number, cell?: string): void {
    this.#zoom = zoom
    const place = cell === undefined ? undefined : this.#places.get(cell)
    const middle = { x: this.#camera.x + this.#camera.width / 2, y: this.#camera.y + this.#camera.height / 2 }
    this.#look(zoom === 1 ? this.#all() : around(this.#layout.width, this.#layout.height, zoom, place ?? middle))
  }

  /** All there is to see on this screen. */
  #all(): Camera {
    const { small, width, height } = this.#layout
    return small !== undefined && this.#narrow.matches ? small : whole(width, height)
  }

  #look(camera: Camera): void {
    this.#camera = camera
    this.svg.setAttribute('viewBox', viewBox(camera))
    this.#compass.show(camera)
  }

  /** The square with the keyboard's focus is always in sight. */
  #follow(cell: string): void {
    const place = this.#places.get(cell)
    if (this.#zoom === 1 || place === undefined) return
    const { x, y, width, height } = this.#camera
    const inside =
      place.x > x + place.size &&
      place.x < x + width - place.size &&
      place.y > y + place.size &&
      place.y < y + height - place.size
    if (!inside) this.zoomTo(this.#zoom, cell)
  }

  #point(event: OnScreen): Point {
    const box = this.svg.getBoundingClientRect()
    const scale = Math.min(box.width / this.#camera.width, box.height / this.#camera.height)
    const left = box.left + (box.width - this.#camera.width * scale) / 2
    const top = box.top + (box.height - this.#camera.height * scale) / 2
    return { x: this.#camera.x + (event.clientX - left) / scale, y: this.#camera.y + (event.clientY - top) / scale }
  }

  #cellAt(event: OnScreen): string | undefined {
    const point = this.#point(event)
    const inside = this.#layout.cells.find(
      (cell) => Math.abs(point.x - cell.x) <= cell.size / 2 && Math.abs(point.y - cell.y) <= cell.size / 2,
    )
    if (inside !== undefined && this.#targets.has(inside.id)) return inside.id
    const size = this.#layout.cells[0]?.size ?? 1
    const pixels = (size * this.svg.getBoundingClientRect().width) / this.#camera.width
    if (pixels >= SNAP_BELOW_PIXELS) return inside?.id
    const distance = (cell: CellPlace) => Math.hypot(cell.x - point.x, cell.y - point.y)
    const near = this.#layout.cells.filter((cell) => this.#targets.has(cell.id) && distance(cell) < size * 1.05)
    return near.sort((a, b) => distance(a) - distance(b))[0]?.id ?? inside?.id
  }

  #listen(): void {
    this.svg.addEventListener('pointerdown', (event) => {
      this.#down = {
        cell: this.#cellAt(event),
        x: event.clientX,
        y: event.clientY,
        camera: this.#camera,
        panning: false,
      }
      if (event.pointerType === 'mouse') this.#dwell.leave()
      else this.#dwell.press(this.#down.cell, event.timeStamp)
    })
    this.svg.addEventListener('pointermove', (event) => {
      if (this.#down === undefined) {
        const over = event.pointerType === 'mouse' ? this.#cellAt(event) : undefined
        this.#handlers.hover(over)
        this.#dwell.rest(over)
        return
      }
      if (Math.hypot(event.clientX - this.#down.x, event.clientY - this.#down.y) > 12) this.#dwell.leave()
      if (this.#zoom > 1) this.#pan(event)
    })
    this.svg.addEventListener('pointerleave', (event) => {
      this.#handlers.hover(undefined)
      if (event.pointerType === 'mouse') this.#dwell.leave()
    })
    this.svg.addEventListener('pointercancel', () => {
      this.#down = undefined
      this.#dwell.leave()
    })
    this.svg.addEventListener('contextmenu', (event) => {
      if (this.#dwell.asked) event.preventDefault()
    })
    this.svg.addEventListener('pointerup', (event) => {
      const down = this.#down
      this.#down = undefined
      if (this.#dwell.lift(event.timeStamp)) return
      if (down === undefined || down.panning) return
      const cell = this.#cellAt(event)
      if (cell === undefined) return
      const dragged =
        down.cell !== undefined &&
        down.cell !== cell &&
        this.#targets.has(down.cell) &&
        Math.hypot(event.clientX - down.x, event.clientY - down.y) > 12
      if (dragged && down.cell !== undefined) this.#handlers.drag(down.cell, cell)
      else this.#handlers.tap(cell)
    })
  }

  #pan(event: PointerEvent): void {
    const down = this.#down
    if (down === undefined) return
    const dx = event.clientX - down.x
    const dy = event.clientY - down.y
    const piece = down.cell !== undefined && this.#targets.has(down.cell)
    if (!down.panning && (Math.hypot(dx, dy) < 12 || (piece && event.pointerType === 'mouse'))) return
    down.panning = true
    const scale = down.camera.width / this.svg.getBoundingClientRect().width
    this.#look(moved(down.camera, this.#layout.width, this.#layout.height, { x: -dx * scale, y: -dy * scale }))
  }
}

function polyline(name: string, points: readonly Point[]): SVGPolylineElement {
  return svgElement('polyline', { class: name, points: points.map(({ x, y }) => `${x},${y}`).join(' ') })
}

function drawing(name: string, node: SceneNode): SVGGElement {
  const element = svgElement('g', { class: name })
  element.style.transform = transformOf(node)
  element.innerHTML = node.art
  return element
}

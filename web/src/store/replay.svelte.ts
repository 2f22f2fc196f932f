/** A game looked at again: any step, forwards and backwards, by anybody's eyes. */
import { NO_GUIDE, NO_PREVIEW, NO_SIGHTS, type Guide, type Mark, type Scene } from '../board/scene'
import type { Turn } from '../board/turn'
import type { Outlook } from '../engine/generated'
import { withOutlook } from '../engine/outlook'
import { begins, type Counted } from '../games/events'
import type { GameModule, Look } from '../games/types'
import type { Words } from '../i18n'
import type { Frame, View } from '../wire/types'
import { trailLines, type BoardModel, type Stage } from './board-model'
import type { LogEntry } from './reduce'
import { settings } from './settings.svelte'

/** Milliseconds between steps at ordinary speed. */
const PACE = 900

/** What lies ahead of a seat's choice, as far as a view tells. */
type Watch = (view: View, seat: number) => Promise<Outlook | undefined>

export class ReplayModel implements BoardModel {
  readonly game: GameModule
  #words: () => Words
  #watch: Watch | undefined
  /** What is known of choices, by step: how the next one is drawn depends on it. */
  #known = new Map<number, Outlook>()
  frames = $state.raw<Frame[]>([])
  index = $state(0)
  playing = $state(false)
  speed = $state(1)
  hover = $state<string>()
  looked = $state<string>()
  pointed = $state.raw<string[]>([])
  readonly path = []
  readonly targets: ReadonlySet<string> = new Set()
  readonly preview = NO_PREVIEW
  readonly sights = NO_SIGHTS
  stage: Stage | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `watch` looks into the choices that are gone through. */
  constructor(game: GameModule, frames: Frame[], words: () => Words, watch?: Watch) {
    this.#watch = watch
    this.game = game
    this.frames = frames
    this.#words = words
  }

  frame = $derived.by(() => this.frames[this.index])
  view = $derived.by((): View | undefined => Object.values(this.frame?.views ?? {})[0])
  seq = $derived.by(() => this.frame?.seq)
  shownView = $derived.by(() => this.view)
  seat = $derived.by(() => {
    const who = Object.keys(this.frame?.views ?? {})[0]
    return who !== undefined && /^\d+$/.test(who) ? Number(who) : undefined
  })
  /** Shapes that pieces have after each step. */
  #looks = $derived.by(() => {
    let look: Look = {}
    return this.frames.map((frame) => (look = this.game.squares?.carry(look, frame.events) ?? look))
  })
  scene = $derived.by((): Scene => {
    if (this.view === undefined || this.game.squares === undefined) return { nodes: [] }
    return this.game.squares.scene(this.view, {
      seat: this.seat,
      look: this.#looks[this.index] ?? {},
      words: this.#words(),
      path: [],
      targets: this.targets,
    })
  })
  marks = $derived.by((): ReadonlyMap<string, Mark> => {
    const marks = new Map<string, Mark>()
    for (const cell of this.game.squares?.trail(this.frame?.events ?? []).cells ?? []) marks.set(cell, 'trail')
    for (const cell of this.pointed) marks.set(cell, 'shown')
    return marks
  })
  guide = $derived.by((): Guide => ({ ...NO_GUIDE, lines: trailLines(this.game, this.frame?.events ?? []) }))
  turn = $derived.by((): Turn =>
    this.view === undefined || this.seat === undefined ? 0 : (this.game.squares?.turn?.(this.view, this.seat) ?? 0),
  )
  log = $derived.by((): LogEntry[] =>
    this.frames.slice(0, this.index + 1).flatMap((frame) => frame.events.map((event) => ({ seq: frame.seq, event }))),
  )
  /** Where turns begin; rounds, in games that count no turns. */
  turns = $derived.by(() => {
    const counted = (kind: Counted) =>
      this.frames.flatMap(({ events }, index) => {
        const begun = events.map(begins).find((one) => one?.kind === kind)
        return begun === undefined ? [] : [{ ...begun, index }]
      })
    const turns = counted('turn')
    return turns.length > 0 ? turns : counted('round')
  })

  /** The step with this seq, or the last before it. */
  find(seq: number): number {
    return Math.max(
      0,
      this.frames.findLastIndex((frame) => frame.seq <= seq),
    )
  }

  /** One step on is played; any other jump is shown at once. */
  go(index: number): void {
    const next = Math.max(0, Math.min(this.frames.length - 1, index))
    const forward = next === this.index + 1
    const before = this.#drawn
    this.index = next
    void this.#look(next)
    if (!forward || this.view === undefined) return
    void this.stage?.play(
      this.scene,
      this.game.squares?.motion(this.frame?.events ?? [], before, this.view) ?? [],
      settings.still || this.speed > 2,
    )
  }

  /** The position with what is known of the choice in it. */
  get #drawn(): View | undefined {
    const known = this.#known.get(this.index)
    return this.view === undefined || known === undefined ? this.view : withOutlook(this.view, known)
  }

  async #look(index: number): Promise<void> {
    const { view } = this
    const seat = view === undefined ? undefined : this.game.squares?.watched?.(view)
    if (view === undefined || seat === undefined || this.#known.has(index)) return
    const outlook = await this.#watch?.(view, seat)
    if (outlook !== undefined) this.#known.set(index, outlook)
  }

  toggle(): void {
    if (this.playing) return this.pause()
    if (this.index >= this.frames.length - 1) this.go(0)
    this.playing = true
    this.#wait()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      if (this.index >= this.frames.length - 1) return this.pause()
      this.go(this.index + 1)
      this.#wait()
    }, PACE / this.speed)
  }

  async tap(target: string): Promise<void> {
    this.stage?.hurry()
    this.looked = this.looked === target ? undefined : target
  }
  async drag(): Promise<void> {}
  async finish(): Promise<void> {
    this.toggle()
  }
  back(): void {
    this.looked = undefined
    this.pause()
  }
}

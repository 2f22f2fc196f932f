/** A game looked at again: any step, forwards and backwards, by anybody's eyes. */
import { NO_GUIDE, NO_PREVIEW, NO_SIGHTS, type Guide, type Mark, type Scene } from '../board/scene'
import type { Turn } from '../board/turn'
import { begins, type Counted } from '../games/events'
import type { GameModule, Look } from '../games/types'
import type { Words } from '../i18n'
import type { Frame, View } from '../wire/types'
import { trailLines, type BoardModel, type Stage } from './board-model'
import type { LogEntry } from './reduce'
import { settings } from './settings.svelte'

/** Milliseconds between steps at ordinary speed. */
const PACE = 900

export class ReplayModel implements BoardModel {
  readonly game: GameModule
  #words: () => Words
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

  constructor(game: GameModule, frames: Frame[], words: () => Words) {
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
    return this.frames.map((frame) => (look = this.game.carry(look, frame.events)))
  })
  scene = $derived.by((): Scene => {
    if (this.view === undefined) return { nodes: [] }
    return this.game.scene(this.view, {
      seat: this.seat,
      look: this.#looks[this.index] ?? {},
      words: this.#words(),
      path: [],
      targets: this.targets,
    })
  })
  marks = $derived.by((): ReadonlyMap<string, Mark> => {
    const marks = new Map<string, Mark>()
    for (const cell of this.game.trail(this.frame?.events ?? []).cells) marks.set(cell, 'trail')
    for (const cell of this.pointed) marks.set(cell, 'shown')
    return marks
  })
  guide = $derived.by((): Guide => ({ ...NO_GUIDE, lines: trailLines(this.game, this.frame?.events ?? []) }))
  turn = $derived.by((): Turn =>
    this.view === undefined || this.seat === undefined ? 0 : (this.game.turn?.(this.view, this.seat) ?? 0),
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
    const before = this.view
    this.index = next
    if (!forward || this.view === undefined) return
    void this.stage?.play(
      this.scene,
      this.game.motion(this.frame?.events ?? [], before, this.view),
      settings.still || this.speed > 2,
    )
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

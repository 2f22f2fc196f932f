/** Before the first card: "Ready?" of everybody, then three, two, one, so that nobody is caught reading. */
import type { Play } from '../../store/play.svelte'
import type { Limits } from './clock'
import { read } from './view'

/** How long a number is seen. The server waits three of them from the last "ready" to its first card. */
const BEAT = 1000
const NUMBERS = 3

export type Phase = 'ask' | 'wait' | 'count' | 'begun'

export class Start {
  /** The number on the screen. */
  number = $state<number>()
  #play: Play
  #limits: () => Limits
  /** Who at this screen has said to be ready. */
  #said = $state.raw<readonly number[]>([])
  #counted = $state(false)
  /** Whether the server was seen waiting for anybody. */
  #waited = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #begin: () => void = () => undefined
  /** Done when the first card may be shown on this screen. */
  readonly begun: Promise<void>

  constructor(play: Play, limits: () => Limits) {
    this.#play = play
    this.#limits = limits
    this.begun = new Promise((resolve) => (this.#begin = resolve))
    if (this.phase === 'begun' || this.#hosted) this.#begin()
  }

  get #hosted(): boolean {
    return this.#play.store.state.table?.hosted === true
  }

  /** Where the server keeps time: the seats whose people are not ready. */
  get #awaited(): readonly number[] {
    return this.#play.store.state.table?.unready ?? []
  }

  get #waitsForMe(): boolean {
    return this.#awaited.some((seat) => this.#play.mine.includes(seat))
  }

  /** Whether this screen keeps time and has a card to open. */
  get #local(): boolean {
    const { view } = this.#play
    return (
      !this.#hosted &&
      this.#limits().timed &&
      this.#play.mine.length > 0 &&
      view !== undefined &&
      read(view).window !== null
    )
  }

  get phase(): Phase {
    if (this.number !== undefined) return 'count'
    if (!this.#hosted) return this.#local && !this.#counted ? 'ask' : 'begun'
    if (this.#waitsForMe && !this.#allSaid) return 'ask'
    return this.#awaited.length > 0 ? 'wait' : 'begun'
  }

  get #allSaid(): boolean {
    return this.#play.mine.every((seat) => this.#said.includes(seat))
  }

  /** Whether the first card need not wait for this seat. */
  isReady(seat: number): boolean {
    if (this.#said.includes(seat)) return true
    return this.#hosted ? !this.#awaited.includes(seat) : !this.#play.mine.includes(seat)
  }

  /** People at this screen are ready; the last of them begins it. */
  ready(seats: readonly number[]): void {
    if (this.phase !== 'ask') return
    this.#said = [...new Set([...this.#said, ...seats])]
    if (!this.#allSaid) return
    if (this.#hosted) this.#play.store.ready()
    else this.#count()
  }

  /** To be called whenever the table may have changed. */
  follow(): void {
    if (!this.#hosted) return
    if (this.#awaited.length > 0) {
      this.#waited = true
      // A server that has just been started again has forgotten who was ready.
      if (this.#allSaid && this.#waitsForMe) this.#play.store.ready()
    } else if (this.#waited && !this.#counted) this.#count()
  }

  /** A card is up: whatever is still counted is over. */
  cut(): void {
    clearTimeout(this.#timer)
    this.number = undefined
    this.#begin()
  }

  #count(): void {
    this.#counted = true
    this.#tick(NUMBERS)
  }

  #tick(number: number): void {
    if (number === 0) return this.cut()
    this.number = number
    this.#timer = setTimeout(() => this.#tick(number - 1), BEAT)
  }
}

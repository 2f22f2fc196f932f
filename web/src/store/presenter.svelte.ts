/**
 * What is shown when. Frames come as fast as the server sends them and are shown at the pace of a person: one after
 * another, own dice until they are read, and once more for whoever was not looking.
 */
import type { Beat, Scene } from '../board/scene'
import { isRoll } from '../games/events'
import type { Spectacle } from '../games/spectacle'
import type { GameModule } from '../games/types'
import type { Frame } from '../wire/types'
import type { Stage } from './board-model'
import { BETWEEN, READING } from './pace'
import { settings } from './settings.svelte'
import { play as sound, sing, soundOf } from './sound'
import { Spectacles } from './spectacles.svelte'
import type { TableStore } from './table.svelte'

/** Whoever has the board. */
export type Board = {
  readonly game: GameModule
  readonly store: TableStore
  readonly mine: readonly number[]
  /** Which of my seats is to act. */
  readonly acting: number | undefined
  readonly scene: Scene
  readonly stage: Stage | undefined
  /** Puts a frame on the board, for the first time or again; the motions that lead to it. */
  put(frame: Frame, again: boolean): Beat[]
  /** What of the frame on the board deserves a stage. */
  spectacles(frame: Frame): Spectacle[]
}

/** More frames than this waiting, and somebody was away: the past is not played but shown. */
const MANY_FRAMES = 40
/** Of a game that begins: so few steps that nobody has moved yet. */
const EARLY = 10

/** Steps that can be shown again. */
const KEPT = 80

export class Presenter {
  /** The last step whose picture was seen: the log tells no more than that. */
  told = $state(0)
  /** Something is on its way, or lies there to be read. */
  busy = $state(false)
  /** What was seen before is shown again. */
  again = $state(false)
  /** What is on the stage over the board. */
  readonly spectacles = new Spectacles()
  #past = $state.raw<Frame[]>([])
  #board: Board
  #skip: (() => void) | undefined
  #stopped = false
  /** Whether what is on the board was on the stage: then it was read there. */
  #staged = false
  /** Whether the last choice was one of mine: what chance does then is mine to read. */
  #own = false

  constructor(board: Board) {
    this.#board = board
  }

  /** Shows waiting frames one after another; the newest wakes the player. */
  async present(): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      await this.#drain()
    } finally {
      this.busy = false
    }
  }

  async #drain(): Promise<void> {
    const { store } = this.#board
    for (let frame = store.state.queue[0]; frame !== undefined; frame = store.state.queue[0]) {
      const still = this.#hasty()
      const chance = this.#past.at(-1)?.acting.length === 0
      if (!chance) this.#own = frame.mine !== undefined
      await this.#show(frame, false, still)
      this.told = frame.seq
      this.#keep(frame)
      store.shown(frame.seq)
      if (!still) await this.#wait(this.#rest(frame, store.state.queue[0]))
    }
  }

  async #show(frame: Frame, again: boolean, still: boolean): Promise<void> {
    const beats = this.#board.put(frame, again)
    if (!again && !still && frame.events.length > 0)
      sound(soundOf(this.#board.game, frame.events, this.#board.acting !== undefined, this.#board.mine), settings.sound)
    // A table that is just laid begins with its game's tune.
    if (!again && this.#past.length === 0 && frame.seq < EARLY && settings.sound)
      sing(this.#board.game.extras?.theme ?? [])
    // First what everybody looks up for, then how it changes the board.
    const spectacles = still || this.#pace === 'once' ? [] : this.#board.spectacles(frame)
    this.#staged = spectacles.length > 0
    for (const spectacle of spectacles) await this.spectacles.show(spectacle)
    await this.#board.stage?.play(this.#board.scene, beats, still || settings.still)
  }

  /** Nobody looks, or so much happened that nobody would sit through it. */
  #hasty(): boolean {
    const { length } = this.#board.store.state.queue
    return document.hidden || length > (this.#pace === 'once' ? 1 : MANY_FRAMES)
  }

  get #pace() {
    return settings.pace(this.#board.game.id)
  }

  /** How long a frame is left alone before the next one. */
  #rest(frame: Frame, next: Frame | undefined): number {
    const { game, mine, store } = this.#board
    // A board of its own keeps its own time, and so does one who is quick.
    if (game.ownBoard !== undefined || this.#pace === 'once' || frame.events.length === 0) return 0
    const rolls = frame.events.filter(isRoll)
    const own = rolls.some(({ seat }) => (typeof seat === 'number' ? mine.includes(seat) : this.#own))
    if (own) return this.#staged ? 0 : READING
    const hurried =
      store.state.table?.clock !== undefined && store.state.frame?.acting.some((seat) => mine.includes(seat))
    if (hurried === true || next?.mine !== undefined) return 0
    return BETWEEN[this.#pace]
  }

  #keep(frame: Frame): void {
    const { undone } = frame
    const standing = undone === undefined ? this.#past : this.#past.filter((past) => past.seq <= undone.to)
    this.#past = [...standing, frame].slice(-KEPT)
  }

  #wait(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#skip?.(), ms)
      this.#skip = () => {
        clearTimeout(timer)
        this.#skip = undefined
        resolve()
      }
    })
  }

  /** A tap: what moves is there, what is read is read, what is shown again was seen. */
  hurry(): void {
    this.#stopped = this.again
    this.spectacles.skip()
    this.#board.stage?.hurry()
    this.#skip?.()
  }

  /** What happened since a seat's own last step. */
  since(seat: number): Frame[] {
    const own = this.#past.findLastIndex((frame) => frame.mine?.[0] === seat)
    return this.#past.slice(own + 1).filter((frame) => frame.events.length > 0)
  }

  /** Shows once more what happened since a seat's own last step; a tap ends it. */
  async showSince(seat: number): Promise<void> {
    const frames = this.since(seat)
    const newest = this.#past.at(-1)
    if (this.busy || newest === undefined || frames.length === 0) return
    this.busy = this.again = true
    this.#stopped = false
    try {
      const start = this.#past[this.#past.findIndex((frame) => frame === frames[0]) - 1]
      if (start !== undefined) await this.#show(start, true, true)
      for (const frame of frames) {
        if (this.#stopped) break
        await this.#show(frame, true, false)
        if (!this.#stopped) await this.#wait(BETWEEN.brisk)
      }
    } finally {
      this.again = false
      await this.#show(newest, true, true)
      await this.#drain().finally(() => (this.busy = false))
    }
  }
}

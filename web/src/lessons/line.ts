/**
 * The line to a table that is only practised: it speaks like the socket, but the whole game goes to the engine
 * with each move, and nobody keeps any of it. So a move is taken back by sending one less.
 */
import { engine } from '../engine/page'
import { Refused } from '../net/api'
import type { Line, Wire } from '../net/socket'
import type { Action, ClientMessage, Frame, PracticeAnswer, PracticeWish, TableInfo, View } from '../wire/types'
import { LEARNER, type Scene, type Step } from './types'

/** Who watches over what is played. */
export type Teacher = {
  /** Whether the learner may play now. */
  readonly open: boolean
  /** The rules allowed an action: what the others play then. */
  played(action: Action, view: View, before: readonly Step[]): readonly Step[]
  /** What to play now, if there is something. */
  advice(): Action | undefined
}

/** Frames only ever go on: after a step back they count from the next of these. */
const LAP = 1000

export class PracticeLine implements Line {
  #wire: Wire
  #table: TableInfo
  #teacher: Teacher
  #scene: Scene
  #steps: Step[] = []
  #lap = 0
  #last: Frame | undefined
  /** One thing after another: what others answer to a move belongs to the scene in which it was made. */
  #queue: Promise<unknown> = Promise.resolve()
  /** How many other positions are asked for: until the last has come, there is nothing to play. */
  #leaving = 0

  constructor(wire: Wire, table: TableInfo, scene: Scene, teacher: Teacher) {
    this.#wire = wire
    this.#table = table
    this.#scene = scene
    this.#teacher = teacher
    wire.onConnection('open')
    void this.load(scene)
  }

  speak(): void {}
  follow(): void {}
  wake(): void {}
  close(): void {}

  /** Another position. */
  load(scene: Scene): Promise<void> {
    return this.#leave(scene, scene.steps)
  }

  /** The same scene as it stood after these steps. */
  rewind(steps: readonly Step[]): Promise<void> {
    return this.#leave(this.#scene, steps)
  }

  #leave(scene: Scene, steps: readonly Step[]): Promise<void> {
    this.#leaving += 1
    return this.#inTurn(async () => {
      this.#leaving -= 1
      this.#scene = scene
      await this.#stand(steps)
    })
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work)
    this.#queue = done.catch(() => undefined)
    return done
  }

  async #stand(steps: readonly Step[]): Promise<void> {
    this.#steps = [...steps]
    this.#lap += 1
    const { options, frames } = await this.#ask(this.#steps)
    this.#table = { ...this.#table, options }
    const frame = frames.at(-1)
    if (frame === undefined) return
    this.#wire.onMessage({ t: 'table', table: this.#table, frame: this.#marked(frame) })
    if (this.#last !== undefined)
      this.#wire.onMessage({ t: 'frame', table: this.#table.id, ...this.#marked({ ...frame, events: [] }) })
    this.#last = frame
  }

  /** The same position again, because the learner may play now, or may no longer. */
  renew(): void {
    if (this.#last !== undefined)
      this.#wire.onMessage({ t: 'table', table: this.#table, frame: this.#marked(this.#last) })
  }

  send(message: ClientMessage): void {
    switch (message.t) {
      case 'act':
        return void this.#answer(message.id, () => {
          const steps = (message.actions ?? []).map((action): Step => [message.seat, action])
          return this.#inTurn(() => this.#act(message.id, message.seq, steps))
        })
      case 'check':
        return void this.#answer(message.id, async () => {
          await this.#ask([...this.#steps, [message.seat, message.action]])
          this.#wire.onMessage({ t: 'ok', id: message.id })
        })
      case 'ask':
        return void this.#answer(message.id, async () => {
          const answer = await engine().practised(this.#wish(this.#steps), message.question)
          this.#wire.onMessage({ t: 'answer', id: message.id, answer })
        })
      case 'hint': {
        const action = this.#teacher.advice()
        if (action === undefined) return this.#refuse(message.id, { code: 'not_yours', message: '' })
        return this.#wire.onMessage({ t: 'hint', id: message.id, action, estimate: [], best: [], reason: null })
      }
      default:
        if ('id' in message) this.#refuse(message.id, { code: 'not_yours', message: '' })
    }
  }

  async #act(id: string, seq: number, steps: readonly Step[]): Promise<void> {
    // Made in a position that has gone meanwhile.
    if (Math.floor(seq / LAP) !== this.#lap) return this.#refuse(id, { code: 'conflict', message: '' })
    // All of them or none: what the rules refuse is refused before anything is shown.
    if (steps.length > 1) await this.#ask([...this.#steps, ...steps])
    let replies: readonly Step[] = []
    for (const step of steps) {
      const before = this.#steps
      const view = this.#last?.views[String(LEARNER)] ?? {}
      const { frames } = await this.#ask([...before, step])
      this.#steps = [...before, step]
      replies = this.#teacher.played(step[1], view, before)
      this.#tell(frames, replies.length > 0)
    }
    this.#wire.onMessage({ t: 'ack', id, seq: this.#number(this.#last?.seq ?? 0) })
    if (replies.length === 0) return
    const answered = await this.#ask([...this.#steps, ...replies])
    this.#steps = [...this.#steps, ...replies]
    this.#tell(answered.frames, false)
  }

  /** What is new, in order. */
  #tell(frames: readonly Frame[], more: boolean): void {
    const known = this.#last?.seq ?? -1
    for (const frame of frames.filter(({ seq }) => seq > known)) {
      this.#last = frame
      const shown = this.#marked(frame)
      this.#wire.onMessage({ t: 'frame', table: this.#table.id, ...(more ? { ...shown, legal: {} } : shown) })
    }
  }

  #number(seq: number): number {
    return this.#lap * LAP + seq
  }

  /** A frame as the learner gets it: with something to play only when it is time. */
  #marked(frame: Frame): Frame {
    return {
      ...frame,
      seq: this.#number(frame.seq),
      prev: this.#number(frame.prev),
      legal: this.#teacher.open && this.#leaving === 0 ? frame.legal : {},
    }
  }

  #ask(steps: readonly Step[]): Promise<PracticeAnswer> {
    return engine().practice(this.#wish(steps))
  }

  #wish(steps: readonly Step[]): PracticeWish {
    const { seats, options = {}, seed } = this.#scene
    return { game: this.#table.game, seats, seat: LEARNER, options, seed, steps: [...steps] }
  }

  async #answer(id: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.#refuse(id, error.problem)
    }
  }

  #refuse(id: string, problem: { code: string; message: string; rule?: string }): void {
    this.#wire.onMessage({
      t: 'error',
      id,
      table: this.#table.id,
      code: problem.code,
      message: problem.message,
      ...(problem.rule === undefined ? {} : { rule: problem.rule }),
    })
  }
}

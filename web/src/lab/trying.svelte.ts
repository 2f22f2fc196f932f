/** A try of this page: begun, asked about until it is over, stopped when one leaves. */
import { api } from '../net/api'
import type { LabAnswer, LabWish } from '../wire/types'

/** How often one asks how far it is. */
const ASK_MS = 800

export class Trying {
  answer = $state.raw<LabAnswer>()
  /** The report so far. */
  page = $state('')
  error = $state.raw<unknown>()
  #timer: ReturnType<typeof setTimeout> | undefined

  get isOver(): boolean {
    return this.answer === undefined || !['waiting', 'playing'].includes(this.answer.state)
  }

  async begin(wish: LabWish): Promise<void> {
    this.leave()
    this.page = ''
    this.error = undefined
    try {
      this.#take(await api.tryOut(wish))
    } catch (error) {
      this.error = error
    }
  }

  #take(answer: LabAnswer): void {
    this.answer = answer
    if (answer.page !== undefined) this.page = answer.page
    if (!this.isOver) this.#timer = setTimeout(() => void this.#ask(answer), ASK_MS)
  }

  async #ask({ id, version }: LabAnswer): Promise<void> {
    try {
      const next = await api.tried(id, version)
      if (this.answer?.id === id) this.#take(next)
    } catch (error) {
      if (this.answer?.id !== id) return
      this.error = error
      this.answer = undefined
    }
  }

  async stop(): Promise<void> {
    if (this.answer !== undefined) await api.stopTrying(this.answer.id).catch((error: unknown) => (this.error = error))
  }

  /** Nobody looks any more: what runs is stopped. */
  leave(): void {
    clearTimeout(this.#timer)
    if (!this.isOver) void this.stop()
    this.answer = undefined
  }
}

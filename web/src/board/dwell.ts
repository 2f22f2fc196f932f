/** Who stays on a square wants to know about it: a pointer or the keyboard that rests there, a finger that presses long. */

const REST_MS = 800
const PRESS_MS = 500

export class Dwell {
  #tell: (cell: string | undefined) => void
  #at: string | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Whether a finger has asked. */
  asked = false
  #since = 0

  constructor(tell: (cell: string | undefined) => void) {
    this.#tell = tell
  }

  /** The pointer, or the keyboard, is on a square now. */
  rest(cell: string | undefined): void {
    if (cell === this.#at) return
    this.#wait(cell, REST_MS)
  }

  /** A finger is down on a square since then. */
  press(cell: string | undefined, at: number): void {
    this.asked = false
    this.#since = at
    this.#wait(cell, PRESS_MS, () => (this.asked = true))
  }

  /** The finger is lifted: whether it asked. A slow page may answer a short tap late; it was a tap all the same. */
  lift(at: number): boolean {
    const asked = this.asked && at - this.#since >= PRESS_MS
    if (!asked) this.leave()
    this.asked = false
    return asked
  }

  /** Something else is meant: a tap, a drag, another place. */
  leave(): void {
    this.#wait(undefined, 0)
  }

  #wait(cell: string | undefined, delay: number, then: () => void = () => undefined): void {
    clearTimeout(this.#timer)
    if (this.#at !== undefined) this.#tell(undefined)
    this.#at = cell
    if (cell === undefined) return
    this.#timer = setTimeout(() => {
      this.#tell(cell)
      then()
    }, delay)
  }
}

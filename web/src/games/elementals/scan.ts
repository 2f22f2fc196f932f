/** Choosing with one switch (ELM-ACC-5): the choices light up one after another, and a press takes the lit one. */

/** How long a choice stays lit, in milliseconds. */
export const PACE = { least: 500, most: 4000, step: 250 } as const

/** A hand that shakes presses twice: the second press within this time is none. */
const BOUNCE = 250

export class Scanner<T> {
  #pace: () => number
  #tell: (lit: T | undefined) => void
  #choices: readonly T[] = []
  #about: string | undefined
  #index = 0
  #deaf = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(pace: () => number, tell: (lit: T | undefined) => void) {
    this.#pace = pace
    this.#tell = tell
  }

  /** What there is to choose, and in which matter: the same again goes on, another starts anew, nothing stops. */
  offer(about: string, choices: readonly T[]): void {
    const same =
      about === this.#about &&
      choices.length === this.#choices.length &&
      choices.every((choice, index) => choice === this.#choices[index])
    if (same) return
    this.close()
    this.#about = about
    this.#choices = choices
    this.#index = 0
    if (choices.length === 0) return
    this.#deaf = performance.now() + BOUNCE
    this.#light()
  }

  /** The choice that a press takes. */
  press(at: number): T | undefined {
    if (this.#choices.length === 0 || at < this.#deaf) return undefined
    this.#deaf = at + BOUNCE
    return this.#choices[this.#index]
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#choices = []
    this.#about = undefined
    this.#tell(undefined)
  }

  #light(): void {
    this.#tell(this.#choices[this.#index])
    this.#timer = setTimeout(() => {
      this.#index = (this.#index + 1) % this.#choices.length
      this.#light()
    }, this.#pace())
  }
}

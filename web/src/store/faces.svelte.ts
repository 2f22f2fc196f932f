/** The drawings of the faces: brought once, after the page itself. */
import type { Face } from '../wire/types'

class Drawn {
  #all = $state.raw<Readonly<Record<Face, string>>>()
  #asked = false

  /** None while they are on their way. */
  get all(): Readonly<Record<Face, string>> | undefined {
    if (!this.#asked) {
      this.#asked = true
      import('../art/faces/index').then(
        ({ FACES }) => (this.#all = FACES),
        // Asked again when the next one is to be shown.
        () => (this.#asked = false),
      )
    }
    return this.#all
  }
}

export const drawn = new Drawn()

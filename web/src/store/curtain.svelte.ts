/** A screen that several people share hides what is secret until the right person looks. */
import type { GameModule } from '../games/types'
import type { View } from '../wire/types'

/** What the curtain hangs before. */
export type Room = {
  readonly game: GameModule
  readonly mine: readonly number[]
  /** Which of my seats is to act. */
  readonly acting: number | undefined
  /** Whose eyes. */
  readonly seat: number | undefined
  readonly view: View | undefined
  /** Something still moves on the board, for everybody to see. */
  readonly showing: boolean
}

export class Curtain {
  /** The seat whose hidden things may be seen on this screen now. */
  #uncovered = $state<number>()
  #room: Room

  constructor(room: Room) {
    this.#room = room
  }

  /** Whether there is anything to hide from one another. */
  #hides = $derived.by(() => {
    const { game, mine, view } = this.#room
    return game.secrets !== undefined && mine.length > 1 && (view === undefined || game.secrets.inPosition(view))
  })
  /** Somebody else is to look now. */
  due = $derived.by(() => this.#hides && this.#room.acting !== undefined && this.#uncovered !== this.#room.acting)
  /** It falls when everybody has seen what happened. */
  down = $derived.by(() => this.due && !this.#room.showing)
  covered = $derived.by(() => this.#hides && this.#uncovered !== this.#room.seat)

  /** The right person is there. */
  lift(): void {
    this.#uncovered = this.#room.acting
  }

  /** The position changed: whoever is not to act any longer does not look any longer. */
  turn(): void {
    const { mine, acting } = this.#room
    if (mine.length === 1) this.#uncovered = mine[0]
    else if (acting !== undefined && acting !== this.#uncovered) this.#uncovered = undefined
  }
}

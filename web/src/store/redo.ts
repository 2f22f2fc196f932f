/** Moves of one's own that were taken back can be played again, as long as nothing else was done instead. */
import type { Action, Frame } from '../wire/types'

type Sent = { seat: number; actions: readonly Action[]; from: number }
export type Redo = { seat: number; actions: readonly Action[] }

/** More than anybody takes back in one game. */
const KEPT = 200

export class Undone {
  #sent: Sent[] = []
  #offer: (Redo & { at: number }) | undefined

  /** Actions are sent in the position after a step. */
  sent(seat: number, actions: readonly Action[], from: number): void {
    this.#sent = [...this.#sent.slice(1 - KEPT), { seat, actions, from }]
    this.#offer = undefined
  }

  /** A frame came: if it goes back to where something of mine was decided, or into its middle, that can be done again. */
  came({ seq, undone }: Frame): void {
    this.#offer = undefined
    if (undone === undefined) return
    const { to } = undone
    // Actions that are sent together are steps one after another.
    const again = this.#sent.findLast(({ from, actions }) => from <= to && to < from + actions.length)
    this.#sent = this.#sent.filter(({ from }) => from < to)
    if (again !== undefined) this.#offer = { seat: again.seat, actions: again.actions.slice(to - again.from), at: seq }
  }

  /** What can be played again in the position after a step, if the rules still list it. */
  offer(seq: number | undefined, legal: readonly Action[] | undefined): Redo | undefined {
    const offer = this.#offer
    const [first] = offer?.actions ?? []
    return offer?.at === seq && first !== undefined && legal?.includes(first) === true ? offer : undefined
  }
}

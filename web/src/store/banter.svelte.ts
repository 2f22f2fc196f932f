/**
 * What bots say, each in its own temper: a line before the first move, one now and then at a good moment of their own, one
 * at the end. For the eyes alone: nobody waits for it, and it tells nothing that is not there to be seen.
 */
import type { GameModule } from '../games/types'
import type { Frame, TableInfo } from '../wire/types'
import { botOf } from './seats'

export type Line = { seat: number; key: string }

/** A line stands so long, in milliseconds. */
const LASTS = 5000
/** Whoever has spoken lets so many steps pass. */
const QUIET = 12
/** Of a game that begins: so few steps that nobody has moved yet. */
const EARLY = 10
/** What is heard when something good happens. */
const GOOD: readonly string[] = ['home', 'magic', 'kiss']

type Seen = Pick<Frame, 'seq' | 'events' | 'acting' | 'undone'>

const lineOf = (seat: number, occasion: 'hello' | 'good' | 'won' | 'lost'): Line => ({
  seat,
  key: `bot-${botOf(seat)?.id ?? ''}-${occasion}`,
})

const botsAt = (table: TableInfo) => table.seats.flatMap((seat, index) => (seat.kind === 'bot' ? [index] : []))

/** What a bot says at the end: one that won, or one that lost to me; where we share the first place, nothing. */
export function farewell(table: TableInfo, mineWon: boolean): Line | undefined {
  const ranking = table.result?.ranking ?? []
  const [winner] = botsAt(table).filter((seat) => ranking[seat] === 1)
  const [other] = botsAt(table)
  if (winner !== undefined) return mineWon ? undefined : lineOf(winner, 'won')
  return mineWon && other !== undefined ? lineOf(other, 'lost') : undefined
}

export class Banter {
  /** The line that stands now: never more than one. */
  line = $state.raw<Line>()
  #before: readonly number[] | undefined
  #quietUntil = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Something was shown on the board. */
  seen(game: GameModule, table: TableInfo, frame: Seen): void {
    const before = this.#before
    this.#before = frame.acting
    const bots = botsAt(table)
    const [first] = bots
    if (before === undefined) {
      if (frame.seq < EARLY && first !== undefined) this.#say(lineOf(first, 'hello'), frame.seq)
      return
    }
    const [actor] = before
    const glad = (game.extras?.sounds ?? []).flatMap(([kind, sound]) => (GOOD.includes(sound) ? [kind] : []))
    // What names a seat is that seat's good moment, whoever moved.
    const good = frame.events.some(
      ({ event, seat }) => glad.includes(event) && (typeof seat !== 'number' || seat === actor),
    )
    if (frame.undone !== undefined || !good || actor === undefined || before.length > 1 || !bots.includes(actor)) return
    if (frame.seq >= this.#quietUntil) this.#say(lineOf(actor, 'good'), frame.seq)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.line = undefined
  }

  #say(line: Line, seq: number): void {
    this.close()
    this.#quietUntil = seq + QUIET
    this.line = line
    this.#timer = setTimeout(() => (this.line = undefined), LASTS)
  }
}

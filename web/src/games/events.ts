/**
 * Events that mean the same in every game that has them. The shell knows no others: what else happens in a game is its
 * module's affair.
 */
import type { GameEvent } from '../wire/types'

/** What happened in one game, in the types that come from its rules; the shell knows kinds alone. */
export const told = <Event extends { event: string }>(events: readonly GameEvent[]): readonly Event[] =>
  events as unknown as readonly Event[]

/** Those of some kinds. */
export const eventsOf = <Event extends { event: string }, Kind extends Event['event']>(
  events: readonly Event[],
  ...kinds: Kind[]
): Extract<Event, { event: Kind }>[] =>
  events.filter((event): event is Extract<Event, { event: Kind }> => kinds.some((kind) => kind === event.event))

/** What a game may count. */
const COUNTED = ['turn', 'round'] as const
export type Counted = (typeof COUNTED)[number]

/** The number of the turn or round that an event begins; a card that is turned has none. */
export function begins(event: GameEvent): { kind: Counted; number: number } | undefined {
  const kind = COUNTED.find((counted) => counted === event.event)
  const number = kind === undefined ? undefined : event[kind]
  return kind === undefined || typeof number !== 'number' ? undefined : { kind, number }
}

/** Dice were thrown, and lie there to be read. */
export function isRoll(event: GameEvent): boolean {
  return event.event === 'roll'
}

/** The game is over, and this says why. */
export function isEnd(event: GameEvent): boolean {
  return event.event === 'end' || event.event === 'over'
}

/** Feats: what can be done in a game that deserves a sticker, told from a game that is over and from nothing else. */
import type { GameEvent, OptionValue, View } from '../wire/types'

/** A game that is over, as somebody who sat there may tell it. */
export type Tale = {
  /** Whose feats are looked for. */
  seat: number
  seats: number
  /** Whether this seat alone came first. */
  won: boolean
  scores: readonly number[]
  options: Readonly<Record<string, OptionValue>>
  /** The last position with everything laid open. */
  view: View
  /** What happened, from the first to the last; what was taken back did not happen. */
  events: readonly GameEvent[]
}

export type Feat = {
  /** Its words are `<game>-feat-<id>` and `<game>-feat-<id>-how`. */
  id: string
  /** A sticker: about 100 across, around the origin. */
  art: string
  done: (tale: Tale) => boolean
}

/** How often something happened. */
export function times({ events }: Tale, kind: string, also: (event: GameEvent) => boolean = () => true): number {
  return events.filter((event) => event.event === kind && also(event)).length
}

/** How far this seat was ahead of the best of the others at the end; below nothing, how far behind. */
export function lead({ scores, seat }: Tale): number {
  return (scores[seat] ?? 0) - Math.max(...scores.filter((_, other) => other !== seat))
}

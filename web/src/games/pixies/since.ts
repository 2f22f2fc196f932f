/** What each of the others did since one's own last turn, for whoever looked away. */
import type { LogEntry } from '../../store/reduce'
import type { GameEvent } from '../../wire/types'

const ACTIONS = new Set(['action', 'copied'])
/** What ends the turns of a round: older ones are no news. */
const BREAKS = new Set(['round', 'demand'])
const isActionOf = (seat: number, { event, seat: by }: GameEvent) => ACTIONS.has(event) && by === seat

/** The spaces that a seat used since another seat's last action of this round, oldest first. */
export function since(log: readonly LogEntry[], me: number, seat: number): number[] {
  const start = log.findLastIndex(({ event }) => BREAKS.has(event.event) || isActionOf(me, event))
  return log
    .slice(start + 1)
    .filter(({ event }) => isActionOf(seat, event))
    .map(({ event }) => Number(event.action))
}

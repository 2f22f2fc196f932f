/** How quickly the others' moves are shown. */
import { chapterOf } from '../games/index'

export const PACES = ['calm', 'brisk', 'once'] as const
export type Pace = (typeof PACES)[number]

/** At least so long between one move that is shown and the next, in milliseconds. */
export const BETWEEN: Record<Pace, number> = { calm: 1400, brisk: 500, once: 0 }
/** What the server is asked to leave between two moves of its bots. */
export const SERVER_PACE: Record<Pace, number> = { calm: 1200, brisk: 600, once: 0 }
/** Own dice lie so long before anything else moves, unless a tap says that they are read. */
export const READING = 1500

export function usualPace(game: string): Pace {
  return chapterOf(game)?.pace ?? 'brisk'
}

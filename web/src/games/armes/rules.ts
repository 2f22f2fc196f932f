/** The options of a table that change what is said and shown of it. */
import type { TableInfo } from '../../wire/types'
import { BASE, rosterWith, type Roster } from './roster'

export type Rules = {
  /** Whether a chest is tried no more than once in a round. */
  once: boolean
  /** What a band may cost. */
  points: number
  /** Figures, factions and scenery: the printed ones and the table's own. */
  roster: Roster
}

export const USUAL: Rules = { once: true, points: 10, roster: BASE }

export function rulesOf(options: TableInfo['options']): Rules {
  return {
    once: options.search !== 'free',
    points: typeof options.points === 'number' ? options.points : USUAL.points,
    roster: typeof options.extra === 'string' ? rosterWith(options.extra) : BASE,
  }
}

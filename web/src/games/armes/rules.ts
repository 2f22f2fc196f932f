/** The options of a table that change what its board shows. */
import type { TableInfo } from '../../wire/types'
import { BASE, rosterWith, type Roster } from './roster'

export type Rules = {
  /** ARM-LOS-6: low walls and hedges give cover, or hide everything. */
  low: 'cover' | 'block'
  /** ARM-SCEN-2: a lair is looted with a natural 6, or modifiers count. */
  loot: 'natural' | 'modified'
  /** ARM-SCEN-6: how often a chest is tried in a round. */
  search: 'objective' | 'player' | 'free'
  /** ARM-REC-1: what a band may cost. */
  points: number
  /** Figures, factions and scenery: the printed ones and the table's own. */
  roster: Roster
}

export const USUAL: Rules = { low: 'cover', loot: 'natural', search: 'objective', points: 10, roster: BASE }

export function rulesOf(options: TableInfo['options']): Rules {
  return {
    low: options.low === 'block' ? 'block' : USUAL.low,
    loot: options.loot === 'modified' ? 'modified' : USUAL.loot,
    search: options.search === 'player' || options.search === 'free' ? options.search : USUAL.search,
    points: typeof options.points === 'number' ? options.points : USUAL.points,
    roster: typeof options.extra === 'string' ? rosterWith(options.extra) : BASE,
  }
}

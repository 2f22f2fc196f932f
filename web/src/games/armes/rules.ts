/** The options of a table that change what its board shows. */
import type { TableInfo } from '../../wire/types'

export type Rules = {
  /** ARM-LOS-6: low walls and hedges give cover, or hide everything. */
  low: 'cover' | 'block'
  /** ARM-SCEN-2: a lair is looted with a natural 6, or modifiers count. */
  loot: 'natural' | 'modified'
  /** ARM-SCEN-6: how often a chest is tried in a round. */
  search: 'objective' | 'player' | 'free'
}

export const USUAL: Rules = { low: 'cover', loot: 'natural', search: 'objective' }

export function rulesOf(options: TableInfo['options']): Rules {
  return {
    low: options.low === 'block' ? 'block' : USUAL.low,
    loot: options.loot === 'modified' ? 'modified' : USUAL.loot,
    search: options.search === 'player' || options.search === 'free' ? options.search : USUAL.search,
  }
}

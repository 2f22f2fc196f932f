/** The games that have a board here, each loaded when it is needed. */
import type { Component } from 'svelte'
import type { TableInfo } from '../wire/types'
import type { GameModule, SetupProps } from './types'

const GAMES: Record<string, () => Promise<{ default: GameModule }>> = {
  lutins: () => import('./lutins/index'),
  elfe: () => import('./elfe/index'),
  elementals: () => import('./elementals/index'),
  pixies: () => import('./pixies/index'),
  armes: () => import('./armes/index'),
}

/** Games with options that deserve more than a line, and which those are. */
const SETUPS: Record<string, { options: readonly string[]; load: () => Promise<{ default: Component<SetupProps> }> }> =
  {
    armes: { options: ['map', 'band0', 'band1', 'extra'], load: () => import('./armes/Setup.svelte') },
  }

export const setupOf = (id: string) => (Object.hasOwn(SETUPS, id) ? SETUPS[id] : undefined)

/** The five chapters of the book, in its order. */
export const CHAPTERS = ['lutins', 'elfe', 'elementals', 'armes', 'pixies'] as const

export function hasBoard(id: string): boolean {
  return Object.hasOwn(GAMES, id)
}

/** A game's module, as the options of a table have it. */
export async function loadGame(id: string, options: TableInfo['options'] = {}): Promise<GameModule> {
  const load = GAMES[id]
  if (load === undefined) throw new Error(`no board for ${id}`)
  const game = (await load()).default
  return game.under?.(options) ?? game
}

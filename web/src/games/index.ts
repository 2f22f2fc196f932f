/** The games that have a board here, each loaded when it is needed. */
import type { GameModule } from './types'

const GAMES: Record<string, () => Promise<{ default: GameModule }>> = {
  lutins: () => import('./lutins/index'),
  elfe: () => import('./elfe/index'),
  elementals: () => import('./elementals/index'),
  pixies: () => import('./pixies/index'),
  armes: () => import('./armes/index'),
}

/** The five chapters of the book, in its order. */
export const CHAPTERS = ['lutins', 'elfe', 'elementals', 'armes', 'pixies'] as const

export function hasBoard(id: string): boolean {
  return Object.hasOwn(GAMES, id)
}

export async function loadGame(id: string): Promise<GameModule> {
  const load = GAMES[id]
  if (load === undefined) throw new Error(`no board for ${id}`)
  return (await load()).default
}

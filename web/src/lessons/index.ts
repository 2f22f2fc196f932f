/** The lessons of the book, loaded when somebody wants to learn. */
import type { Lesson } from './types'

const LESSONS: Record<string, () => Promise<{ default: Lesson }>> = {
  lutins: () => import('../games/lutins/lesson'),
  elfe: () => import('../games/elfe/lesson'),
  elementals: () => import('../games/elementals/lesson'),
  armes: () => import('../games/armes/lesson'),
  pixies: () => import('../games/pixies/lesson'),
}

export function hasLesson(game: string): boolean {
  return Object.hasOwn(LESSONS, game)
}

export async function loadLesson(game: string): Promise<Lesson> {
  const load = LESSONS[game]
  if (load === undefined) throw new Error(`no lesson for ${game}`)
  return (await load()).default
}

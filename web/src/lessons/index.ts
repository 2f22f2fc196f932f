/** The lessons of the book, loaded when somebody wants to learn. */
import type { Lesson } from './types'

const LESSONS: Record<string, () => Promise<{ default: Lesson }>> = {
  lutins: () => import('./lutins'),
  elfe: () => import('./elfe'),
  elementals: () => import('./elementals'),
  armes: () => import('./armes'),
  pixies: () => import('./pixies'),
}

export function hasLesson(game: string): boolean {
  return Object.hasOwn(LESSONS, game)
}

export async function loadLesson(game: string): Promise<Lesson> {
  const load = LESSONS[game]
  if (load === undefined) throw new Error(`no lesson for ${game}`)
  return (await load()).default
}

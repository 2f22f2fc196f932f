/** The games of the book: every folder here with a `chapter.ts`, in the order of their numbers. */
import { blankPicture } from '../art/blank'
import type { Feat } from '../book/feat'
import type { Lesson } from '../lessons/types'
import { settings } from '../store/settings.svelte'
import type { TableInfo } from '../wire/types'
import { seatBadge, type Badge, type Chapter } from './chapter'
import type { GameModule } from './types'

const FOUND = import.meta.glob<Chapter>('./*/chapter.ts', { eager: true, import: 'chapter' })
const BOOK: readonly Chapter[] = Object.values(FOUND).sort((a, b) => a.number - b.number)

/** The games of the book, in its order. */
export const CHAPTERS: readonly string[] = BOOK.map((chapter) => chapter.game)

/** A game's page, if it has one. */
export function chapterOf(game: string): Chapter | undefined {
  return BOOK.find((chapter) => chapter.game === game)
}

/** A picture for any game, 480 by 300: the day's, or the night's where the page is dark. */
export function chapterPicture(game: string): string {
  return chapterOf(game)?.picture(settings.dark ? 'night' : 'day') ?? blankPicture()
}

/** The colours a seat will have at a table that is not laid yet: the same as at the table. */
export function seatBadges(game: string, seat: number, seats: number): Badge[] {
  return chapterOf(game)?.badges?.(seat, seats) ?? [seatBadge(seat)]
}

export function hasLesson(game: string): boolean {
  return chapterOf(game)?.lesson !== undefined
}

export async function loadLesson(game: string): Promise<Lesson> {
  const load = chapterOf(game)?.lesson
  if (load === undefined) throw new Error(`no lesson for ${game}`)
  return (await load()).default
}

/** What deserves a sticker in a game. */
export async function loadFeats(game: string): Promise<readonly Feat[]> {
  return (await chapterOf(game)?.feats?.())?.default ?? []
}

/** A game's module, as the options of a table have it; a game that nobody has drawn yet is played on a plain board. */
export async function loadGame(id: string, options: TableInfo['options'] = {}): Promise<GameModule> {
  const load = chapterOf(id)?.board
  if (load === undefined) return (await import('../plain/index')).plain(id)
  const game = (await load()).default
  return game.withOptions?.(options) ?? game
}

/** What stars are called. */
import type { Words } from '../i18n'
import { PEOPLE } from './read'

export const LESSON_STAR = 'lesson'

export function starName(star: string, words: Words): string {
  if (star === LESSON_STAR) return words.say('ui-book-star-lesson')
  if (star === PEOPLE) return words.say('ui-book-star-people')
  const level = `level-${star}`
  return words.say('ui-book-star-level', { level: words.has(level) ? words.say(level) : star })
}

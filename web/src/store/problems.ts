/** What went wrong, in words for people. */
import type { Words } from '../i18n'
import { Refused } from '../net/api'

export function problemText(error: unknown, words: Words): string {
  if (!(error instanceof Refused)) return words.say('ui-error-unknown')
  const { code, message } = error.problem
  const key = `ui-error-${code.replaceAll('_', '-')}`
  if (words.has(key)) return words.say(key)
  return message === '' ? words.say('ui-error-unknown') : message
}

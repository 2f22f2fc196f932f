/** What went wrong, in words for people. */
import type { Words } from '../i18n'
import { Refused } from '../net/api'
import { NotPlayed } from './table.svelte'

export function problemText(error: unknown, words: Words): string {
  if (!(error instanceof Refused)) return words.say('ui-error-unknown')
  const { code, message } = error.problem
  const key = `ui-error-${code.replaceAll('_', '-')}`
  if (words.has(key)) return words.say(key)
  return message === '' ? words.say('ui-error-unknown') : message
}

/** Why a move was not played, and the rule behind it if there is one. */
export function refusalText(error: unknown, words: Words): { text: string; rule?: string } {
  if (!(error instanceof NotPlayed)) return { text: words.say('ui-error-unknown') }
  if (error.rule !== undefined && words.has(error.rule)) return { text: words.say(error.rule), rule: error.rule }
  const key = `ui-error-${error.code.replaceAll('_', '-')}`
  return { text: words.has(key) ? words.say(key) : error.message }
}

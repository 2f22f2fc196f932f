/** What went wrong, in words for people. */
import type { Words } from '../i18n'
import { Refused } from '../net/api'
import { NotPlayed } from './table.svelte'

export function problemText(error: unknown, words: Words): string {
  if (!(error instanceof Refused)) return words.say('ui-error-unknown')
  // The server says what is wrong in the language of the page; only its silence is ours to put into words.
  const { code, message } = error.problem
  if (message !== '') return message
  return words.say(code === 'offline' ? 'ui-error-offline' : 'ui-error-unknown')
}

/** Why a move was not played, and the rule behind it if there is one. */
export function refusalText(error: unknown, words: Words): { text: string; rule?: string } {
  if (!(error instanceof NotPlayed)) return { text: words.say('ui-error-unknown') }
  if (error.rule !== undefined && words.has(error.rule)) return { text: words.say(error.rule), rule: error.rule }
  return { text: error.message }
}

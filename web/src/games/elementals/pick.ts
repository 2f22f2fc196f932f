/** Which button each reaction belongs to. */
import type { Words } from '../../i18n'
import type { Grammar, Target } from '../../intent/builder'
import type { Action } from '../../wire/types'
import type { Choice } from '../types'

export const BOOK = 'button:book'
export const NONE = 'button:none'
export const middleTarget = (card: string): Target => `m:${card}`

/** The reaction that a button or a card stands for, still without a time. */
export function reactionOn(target: Target): string {
  return target.startsWith('m:') ? `slap:${target.slice(2)}` : target.slice('button:'.length)
}

/** The button or card of a reaction, with or without a time. */
export function targetOf(action: Action): Target {
  const [kind, card] = action.split(':')
  if (kind === 'slap' && card !== undefined) return middleTarget(card)
  return kind === 'book' ? BOOK : NONE
}

export const grammar: Grammar = { picks: (action) => [targetOf(action)] }

/** Beside the cards: the book, and keeping still. */
export function choices(targets: ReadonlySet<Target>, words: Words): Choice[] {
  return [
    { target: BOOK, label: words.say('elementals-ui-book'), key: 'b' },
    { target: NONE, label: words.say('elementals-ui-none'), key: 'n' },
  ].filter(({ target }) => targets.has(target))
}

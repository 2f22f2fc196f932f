/** A step in words, for advice and for the look back at a game. */
import type { Words } from '../../i18n'
import type { Action } from '../../wire/types'
import { pieces, type ElfeView } from './view'

const ALONE: Record<string, string> = { walk: 'roll', prince: 'roll-prince', draw: 'draw', pass: 'pass' }

export function say(view: ElfeView, action: Action, words: Words): string {
  const alone = ALONE[action]
  if (alone !== undefined) return words.say(`elfe-ui-step-${alone}`)
  const [spell = '', at = view.elf ?? ''] = action.split(':')
  if (spell === 'at') return words.say('elfe-ui-step-place', { at })
  if (words.has(`elfe-card-${spell}`))
    return words.say('elfe-ui-step-cast', { spell: words.say(`elfe-card-${spell}`), at })
  const [from = '', to = ''] = action.split('-')
  const kind = pieces(view).get(from)?.kind
  return words.say(`elfe-ui-step-${kind === 'prince' || kind === 'toad' ? kind : 'walk'}`, { from, to })
}

/** A step in words, for advice, for the list of moves and for the look back at a game. */
import type { Words } from '../../i18n'
import type { Action } from '../../wire/types'
import { actOf, factionName, figureName, pieceName, profileName } from './names'
import { bonusName } from './pick'
import type { ArmesView } from './view'

export function say(view: ArmesView, seat: number, action: Action, words: Words): string {
  const [verb = '', what = '', more = ''] = action.split(':')
  const step = (key: string, args: Record<string, string | number> = {}) => words.say(`armes-ui-step-${key}`, args)
  const act = (id: string) => actOf(view, view.pending.fig, id)?.[words.lang] ?? id
  switch (verb) {
    case 'act':
      return step('order', { figure: figureName(view, what, words) })
    case 'move':
      return step(view.phase === 'run' ? 'run-to' : 'move', { to: what })
    case 'stay':
      return step(view.phase === 'dodge' ? 'dodge-not' : 'stay')
    case 'use':
      return step('use', { act: act(what) })
    case 'at':
      return step(view.phase === 'target' ? 'use-on' : 'bonus-on', {
        act: act(view.pending.act ?? ''),
        figure: figureName(view, what, words),
      })
    case 'search':
      return step('search', { at: what })
    case 'boost':
      return step('boost', { tokens: Number(what) })
    case 'dir':
      return step('way', { way: what })
    case 'bonus':
      return step('bonus', { what: bonusName(view, seat, words) })
    case 'first':
      return Number(what) === seat ? step('first') : step('first-other', { name: words.seat(Number(what)) })
    case 'raise':
      return step('raise', { figure: figureName(view, what, words), to: more })
    case 'recruit':
      return step('recruit', { figure: profileName(view.roster, what, words) })
    case 'card':
      return step('card', { what: factionName(view.roster, what, words) })
    case 'piece':
      return step('piece', { what: pieceName(view.roster, what, words) })
    case 'place':
      return step('piece-at', { to: what })
    case 'charge':
    case 'dodge':
    case 'objective':
    case 'lair':
    case 'deploy':
      return step(verb, { to: what })
    case 'loot':
    case 'run':
    case 'end':
    case 'pass':
    case 'done':
      return step(verb)
    default:
      return action
  }
}

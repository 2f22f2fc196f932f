/** A step in words: by squares for the list of moves, by things and directions for advice and the look back. */
import type { Turn } from '../../board/turn'
import type { Words } from '../../i18n'
import type { Action } from '../../wire/types'
import { Where } from '../where'
import { LAYOUT, spotOf } from './layout'
import { actOf, factionName, figureName, pieceName, profileName } from './names'
import { bonusName } from './pick'
import { figureOf, type ArmesView } from './view'

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

/** Steps to a square of which it matters only roughly where it is. */
const PLACED: Record<string, string> = {
  place: 'piece-at',
  objective: 'objective',
  lair: 'lair',
  deploy: 'deploy',
}

/** "go up, right to the chest". */
export function tell(view: ArmesView, seat: number, action: Action, words: Words, turn: Turn): string {
  const [verb = '', what = ''] = action.split(':')
  const step = (key: string, args: Record<string, string | number> = {}) => words.say(`armes-ui-tell-${key}`, args)
  const where = new Where(LAYOUT, turn)
  const placed = PLACED[verb]
  if (placed !== undefined) return step(placed, { area: where.area(what, words) })
  switch (verb) {
    case 'move':
    case 'charge':
    case 'dodge': {
      const from = figureOf(view, view.pending.fig)?.at
      if (from === undefined || from === null) return say(view, seat, action, words)
      const key = verb === 'move' && view.phase === 'run' ? 'run' : verb
      const way = where.way(from, what, words)
      const met = beside(view, from, what, words)
      return met === undefined ? step(key, { way }) : step('to', { going: step(key, { way }), ...met })
    }
    case 'search':
      return step('search')
    case 'raise':
      return step('raise', { figure: figureName(view, what, words) })
    default:
      return say(view, seat, action, words)
  }
}

/** Squares from one to another, along rows and columns. */
function distance(a: string, b: string): number {
  const [p, q] = [spotOf(a), spotOf(b)]
  return Math.abs(p.column - q.column) + Math.abs(p.row - q.row)
}

/** What one comes to stand beside, and did not before: a chest, else somebody of the other band. */
function beside(view: ArmesView, from: string, to: string, words: Words): { what: string; figure: string } | undefined {
  const comes = (at: string | null) => at !== null && distance(at, to) === 1 && distance(at, from) > 1
  if (view.objectives.some(comes)) return { what: 'chest', figure: '' }
  const mine = figureOf(view, view.pending.fig)?.seat
  const foe = view.figures.find((figure) => figure.seat !== mine && comes(figure.at))
  return foe === undefined ? undefined : { what: 'figure', figure: figureName(view, foe.id, words) }
}

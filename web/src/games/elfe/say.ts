/** A step in words: by squares for the list of moves, by things and directions for advice and the look back. */
import type { Turn } from '../../board/turn'
import type { Words } from '../../i18n'
import type { Action } from '../../wire/types'
import { Where } from '../where'
import { LAYOUT, touches } from './layout'
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
  return words.say(`elfe-ui-step-${moved(view, from)}`, { from, to })
}

/** "lead a prince to the left, next to Zoé's fairy". */
export function tell(view: ElfeView, action: Action, words: Words, turn: Turn): string {
  if (ALONE[action] !== undefined) return say(view, action, words)
  const where = new Where(LAYOUT, turn)
  const [spell = '', at = view.elf ?? ''] = action.split(':')
  if (spell === 'at') return words.say('elfe-ui-tell-place', { area: where.area(at, words) })
  if (words.has(`elfe-card-${spell}`)) {
    const who = standing(view, at, where, words)
    const name = words.say(`elfe-card-${spell}`)
    return who === undefined
      ? words.say('elfe-ui-tell-cast-at', { spell: name, area: where.area(at, words) })
      : words.say('elfe-ui-step-cast', { spell: name, at: who })
  }
  const [from = '', to = ''] = action.split('-')
  const [kind, way] = [moved(view, from), where.way(from, to, words)]
  const met = beside(view, from, to, kind === 'walk' ? ['elf'] : ['elf', 'fairy', 'frog'])
  const who = met === undefined ? undefined : standing(view, met, where, words)
  return who === undefined
    ? words.say(`elfe-ui-tell-${kind}`, { way })
    : words.say(`elfe-ui-tell-${kind}-to`, { way, who })
}

function moved(view: ElfeView, from: string): 'prince' | 'toad' | 'walk' {
  const kind = pieces(view).get(from)?.kind
  return kind === 'prince' || kind === 'toad' ? kind : 'walk'
}

/** Whom one comes to stand beside, by what matters most: a fairy looks for the elf, a prince for either. */
function beside(view: ElfeView, from: string, to: string, kinds: readonly string[]): string | undefined {
  const near = [...pieces(view)].filter(([at]) => at !== from && touches(at, to))
  return kinds.flatMap((kind) => near.filter(([, piece]) => piece.kind === kind))[0]?.[0]
}

/** Who stands there, by name; one of several princes by where he is. */
function standing(view: ElfeView, at: string, where: Where, words: Words): string | undefined {
  const all = pieces(view)
  const piece = all.get(at)
  if (piece === undefined) return undefined
  if ('seat' in piece) return words.say(`elfe-ui-tell-who-${piece.kind}`, { owner: words.seat(piece.seat) })
  const twins = [...all.values()].filter(({ kind }) => kind === piece.kind).length
  const who = words.say(`elfe-ui-tell-who-${piece.kind}`)
  return twins === 1 ? who : words.say('elfe-ui-tell-who-at', { who, area: where.area(at, words) })
}

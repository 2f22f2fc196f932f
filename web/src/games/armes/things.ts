/** What lies on the field beside the figures, for whoever looks at it: chests, lairs, scenery. */
import { seatColour } from '../../art/emblems'
import type { Words } from '../../i18n'
import type { Profile } from '../types'
import { chest, lair } from './art'
import { groundOf } from './ground'
import { factionName, pieceName } from './names'
import type { Piece } from './roster'
import { factionOf, triedBy, type ArmesView } from './view'

const MOVES: Partial<Record<Piece['move'], string>> = { block: 'ARM-TERR-2', hard: 'ARM-TERR-3', easy: 'ARM-TERR-4' }
const SIGHTS: Partial<Record<Piece['sight'], string>> = { high: 'ARM-LOS-5', low: 'ARM-LOS-6' }

/** The card of a square's thing; nothing where there is none. */
export function thingCard(view: ArmesView, square: string, words: Words): Profile | undefined {
  if (view.objectives.includes(square))
    return {
      title: words.say('armes-ui-thing-chest'),
      art: chest(false),
      facts: [],
      lines: [words.say('ARM-SCEN-4'), ...(triedBy(view, square) === undefined ? [] : [words.say('ARM-SCEN-6')])],
      rule: 'ARM-SCEN-4',
    }
  const owner = view.lairs.indexOf(square)
  if (owner >= 0)
    return {
      title: words.say('armes-ui-thing-lair', { name: words.seat(owner) }),
      art: lair(owner, view.looted[1 - owner] === true),
      colour: seatColour(owner),
      facts: [],
      lines: [words.say('ARM-SCEN-1'), words.say('armes-ui-thing-lair-back')],
      rule: 'ARM-SCEN-1',
    }
  const piece = groundOf(view).get(square)
  if (piece === undefined) return undefined
  const [move, sight] = [MOVES[piece.move], SIGHTS[piece.sight]]
  return {
    title: pieceName(view.roster, piece.id, words),
    art: '',
    facts: [],
    lines: [move, sight].filter((clause) => clause !== undefined).map((clause) => words.say(clause)),
    rule: move ?? sight ?? 'ARM-TERR-1',
  }
}

/** A side: its tokens, its points, and what its card can do. */
export function aboutSide(view: ArmesView, seat: number, words: Words): string[] {
  const card = factionOf(view, seat)
  return [
    words.say('armes-ui-ask-tokens', { tokens: view.tokens[seat] ?? 0 }),
    ...((view.extra[seat] ?? 0) > 0 ? [words.say('ARM-ORD-2')] : []),
    words.say('armes-ui-ask-points', { points: view.vp[seat] ?? 0 }),
    ...(card === undefined
      ? []
      : [
          `${factionName(view.roster, view.cards[seat] ?? '', words)}: ${card.permanent[words.lang]}`,
          words.say('armes-ui-for-token', { text: card.activated[words.lang] }),
        ]),
  ]
}

/** Taps and the parts of actions: buttons, cards and their targets, a piece and its new square. */
import type { Spell } from './art'
import { SPELLS, card } from './art'
import { cardBack } from '../../art/card-back'
import type { Words } from '../../i18n'
import type { Grammar, Target } from '../../intent/builder'
import type { View } from '../../wire/types'
import type { Choice, HandCard, Refusal } from '../types'
import { isSquare } from './layout'
import { pieces, read, type ElfeView } from './view'

const WALK = 'button:walk'
const PRINCE = 'button:prince'
const DRAW = 'button:draw'
const PASS = 'button:pass'
const BUTTONS: Record<string, Target> = { walk: WALK, prince: PRINCE, draw: DRAW, pass: PASS }
export const cardTarget = (spell: string): Target => `card:${spell}`

function picks(action: string, view: View): Target[] {
  const button = BUTTONS[action]
  if (button !== undefined) return [button]
  if (action === 'elf') return [cardTarget('elf'), read(view).elf ?? '']
  const [spell, square] = action.split(':')
  if (square !== undefined) return spell === 'at' ? [square] : [cardTarget(spell ?? ''), square]
  return action.split('-')
}

/** One's own piece means walking, a prince or toad means moving one. */
function shortcut(view: View, seat: number, path: readonly Target[], target: Target): Target[] | undefined {
  const table = read(view)
  if (table.phase !== 'turn' || path.length > 0) return undefined
  const piece = pieces(table).get(target)
  if (piece === undefined) return undefined
  if ('seat' in piece) return piece.seat === seat ? [WALK] : undefined
  return piece.kind === 'elf' ? undefined : [PRINCE]
}

export const grammar: Grammar = { picks, shortcut }

export function choices(view: View, path: readonly Target[], targets: ReadonlySet<Target>, words: Words): Choice[] {
  const all: Choice[] = [
    { target: WALK, label: words.say('elfe-ui-walk'), key: 'm', strong: true },
    { target: PRINCE, label: words.say('elfe-ui-prince'), key: 'p' },
    {
      target: DRAW,
      label: words.say('elfe-ui-draw', { count: read(view).pile.unseen + read(view).pile.queue.length }),
      key: 'd',
    },
    { target: PASS, label: words.say('elfe-ui-pass'), strong: true },
  ]
  return path.length > 0 ? [] : all.filter((choice) => targets.has(choice.target))
}

export function hand(view: View, seat: number, words: Words): HandCard[] {
  const table = read(view)
  const held = table.hands[seat]?.cards ?? []
  const spells = SPELLS.filter((spell) => held.includes(spell)).map((spell, index) => ({
    target: cardTarget(spell),
    name: words.say(`elfe-card-${spell}`),
    about: words.say(`elfe-card-${spell}-about`),
    count: held.filter((other) => other === spell).length,
    art: card(spell),
    key: String(index + 1),
    rule: `ELF-${spell.toUpperCase()}-1`,
    ...whyCard(table, spell),
  }))
  const left = table.pile.unseen + table.pile.queue.length
  // The pile lies beside the hand: what is drawn comes from there.
  const pile: HandCard = {
    target: DRAW,
    name: words.say('elfe-ui-pile'),
    about: words.say('elfe-ui-pile-about'),
    count: left,
    art: cardBack(),
    key: 'd',
    why: 'draw',
    rule: 'ELF-DRAW-1',
  }
  return [...spells, pile]
}

/** An attempt whose refusal tells why a card cannot be cast now. */
function whyCard(view: ElfeView, spell: Spell): { why: string } | object {
  const squares: Record<Spell, string | null | undefined> = {
    hex: view.fairies.find((fairy) => fairy.form === 'fairy' && fairy.at !== null)?.at ?? view.elf,
    invite: ['a1', 't1', 'a20', 't20', 'k1', 'k20'].find((corner) => !pieces(view).has(corner)),
    banish: view.princes[0] ?? view.elf,
    slap: view.elf,
    elf: '',
  }
  const square = squares[spell]
  if (view.phase !== 'turn' || square === null || square === undefined) return {}
  return { why: spell === 'elf' ? 'elf' : `${spell}:${square}` }
}

/** The action that a tap on a refused square seems to mean. */
export function refusal(view: View, seat: number, path: readonly Target[], target: Target): Refusal | undefined {
  const table = read(view)
  if (!isSquare(target)) return undefined
  const piece = pieces(table).get(target)
  switch (table.phase) {
    case 'place':
      return { action: `at:${target}` }
    case 'walk':
      return { action: `${table.fairies[seat]?.at ?? target}-${target}` }
    case 'prince':
      if (path[0] === undefined && piece === undefined) return undefined
      return { action: `${path[0] ?? target}-${target}` }
    case 'turn': {
      const spell = path[0]?.startsWith('card:') ? path[0].slice(5) : undefined
      if (spell !== undefined) return spell === 'elf' ? undefined : { action: `${spell}:${target}` }
      if (piece === undefined || piece.kind === 'elf') return undefined
      if ('seat' in piece) return piece.seat === seat ? { action: 'walk' } : undefined
      return { action: 'prince' }
    }
    default:
      return undefined
  }
}

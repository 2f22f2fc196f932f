/** What there is to say about the elementals' table. */
import { seatColour, seatEmblem } from '../../art/emblems'
import { plain } from '../../grammar'
import type { Words } from '../../i18n'
import type { Target } from '../../intent/builder'
import type { LogEntry } from '../../store/reduce'
import type { Action, GameEvent } from '../../wire/types'
import type { SeatLine } from '../types'
import { wasUnsaid } from './hot'
import { reactionOf, type Mistake } from './outcome'
import { BOOK, NONE } from './pick'
import { elementsOf, specialOf, worth, type ElementalsView } from './view'

const ELEMENTS = { a: 'air', f: 'fire', t: 'earth', w: 'water' } as const
const SPECIALS = { m: 'mad', d: 'double', w: 'wizard' } as const

/** A card in words: "fire, water, earth", or what kind of special card it is. */
export function cardName(card: string, words: Words): string {
  const special = specialOf(card)
  if (special !== undefined) return words.say(`elementals-ui-card-${SPECIALS[special]}`)
  const elements = elementsOf(card)
  return elements === undefined
    ? card
    : elements.map((element) => words.say(`elementals-${ELEMENTS[element]}`)).join('-')
}

/** What a button or a card would do, in words. */
export function targetName(view: ElementalsView, target: Target, words: Words): string {
  if (target === BOOK || target === NONE)
    return words.say(target === BOOK ? 'elementals-ui-book' : 'elementals-ui-none')
  const card = target.slice(2)
  return words.say('elementals-ui-hit', { number: view.middle.indexOf(card) + 1, card: cardName(card, words) })
}

/** A reaction in words, with its time if it has one. */
export function reactionName(action: Action, words: Words): string {
  const [kind, ...rest] = action.split(':')
  if (kind === 'none') return plain(words.say('elementals-ui-none'))
  const [card = '', time] = kind === 'slap' ? rest : ['', ...rest]
  const what =
    kind === 'book'
      ? words.say('elementals-ui-did-book')
      : words.say('elementals-ui-did-hit', { card: cardName(card, words) })
  return time === undefined || Number.isNaN(Number(time))
    ? what
    : words.say('elementals-ui-timed', { what, seconds: Number(time) / 1000 })
}

/** Why a reaction was wrong, and what it costs. */
export const mistakeText = (mistake: Mistake, words: Words): string =>
  `${wrongText(mistake, words)} ${words.say('elementals-ui-mistake-cost', { paid: String(mistake.paid) })}`

function wrongText(mistake: Mistake, words: Words): string {
  const name = words.seat(mistake.seat)
  if (mistake.kind !== 'hit') return words.say(`elementals-ui-mistake-${mistake.kind}`, { name })
  const special = specialOf(mistake.cards[1])
  if (special !== undefined) return words.say('elementals-ui-mistake-special', { name, kind: SPECIALS[special] })
  const [part] = mistake.parts
  return words.say(part === undefined ? 'elementals-ui-mistake-none' : 'elementals-ui-mistake-one', {
    name,
    part: part ?? '',
  })
}

/** A bot's reason, with cards in words. */
export const inWords = (text: string, words: Words): string =>
  text.replace(/\b[aftw]{3}\b/g, (card) => cardName(card, words))

/** The same event with cards and reactions in words. */
export function spoken(event: GameEvent, words: Words): GameEvent {
  if (event.event === 'turn' && specialOf(String(event.card)) === undefined)
    return { ...event, card: cardName(String(event.card), words) }
  const reaction = reactionOf(event)
  if (reaction === undefined) return event
  const action = String(event.action)
  return {
    ...event,
    // Without a clock nobody can be late: somebody else was asked first.
    ...(reaction.right === null && reaction.ms === undefined ? { right: 'after' } : {}),
    action: wasUnsaid(reaction.seat, action)
      ? words.say('elementals-ui-did-unsaid', { ms: reaction.ms ?? 0 })
      : reactionName(action, words),
  }
}

/** What the open window is about is not told before it is settled: the card is to be seen, not read. */
export function told(view: ElementalsView, entries: readonly LogEntry[]): readonly LogEntry[] {
  if (view.window === null) return entries
  const opened = entries.findLastIndex(({ event }) => event.event === 'window')
  const seq = entries[opened]?.seq
  return entries.filter(({ seq: at, event }) => at !== seq || (event.event !== 'turn' && event.event !== 'summon'))
}

export function prompt(view: ElementalsView, words: Words): string | undefined {
  return view.window === null ? undefined : words.say(`elementals-ui-do-${view.window.kind}`)
}

/** What a double or a wizard that lies there leads to, which calls for nothing itself. */
export function comesNext({ window }: ElementalsView, words: Words): string | undefined {
  const [card] = window?.kind === 'pile' ? window.cards : []
  const special = specialOf(card?.[1] ?? '')
  return special === 'd' || special === 'w' ? words.say(`elementals-ui-next-${SPECIALS[special]}`) : undefined
}

export function seatLine(view: ElementalsView, seat: number, words: Words): SeatLine {
  const note =
    view.in[seat] === false
      ? words.say('elementals-ui-left')
      : words.say('elementals-ui-cards', { count: view.hands[seat] ?? 0 })
  return {
    badges: [{ colour: seatColour(seat), emblem: seatEmblem(seat) }],
    pips: [],
    note,
    about: [words.say('elementals-ui-ask-cards')],
    rule: 'ELM-END-2',
  }
}

export function status(view: ElementalsView, words: Words): string[] {
  return [words.say('elementals-ui-worth', { count: worth(view) })]
}

/** What a beginner might overlook, without giving the answer away. */
export function tips(view: ElementalsView, words: Words): string[] {
  if (view.window?.kind === 'wizard') return [words.say('elementals-ui-tip-wizard')]
  if (view.window?.kind === 'middle') return [words.say('elementals-ui-tip-middle')]
  if (view.middle.length > 1) return [words.say('elementals-ui-tip-several')]
  return view.turns < 12 ? [words.say('elementals-ui-tip-parts')] : []
}

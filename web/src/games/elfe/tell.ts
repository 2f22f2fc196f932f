/** What there is to say about the fairies' table. */
import { cardBack } from '../../art/card-back'
import { seatColour, seatEmblem } from '../../art/emblems'
import { frog as frogArt } from '../../art/fairy'
import type { Words } from '../../i18n'
import type { Target } from '../../intent/builder'
import type { LogEntry } from '../../store/reduce'
import type { SeatLine } from '../types'
import { card, type Spell } from './art'
import { distracting } from './draw'
import { groundOf } from './layout'
import { boardOf } from './outlook'
import { pieces, type ElfeView } from './view'

export function name(view: ElfeView, square: string, words: Words): string {
  const ground = words.say(`elfe-ui-ground-${groundOf(square)}`)
  const piece = pieces(view).get(square)
  if (piece === undefined) return words.say('elfe-ui-cell-free', { square, ground })
  const what = words.say(`elfe-piece-${piece.kind}`)
  const owner = 'seat' in piece ? words.seat(piece.seat) : 'none'
  const back =
    'back' in piece && piece.back !== null
      ? words.say(`elfe-ui-back-${piece.kind}`, { turns: Math.max(0, piece.back - view.turn) })
      : ''
  return [words.say('elfe-ui-cell-piece', { square, what, owner, ground }), back]
    .filter((part) => part !== '')
    .join(', ')
}

export function prompt(
  view: ElfeView,
  path: readonly Target[],
  words: Words,
  targets: ReadonlySet<Target> = new Set(),
): string | undefined {
  switch (view.phase) {
    case 'place':
      return words.say('elfe-ui-do-place')
    case 'walk':
      return words.say('elfe-ui-do-walk', { die: view.roll ?? 0 })
    case 'prince':
      return words.say(path.length === 0 ? 'elfe-ui-do-prince' : 'elfe-ui-do-prince-to', { die: view.roll ?? 0 })
    case 'turn':
      return words.say(
        path[0]?.startsWith('card:')
          ? `elfe-ui-do-${path[0].slice(5)}`
          : path[0] === undefined
            ? turnPrompt(targets)
            : 'ui-do-confirm',
      )
    default:
      return undefined
  }
}

/** Only what can be done now is named. */
function turnPrompt(targets: ReadonlySet<Target>): string {
  const prince = targets.has('button:prince')
  const cast = [...targets].some((target) => target.startsWith('card:'))
  if (prince && cast) return 'elfe-ui-do-turn'
  return prince ? 'elfe-ui-do-turn-prince' : cast ? 'elfe-ui-do-turn-cast' : 'elfe-ui-do-turn-plain'
}

/** What a seat holds, where all hands are open to everybody. */
const shownHand = (view: ElfeView, seat: number): readonly Spell[] =>
  view.options.hands === 'open' ? (view.hands[seat]?.cards ?? []) : []

const CARD_BOX = '-60 -80 120 160'

export function seatLine(view: ElfeView, seat: number, words: Words): SeatLine {
  const fairy = view.fairies[seat]
  const shown = shownHand(view, seat)
  const count = view.hands[seat]?.count ?? 0
  const spells = words.list(shown.map((spell) => words.say(`elfe-card-${spell}`)))
  const cards = words.say('elfe-ui-cards', { count })
  const back =
    fairy?.back === null || fairy?.back === undefined
      ? ''
      : words.say('elfe-ui-back-frog', { turns: Math.max(0, fairy.back - view.turn) })
  const frog = fairy?.form === 'frog' ? words.say('elfe-piece-frog') : ''
  return {
    badges: [{ colour: seatColour(seat), emblem: seatEmblem(seat) }],
    pips: [],
    // What matters most first: on a phone the end may be cut off.
    note: [frog, back, cards].filter((part) => part !== '').join(' · '),
    signs: [
      ...(frog === ''
        ? []
        : [
            {
              art: frogArt(seat),
              box: '-50 -52 100 100',
              text: back === '' ? '' : String(Math.max(0, (fairy?.back ?? 0) - view.turn)),
            },
          ]),
      ...(shown.length > 0
        ? shown.map((spell) => ({ art: card(spell), box: CARD_BOX, text: '' }))
        : [{ art: cardBack(), box: CARD_BOX, text: String(count) }]),
    ],
    shown: shown.length > 0,
    about: [
      shown.length > 0 ? words.say('elfe-ui-ask-hand-open', { spells }) : words.say('elfe-ui-ask-hand', { count }),
      ...(frog === '' ? [] : [words.say('elfe-ui-ask-frog-about')]),
    ],
    rule: frog === '' ? 'ELF-INFO-1' : 'ELF-FROG-1',
  }
}

export function status(view: ElfeView, words: Words): string[] {
  const said = view.round === 0 ? [] : [words.say('elfe-ui-round', { round: view.round, cap: view.options.cap })]
  said.push(words.say('elfe-ui-reserve', { count: view.reserve }))
  if (distracting(view).length > 0) said.push(words.say('elfe-ui-distracted'))
  return said
}

/** The first cards are dealt one by one; one line tells it. */
export function toldOnce(entries: readonly LogEntry[]): LogEntry[] {
  const isDealt = ({ event }: LogEntry) => event.event === 'draw' && event.dealt === true
  const dealt = entries.filter(isDealt)
  const last = dealt.at(-1)
  if (last === undefined) return [...entries]
  const count = dealt.filter(({ event }) => event.seat === last.event.seat).length
  return entries.flatMap((entry) => {
    if (!isDealt(entry)) return [entry]
    return entry === last ? [{ ...entry, event: { event: 'dealt', count } }] : []
  })
}

/** What a beginner might overlook here. */
export function tips(view: ElfeView, seat: number, words: Words): string[] {
  const me = view.fairies[seat]
  if (view.elf === null || me === undefined || me.at === null)
    return view.phase === 'place' ? [words.say('elfe-ui-tip-place')] : []
  const {
    beside = false,
    distracted = false,
    hindered = false,
    turning = null,
    reaches = [],
    steps = null,
  } = boardOf(view) ?? {}
  const said: string[] = []
  if (me.form === 'frog')
    said.push(
      words.say(me.back === null ? 'elfe-ui-tip-frog' : beside ? 'elfe-ui-tip-frog-near' : 'elfe-ui-tip-frog-kissed', {
        win: view.options.win,
      }),
    )
  if (turning !== null) said.push(words.say('elfe-ui-tip-rival-frog', { name: words.seat(turning) }))
  if (distracted) said.push(words.say('elfe-ui-tip-distracted'))
  if (hindered) said.push(words.say('elfe-ui-tip-hindered'))
  const mine = reaches.find((reach) => reach.seat === seat)
  if (mine !== undefined && view.phase === 'turn')
    said.push(words.say('elfe-ui-tip-reach', { die: mine.roll, faces: mine.faces }))
  // The first of those who play after me.
  const rival = reaches.find((reach) => reach.seat !== seat)
  if (rival !== undefined)
    said.push(words.say('elfe-ui-tip-rival', { name: words.seat(rival.seat), die: rival.roll, faces: rival.faces }))
  if (mine === undefined && steps !== null && steps > 0 && view.phase === 'turn')
    said.push(words.say('elfe-ui-tip-steps', { steps }))
  return said
}

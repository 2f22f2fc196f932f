/** What deserves a sticker among quick hands. */
import { emblem } from '../../art/emblems'
import type { Mood } from '../../art/moods'
import { at } from '../../art/paper'
import { burst, crown, ribbon, round, shield } from '../../art/sticker'
import { lead, times, type Feat, type Tale } from '../../book/feat'
import type { GameEvent } from '../../wire/types'
import { book, creature, elementalCard, hand, packet, specialCard, type Element } from './art'
import { reactionOf, type Reaction } from './outcome'
import { longestStreak, median, rightTimes } from './sources'
import { read } from './view'

const INK = round('#2f3a66')
/** A card of 200 by 280, around the origin. */
const small = (art: string, scale = 0.24, turn = 0, x = 0, y = 0) =>
  at(x, y, scale, `<g transform="rotate(${turn}) translate(-100 -140)">${art}</g>`)
/** How each takes it: one has won, one burns for more, one stands firm, one has slipped. */
const SHOWN: Readonly<Record<Element, Mood>> = { w: 'glad', f: 'glad', t: 'proud', a: 'startled' }
const one = (kind: Element) => at(0, -2, 0.84, creature(kind, kind, kind, SHOWN[kind]))

/** This seat's reactions, each with the window it was made in. */
function reactions({ events, seat }: Tale): (Reaction & { window: unknown })[] {
  let window: unknown
  return events.flatMap((event: GameEvent) => {
    if (event.event === 'window') window = event.kind
    const reaction = reactionOf(event)
    return reaction?.seat === seat ? [{ ...reaction, window }] : []
  })
}

const right = (tale: Tale, also: (reaction: Reaction & { window: unknown }) => boolean = () => true) =>
  reactions(tale).filter((reaction) => reaction.right === true && also(reaction)).length
const wrong = (tale: Tale) => reactions(tale).filter((reaction) => reaction.right === false).length
/** The largest table that this seat won. */
const largest = ({ events, seat }: Tale) =>
  Math.max(0, ...events.flatMap((event) => (event.event === 'win' && event.seat === seat ? [Number(event.cards)] : [])))

const LIGHTNING = 700
const STEADY = 1200
const ENOUGH = 5
const STREAK = 3
const FEAST = 12
const MANY_SEATS = 5

export const feats: readonly Feat[] = [
  {
    id: 'first-table',
    art: `${INK}${one('w')}`,
    done: (tale) => times(tale, 'win', (event) => event.seat === tale.seat) > 0,
  },
  {
    id: 'streak',
    art: `${burst('#ee6a34')}${one('f')}${ribbon('3', '#a02c10')}`,
    done: ({ events, seat }) => longestStreak(events, seat) >= STREAK,
  },
  {
    id: 'lightning',
    art: `${round('#232b4d')}${at(0, 4, 0.5, hand())}<path d="M10-44-12-8H2L-8 26 22-18H6Z" fill="#ffd36b" stroke="#8a5d0a" stroke-width="2.500" stroke-linejoin="round"/>`,
    done: (tale) => right(tale, ({ ms = Infinity }) => ms <= LIGHTNING) > 0,
  },
  {
    id: 'steady',
    art: `${round('#6f7f35')}${one('t')}`,
    done: ({ events, seat }) => {
      const own = rightTimes(events, seat)
      return own.length >= ENOUGH && (median(own) ?? Infinity) <= STEADY
    },
  },
  {
    id: 'bookworm',
    art: `${round('#a23a6d')}${at(-36, -34, 0.62, book(2))}`,
    done: (tale) => right(tale, ({ kind }) => kind === 'book') > 0,
  },
  {
    id: 'abracadabra',
    art: `${round('#7d5cc4')}${small(specialCard('w'), 0.25, -6)}${emblem('star', '#ffe7ad', 0.9, 30, -28)}`,
    done: (tale) => right(tale, ({ window }) => window === 'wizard') > 0,
  },
  {
    id: 'feast',
    art: `${round('#3b4880')}${at(-42, -50, 0.7, packet(60))}${ribbon(String(FEAST))}`,
    done: (tale) => largest(tale) >= FEAST,
  },
  {
    id: 'sharp-eyes',
    art: `${shield('#1f5d59', '#5aa9a2')}<path d="M-30-8Q0-36 30-8 0 20-30-8Z" fill="#fff8e8"/><circle cy="-8" r="11" fill="#1f5d59"/><circle cx="3" cy="-11" r="4" fill="#fff8e8"/>`,
    done: (tale) => right(tale) >= ENOUGH && wrong(tale) === 0,
  },
  {
    id: 'clean-hands',
    art: `${shield('#175a93', '#58aee6')}${at(0, -4, 0.52, hand())}`,
    done: (tale) => tale.won && wrong(tale) === 0,
  },
  {
    id: 'oops',
    art: `${round('#d9d0f5')}${one('a')}${ribbon('!', '#7060ac')}`,
    done: (tale) => tale.won && wrong(tale) > 0,
  },
  {
    id: 'half-of-all',
    art: `${burst('#d9a441')}${small(elementalCard('f', 'w', 't'), 0.19, -14, -16, 4)}${small(elementalCard('w', 'a', 'f'), 0.19, 12, 16, 2)}${crown(0, -38, 0.9)}`,
    done: ({ view, seat }) => {
      const { hands } = read(view)
      return (hands[seat] ?? 0) * 2 > hands.reduce((sum, cards) => sum + cards, 0)
    },
  },
  {
    id: 'by-a-card',
    art: `${INK}${small(elementalCard('a', 't', 'w'), 0.22, 8)}${ribbon('+1…3')}`,
    done: (tale) => tale.won && lead(tale) <= 3,
  },
  {
    id: 'crowd',
    art: `${INK}${(['a', 'f', 't', 'w'] as const).map((kind, index) => at((index - 1.5) * 20, index % 2 === 0 ? 8 : -6, 0.46, creature(kind, kind, kind, SHOWN[kind]))).join('')}`,
    done: (tale) => tale.won && tale.seats >= MANY_SEATS,
  },
]

export default feats

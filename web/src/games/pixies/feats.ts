/** What deserves a sticker in the Queen's service. */
import { emblem } from '../../art/emblems'
import { at } from '../../art/paper'
import { burst, crown, ribbon, round, shield, window } from '../../art/sticker'
import { lead, times, type Feat, type Tale } from '../../book/feat'
import type { GameEvent } from '../../wire/types'
import { actionIcon, good, grumpyCrown, happyCrown, pixie } from './art'
import { pixieDoing } from './people'
import { read } from './view'

const NIGHT = window('#3d3566', '#57437f')
const HONEY = round('#f0d58a')
const CASTLE = 15
const TOP = 6

const own = (tale: Tale, kind: string, also: (event: GameEvent) => boolean = () => true) =>
  times(tale, kind, (event) => event.seat === tale.seat && also(event))
const rewards = (tale: Tale, kind: string) => own(tale, 'reward', (event) => event.kind === kind)
const KINDS = ['ring', 'servant', 'special']
const finalOf = ({ view, seat }: Tale) => read(view).final?.[seat]
const isAlive = ({ view, seat }: Tale) => read(view).seats[seat]?.alive === true

const FEW_CROWNS = 35
const LARGE_OFFERING = 4
const DARLING = 3
const MANY_SEATS = 4
const CLOSE = 3

export const feats: readonly Feat[] = [
  {
    id: 'ring',
    art: `${NIGHT}${at(0, 0, 1.5, actionIcon(13))}`,
    done: (tale) => rewards(tale, 'ring') > 0,
  },
  {
    id: 'servant',
    art: `${NIGHT}<path d="M-26 26V-14H-18V-22H-8V-14H8V-22H18V-14H26V26Z" fill="#cdbf9f"/><path d="M-8 26V8A8 8 0 0 1 8 8V26Z" fill="#4b3521"/>${at(0, 6, 0.84, pixie(0, 'glad'))}`,
    done: (tale) => times(tale, 'promoted', (event) => event.colour === tale.seat && event.to === CASTLE) > 0,
  },
  {
    id: 'special',
    art: `${HONEY}${at(0, 0, 1.5, actionIcon(19))}`,
    done: (tale) => rewards(tale, 'special') > 0,
  },
  {
    id: 'all-three',
    art: `${burst('#c9861a')}${at(-16, -8, 0.8, actionIcon(13))}${at(17, -8, 0.9, happyCrown())}${at(0, 20, 0.8, actionIcon(19))}`,
    done: (tale) => KINDS.every((kind) => rewards(tale, kind) > 0),
  },
  {
    id: 'well-fed',
    art: `${round('#8d2f54')}${at(-19, 6, 0.95, good('A'))}${at(19, 6, 0.95, good('H'))}${at(0, -14, 0.95, good('B'))}`,
    done: (tale) => isAlive(tale) && own(tale, 'offered') > 0 && own(tale, 'offered', ({ count }) => count === 0) === 0,
  },
  {
    id: 'banquet',
    art: `${HONEY}${[-2, -1, 0, 1, 2].map((step) => at(step * 14, 14 - (2 - Math.abs(step)) * 12, 0.8, good('H'))).join('')}`,
    done: (tale) => own(tale, 'offered', ({ count }) => Number(count) >= LARGE_OFFERING) > 0,
  },
  {
    id: 'few-crowns',
    art: `${shield('#57437f', '#b9a7d6')}${at(0, -4, 1.4, happyCrown())}`,
    done: (tale) => isAlive(tale) && (finalOf(tale)?.punishment ?? Infinity) <= FEW_CROWNS,
  },
  {
    id: 'light-feet',
    art: `${round('#b9c6cf')}${at(0, 0, 0.82, pixieDoing(4, 'run', 'glad'))}${emblem('leaf', '#5f9a52', 1.1, 28, -26)}`,
    done: (tale) => isAlive(tale) && tale.won && finalOf(tale)?.stones === 0,
  },
  {
    id: 'top-of-the-ladder',
    art: `${NIGHT}${at(0, 0, 1.4, actionIcon(11))}${emblem('star', '#ffe09a', 0.8, 28, -28)}`,
    done: (tale) => own(tale, 'track', ({ to }) => Number(to) >= TOP) > 0,
  },
  {
    id: 'honest',
    art: `${shield('#1b8a6c', '#8dbb66')}${at(0, 0, 1.1, pixie(3, 'proud'))}`,
    done: (tale) => tale.won && own(tale, 'robbed', ({ count }) => Number(count) > 0) === 0,
  },
  {
    id: 'darling',
    art: `${round('#d9658b')}${at(0, 6, 1.1, pixie(1, 'glad'))}${crown(6, -34, 0.9)}`,
    done: (tale) => times(tale, 'round', ({ darling }) => darling === tale.seat) >= DARLING,
  },
  {
    id: 'lucky',
    art: `${round('#3a2a5c')}${at(0, -6, 1.3, actionIcon(12))}${at(0, 24, 0.8, good('G'))}`,
    done: (tale) => own(tale, 'casino', ({ side }) => side === 'gold') > 0,
  },
  {
    id: 'by-a-crown',
    art: `${NIGHT}${at(-16, 4, 0.84, pixie(2, 'startled'))}${at(18, 4, 0.9, grumpyCrown())}${ribbon('+1…3', '#8d2f54')}`,
    done: (tale) => tale.won && lead(tale) <= CLOSE,
  },
  {
    id: 'full-house',
    art: `${NIGHT}${[0, 1, 2, 3].map((seat) => at((seat - 1.5) * 20, seat % 2 === 0 ? 8 : -4, 0.72, pixie(seat, (['glad', 'startled', 'proud', 'calm'] as const)[seat]))).join('')}`,
    done: (tale) => tale.won && tale.seats >= MANY_SEATS,
  },
]

export default feats

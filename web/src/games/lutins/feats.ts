/** What deserves a sticker in the goblins' forest. */
import { lutin, lutinHead } from '../../art/goblin'
import { at } from '../../art/paper'
import { burst, crown, ribbon, round, shield, speed, window } from '../../art/sticker'
import { lead, times, type Feat, type Tale } from '../../book/feat'
import type { GameEvent } from '../../wire/types'
import { tree } from './art'
import { read } from './view'

const GROVE = window('#cfe3c4', '#5f9a52')
const DUSK = window('#b9a7d6', '#4d6b4f')

/** What happened in each turn, and whose it was; the game begins in the middle of the first. */
function turns({ events, seats }: Tale): { seat: number; events: GameEvent[] }[] {
  const first = events.find((event) => event.event === 'turn')
  const all = [{ seat: (Number(first?.seat ?? 1) + seats - 1) % seats, events: [] as GameEvent[] }]
  for (const event of events) {
    if (event.event === 'turn') all.push({ seat: Number(event.seat), events: [] })
    else all.at(-1)?.events.push(event)
  }
  return all
}

const ownTurns = (tale: Tale) => turns(tale).filter(({ seat }) => seat === tale.seat)
const has = (events: readonly GameEvent[], kind: string) => events.some((event) => event.event === kind)
const slides = (events: readonly GameEvent[]) => events.filter((event) => event.event === 'slide')

/** Whether a goblin in an event is this seat's. */
const isOwn = (tale: Tale) => (event: GameEvent) =>
  (read(tale.view).colours[tale.seat] ?? []).some((colour) => colour === event.colour)

const trees = (tale: Tale) => ownTurns(tale).filter(({ events }) => has(events, 'tree')).length
const COLUMNS = 'abcdefgh'
/** How far a run inside the forest is; one that begins or ends at its sides may be bent there, and counts for nothing. */
function length({ from, to }: GameEvent): number {
  const [a, b] = [String(from), String(to)]
  const inside = (cell: string) => /^[a-h][1-8]$/.test(cell)
  if (!inside(a) || !inside(b)) return 0
  return Math.max(
    Math.abs(COLUMNS.indexOf(a.charAt(0)) - COLUMNS.indexOf(b.charAt(0))),
    Math.abs(Number(a.charAt(1)) - Number(b.charAt(1))),
  )
}

/** So many goblins more at home are a lead. */
const FAR_AHEAD = 2
const MANY_TREES = 15
const LONG_RUN = 6

/** Whether somebody else was far ahead at some time. */
function wasBehind(tale: Tale): boolean {
  const home = new Map<unknown, number>()
  const own = isOwn(tale)
  return tale.events.some((event) => {
    if (event.event !== 'home') return false
    const whose = own(event) ? 'mine' : event.colour
    home.set(whose, (home.get(whose) ?? 0) + 1)
    return [...home].some(([other, count]) => other !== 'mine' && count >= (home.get('mine') ?? 0) + FAR_AHEAD)
  })
}

export const feats: readonly Feat[] = [
  {
    id: 'first-home',
    art: `${burst('#edb52a')}${at(0, 2, 0.72, lutin('blue'))}${crown(0, -38, 0.9)}`,
    done: (tale) => {
      const first = tale.events.find((event) => event.event === 'home')
      return first !== undefined && isOwn(tale)(first)
    },
  },
  {
    id: 'one-go',
    art: `${GROVE}${speed(-14, -4)}${at(8, 4, 0.72, lutin('red'))}`,
    done: (tale) =>
      ownTurns(tale).some(({ events }) => has(events, 'home') && /^[NSEW]/.test(String(slides(events)[0]?.from))),
  },
  {
    id: 'round-the-bend',
    art: `${GROVE}<path d="M-30 26V0Q-30-14-16-14H10" fill="none" stroke="#fffdf4" stroke-width="6" stroke-linecap="round" stroke-dasharray="1 11"/>${at(20, -4, 0.56, lutin('yellow'))}${at(-12, 16, 0.42, tree(0))}`,
    done: (tale) => ownTurns(tale).some(({ events }) => slides(events).length === 2 && has(events, 'home')),
  },
  {
    id: 'long-run',
    art: `${DUSK}${speed(-16, -16)}${at(14, -2, 0.64, lutin('violet'))}${ribbon('6')}`,
    done: (tale) => times(tale, 'slide', (event) => isOwn(tale)(event) && length(event) >= LONG_RUN) > 0,
  },
  {
    id: 'two-in-a-row',
    art: `${GROVE}${at(-18, 4, 0.58, lutin('blue'))}${at(18, 4, 0.58, lutin('blue'))}`,
    done: (tale) => {
      const own = ownTurns(tale)
      return own.some(({ events }, index) => has(events, 'home') && has(own[index + 1]?.events ?? [], 'home'))
    },
  },
  {
    id: 'make-room',
    art: `${round('#8fb06b')}${at(-16, 6, 0.6, lutin('yellow'))}${at(24, -14, 0.42, `<g transform="rotate(24)">${lutin('red')}</g>`)}`,
    done: (tale) => ownTurns(tale).some(({ events }) => has(events, 'chased')),
  },
  {
    id: 'gardener',
    art: `${GROVE}${at(-22, 2, 0.5, tree(0))}${at(24, 0, 0.5, tree(2))}${at(0, 8, 0.6, tree(1))}`,
    done: (tale) => trees(tale) >= MANY_TREES,
  },
  {
    id: 'let-them-grow',
    art: `${shield('#5d8f2f', '#83b04c')}${at(0, -6, 0.72, tree(1))}`,
    done: (tale) => tale.won && trees(tale) === 0,
  },
  {
    id: 'unchased',
    art: `${shield('#2d70b8', '#8fb7e0')}${at(0, 0, 0.66, lutin('blue'))}`,
    done: (tale) => tale.won && times(tale, 'chased', isOwn(tale)) === 0,
  },
  {
    id: 'shrug',
    art: `${round('#e9d6b4')}${at(0, -2, 0.95, lutinHead('violet'))}${ribbon('!', '#8553aa')}`,
    done: (tale) => tale.won && times(tale, 'chased', isOwn(tale)) > 0,
  },
  {
    id: 'by-a-hair',
    art: `${DUSK}${at(-19, 2, 0.5, lutin('violet'))}${at(17, 6, 0.62, lutin('yellow'))}${crown(17, -30, 0.7)}`,
    done: (tale) => tale.won && lead(tale) === 1,
  },
  {
    id: 'comeback',
    art: `${burst('#c9542f')}${at(0, 2, 0.74, lutin('red'))}${speed(-20, -20, '#ffe09a')}`,
    done: (tale) => tale.won && wasBehind(tale),
  },
]

export default feats

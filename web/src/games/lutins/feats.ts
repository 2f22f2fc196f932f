/** What deserves a sticker in the goblins' forest. */
import { goblin, lutin, lutinHead } from '../../art/goblin'
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
    art: `${burst('#edb52a')}${at(-2, 0, 0.74, goblin('blue', 'cheer', 'glad'))}${crown(-1, -43, 0.8)}`,
    done: (tale) => {
      const first = tale.events.find((event) => event.event === 'home')
      return first !== undefined && isOwn(tale)(first)
    },
  },
  {
    id: 'one-go',
    art: `${GROVE}${speed(-14, -4)}${at(8, 0, 0.76, goblin('red', 'run', 'glad'))}`,
    done: (tale) =>
      ownTurns(tale).some(({ events }) => has(events, 'home') && /^[NSEW]/.test(String(slides(events)[0]?.from))),
  },
  {
    id: 'round-the-bend',
    art: `${GROVE}<path d="M-30 26V0Q-30-14-16-14H10" fill="none" stroke="#fffdf4" stroke-width="6" stroke-linecap="round" stroke-dasharray="1 11"/>${at(20, -6, 0.6, goblin('yellow', 'skid', 'startled'))}${at(-12, 16, 0.42, tree(0))}`,
    done: (tale) => ownTurns(tale).some(({ events }) => slides(events).length === 2 && has(events, 'home')),
  },
  {
    id: 'long-run',
    art: `${DUSK}${speed(-16, -16)}${at(12, -6, 0.68, goblin('violet', 'pant', 'proud'))}${ribbon('6')}`,
    done: (tale) => times(tale, 'slide', (event) => isOwn(tale)(event) && length(event) >= LONG_RUN) > 0,
  },
  {
    id: 'two-in-a-row',
    art: `${GROVE}${speed(-26, -2)}${at(-13, -4, 0.56, goblin('blue', 'run', 'glad'))}${at(20, 8, 0.6, goblin('blue', 'run', 'glad'))}`,
    done: (tale) => {
      const own = ownTurns(tale)
      return own.some(({ events }, index) => has(events, 'home') && has(own[index + 1]?.events ?? [], 'home'))
    },
  },
  {
    id: 'make-room',
    art: `${round('#8fb06b')}${at(-15, 6, 0.64, goblin('yellow', 'giggle', 'glad'))}${at(24, -14, 0.46, `<g transform="rotate(28)">${goblin('red', 'startled', 'startled')}</g>`)}`,
    done: (tale) => ownTurns(tale).some(({ events }) => has(events, 'chased')),
  },
  {
    id: 'gardener',
    art: `${GROVE}${at(-22, 2, 0.5, tree(0))}${at(24, 0, 0.5, tree(2))}${at(8, 6, 0.6, tree(1))}${at(-14, 12, 0.44, goblin('red', 'point', 'glad'))}`,
    done: (tale) => trees(tale) >= MANY_TREES,
  },
  {
    id: 'let-them-grow',
    art: `${shield('#cfe3c4', '#e7efcd')}${at(0, -6, 0.72, tree(4))}${at(-12, 12, 0.34, goblin('yellow', 'sleep', 'asleep'))}`,
    done: (tale) => tale.won && trees(tale) === 0,
  },
  {
    id: 'unchased',
    art: `${shield('#2d70b8', '#8fb7e0')}${at(0, 0, 0.68, lutin('blue', 'proud'))}`,
    done: (tale) => tale.won && times(tale, 'chased', isOwn(tale)) === 0,
  },
  {
    id: 'shrug',
    art: `${round('#e9d6b4')}${at(0, -2, 0.95, lutinHead('violet'))}${ribbon('!', '#8553aa')}`,
    done: (tale) => tale.won && times(tale, 'chased', isOwn(tale)) > 0,
  },
  {
    id: 'by-a-hair',
    art: `${DUSK}${at(-20, 8, 0.5, lutin('violet', 'sulk'))}${at(17, 4, 0.6, lutin('yellow', 'glad'))}${crown(17, -34, 0.7)}`,
    done: (tale) => tale.won && lead(tale) === 1,
  },
  {
    id: 'comeback',
    art: `${burst('#c9542f')}${at(6, 0, 0.76, goblin('red', 'run', 'proud'))}${speed(-22, -20, '#ffe09a')}`,
    done: (tale) => tale.won && wasBehind(tale),
  },
]

export default feats

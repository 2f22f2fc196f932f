/** What deserves a sticker on the battlefield. */
import { emblem } from '../../art/emblems'
import { at } from '../../art/paper'
import { burst, crown, ribbon, round, shield, speed, window } from '../../art/sticker'
import { times, type Feat, type Tale } from '../../book/feat'
import type { GameEvent } from '../../wire/types'
import { chest, lair, portrait, treasureChest } from './art'
import { die } from './dice'
import { read } from './view'

const FIELD = window('#dcd6c2', '#9a9b62')
const MORNING = window('#f7dfae', '#8dbb66')

/** Whether a figure named in an event is this seat's, or the other's. */
function figures(tale: Tale): { mine: (event: GameEvent) => boolean; theirs: (event: GameEvent) => boolean } {
  const own = new Set(
    read(tale.view)
      .figures.filter(({ seat }) => seat === tale.seat)
      .map(({ id }) => id),
  )
  return { mine: ({ fig }) => own.has(String(fig)), theirs: ({ fig }) => !own.has(String(fig)) }
}

const own = (tale: Tale, kind: string) => times(tale, kind, figures(tale).mine)
const points = (tale: Tale, why: string) => times(tale, 'vp', (event) => event.seat === tale.seat && event.why === why)

const TREASURES = 2
const CHARGES = 2
const DICE = 4
const BUMPS = 2

export const feats: readonly Feat[] = [
  {
    id: 'treasure',
    art: `${MORNING}${at(0, 4, 0.7, treasureChest())}${emblem('star', '#f2c03c', 1, 28, -26)}`,
    done: (tale) => points(tale, 'search') > 0,
  },
  {
    id: 'treasures',
    art: `${burst('#c9861a')}${at(-17, 8, 0.46, treasureChest())}${at(18, -4, 0.46, chest(false))}`,
    done: (tale) => points(tale, 'search') >= TREASURES,
  },
  {
    id: 'looter',
    art: `${FIELD}${at(4, 4, 0.66, lair(1, false))}${at(-24, 10, 0.46, portrait('gobelin', 'glad'))}`,
    done: (tale) => points(tale, 'loot') > 0,
  },
  {
    id: 'all-home',
    art: `${shield('#2d70b8', '#8fb7e0')}${at(0, -4, 0.66, portrait('marraine', 'proud'))}`,
    done: (tale) => tale.won && own(tale, 'out') === 0,
  },
  {
    id: 'gentle-hand',
    art: `${round('#a9c7ad')}${at(0, 0, 0.72, portrait('blanche'))}${emblem('heart', '#d4324f', 1.1, -26, -26)}`,
    done: (tale) => tale.won && times(tale, 'out', figures(tale).theirs) === 0,
  },
  {
    id: 'nurse',
    art: `${MORNING}${at(-8, 2, 0.64, portrait('lys', 'glad'))}${emblem('heart', '#d4324f', 1.6, 26, -8)}`,
    done: (tale) => own(tale, 'heal') > 0,
  },
  {
    id: 'back-again',
    art: `${MORNING}${at(0, 2, 0.7, portrait('chaperon', 'glad'))}${emblem('sun', '#f2c03c', 1.1, 28, -28)}`,
    done: (tale) => own(tale, 'raise') > 0,
  },
  {
    id: 'charge',
    art: `${FIELD}${speed(-18, -8)}${at(10, 0, 0.68, portrait('noire', 'strike'))}`,
    done: (tale) => own(tale, 'charge') >= CHARGES,
  },
  {
    id: 'dodge',
    art: `${FIELD}${at(12, 0, 0.6, `<g transform="rotate(16)">${portrait('pixie', 'startled')}</g>`)}${speed(-12, -14)}`,
    done: (tale) => own(tale, 'dodge') > 0,
  },
  {
    id: 'bump',
    art: `${round('#b9b19a')}${at(-18, 4, 0.54, portrait('golem', 'strike'))}${at(22, 0, 0.48, `<g transform="rotate(20)">${portrait('jardinier', 'startled')}</g>`)}${emblem('star', '#f2c03c', 0.8, 4, -24)}`,
    done: (tale) => times(tale, 'bump', figures(tale).theirs) >= BUMPS,
  },
  {
    id: 'all-dice',
    art: `${round('#57437f')}${at(-15, -13, 1.2, die(6, true))}${at(15, -14, 1.2, die(5, true))}${at(-14, 15, 1.2, die(4, true))}${at(16, 15, 1.2, die(6, true))}`,
    done: (tale) =>
      times(
        tale,
        'roll',
        (event) => figures(tale).mine(event) && Number(event.dice) >= DICE && event.hits === event.dice,
      ) > 0,
  },
  {
    id: 'from-behind',
    art: `${burst('#8d2f54')}${at(0, 4, 0.7, portrait('prince', 'glad'))}${crown(0, -40, 0.8)}${ribbon('!', '#57437f')}`,
    done: (tale) => tale.won && times(tale, 'extra', (event) => event.seat === tale.seat) > 0,
  },
]

export default feats

/** What deserves a sticker in the elf's glade. */
import { emblem } from '../../art/emblems'
import { fairy, fairyDoing, frog } from '../../art/fairy'
import { at } from '../../art/paper'
import { burst, crown, ribbon, round, shield, window } from '../../art/sticker'
import { times, type Feat, type Tale } from '../../book/feat'
import type { GameEvent } from '../../wire/types'
import { SPELLS, card, die, elf, prince, toad } from './art'
import { read } from './view'

const GLADE = window('#d5c8ea', '#6f9f59')
const POND = window('#c4dfe6', '#4f8fa8')

const isBy =
  ({ seat }: Tale, spell?: string) =>
  (event: GameEvent) =>
    event.seat === seat && (spell === undefined || event.spell === spell)

const charmed = (tale: Tale) => tale.won && read(tale.view).result?.reason === 'contact'
const rounds = ({ events }: Tale) => Math.max(0, ...events.map(({ round: number }) => Number(number ?? 0)))
const casts = (tale: Tale, spell?: string) => times(tale, 'cast', isBy(tale, spell))
/** How often this seat's own piece was the aim of somebody's spell. */
const suffered = (tale: Tale, spell: string) =>
  times(tale, 'cast', (event) => event.spell === spell && event.owner === tale.seat)

/** Kisses of some kind in this seat's own turns. */
function kisses({ events, seat }: Tale, which: (event: GameEvent) => boolean): number {
  let turn: unknown
  return events.filter((event) => {
    if (event.event === 'turn') turn = event.seat
    return event.event === 'kiss' && turn === seat && which(event)
  }).length
}

const QUICK = 8
const FULL_HAND = 5
const PRINCES = 2
const MANY_SEATS = 4

const heart = (x: number, y: number, scale: number) => emblem('heart', '#d4324f', scale, x, y)

export const feats: readonly Feat[] = [
  {
    id: 'charmed',
    art: `${GLADE}${at(-19, 4, 0.56, elf('charmed'))}${at(20, -2, 0.58, fairyDoing(0, 'fly', 'glad'), true)}`,
    done: charmed,
  },
  {
    id: 'quick',
    art: `${burst('#8553aa')}${at(0, -4, 0.8, fairyDoing(1, 'fly', 'glad'))}${ribbon(String(QUICK), '#3d3566')}`,
    done: (tale) => charmed(tale) && rounds(tale) <= QUICK,
  },
  {
    id: 'plain-charm',
    art: `${shield('#3f7d4b', '#8dbb66')}${at(0, 0, 0.66, fairy(2, 'glad'))}`,
    done: (tale) => tale.won && casts(tale) === 0,
  },
  {
    id: 'six',
    art: `${round('#57437f')}${at(0, 2, 0.92, `<g transform="rotate(-10)">${die(6)}</g>`)}${emblem('star', '#ffe09a', 0.8, 30, -30)}`,
    done: (tale) => times(tale, 'roll', (event) => isBy(tale)(event) && event.die === 6) > 0,
  },
  {
    id: 'frog-no-more',
    art: `${POND}${at(0, 2, 0.74, frog(0, 'glad'))}${heart(28, -28, 1.1)}`,
    done: (tale) => times(tale, 'kiss', (event) => event.piece === 'frog' && event.owner === tale.seat) > 0,
  },
  {
    id: 'kind-heart',
    art: `${POND}${at(-17, 0, 0.58, fairyDoing(3, 'bend', 'asleep'))}${at(21, 10, 0.48, frog(4, 'startled'))}${heart(2, -26, 1.2)}`,
    done: (tale) => kisses(tale, ({ piece, owner }) => piece === 'frog' && owner !== tale.seat) > 0,
  },
  {
    id: 'prince-again',
    art: `${GLADE}${at(-22, 12, 0.4, toad('startled'))}${emblem('star', '#ffe09a', 0.6, -6, -14)}${at(18, 2, 0.6, prince('glad'))}`,
    done: (tale) => kisses(tale, ({ piece }) => piece === 'toad') > 0,
  },
  {
    id: 'host',
    art: `${round('#8d2f54')}${at(-18, 4, 0.56, prince('glad'))}${at(18, 4, 0.56, prince('proud'), true)}`,
    done: (tale) => casts(tale, 'invite') >= PRINCES,
  },
  {
    id: 'whole-book',
    art: `${round('#3d3566')}${SPELLS.slice(0, 3)
      .map((spell, index) =>
        at(
          (index - 1) * 22,
          4 + Math.abs(index - 1) * 4,
          0.36,
          `<g transform="rotate(${(index - 1) * 14})">${card(spell)}</g>`,
        ),
      )
      .join('')}`,
    done: (tale) => SPELLS.filter((spell) => casts(tale, spell) > 0).length >= 3,
  },
  {
    id: 'after-the-pond',
    art: `${burst('#4f8fa8')}${at(-18, 12, 0.4, frog(5, 'sulk'))}${at(16, -2, 0.64, fairyDoing(5, 'cheer', 'glad'))}${crown(18, -34, 0.7)}`,
    done: (tale) => tale.won && suffered(tale, 'hex') > 0,
  },
  {
    id: 'unruffled',
    art: `${shield('#57437f', '#b9a7d6')}${at(0, 0, 0.66, fairy(4, 'proud'))}`,
    done: (tale) => tale.won && suffered(tale, 'hex') + suffered(tale, 'slap') === 0,
  },
  {
    id: 'spare-cards',
    art: `${round('#a85a24')}${[-2, -1, 0, 1, 2].map((index) => at(index * 13, Math.abs(index) * 3, 0.3, `<g transform="rotate(${index * 12})">${card('invite')}</g>`)).join('')}`,
    done: (tale) => tale.won && (read(tale.view).hands[tale.seat]?.count ?? 0) >= FULL_HAND,
  },
  {
    id: 'crowd',
    art: `${GLADE}${[0, 1, 2, 3].map((seat) => at((seat - 1.5) * 19, seat % 2 === 0 ? 8 : -2, 0.4, fairy(seat, (['startled', 'glad', 'calm', 'sulk'] as const)[seat]))).join('')}`,
    done: (tale) => tale.won && tale.seats >= MANY_SEATS,
  },
]

export default feats

/** What happened among the fairies, as ways to walk and puffs to see. */
import { d20 } from './art'
import { emblem } from '../../art/emblems'
import type { Beat, Motion, Point } from '../../board/scene'
import type { GameEvent } from '../../wire/types'
import { eventsOf } from '../events'
import { DIE_KEY, ELF_KEY, fairyKey, princeKey, toadKey } from './draw'
import type { ElfeEvent, Kind } from './generated'
import { pointOf } from './layout'
import { wayTo } from './outlook'
import type { ElfeView } from './view'

const heartArt = `${emblem('heart', '#d4324f', 1.8, 0, -46)}${emblem('heart', '#d4324f', 1.1, 22, -30)}`
const puffArt =
  '<g fill="#fff8ea" opacity=".85"><circle cx="-18" cy="0" r="14"/><circle cx="16" cy="-8" r="17"/><circle cx="2" cy="12" r="15"/><circle cx="0" cy="-18" r="12"/></g>'
const leaf = (x: number, y: number, turn: number, fill: string) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M-11 0C-6-9 6-9 11 0 6 9-6 9-11 0Z" fill="${fill}"/>`
const leaves =
  leaf(-52, -36, 20, '#d0992b') +
  leaf(-20, -52, -35, '#8dbb66') +
  leaf(34, -30, 50, '#b5382f') +
  leaf(44, 14, -10, '#8dbb66') +
  leaf(-38, 36, 70, '#d0992b') +
  leaf(12, 40, 15, '#c96f2e')
const gustArt =
  leaves +
  '<g fill="none" stroke="#ffffff" stroke-width="6" stroke-linecap="round" opacity=".9"><path d="M-70-18H0C18-18 18-38 4-38"/><path d="M-80 2H20C40 2 38 26 20 24"/><path d="M-60 22H-10"/></g>'

/** The two twenty-sided dice that say where a slapped piece lands: its column and its row. */
function landing(square: string): string {
  return `<g transform="translate(-34 -74)">${d20(square[0] ?? '')}</g><g transform="translate(34 -74)">${d20(square.slice(1))}</g>`
}

/** Pieces stand a little above the middle of their squares. */
const foot = (square: string): Point => {
  const { x, y } = pointOf(square)
  return { x, y: y - 9 }
}

function keyOf({ piece, owner }: { piece: Kind | null; owner: number | null }, square: string): string {
  switch (piece) {
    case 'elf':
      return ELF_KEY
    case 'prince':
      return princeKey(square)
    case 'toad':
      return toadKey(square)
    default:
      return fairyKey(Number(owner))
  }
}

export function motion(events: readonly ElfeEvent[], before: ElfeView | undefined): Beat[] {
  return events.flatMap((event) => {
    const beat = one(event, before)
    return beat === undefined ? [] : [[beat]]
  })
}

function one(event: ElfeEvent, before: ElfeView | undefined): Motion | undefined {
  switch (event.event) {
    case 'elf':
      return { key: ELF_KEY, style: 'appear' }
    case 'place':
      return { key: fairyKey(event.seat), style: 'appear' }
    case 'roll':
      return { key: DIE_KEY, style: 'tumble', points: [{ x: 530, y: -40 }] }
    case 'move':
      return { key: keyOf(event, event.to), style: 'walk', points: way(event, before).map(foot) }
    case 'cast':
      return cast(event)
    case 'land':
      return {
        key: keyOf(event, event.to),
        style: 'tumble',
        points: [foot(event.from), foot(event.to)],
        art: landing(event.to),
      }
    case 'wind':
      return event.from === event.to
        ? { key: ELF_KEY, style: 'bump', art: gustArt }
        : { key: ELF_KEY, style: 'slide', points: [foot(event.from), foot(event.to)], art: gustArt }
    case 'kiss':
      return { key: keyOf(event, event.at), style: 'flash', art: heartArt }
    case 'back':
      return { key: keyOf(event, event.at), style: 'puff', art: puffArt }
    case 'over':
      return { key: ELF_KEY, style: 'cheer', art: event.reason === 'contact' ? heartArt : '' }
    default:
      return undefined
  }
}

function cast(event: Extract<ElfeEvent, { event: 'cast' }>): Motion | undefined {
  const at = event.at ?? ''
  switch (event.spell) {
    case 'hex':
      return {
        key: event.owner === null ? toadKey(at) : fairyKey(event.owner),
        style: 'puff',
        art: puffArt,
      }
    case 'invite':
      return { key: princeKey(at), style: 'appear' }
    case 'banish':
      return { key: princeKey(at), style: 'vanish', points: [foot(at)] }
    case 'slap':
      return { key: keyOf(event, at), style: 'bump' }
    default:
      return { key: ELF_KEY, style: 'bump', art: gustArt }
  }
}

/** The way by the rules, if it is known: an event names only its ends. */
function way({ from, to }: { from: string; to: string }, before: ElfeView | undefined): string[] {
  return before === undefined ? [from, to] : wayTo(before, from, to)
}

export function places(event: GameEvent): string[] {
  return ['at', 'from', 'to'].map((field) => event[field]).filter((square) => typeof square === 'string')
}

export function trail(events: readonly ElfeEvent[]): { cells: string[]; ways: string[][] } {
  const moves = eventsOf(events, 'move', 'land', 'wind')
  return {
    cells: moves.map((event) => event.from),
    ways: moves.map((event) => [event.from, event.to]),
  }
}

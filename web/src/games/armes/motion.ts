/** What happened on the battlefield, as ways to walk, shoves, dice and departures. */
import { emblem } from '../../art/emblems'
import type { Beat, Motion } from '../../board/scene'
import type { GameEvent } from '../../wire/types'
import { eventsOf } from '../events'
import { TRAY_KEY, dieKey } from './dice'
import { figureKey, footOf, objectiveKey } from './draw'
import type { ArmesEvent } from './generated'
import { spotOf, squareAt } from './layout'
import { wayTo } from './outlook'
import { figureOf, type ArmesView } from './view'

const number = (text: string, fill: string) =>
  `<text y="-30" text-anchor="middle" font-size="30" font-weight="700" fill="${fill}" stroke="#fffaf0" stroke-width="6" paint-order="stroke">${text}</text>`
const bang =
  '<path d="M0-34 8-14 28-22 18-4 38 4 18 10 26 30 6 18-2 38-8 18-28 26-18 8-38 0-16-6-26-24-8-14Z" fill="#ffd35c" stroke="#b5382f" stroke-width="3" opacity=".9"/>'
const point = `<circle r="20" fill="#ffd35c" stroke="#7a4d04" stroke-width="3"/>${emblem('star', '#7a4d04', 1.2)}`

export function motion(events: readonly ArmesEvent[], before: ArmesView | undefined): Beat[] {
  return events.flatMap((event) => {
    if (event.event === 'roll') return [thrown(event, before)]
    const beat = one(event, before)
    return beat === undefined ? [] : [[beat]]
  })
}

/** Dice leave the hand of whoever rolls and tumble into their tray. */
function thrown(event: Extract<ArmesEvent, { event: 'roll' }>, before: ArmesView | undefined): Beat {
  const at = figureOf(before ?? EMPTY, event.fig)?.at
  const from = at === null || at === undefined ? {} : { points: [footOf(at)] }
  return [
    { key: TRAY_KEY, style: 'appear' },
    ...Array.from({ length: event.dice }, (_, index): Motion => ({
      key: dieKey(index),
      style: 'tumble',
      ...from,
    })),
  ]
}

function one(event: ArmesEvent, before: ArmesView | undefined): Motion | undefined {
  const key = 'fig' in event ? figureKey(event.fig) : ''
  switch (event.event) {
    case 'move':
    case 'run':
    case 'charge':
    case 'dodge':
      return { key, style: 'walk', points: way(event, before).map(footOf) }
    case 'forced':
      return event.from === event.to
        ? undefined
        : { key, style: 'slide', points: straight(event.from, event.to).map(footOf) }
    case 'bump':
      return { key, style: 'bump', art: bang }
    case 'hurt':
      return event.damage === 0 ? undefined : { key, style: 'flash', art: number(`−${event.damage}`, '#b5382f') }
    case 'heal':
      return { key, style: 'flash', art: number(`+${event.amount}`, '#2f7d55') }
    case 'out': {
      const from = figureOf(before ?? EMPTY, event.fig)?.at
      return { key, style: 'vanish', ...(from === null || from === undefined ? {} : { points: [footOf(from)] }) }
    }
    case 'deploy':
    case 'raise':
      return { key, style: 'appear' }
    case 'objective':
      return { key: objectiveKey(event.at), style: 'appear' }
    case 'lair':
      return { key: `lair-${event.seat}`, style: 'appear' }
    case 'search':
      return { key: objectiveKey(event.at), style: 'bump' }
    case 'vp': {
      const objective = before?.pending.objective
      if (event.why === 'search' && objective !== undefined)
        return { key: objectiveKey(objective), style: 'cheer', art: point }
      return event.why === 'loot' ? { key: `lair-${1 - event.seat}`, style: 'cheer', art: point } : undefined
    }
    default:
      return undefined
  }
}

const EMPTY = { figures: [] as ArmesView['figures'] } as ArmesView

/** The way by the rules, if it is known: an event names only its ends. */
function way({ fig, from, to }: { fig: string; from: string; to: string }, before: ArmesView | undefined): string[] {
  return before === undefined || figureOf(before, fig)?.at !== from ? [from, to] : wayTo(before, from, to)
}

/** Every square of a shove. */
function straight(from: string, to: string): string[] {
  const [a, b] = [spotOf(from), spotOf(to)]
  const steps = Math.abs(b.column - a.column) + Math.abs(b.row - a.row)
  const [dc, dr] = [Math.sign(b.column - a.column), Math.sign(b.row - a.row)]
  return Array.from(
    { length: steps + 1 },
    (_, step) => squareAt({ column: a.column + dc * step, row: a.row + dr * step }) ?? to,
  )
}

export function places(event: GameEvent): string[] {
  return ['at', 'from', 'to'].map((field) => event[field]).filter((square) => typeof square === 'string')
}

export function trail(events: readonly ArmesEvent[]): { cells: string[]; ways: string[][] } {
  const moves = eventsOf(events, 'move', 'run', 'charge', 'dodge', 'forced')
  return {
    cells: moves.map((event) => event.from),
    ways: moves.map((event) => [event.from, event.to]),
  }
}

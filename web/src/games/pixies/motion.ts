/** What happened at the Queen's table, as hops, slides and tumbles. */
import type { Beat, Motion, Point } from '../../board/scene'
import { eventsOf } from '../events'
import { pixieKey } from './draw'
import { rungPoint, scorePoint } from './furniture'
import type { PixiesEvent } from './generated'
import { CASTLE, handOf, mineCell, pointOf } from './layout'
import { usedBy, type PixiesView } from './view'

const CASTLE_SPACE = 15

/** Where a pixie of a colour is: 0 is its mine, 15 the castle. */
function spot(space: number, colour: number): Point {
  if (space === 0) return pointOf(mineCell(colour))
  return space === CASTLE_SPACE ? CASTLE : handOf(space)
}

export function motion(events: readonly PixiesEvent[], after: PixiesView): Beat[] {
  return events.flatMap((event) => {
    const beat = one(event, after)
    return beat === undefined || beat.length === 0 ? [] : [beat]
  })
}

function one(event: PixiesEvent, after: PixiesView): Motion[] | undefined {
  switch (event.event) {
    case 'action': {
      const { action } = event
      const discs = action > 14 ? usedBy(after, action).length : (after.placed[action - 1] ?? []).length
      const first = action > 14 ? Math.max(0, discs - 1) : 0
      return Array.from({ length: Math.max(0, discs - first) }, (_, index): Motion => ({
        key: `disc-${action}-${first + index}`,
        style: 'appear',
      }))
    }
    case 'promoted': {
      const { colour, from, to } = event
      if (to === CASTLE_SPACE) return [{ key: 'castle', style: 'cheer' }]
      return after.pyramid[to - 1] === colour
        ? [{ key: pixieKey(to), style: 'hop', points: [spot(from, colour), spot(to, colour)] }]
        : undefined
    }
    case 'pushed': {
      const { colour, from, to } = event
      if (to === 0) return [{ key: `mine-${colour}`, style: 'bump' }]
      return after.pyramid[to - 1] === colour
        ? [{ key: pixieKey(to), style: 'tumble', points: [spot(from, colour), spot(to, colour)] }]
        : undefined
    }
    case 'sent':
      return [{ key: `mine-${event.seat}`, style: 'bump' }]
    case 'points': {
      // The disc walks the crowns it was given.
      const { seat, points, total } = event
      const way = [total - points, total].map((crowns) => scorePoint(after, seat, crowns))
      return [{ key: `score-${seat}`, style: 'slide', points: way }]
    }
    case 'track': {
      const track = event.track === 'S' ? 'silver' : 'gold'
      const rungs = [event.from, event.to]
      return [{ key: `${track}-${event.seat}`, style: 'hop', points: rungs.map((rung) => rungPoint(track, rung)) }]
    }
    case 'demand':
    case 'fury':
      return ['queen', 'castle'].map((key) => ({ key, style: 'bump' }))
    default:
      return undefined
  }
}

export function places(event: PixiesEvent): string[] {
  switch (event.event) {
    case 'action':
    case 'copied':
      return [String(event.action)]
    case 'promoted':
    case 'pushed':
      return [event.from, event.to].map((space) =>
        space === CASTLE_SPACE ? 'Q' : space === 0 ? mineCell(event.colour) : String(space),
      )
    case 'sent':
      return [String(event.from), mineCell(event.seat)]
    case 'robbed':
      return [String(event.space)]
    case 'stone':
      return [mineCell(event.on)]
    default:
      return []
  }
}

export function trail(events: readonly PixiesEvent[]): { cells: string[]; ways: string[][] } {
  const moves = eventsOf(events, 'promoted', 'pushed', 'sent')
  return { cells: moves.flatMap((event) => places(event).slice(0, 1)), ways: [] }
}

/** What happened among the goblins, as ways to walk. */
import type { LutinColour } from '../../art/goblin'
import type { Beat, Motion, Point } from '../../board/scene'
import type { GameEvent } from '../../wire/types'
import { eventsOf } from '../events'
import { sparks } from './art'
import { ASIDE_KEY, lutinKey, treeKey } from './draw'
import type { LutinsEvent } from './generated'
import { pointOf } from './layout'
import { beyond, line } from './line'
import { pieces, type LutinsView } from './view'

export function motion(events: readonly LutinsEvent[], before: LutinsView | undefined, after: LutinsView): Beat[] {
  const beats: Beat[] = []
  const runs = eventsOf(events, 'slide')
  const last = runs[runs.length - 1]
  for (const event of events) {
    switch (event.event) {
      case 'tree':
        beats.push([
          {
            key: treeKey(event.to),
            style: 'shuffle',
            points: [pointOf(event.from), pointOf(event.to)],
          },
        ])
        break
      case 'slide':
        // Two runs of one goblin are one way.
        if (event === last) beats.push([run(runs)], ...bump(event.from, event.to, after))
        break
      case 'home':
        beats.push([arrival(event.colour, event.cell)])
        break
      case 'chased':
        beats.push([{ key: ASIDE_KEY, style: 'hop', points: [pointOf(event.from)] }])
        break
      case 'placed':
        beats.push([
          {
            key: lutinKey(event.colour, event.to),
            style: 'hop',
            points: [asidePoint(before), pointOf(event.to)],
          },
        ])
        break
    }
  }
  if (events.some((event) => event.event === 'end')) beats.push(cheers(after))
  return beats
}

/** One more is home, and its family's emblems fly. */
const arrival = (colour: LutinColour, cell: string): Motion => ({
  key: lutinKey(colour, cell),
  style: 'cheer',
  art: sparks(colour),
})

/** What stopped the goblin shakes. */
function bump(from: string, to: string, after: LutinsView): Beat[] {
  const cell = beyond(from, to)
  const piece = cell === undefined ? undefined : pieces(after).get(cell)
  if (cell === undefined || piece === undefined) return []
  return [[{ key: piece.kind === 'tree' ? treeKey(cell) : lutinKey(piece.colour, cell), style: 'bump' }]]
}

/** The race is over: the whole family of whoever won hops. */
function cheers(after: LutinsView): Beat {
  const winners = after.end?.ranking.flatMap((place, seat) => (place === 1 ? (after.colours[seat] ?? []) : [])) ?? []
  return winners.flatMap((colour) =>
    (after.lutins[colour]?.home ?? []).map((cell): Motion => ({ key: lutinKey(colour, cell), style: 'cheer' })),
  )
}

function run(slides: readonly Extract<LutinsEvent, { event: 'slide' }>[]): Motion {
  const stops = slides.map((slide) => [slide.from, slide.to] as const)
  const end = stops[stops.length - 1]?.[1] ?? ''
  const points = stops.flatMap(([from, to], index) =>
    line(from, to)
      .slice(index === 0 ? 0 : 1)
      .map(pointOf),
  )
  return { key: lutinKey(slides[0]?.colour ?? '', end), style: 'slide', points: corners(points) }
}

/** Only where the way turns: between two corners it is straight. */
function corners(points: readonly Point[]): Point[] {
  return points.filter((point, index) => {
    const before = points[index - 1]
    const after = points[index + 1]
    if (before === undefined || after === undefined) return true
    return (point.x - before.x) * (after.y - point.y) !== (point.y - before.y) * (after.x - point.x)
  })
}

function asidePoint(before: LutinsView | undefined): Point {
  const own = before?.aside === null || before === undefined ? undefined : before.lutins[before.aside]?.start[0]
  return own === undefined ? { x: 514, y: 514 } : pointOf(own)
}

export function places(event: GameEvent): string[] {
  return ['from', 'to', 'cell'].map((field) => event[field]).filter((cell) => typeof cell === 'string')
}

/** The last turn's tree step and run. */
export function trail(events: readonly LutinsEvent[]): { cells: string[]; ways: string[][] } {
  const steps = eventsOf(events, 'tree', 'slide')
  return {
    cells: steps.map((event) => event.from),
    ways: steps.map((event) => [event.from, event.to]),
  }
}

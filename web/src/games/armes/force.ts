/** Where a push, a pull or a shift would take its target, and what it would run into (ARM-FORCE). */
import { groundOf } from './ground'
import { spotOf, squareAt } from './layout'
import type { Act } from './roster'
import { figureAt, type ArmesView } from './view'

export const DIRECTIONS = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] } as const
export type Direction = keyof typeof DIRECTIONS

export type Shove = {
  direction: Direction
  /** From the target's square to where it stops. */
  way: string[]
  /** The square that stops it early, or the edge of the board. */
  into?: string | 'edge'
}

export function shove(view: ArmesView, from: string, direction: Direction, steps: number): Shove {
  const [dc, dr] = DIRECTIONS[direction]
  const ground = groundOf(view)
  const way = [from]
  for (let step = 0; step < steps; step += 1) {
    const { column, row } = spotOf(way.at(-1) ?? from)
    const next = squareAt({ column: column + dc, row: row + dr })
    if (next === undefined) return { direction, way, into: 'edge' }
    if (
      figureAt(view, next) !== undefined ||
      ground.get(next)?.move === 'block' ||
      view.lairs.includes(next) ||
      view.objectives.includes(next)
    )
      return { direction, way, into: next }
    way.push(next)
  }
  return { direction, way }
}

/** ARM-FORCE-3: the ways that an action may move its target from where the two stand. */
export function directionsOf(
  act: Act,
  from: string,
  to: string,
): { directions: Direction[]; steps: number } | undefined {
  if (act.shift !== undefined) return { directions: ['n', 'e', 's', 'w'], steps: act.shift }
  const steps = act.push ?? act.pull
  if (steps === undefined) return undefined
  const [a, b] = [spotOf(from), spotOf(to)]
  const sign = act.push === undefined ? -1 : 1
  const [dc, dr] = [sign * (b.column - a.column), sign * (b.row - a.row)]
  const across: Direction = dc > 0 ? 'e' : 'w'
  const along: Direction = dr > 0 ? 'n' : 's'
  if (Math.abs(dc) === Math.abs(dr)) return { directions: [across, along], steps }
  return { directions: [Math.abs(dc) > Math.abs(dr) ? across : along], steps }
}

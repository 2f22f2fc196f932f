/** Straight lines over the goblins' forest, to draw runs along. */
import { SPOTS, cellAt, sideOf } from './layout'

type Way = { dx: number; dy: number }

function distance(a: string, b: string): number {
  const [p, q] = [SPOTS.get(a), SPOTS.get(b)]
  return p === undefined || q === undefined ? 0 : Math.max(Math.abs(p.column - q.column), Math.abs(p.row - q.row))
}

function direction(from: string, to: string): Way | undefined {
  const [a, b] = [SPOTS.get(from), SPOTS.get(to)]
  if (a === undefined || b === undefined) return undefined
  const dc = b.column - a.column
  const dr = b.row - a.row
  const far = Math.max(Math.abs(dc), Math.abs(dr))
  if (far === 0 || (dc !== 0 && dr !== 0 && Math.abs(dc) !== Math.abs(dr))) return undefined
  return { dx: Math.sign(dc), dy: Math.sign(dr) }
}

/** Every cell run over between two ends of a straight line, both included. */
export function line(from: string, to: string): string[] {
  const way = direction(from, to)
  const start = SPOTS.get(from)
  if (way === undefined || start === undefined) return [from, to]
  const length = distance(from, to)
  return Array.from(
    { length: length + 1 },
    (_, index) => cellAt(start.column + way.dx * index, start.row + way.dy * index) ?? to,
  )
}

/** The cell just beyond the end of a run, where whatever stopped it stands. */
export function beyond(from: string, to: string): string | undefined {
  const way = direction(from, to)
  const end = SPOTS.get(to)
  // A goblin at home was stopped by nobody.
  return way === undefined || end === undefined || sideOf(to) !== undefined
    ? undefined
    : cellAt(end.column + way.dx, end.row + way.dy)
}

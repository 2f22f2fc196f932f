/** The way a piece takes: steps to touching squares, around what stands in the way and around the Pond. */
import { groundOf, spotOf, squareAt } from './layout'

const STEPS = [-1, 0, 1]
  .flatMap((column) => [-1, 0, 1].map((row) => ({ column, row })))
  .filter(({ column, row }) => column !== 0 || row !== 0)

export type Walker = { from: string; swims: boolean; taken: ReadonlySet<string> }

export function neighbours(square: string): string[] {
  const { column, row } = spotOf(square)
  // Straight steps first: a way without needless zigzags.
  const steps = [...STEPS].sort((a, b) => Math.abs(a.column) + Math.abs(a.row) - Math.abs(b.column) - Math.abs(b.row))
  return steps
    .map((step) => squareAt({ column: column + step.column, row: row + step.row }))
    .filter((next) => next !== undefined)
}

function maySetFoot({ swims, taken }: Walker, from: string, to: string): boolean {
  if (taken.has(to)) return false
  return swims || groundOf(to) !== 'pond' || groundOf(from) === 'pond'
}

/** Every square reached, with the one before it. */
function explore(
  walker: Walker,
  done: (square: string) => boolean,
): { before: Map<string, string>; end: string | undefined } {
  const before = new Map<string, string>([[walker.from, walker.from]])
  const queue = [walker.from]
  for (let square = queue.shift(); square !== undefined; square = queue.shift()) {
    if (done(square)) return { before, end: square }
    for (const next of neighbours(square)) {
      if (before.has(next) || !maySetFoot(walker, square, next)) continue
      before.set(next, square)
      queue.push(next)
    }
  }
  return { before, end: undefined }
}

/** The shortest way, both ends included; a straight hop if there is none. */
export function wayTo(walker: Walker, to: string): string[] {
  const { before, end } = explore(walker, (square) => square === to)
  if (end === undefined) return [walker.from, to]
  const way = [to]
  for (let square = to; square !== walker.from;) {
    square = before.get(square) ?? walker.from
    way.unshift(square)
  }
  return way
}

/** Every square within some steps, with how many it takes. */
export function within(walker: Walker, most: number): Map<string, number> {
  const steps = new Map<string, number>([[walker.from, 0]])
  let rim = [walker.from]
  for (let count = 1; count <= most && rim.length > 0; count += 1) {
    const next = new Set(
      rim.flatMap((square) => neighbours(square).filter((to) => !steps.has(to) && maySetFoot(walker, square, to))),
    )
    for (const square of next) steps.set(square, count)
    rim = [...next]
  }
  return steps
}

/** How many steps to a square that touches another, if there is a way. */
export function stepsBeside(walker: Walker, goal: string): number | undefined {
  const beside = new Set(neighbours(goal))
  const { end } = explore(walker, (square) => beside.has(square))
  return end === undefined ? undefined : wayTo(walker, end).length - 1
}

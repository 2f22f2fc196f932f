/**
 * What a goblin could do after a tree step that is not sent yet. The tree step and the goblin's run belong together
 * for the player, so the second must be offered before the server has seen the first. The server stays the judge:
 * it checks both, and its own list replaces this one as soon as a step is sent.
 */
import type { LutinColour } from '../../art/goblin'
import { SIDES, SPOTS, cellAt, sideOf } from './layout'
import { ownerOf, pieces, type LutinsView, type Piece } from './view'

type Way = { dx: number; dy: number }

/** Eight ways, clockwise from north: a quarter turn is two further. */
const WAYS: readonly Way[] = [
  { dx: 0, dy: 1 },
  { dx: 1, dy: 1 },
  { dx: 1, dy: 0 },
  { dx: 1, dy: -1 },
  { dx: 0, dy: -1 },
  { dx: -1, dy: -1 },
  { dx: -1, dy: 0 },
  { dx: -1, dy: 1 },
]

export type Standing = ReadonlyMap<string, Piece>

/** LUT-SLIDE: where a run in one direction ends, or nothing if it is stopped at once. */
export function slide(
  standing: Standing,
  colour: LutinColour,
  seat: number,
  from: string,
  way: Way,
): string | undefined {
  let here = from
  for (;;) {
    const spot = SPOTS.get(here)
    const ahead = spot === undefined ? undefined : cellAt(spot.column + way.dx, spot.row + way.dy)
    if (ahead === undefined) break
    const there = standing.get(ahead)
    if (sideOf(ahead) === undefined) {
      if (there !== undefined) break
      here = ahead
      continue
    }
    const goal = sideOf(here) === undefined && sideOf(ahead) === SIDES[colour].goal
    if (goal && (there === undefined || (there.kind === 'lutin' && there.seat !== seat))) here = ahead
    break
  }
  return here === from ? undefined : here
}

/** The runs of one goblin on a board where others stand, in the notation of moves. */
export function runs(view: LutinsView, standing: Standing, colour: LutinColour, from: string): string[] {
  const seat = ownerOf(view, colour)
  const without = new Map(standing)
  without.delete(from)
  return WAYS.flatMap((way, index) => {
    const stop = slide(standing, colour, seat, from, way)
    if (stop === undefined) return []
    const one = `L:${from}-${stop}`
    if (sideOf(stop) !== undefined) return [one]
    const turns = view.options.turn_angle === 'any' ? WAYS : WAYS.filter((_, other) => (other - index + 8) % 4 === 2)
    const ends = turns
      .map((turn) => slide(without, colour, seat, stop, turn))
      .filter((end) => end !== undefined && end !== from)
    return [one, ...new Set(ends.map((end) => `L:${from}-${stop}-${end}`))]
  })
}

/** LUT-ENTER and LUT-TWO: every run open to a seat, or the pass. */
export function lutinActions(view: LutinsView, seat: number): string[] {
  const colours = view.colours[seat] ?? []
  const standing = pieces(view)
  const byColour = new Map(
    colours.map((colour) => [
      colour,
      candidates(view, seat, colour).flatMap((cell) => runs(view, standing, colour, cell)),
    ]),
  )
  const due = view.due[seat]
  const dueMoves = due === null || due === undefined ? [] : (byColour.get(due) ?? [])
  const moves = dueMoves.length > 0 ? dueMoves : [...byColour.values()].flat()
  return [...(moves.length === 0 || view.options.lutin_move === 'may' ? ['L:-'] : []), ...moves].sort()
}

function candidates(view: LutinsView, seat: number, colour: LutinColour): string[] {
  const family = view.lutins[colour]
  if (family === undefined) return []
  const others = view.seats === 2 ? [colour] : (view.colours[seat] ?? [])
  const busy = others.some((other) => (view.lutins[other]?.forest.length ?? 0) > 0)
  const mayEnter = view.seats === 2 ? view.options.entry2 !== 'one' || !busy : !busy
  return mayEnter ? [...family.forest, ...family.start] : family.forest
}

/** The table after a tree step, for the player's own eyes. */
export function afterTree(view: LutinsView, action: string): LutinsView {
  const [from, to] = action.slice(2).split('-')
  const moved = from !== undefined && from !== '' && to !== undefined && to !== ''
  const trees = moved ? view.trees.map((tree) => (tree === from ? to : tree)).sort() : view.trees
  return { ...view, phase: 'lutin', trees, last_tree: moved ? to : null }
}

/** LUT-NOTE-3, in its order, for a run that is not offered while the tree step is kept back. */
export function whyNotRun(
  view: LutinsView,
  seat: number,
  from: string,
  to: string,
  second: string | undefined,
): string | undefined {
  const standing = pieces(view)
  const piece = standing.get(from)
  if (piece?.kind !== 'lutin' || piece.seat !== seat) return 'LUT-MOVE-2'
  if (piece.where === 'home') return 'LUT-MOVE-3'
  if (!candidates(view, seat, piece.colour).includes(from)) return view.seats === 2 ? 'LUT-ENTER-4' : 'LUT-ENTER-1'
  const due = view.due[seat]
  if (
    due !== null &&
    due !== undefined &&
    due !== piece.colour &&
    lutinActions(view, seat).some((action) => action !== 'L:-')
  )
    return 'LUT-TWO-2'
  if (second === undefined) return whyNotSlide(standing, piece.colour, seat, from, to)
  const first = direction(from, to)
  const turn = direction(to, second)
  const square = first !== undefined && turn !== undefined && first.dx * turn.dx + first.dy * turn.dy === 0
  if (view.options.turn_angle === 'any' ? turn === undefined : !square)
    return view.options.turn_angle === 'any' ? 'LUT-SLIDE-1' : 'LUT-SECOND-2'
  if (second === from) return 'LUT-SECOND-6'
  const without = new Map(standing)
  without.delete(from)
  return whyNotSlide(without, piece.colour, seat, to, second)
}

function whyNotSlide(
  standing: Standing,
  colour: LutinColour,
  seat: number,
  from: string,
  to: string,
): string | undefined {
  const way = direction(from, to)
  if (way === undefined) return 'LUT-SLIDE-1'
  const start = SPOTS.get(from)
  const first = start === undefined ? undefined : cellAt(start.column + way.dx, start.row + way.dy)
  if (sideOf(from) !== undefined && (first === undefined || sideOf(first) !== undefined)) return 'LUT-SLIDE-7'
  const side = sideOf(to)
  if (side !== undefined && side !== SIDES[colour].goal) return 'LUT-SLIDE-8'
  const end = slide(standing, colour, seat, from, way)
  if (end === to) return undefined
  if (end !== undefined && distance(from, to) < distance(from, end)) return 'LUT-SLIDE-2'
  return side !== undefined && distance(from, to) === (end === undefined ? 0 : distance(from, end)) + 1
    ? 'LUT-SLIDE-5'
    : 'LUT-SLIDE-6'
}

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

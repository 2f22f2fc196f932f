/** Lines of sight and cover, exactly as the rules measure them (ARM-LOS, ARM-COV), and what is in their way. */
import { groundOf } from './ground'
import { distance, spotOf, squareAt, type Spot } from './layout'
import type { Piece } from './roster'
import type { Rules } from './rules'
import type { ArmesView } from './view'

/** A point of the board where a square is 4 units wide, from the south-west. */
export type Dot = readonly [number, number]
/** Sight points lie one unit inside the corners of a square. */
const POINTS: readonly Dot[] = [
  [1, 1],
  [3, 1],
  [1, 3],
  [3, 3],
]

const dots = ({ column, row }: Spot): Dot[] => POINTS.map(([x, y]): Dot => [4 * column + x, 4 * row + y])
const middle = ({ column, row }: Spot): Dot => [4 * column + 2, 4 * row + 2]

/** ARM-LOS-3: whether a line has a point in a square, its edge included. */
function meets([px, py]: Dot, [qx, qy]: Dot, { column, row }: Spot): boolean {
  const [x0, y0] = [4 * column, 4 * row]
  if (Math.max(px, qx) < x0 || Math.min(px, qx) > x0 + 4 || Math.max(py, qy) < y0 || Math.min(py, qy) > y0 + 4)
    return false
  const [dx, dy] = [qx - px, qy - py]
  const side = dx * (y0 - py) - dy * (x0 - px)
  const [across, along] = [4 * dx, -4 * dy]
  return side + Math.min(0, across) + Math.min(0, along) <= 0 && side + Math.max(0, across) + Math.max(0, along) >= 0
}

type Screen = Spot & { square: string }

/** What stands in the way of eyes. */
export type Screens = { ground: ReadonlyMap<string, Piece>; opaque: readonly Screen[]; low: readonly Screen[] }

export function screensOf(view: ArmesView, rules: Rules): Screens {
  const ground = groundOf(view)
  const solid = ({ sight, move }: Piece) =>
    sight === 'high' || (sight === 'low' && move === 'block' && rules.low === 'block')
  const pieces = [...ground]
  const screen = (square: string): Screen => ({ square, ...spotOf(square) })
  return {
    ground,
    opaque: [
      ...view.figures.flatMap(({ at }) => (at === null ? [] : [at])),
      ...pieces.filter(([, piece]) => solid(piece)).map(([square]) => square),
    ].map(screen),
    low: pieces.filter(([, piece]) => piece.sight === 'low' && !solid(piece)).map(([square]) => screen(square)),
  }
}

/** Whether a screen lies in the smallest rectangle that holds two squares, and is neither of them. */
function between(a: Spot, b: Spot): (screen: Spot) => boolean {
  const [left, right] = [Math.min(a.column, b.column), Math.max(a.column, b.column)]
  const [low, high] = [Math.min(a.row, b.row), Math.max(a.row, b.row)]
  const at = (one: Spot, column: number, row: number) => one.column === column && one.row === row
  return ({ column, row }) =>
    column >= left && column <= right && row >= low && row <= high && !at(a, column, row) && !at(b, column, row)
}

/** ARM-LOS-4: whether one square is seen from another. */
export function sees(screens: Screens, from: string, to: string): boolean {
  if (distance(from, to) <= 1) return true
  const [a, b] = [spotOf(from), spotOf(to)]
  const opaque = screens.opaque.filter(between(a, b))
  if (opaque.length === 0) return true
  const eyes = dots(a)
  return dots(b).some((mark) => eyes.some((eye) => !opaque.some((screen) => meets(eye, mark, screen))))
}

export type Sight = {
  seen: boolean
  cover: boolean
  /** The best line there is, seen or not. */
  line: readonly [Dot, Dot]
  /** Squares that hide the target, or that cover it where it is seen. */
  by: string[]
}

type Ray = { eye: Dot; mark: Dot; opaque: Screen[]; low: Screen[] }

const fewest = <T>(list: readonly T[], size: (one: T) => number): T | undefined =>
  list.reduce<T | undefined>((best, one) => (best === undefined || size(one) < size(best) ? one : best), undefined)
const hindrances = ({ opaque, low }: Ray) => opaque.length + low.length
const length = ({ eye, mark }: Ray) => Math.hypot(eye[0] - mark[0], eye[1] - mark[1])

export function sight(screens: Screens, from: string, to: string): Sight {
  const [a, b] = [spotOf(from), spotOf(to)]
  if (distance(from, to) <= 1) return { seen: true, cover: false, line: [middle(a), middle(b)], by: [] }
  const [opaque, low] = [screens.opaque.filter(between(a, b)), screens.low.filter(between(a, b))]
  const eyes = dots(a)
  const rays = dots(b).map((mark) =>
    eyes.map((eye): Ray => ({
      eye,
      mark,
      opaque: opaque.filter((screen) => meets(eye, mark, screen)),
      low: low.filter((screen) => meets(eye, mark, screen)),
    })),
  )
  const all = rays.flat()
  const open = all.filter((ray) => ray.opaque.length === 0)
  const best = fewest(open.length > 0 ? open : all, (ray) => hindrances(ray) * 1000 + length(ray))
  const inside = screens.ground.get(to)?.sight === 'low'
  const dim = rays.filter((mark) => mark.every((ray) => hindrances(ray) > 0))
  const covering = dim.flatMap((mark) => fewest(mark, hindrances) ?? []).flatMap((ray) => [...ray.opaque, ...ray.low])
  const by = open.length > 0 ? covering : (best?.opaque ?? [])
  return {
    seen: open.length > 0,
    cover: inside || dim.length > 0,
    line: best === undefined ? [middle(a), middle(b)] : [best.eye, best.mark],
    by: [...new Set([...(open.length > 0 && inside ? [to] : []), ...by.map(({ square }) => square)])],
  }
}

/** ARM-GRID-5: the squares of the board within a distance. */
export function squaresWithin(from: string, range: number): string[] {
  const { column, row } = spotOf(from)
  const steps = Array.from({ length: 2 * range + 1 }, (_, index) => index - range)
  return steps.flatMap((dc) =>
    steps
      .filter((dr) => Math.abs(dc) + Math.abs(dr) <= range)
      .flatMap((dr) => squareAt({ column: column + dc, row: row + dr }) ?? []),
  )
}

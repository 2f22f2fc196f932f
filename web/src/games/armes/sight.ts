/** Lines of sight and cover, exactly as the rules measure them (ARM-LOS, ARM-COV). */
import { groundOf } from './ground'
import { distance, spotOf, squareAt } from './layout'
import type { ArmesView } from './view'

type Dot = readonly [number, number]
/** Squares are 4 units wide; sight points lie one unit inside their corners. */
const POINTS: readonly Dot[] = [[1, 1], [3, 1], [1, 3], [3, 3]]

const dots = (square: string): Dot[] => {
  const { column, row } = spotOf(square)
  return POINTS.map(([x, y]): Dot => [4 * column + x, 4 * row + y])
}

/** ARM-LOS-3: whether a line has a point in a square, its edge included. */
function meets([px, py]: Dot, [qx, qy]: Dot, square: string): boolean {
  const { column, row } = spotOf(square)
  const [x0, x1, y0, y1] = [4 * column, 4 * column + 4, 4 * row, 4 * row + 4]
  if (Math.max(px, qx) < x0 || Math.min(px, qx) > x1 || Math.max(py, qy) < y0 || Math.min(py, qy) > y1) return false
  const sides = [[x0, y0], [x1, y0], [x0, y1], [x1, y1]].map(([cx = 0, cy = 0]) => (qx - px) * (cy - py) - (qy - py) * (cx - px))
  return Math.min(...sides) <= 0 && Math.max(...sides) >= 0
}

/** The squares of the smallest rectangle that holds both, without the two themselves. */
function between(a: string, b: string): string[] {
  const [p, q] = [spotOf(a), spotOf(b)]
  const range = (from: number, to: number) => Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => Math.min(from, to) + index)
  return range(p.column, q.column).flatMap((column) => range(p.row, q.row).map((row) => squareAt({ column, row }) ?? a)).filter((square) => square !== a && square !== b)
}

export type Sight = {
  seen: boolean
  /** Seen even where the table lets walls and hedges hide everything: the view does not tell which holds. */
  surely: boolean
  cover: boolean
}

export function sight(view: ArmesView, from: string, to: string): Sight {
  if (from === to || distance(from, to) === 1) return { seen: true, surely: true, cover: false }
  const ground = groundOf(view)
  const taken = new Set(view.figures.map((figure) => figure.at))
  const squares = between(from, to)
  const opaque = squares.filter((square) => taken.has(square) || ground.get(square)?.sight === 'high')
  const low = squares.filter((square) => ground.get(square)?.sight === 'low')
  const walls = low.filter((square) => ground.get(square)?.move === 'block')
  const clear = (hindrances: readonly string[]) => (a: Dot, b: Dot) => !hindrances.some((square) => meets(a, b, square))
  const [open, free, plain] = [clear(opaque), clear([...opaque, ...walls]), clear([...opaque, ...low])]
  const [eyes, marks] = [dots(from), dots(to)]
  return {
    seen: marks.some((mark) => eyes.some((eye) => open(eye, mark))),
    surely: marks.some((mark) => eyes.some((eye) => free(eye, mark))),
    cover: ground.get(to)?.sight === 'low' || !marks.every((mark) => eyes.some((eye) => plain(eye, mark))),
  }
}

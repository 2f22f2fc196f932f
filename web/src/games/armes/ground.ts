/** Which scenery lies on which square. */
import { spotOf, squareAt } from './layout'
import type { Piece, Roster } from './roster'
import type { ArmesView } from './view'

/** A quarter turn clockwise. */
function turned(shape: readonly string[]): string[] {
  const width = shape[0]?.length ?? 0
  return Array.from({ length: width }, (_, column) =>
    shape
      .map((row) => row[column] ?? '.')
      .reverse()
      .join(''),
  )
}

export function footprint(piece: Piece, turn: number): string[] {
  return Array.from({ length: turn }).reduce<string[]>((shape) => turned(shape), piece.shape)
}

export type Laid = { piece: Piece; turn: number; squares: string[] }

/** A piece as `piece:turn:square` places it: the square is the south-west corner of its box. */
export function lay(text: string, { pieces }: Roster): Laid | undefined {
  const [id = '', turns = '0', corner = ''] = text.split(':')
  const piece = pieces.get(id)
  if (piece === undefined) return undefined
  const shape = footprint(piece, Number(turns))
  const { column, row } = spotOf(corner)
  const squares = shape.flatMap((line, index) =>
    [...line].flatMap((mark, across) =>
      mark === '#' ? [squareAt({ column: column + across, row: row + shape.length - 1 - index })] : [],
    ),
  )
  return { piece, turn: Number(turns), squares: squares.filter((square) => square !== undefined) }
}

/** What was laid last under a roster: every square of a board asks for it by itself. */
const laidLast = new WeakMap<Roster, { scenery: string; ground: Map<string, Piece> }>()

export function groundOf(view: ArmesView): ReadonlyMap<string, Piece> {
  const scenery = view.scenery.join()
  const last = laidLast.get(view.roster)
  if (last?.scenery === scenery) return last.ground
  const ground = new Map(
    view.scenery.flatMap((text) => {
      const laid = lay(text, view.roster)
      return laid === undefined ? [] : laid.squares.map((square): [string, Piece] => [square, laid.piece])
    }),
  )
  laidLast.set(view.roster, { scenery, ground })
  return ground
}

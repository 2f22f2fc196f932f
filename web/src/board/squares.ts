/** Squares named by a letter and a number, `a1` to `x24`, on boards of as many rows as columns. */

/** Column and row, counted from 0; at which corner they begin is the game's own. */
export type Spot = { column: number; row: number }

/** The squares of a board with so many columns. */
export function squares(n: number): {
  columns: string
  spotOf: (square: string) => Spot
  squareAt: (spot: Spot) => string | undefined
} {
  const columns = 'abcdefghijklmnopqrstuvwxyz'.slice(0, n)
  return {
    columns,
    spotOf: (square) => ({ column: columns.indexOf(square[0] ?? ''), row: Number(square.slice(1)) - 1 }),
    squareAt: ({ column, row }) =>
      column < 0 || row < 0 || column >= n || row >= n ? undefined : `${columns[column]}${row + 1}`,
  }
}

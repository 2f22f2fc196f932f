/** Small pictures for the rules, each beside the paragraph with its clause; a game's own are in its folder. */
import { at as put } from '../art/paper'

export type Figure = { box: string; art: string }
/** A game's pictures, by clause. */
export type Figures = Readonly<Record<string, Figure>>

/** A drawing put on a square. */
export const at = (x: number, y: number, art: string) => put(x, y, 1, art)
/** A square of a board, lit or not. */
export const tile = (x: number, y: number, lit = false) =>
  `<rect x="${x - 46}" y="${y - 46}" width="92" height="92" rx="18" fill="${lit ? '#fff3bf' : 'var(--floor-a)'}" stroke="${lit ? 'var(--gold)' : 'none'}" stroke-width="5"/>`
/** A dashed way. */
export const arrow = (d: string) =>
  `<path d="${d}" fill="none" stroke="var(--ink-on-board)" stroke-width="8" stroke-dasharray="16 12" stroke-linecap="round"/>`
/** Squares in a row. */
export const row = (count: number, y = 0, lit: number[] = []) =>
  Array.from({ length: count }, (_, index) => tile(index * 100, y, lit.includes(index))).join('')

/** The first of these clauses that has a picture. */
export function figureFor(
  figures: Figures,
  clauses: readonly string[],
  used: ReadonlySet<string>,
): { clause: string; figure: Figure } | undefined {
  const clause = clauses.find((one) => figures[one] !== undefined && !used.has(one))
  const figure = clause === undefined ? undefined : figures[clause]
  return clause === undefined || figure === undefined ? undefined : { clause, figure }
}

/** How far home is: turns a goblin still needs on the board as it stands, trees and others keeping their places. */
import type { LutinColour } from '../../art/goblin'
import { SIDES, sideOf } from './layout'
import { runs } from './reach'
import { pieces, type LutinsView } from './view'

/** A table is asked about again and again while it is looked at. */
const known = new WeakMap<LutinsView, Map<string, number | undefined>>()

/** Turns from a cell to home for a goblin that stands elsewhere or there; 0 at home, undefined if there is no way. */
export function need(view: LutinsView, colour: LutinColour, goblin: string, from = goblin): number | undefined {
  const answers = known.get(view) ?? new Map<string, number | undefined>()
  known.set(view, answers)
  const key = `${colour} ${goblin} ${from}`
  if (!answers.has(key)) answers.set(key, search(view, colour, goblin, from))
  return answers.get(key)
}

function search(view: LutinsView, colour: LutinColour, goblin: string, from: string): number | undefined {
  if (sideOf(from) === SIDES[colour].goal) return 0
  const standing = pieces(view)
  standing.delete(goblin)
  const seen = new Set([from])
  let cells = [from]
  for (let turns = 1; cells.length > 0; turns += 1) {
    const ends = new Set(
      cells.flatMap((cell) => runs(view, standing, colour, cell)).map((run) => run.slice(run.lastIndexOf('-') + 1)),
    )
    if ([...ends].some((end) => sideOf(end) !== undefined)) return turns
    cells = [...ends].filter((end) => !seen.has(end))
    for (const cell of cells) seen.add(cell)
  }
  return undefined
}

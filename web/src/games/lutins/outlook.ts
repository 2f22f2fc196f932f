/** What the rules said of the choice at hand: runs, and turns to home. */
import { outlookOf } from '../../engine/outlook'
import type { View } from '../../wire/types'
import type { Outlook } from './generated'
import type { LutinsView } from './view'

export const PASS = 'L:-'

const known = (view: LutinsView) => outlookOf(view as unknown as View)
const board = (view: LutinsView) => known(view)?.board as Outlook | null | undefined

/** The runs there are, or would be if no tree moved; nothing until that is known. */
export const runsOf = (view: LutinsView): readonly string[] => board(view)?.runs ?? known(view)?.legal ?? []

/** The same before the tree step that is kept back. */
export const runsBefore = (view: LutinsView): readonly string[] =>
  (known(view)?.before as Outlook | null | undefined)?.runs ?? []

/** The cells of a run. */
export const cellsOf = (run: string): string[] => run.slice(2).split('-')

/** Whether nobody can run; not as long as nothing is known. */
export const isStuck = (runs: readonly string[]): boolean => runs.length > 0 && runs.every((run) => run === PASS)

/** Each tree step with the runs that it leaves. */
export function treeSteps(view: LutinsView): { from: string; to: string; runs: readonly string[] }[] {
  return Object.entries(known(view)?.ahead ?? {}).flatMap(([action, next]) => {
    const [from, to] = cellsOf(action)
    return from === undefined || to === undefined || to === '' || next === undefined
      ? []
      : [{ from, to, runs: next.legal }]
  })
}

/** Turns to home for a goblin that may run, from a cell on its way: null if there is no way, undefined until it is known. */
export const turnsFrom = (view: LutinsView, goblin: string, cell: string): number | null | undefined =>
  board(view)?.turns[goblin]?.[cell]

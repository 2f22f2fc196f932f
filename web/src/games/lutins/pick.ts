/** Taps and the parts of actions: a tree and its new square, a goblin and its stops, a chased goblin's place. */
import type { Grammar, Target } from '../../intent/builder'
import type { View } from '../../wire/types'
import type { Choice, Refusal } from '../types'
import type { Words } from '../../i18n'
import { capital } from '../../grammar'
import { SPOTS } from './layout'
import { isStuck, runsOf } from './outlook'
import { pieces, read } from './view'

/** The button that leaves the trees, or the goblins, as they are. */
export const LEAVE = 'button:leave'

function picks(action: string): Target[] {
  const cells = action.slice(2)
  return cells === '-' ? [LEAVE] : cells.split('-')
}

/**
 * Touching a goblin leaves the trees alone, even one that is in hand; so does a square where just one goblin can stop, as
 * long as no tree is in hand.
 */
function shortcut(view: View, seat: number, path: readonly Target[], target: Target): Target[] | undefined {
  const table = read(view)
  if (table.phase !== 'tree') return undefined
  const piece = pieces(table).get(target)
  if (piece?.kind === 'lutin' && piece.seat === seat) return [LEAVE, target]
  if (path.length > 0) return undefined
  const runs = runsOf(table).map(picks)
  const runners = new Set(runs.flatMap(([from, stop]) => (from !== undefined && stop === target ? [from] : [])))
  const [runner, ...others] = runners
  return runner === undefined || others.length > 0 ? undefined : [LEAVE, runner, target]
}

export const grammar: Grammar = { picks, shortcut }

export function choices(view: View, path: readonly Target[], targets: ReadonlySet<Target>, words: Words): Choice[] {
  if (!targets.has(LEAVE) || path.length > 0) return []
  const table = read(view)
  // Some tables let one pass though a goblin could run.
  const label =
    table.phase === 'tree'
      ? 'lutins-ui-leave-trees'
      : isStuck(runsOf(table))
        ? 'lutins-ui-pass-stuck'
        : 'lutins-ui-pass'
  return [{ target: LEAVE, label: capital(words.say(label)), key: 'Space' }]
}

/** The action that a tap on a refused square seems to mean. */
export function refusal(view: View, _seat: number, path: readonly Target[], target: Target): Refusal | undefined {
  const table = read(view)
  if (!SPOTS.has(target)) return undefined
  const piece = pieces(table).get(target)
  switch (table.phase) {
    case 'tree': {
      const from = path[0]
      if (from !== undefined) return { action: `T:${from}-${target}` }
      if (piece === undefined) return undefined
      if (piece.kind === 'lutin') return { after: 'T:-', action: `L:${target}-${target}` }
      // A tree that nobody may touch is locked; one that is walled in has nowhere to go.
      return { action: `T:${target}-${beside(target)}` }
    }
    case 'lutin': {
      const [from, stop] = path
      const run =
        from === undefined
          ? `${target}-${target}`
          : stop === undefined
            ? `${from}-${target}`
            : `${from}-${stop}-${target}`
      if (from === undefined && piece?.kind !== 'lutin') return undefined
      return { action: `L:${run}` }
    }
    case 'place':
      return { action: `P:${target}` }
    default:
      return undefined
  }
}

function beside(cell: string): string {
  const column = cell.charCodeAt(0)
  return `${String.fromCharCode(column < 104 ? column + 1 : column - 1)}${cell.slice(1)}`
}

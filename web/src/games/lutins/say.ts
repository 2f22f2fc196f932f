/** A step in words: by squares for the list of moves, by things and directions for advice and the look back. */
import type { LutinColour } from '../../art/goblin'
import type { Turn } from '../../board/turn'
import type { Words } from '../../i18n'
import { Where } from '../where'
import { LAYOUT, SPOTS, sideOf } from './layout'
import { families, pieces, type LutinsView } from './view'

/** "run from b2 to d4, then turn to g1". */
export function say(action: string, words: Words): string {
  const [from = '', stop = '', end] = action.slice(2).split('-')
  if (from === '') return words.say(action.startsWith('T:') ? 'lutins-ui-leave-trees' : 'lutins-ui-pass')
  if (action.startsWith('T:')) return words.say('lutins-ui-step-tree', { from, to: stop })
  if (action.startsWith('P:')) return words.say('lutins-ui-step-place', { cell: from })
  const run =
    end === undefined
      ? words.say('lutins-ui-run', { from, stop })
      : words.say('lutins-ui-run-turn', { from, stop, end })
  return sideOf(end ?? stop) === undefined ? run : words.say('lutins-ui-run-home', { run })
}

/** "run up, then to the left, with the blue goblin". */
export function tell(view: LutinsView, action: string, words: Words, turn: Turn): string {
  const [from = '', stop = '', end] = action.slice(2).split('-')
  if (from === '') return say(action, words)
  const where = new Where(LAYOUT, turn)
  if (action.startsWith('P:')) return words.say('lutins-ui-tell-place', { area: where.area(from, words) })
  const way = where.way(from, stop, words)
  if (action.startsWith('T:')) {
    const colour = goblinBeside(view, from)
    return colour === undefined
      ? words.say('lutins-ui-tell-tree', { way, area: where.area(from, words) })
      : words.say('lutins-ui-tell-tree-beside', { way, colour })
  }
  const goblin = which(view, from, where, words)
  const run =
    end === undefined
      ? words.say('lutins-ui-tell-run', { goblin, way })
      : words.say('lutins-ui-tell-run-turn', { goblin, way, then: where.way(stop, end, words) })
  return sideOf(end ?? stop) === undefined ? run : words.say('lutins-ui-run-home', { run })
}

/** The one goblin in the forest that stands right beside a tree. */
function goblinBeside(view: LutinsView, tree: string): LutinColour | undefined {
  const at = SPOTS.get(tree)
  const near = (cell: string) => {
    const spot = SPOTS.get(cell)
    if (spot === undefined || at === undefined) return false
    return Math.max(Math.abs(spot.column - at.column), Math.abs(spot.row - at.row)) === 1
  }
  const beside = families(view).filter(([, family]) => family.forest.some(near))
  return beside.length === 1 ? beside[0]?.[0] : undefined
}

/** Which goblin: the one that is out, or the third of those that wait. */
function which(view: LutinsView, cell: string, where: Where, words: Words): string {
  const piece = pieces(view).get(cell)
  if (piece?.kind !== 'lutin') return cell
  const { colour } = piece
  const family = view.lutins[colour]
  if (piece.where === 'forest')
    return family?.forest.length === 1
      ? words.say('lutins-ui-tell-goblin', { colour })
      : words.say('lutins-ui-tell-goblin-at', { colour, area: where.area(cell, words) })
  const waiting = (family?.start ?? []).map((one) => where.cell(one)).filter((one) => one !== undefined)
  if (waiting.length <= 1) return words.say('lutins-ui-tell-goblin-waiting', { colour })
  const row = waiting.every(({ y }) => y === waiting[0]?.y)
  waiting.sort((a, b) => (row ? a.x - b.x : a.y - b.y))
  return words.say('lutins-ui-tell-goblin-nth', {
    colour,
    nth: 1 + waiting.findIndex(({ id }) => id === cell),
    from: row ? 'left' : 'top',
  })
}

/** What each thing in the goblins' forest is, for whoever asks. */
import type { AskArea } from '../../board/scene'
import type { Words } from '../../i18n'
import type { About } from '../../ui/ask.svelte'
import { numberAt } from './guide'
import { SIDES, TALLY, sideOf } from './layout'
import { angleOf } from './tell'
import { families, pieces, type LutinsView } from './view'

/** The box of the six dots beside a family's side. */
const DOTS = { width: 72, height: 50 }

function thing(key: string, clause: string, words: Words, args: Record<string, string | number> = {}): About {
  return {
    title: words.say(`lutins-ui-ask-${key}`, args),
    text: words.say(`lutins-ui-ask-${key}-about`, args),
    rule: { game: 'lutins', clause },
  }
}

/** What stands on a square, the number it shows, or whose side it belongs to. */
export function about(
  view: LutinsView,
  cell: string,
  words: Words,
  moment?: { path: readonly string[] },
): About | undefined {
  const turns = moment === undefined ? undefined : numberAt(view, moment.path, cell)
  if (turns !== undefined) {
    if (turns === null) return thing('no-way', 'LUT-SLIDE-2', words)
    return turns === 0 ? thing('arrives', 'LUT-SLIDE-4', words) : thing('turns', 'LUT-SLIDE-2', words, { turns })
  }
  const piece = pieces(view).get(cell)
  if (piece?.kind === 'tree') {
    const locked = view.phase === 'tree' && view.last_tree === cell
    return locked ? thing('locked', 'LUT-TREE-4', words) : thing('tree', 'LUT-TREE-2', words)
  }
  if (piece !== undefined) {
    const { colour } = piece
    if (piece.where === 'home') return thing('home', 'LUT-MOVE-3', words, { colour })
    if (piece.where === 'forest') return thing('runner', 'LUT-SLIDE-2', words, { colour, angle: angleOf(view) })
    return view.seats > 2 || view.options.entry2 === 'one'
      ? thing('waiting', 'LUT-ENTER-1', words, { colour })
      : thing('waiting-two', 'LUT-ENTER-4', words, { colour })
  }
  const side = sideOf(cell)
  const owner = families(view).find(([colour]) => SIDES[colour].goal === side)
  return side === undefined || owner === undefined
    ? undefined
    : thing('goal', 'LUT-SLIDE-4', words, { colour: owner[0] })
}

/** The dots beside each side. */
export function asks(view: LutinsView, words: Words): AskArea[] {
  const both = view.seats === 2 && view.options.finish2 === 'both'
  return families(view).map(([colour, family]) => {
    const { x, y } = TALLY[SIDES[colour].start]
    return {
      id: `tally-${colour}`,
      x: x - DOTS.width / 2,
      y: y - DOTS.height / 2,
      ...DOTS,
      about: thing('tally', both ? 'LUT-END-2' : 'LUT-END-1', words, {
        colour,
        count: family.home.length,
        families: both ? 'both' : 'one',
      }),
    }
  })
}

/** What there is to say about the goblins' table: names of squares, lines about seats, advice. */
import { LUTIN_EMBLEMS } from '../../art/goblin'
import type { Words } from '../../i18n'
import type { Target } from '../../intent/builder'
import type { SeatLine } from '../types'
import { sideOf } from './layout'
import { need } from './need'
import { lutinActions } from './reach'
import { families, pieces, type LutinsView } from './view'

const FAMILY = 6

export function name(view: LutinsView, cell: string, words: Words): string {
  const piece = pieces(view).get(cell)
  if (piece === undefined) return words.say('lutins-ui-cell-free', { cell })
  if (piece.kind === 'tree') {
    const locked = view.phase === 'tree' && view.last_tree === cell
    return words.say(locked ? 'lutins-ui-cell-locked' : 'lutins-ui-cell-tree', { cell })
  }
  return words.say('lutins-ui-cell-lutin', { cell, colour: piece.colour, where: piece.where })
}

export function prompt(view: LutinsView, seat: number, path: readonly Target[], words: Words): string | undefined {
  if (view.phase === 'tree')
    return words.say(
      path.length > 0 ? 'lutins-ui-do-tree-to' : runner(view, seat) ? 'lutins-ui-do-tree-runner' : 'lutins-ui-do-tree',
    )
  if (view.phase === 'place') return words.say('lutins-ui-do-place', { colour: view.aside ?? '' })
  if (view.phase !== 'lutin') return undefined
  if (path.length === 1) return stopPrompt(view, path[0] ?? '', words)
  if (path.length === 2) return words.say('lutins-ui-do-turn')
  const due = view.due[seat]
  return due === null || due === undefined
    ? words.say('lutins-ui-do-lutin')
    : words.say('lutins-ui-do-due', { colour: due })
}

/** Whether one goblin is out already: it alone may run. */
function runner(view: LutinsView, seat: number): boolean {
  const starts = lutinActions({ ...view, phase: 'lutin' }, seat).map((action) => action.slice(2).split('-')[0] ?? '')
  const [first = ''] = starts
  const piece = pieces(view).get(first)
  return starts.every((start) => start === first) && piece?.kind === 'lutin' && piece.where === 'forest'
}

/** On touching a goblin: how far its home is. */
function stopPrompt(view: LutinsView, cell: string, words: Words): string {
  const piece = pieces(view).get(cell)
  const turns = piece?.kind === 'lutin' ? need(view, piece.colour, cell) : undefined
  return turns === undefined ? words.say('lutins-ui-do-stop') : words.say('lutins-ui-do-stop-need', { turns })
}

export function seatLine(view: LutinsView, seat: number, words: Words): SeatLine {
  const colours = view.colours[seat] ?? []
  const due = view.due[seat]
  return {
    badges: colours.map((colour) => ({ colour, emblem: LUTIN_EMBLEMS[colour] })),
    pips: colours.map((colour) => ({ colour, filled: view.lutins[colour]?.home.length ?? 0, of: FAMILY })),
    ...(due === null || due === undefined ? {} : { note: words.say('lutins-ui-due', { colour: due }) }),
    about: [
      ...colours.map((colour) =>
        words.say('lutins-ui-ask-seat', { colour, count: view.lutins[colour]?.home.length ?? 0 }),
      ),
      ...(due === null || due === undefined ? [] : [words.say('lutins-ui-ask-due')]),
    ],
    rule: due === null || due === undefined ? 'LUT-END-1' : 'LUT-TWO-2',
  }
}

export function status(view: LutinsView, words: Words): string[] {
  // Everybody's turns count as one, as people count.
  const said = [words.say('turn-number', { turn: Math.ceil(view.turn / view.seats) })]
  const stall = view.options.stall
  if (stall > 0 && view.quiet * 3 >= stall * 2)
    said.push(words.say('lutins-ui-quiet', { turns: view.quiet, left: stall - view.quiet }))
  return said
}

/** A step in words: "run from b2 to d4, then turn to g1". */
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

/** What a beginner might overlook here. */
export function tips(view: LutinsView, seat: number, words: Words): string[] {
  const said: string[] = []
  const mine = view.colours[seat] ?? []
  const waiting = families(view).filter(([colour]) => mine.includes(colour))
  const running = waiting.reduce((sum, [, family]) => sum + family.forest.length, 0)
  const actions = lutinActions(view, seat)
  if (view.phase === 'lutin' && actions.every((action) => action === 'L:-')) said.push(words.say('lutins-ui-tip-stuck'))
  if (view.phase === 'tree' && actions.every((action) => action === 'L:-'))
    said.push(words.say('lutins-ui-tip-free-one'))
  if (view.phase === 'tree' && view.last_tree !== null)
    said.push(words.say('lutins-ui-tip-locked', { cell: view.last_tree }))
  if (view.seats > 2 && running === 1) said.push(words.say('lutins-ui-tip-one-runner'))
  if (view.phase === 'lutin' && said.length === 0) said.push(words.say('lutins-ui-tip-slide'))
  return said
}

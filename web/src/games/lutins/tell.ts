/** What there is to say about the goblins' table: names of squares, lines about seats, advice. */
import { LUTIN_EMBLEMS, type LutinColour } from '../../art/goblin'
import type { Words } from '../../i18n'
import type { Target } from '../../intent/builder'
import type { GameEvent } from '../../wire/types'
import type { SeatLine } from '../types'
import { FAMILY } from './generated'
import { sideOf } from './layout'
import { cellsOf, isStuck, runsOf, turnsFrom } from './outlook'
import { families, pieces, type LutinsView } from './view'

export function name(view: LutinsView, cell: string, words: Words): string {
  const piece = pieces(view).get(cell)
  if (piece === undefined) return words.say('lutins-ui-cell-free', { cell })
  if (piece.kind === 'tree') {
    const locked = view.phase === 'tree' && view.last_tree === cell
    return words.say(locked ? 'lutins-ui-cell-locked' : 'lutins-ui-cell-tree', { cell })
  }
  return words.say('lutins-ui-cell-lutin', { cell, colour: piece.colour, where: piece.where })
}

/** A run from start to goal by what these are: their squares bear no letters on the board. */
export function named(event: GameEvent, words: Words): GameEvent {
  if (event.event !== 'slide') return event
  const [from, to] = [String(event.from), String(event.to)]
  return {
    ...event,
    ...(sideOf(from) === undefined ? {} : { from: words.say('lutins-ui-from-start') }),
    ...(sideOf(to) === undefined ? {} : { to: words.say('lutins-ui-to-goal') }),
  }
}

export function prompt(view: LutinsView, seat: number, path: readonly Target[], words: Words): string | undefined {
  if (view.phase === 'tree') return words.say(path.length > 0 ? 'lutins-ui-do-tree-to' : treePrompt(view))
  if (view.phase === 'place') return words.say('lutins-ui-do-place', { colour: view.aside ?? '' })
  if (view.phase !== 'lutin') return undefined
  if (path.length === 1) return stopPrompt(view, path[0] ?? '', words)
  if (path.length === 2) return words.say('lutins-ui-do-turn', { angle: angleOf(view) })
  if (isStuck(runsOf(view))) return words.say('lutins-ui-do-pass')
  const due = dueFamily(view, seat)
  return due === undefined ? words.say('lutins-ui-do-lutin') : words.say('lutins-ui-do-due', { colour: due })
}

/** What may be done before a goblin runs, if any can. */
function treePrompt(view: LutinsView): string {
  const must = view.options.tree_move === 'must'
  if (isStuck(runsOf(view))) return must ? 'lutins-ui-do-tree-stuck-must' : 'lutins-ui-do-tree-stuck'
  if (must) return 'lutins-ui-do-tree-must'
  return runner(view) ? 'lutins-ui-do-tree-runner' : 'lutins-ui-do-tree'
}

/** Where a goblin may turn after its first run, for a selector of the words. */
export const angleOf = ({ options }: LutinsView): 'any' | 'right' => (options.turn_angle === 'any' ? 'any' : 'right')

/** Whose turn it is of two families, as long as one of it is still on the way: else the other simply plays. */
function dueFamily(view: LutinsView, seat: number): LutinColour | undefined {
  const due = view.due[seat] ?? undefined
  return due !== undefined && (view.lutins[due]?.home.length ?? 0) < FAMILY ? due : undefined
}

/** Whether one goblin is out already: it alone may run. */
function runner(view: LutinsView): boolean {
  const starts = runsOf(view).map((run) => cellsOf(run)[0] ?? '')
  const [first = ''] = starts
  const piece = pieces(view).get(first)
  return starts.every((start) => start === first) && piece?.kind === 'lutin' && piece.where === 'forest'
}

/** On touching a goblin: how far its home is. */
function stopPrompt(view: LutinsView, cell: string, words: Words): string {
  const turns = turnsFrom(view, cell, cell) ?? undefined
  return turns === undefined ? words.say('lutins-ui-do-stop') : words.say('lutins-ui-do-stop-need', { turns })
}

export function seatLine(view: LutinsView, seat: number, words: Words): SeatLine {
  const colours = view.colours[seat] ?? []
  const due = dueFamily(view, seat)
  return {
    badges: colours.map((colour) => ({ colour, emblem: LUTIN_EMBLEMS[colour] })),
    pips: colours.map((colour) => ({ colour, filled: view.lutins[colour]?.home.length ?? 0, of: FAMILY })),
    ...(due === undefined ? {} : { note: words.say('lutins-ui-due', { colour: due }) }),
    about: [
      ...colours.map((colour) =>
        words.say('lutins-ui-ask-seat', { colour, count: view.lutins[colour]?.home.length ?? 0 }),
      ),
      ...(due === undefined ? [] : [words.say('lutins-ui-ask-due')]),
    ],
    rule: due === undefined ? 'LUT-END-1' : 'LUT-TWO-2',
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

/** What a beginner might overlook here. */
export function tips(view: LutinsView, seat: number, words: Words): string[] {
  const said: string[] = []
  const mine = view.colours[seat] ?? []
  const waiting = families(view).filter(([colour]) => mine.includes(colour))
  const running = waiting.reduce((sum, [, family]) => sum + family.forest.length, 0)
  const stuck = isStuck(runsOf(view))
  if (view.phase === 'lutin' && stuck) said.push(words.say('lutins-ui-tip-stuck'))
  if (view.phase === 'tree' && stuck) said.push(words.say('lutins-ui-tip-free-one'))
  if (view.phase === 'tree' && view.last_tree !== null) said.push(words.say('lutins-ui-tip-locked'))
  if (view.seats > 2 && running === 1) said.push(words.say('lutins-ui-tip-one-runner'))
  if (view.phase === 'lutin' && said.length === 0) said.push(words.say('lutins-ui-tip-slide'))
  return said
}

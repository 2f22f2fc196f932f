/** The goblins' forest race. */
import './board.css'
import { lutin, type LutinColour } from '../../art/goblin'
import { tree } from './art'
import type { Preview } from '../../board/scene'
import type { Turn } from '../../board/turn'
import type { Target } from '../../intent/builder'
import type { View } from '../../wire/types'
import type { GameModule } from '../types'
import { about, asks } from './asks'
import { carry, formOf, scene } from './draw'
import { guide, legend } from './guide'
import { LAYOUT, SPOTS, pointOf } from './layout'
import { motion, places, trail } from './motion'
import { LEAVE, choices, grammar, refusal } from './pick'
import { sources } from './sources'
import { name, prompt, say, seatLine, status, tips } from './tell'
import { pieces, read } from './view'

/** Each family's own side comes to the bottom. */
const TURNS: Record<LutinColour, Turn> = { blue: 0, red: 1, violet: 2, yellow: 3 }

/** The way so far, and on to where the pointer is. */
function preview(view: View, path: readonly Target[], hover: string | undefined): Preview {
  const table = read(view)
  const cells = path.filter((target) => SPOTS.has(target))
  if (table.phase === 'place') {
    const at = path[0] ?? hover
    return {
      points: [],
      ghosts: at === undefined || table.aside === null || !SPOTS.has(at) ? [] : [ghost(at, lutin(table.aside))],
    }
  }
  const from = cells[0]
  if (from === undefined) return { points: [], ghosts: [] }
  const way = hover === undefined || cells.includes(hover) ? cells : [...cells, hover]
  const end = way[way.length - 1]
  if (end === undefined || way.length < 2) return { points: [], ghosts: [] }
  const piece = pieces(table).get(from)
  const art = piece === undefined ? '' : piece.kind === 'tree' ? tree(formOf({}, from)) : lutin(piece.colour)
  return { points: [way.map(pointOf)], ghosts: [ghost(end, art)] }
}

/** Goblins of each family of a seat. */
function figures(view: View, seat: number): string[] {
  const colours = read(view).colours[seat] ?? []
  return colours.flatMap((colour) => Array.from({ length: colours.length > 1 ? 2 : 3 }, () => lutin(colour)))
}

function ghost(cell: string, art: string) {
  return { key: 'ghost', layer: 'above' as const, ...pointOf(cell), art }
}

export const lutins: GameModule = {
  id: 'lutins',
  hidden: false,
  fine: false,
  layout: LAYOUT,
  grammar,
  scene: (view, context) => scene(read(view), context),
  carry,
  motion: (events, before, after) => motion(events, before === undefined ? undefined : read(before), read(after)),
  preview,
  guide: (view, seat, path, hover, kept, words) => guide({ view: read(view), seat, path, hover, kept }, words),
  turn: (view, seat) => TURNS[read(view).colours[seat]?.[0] ?? 'blue'],
  lit: (view, path) => read(view).phase !== 'tree' || path.length > 0,
  name: (view, cell, words) => name(read(view), cell, words),
  prompt: (view, seat, path, words) => prompt(read(view), seat, path, words),
  choices: (view, _seat, path, targets, words) => choices(view, path, targets, words),
  say: (_view, _seat, action, words) => say(action, words),
  seatLine: (view, seat, words) => seatLine(read(view), seat, words),
  status: (view, words) => status(read(view), words),
  refusal,
  places,
  trail,
  tips: (view, seat, words) => tips(read(view), seat, words),
  legend,
  sources: (view, events, words) => sources(read(view), events, words),
  figures,
  about: (view, cell, words) => about(read(view), cell, words),
  asks: (view, words) => asks(read(view), words),
  sounds: [
    ['home', 'home'],
    ['slide', 'slide'],
  ],
  leave: LEAVE,
  phase: (view) => read(view).phase,
  middle: () => undefined,
}

export default lutins

/** The goblins' forest race. */
import './board.css'
import { takenBy, tossed } from '../../art/ends'
import { goblin, lutin, lutinHead, type LutinColour } from '../../art/goblin'
import type { Mood } from '../../art/moods'
import { crown } from '../../art/sticker'
import { tree } from './art'
import type { Preview } from '../../board/scene'
import type { Turn } from '../../board/turn'
import type { Target } from '../../intent/builder'
import { melody } from '../../store/tunes'
import type { View } from '../../wire/types'
import { told } from '../events'
import type { SquaresGame } from '../types'
import { about, asks } from './asks'
import { carry, formOf, scene } from './draw'
import { guide, legend } from './guide'
import { LAYOUT, SPOTS, pointOf } from './layout'
import { motion, places, trail } from './motion'
import { place } from './picture'
import { LEAVE, choices, grammar, refusal } from './pick'
import { say, tell } from './say'
import { sources } from './sources'
import { name, named, prompt, seatLine, status, tips } from './tell'
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
function figures(view: View, seat: number, mood: Mood): string[] {
  const colours = read(view).colours[seat] ?? []
  const crowned = mood === 'glad' ? crown(-2, -60, 0.9) : ''
  return colours.flatMap((colour) => {
    if (colours.length > 1) return [0, 1].map((index) => lutin(colour, takenBy(index, mood)) + crowned)
    if (mood !== 'glad') return [0, 1, 2].map((index) => lutin(colour, takenBy(index, mood)))
    const friend = goblin(colour, 'carry', 'glad')
    return tossed(friend, lutin(colour, 'glad') + crowned, friend)
  })
}

/** A head for every goblin at home. */
function counted(view: View, seat: number): string[] {
  const { colours, lutins: all } = read(view)
  return (colours[seat] ?? []).flatMap((colour) =>
    (all[colour]?.home ?? []).map(() => `<g transform="translate(0 6) scale(.5)">${lutinHead(colour)}</g>`),
  )
}

function ghost(cell: string, art: string) {
  return { key: 'ghost', layer: 'above' as const, ...pointOf(cell), art }
}

export const lutins: SquaresGame = {
  id: 'lutins',
  phase: (view) => read(view).phase,
  input: {
    grammar,
    outlook: 'decides',
    prompt: (view, seat, path, words) => prompt(read(view), seat, path, words),
    choices: (view, _seat, path, targets, words) => choices(view, path, targets, words),
    leave: LEAVE,
  },
  labels: {
    seatLine: (view, seat, words) => seatLine(read(view), seat, words),
    status: (view, words) => status(read(view), words),
    tips: (view, seat, words) => tips(read(view), seat, words),
    named: (event, _view, words) => named(event, words),
    say: (_view, _seat, action, words) => say(action, words),
    tell: (view, _seat, action, words, turn) => tell(read(view), action, words, turn),
  },
  squares: {
    layout: LAYOUT,
    needsZoom: false,
    scene: (view, context) => scene(read(view), context),
    carry,
    motion: (events, before, after) =>
      motion(told(events), before === undefined ? undefined : read(before), read(after)),
    preview,
    name: (view, cell, words) => name(read(view), cell, words),
    highlightTargets: (view, path) => read(view).phase !== 'tree' || path.length > 0,
    refusal,
    places,
    trail: (events) => trail(told(events)),
    middle: () => undefined,
    turn: (view, seat) => TURNS[read(view).colours[seat]?.[0] ?? 'blue'],
    guide: (view, moment, words) => guide({ view: read(view), ...moment }, words),
    legend,
    about: (view, cell, words, moment) => about(read(view), cell, words, moment),
    asks: (view, words) => asks(read(view), words),
  },
  ending: {
    figures,
    place,
    counted,
    sources: (view, events, words) => sources(read(view), told(events), words),
    slips: true,
  },
  extras: {
    sounds: [
      ['chased', 'crown'],
      ['home', 'home'],
      ['slide', 'slide'],
    ],
    theme: melody('g4 . b4 . d5 - b4 . e5 . d5 . b4 - g4 . a4 . c5 . a4 . f#4 . g4 - - -', 0.15),
  },
}

export default lutins

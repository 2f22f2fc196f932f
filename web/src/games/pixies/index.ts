/** The Pixie Queen. */
import './board.css'
import { takenBy, tossed } from '../../art/ends'
import { crown } from '../../art/sticker'
import { actionIcon, happyCrown, pixie } from './art'
import { NO_PREVIEW, type Preview } from '../../board/scene'
import type { Target } from '../../intent/builder'
import { melody } from '../../store/tunes'
import type { View } from '../../wire/types'
import { told } from '../events'
import { withRanking } from '../ranking'
import type { SquaresGame } from '../types'
import { asks } from './asks'
import { scene } from './draw'
import { learn } from './printed.svelte'
import type { PixiesEvent } from './generated'
import { CASTLE, LAYOUT, handOf, pointOf } from './layout'
import { motion, places, trail } from './motion'
import Panel from './Panel.svelte'
import { choices, grammar, refusal } from './pick'
import { pixieDoing, pixieStanding } from './people'
import { place } from './picture'
import { say } from './say'
import { sources } from './sources'
import { spectacles } from './spectacles'
import { name, named, prompt, seatLine, status, tips } from './tell'
import { read, type PixiesView } from './view'

/** The pixie as it would stand one level up, and the way there. */
function preview(view: View, path: readonly Target[], hover: string | undefined, seat: number): Preview {
  const table = read(view)
  const climbing = table.node === 'promo' || table.node === 'freepromo' || table.node === 'third'
  const steps = climbing ? path : path[0] === '3' ? path.slice(1) : []
  const [from, to = hover] = steps
  if (from === undefined || to === undefined || from === to) return NO_PREVIEW
  const colour = from.startsWith('m') ? Number(from.slice(1)) : (table.pyramid[Number(from) - 1] ?? seat)
  const start = from.startsWith('m') ? pointOf(from) : handOf(Number(from))
  const end = to === 'Q' ? CASTLE : handOf(Number(to))
  return { points: [[start, end]], ghosts: [{ key: 'ghost', layer: 'above', ...end, scale: 0.95, art: pixie(colour) }] }
}

const REWARDS: Record<string, string> = { ring: actionIcon(13), servant: happyCrown(), special: actionIcon(19) }

/** A picture for every reward; whoever was thrown out has none left. */
function rewardsOf(table: PixiesView, seat: number): string[] {
  const kit = table.seats[seat]
  return kit?.alive === true ? (kit.rewards ?? []).map(([kind]) => REWARDS[kind] ?? '') : []
}

export const pixies: SquaresGame = {
  id: 'pixies',
  withOptions: ({ board }) => {
    void learn(board)
    return pixies
  },
  phase: (view) => read(view).node,
  input: {
    grammar,
    prompt: (view, seat, path, words) => prompt(read(view), seat, path, words),
    choices: (view, _seat, path, targets, words) => choices(view, path, targets, words),
  },
  labels: {
    seatLine: (view, seat, words) => seatLine(read(view), seat, words),
    status: (view, words) => status(read(view), words),
    tips: (view, seat, words) => tips(read(view), seat, words),
    say,
    named: (event, _view, words) => named(event, words),
  },
  squares: {
    layout: LAYOUT,
    needsZoom: false,
    scene: (view, context) => scene(read(view), context),
    carry: withRanking,
    motion: (events, _before, after) => motion(told(events), read(after)),
    preview,
    name: (view, cell, words) => name(read(view), cell, words),
    highlightTargets: () => true,
    refusal,
    places: (event) => told<PixiesEvent>([event]).flatMap(places),
    trail: (events) => trail(told(events)),
    middle: () => undefined,
    asks: (view, words) => asks(read(view), words),
  },
  secrets: { inPosition: () => true },
  ending: {
    figures: (_view, seat, mood) =>
      mood === 'glad'
        ? tossed(
            pixieDoing(seat, 'carry', 'glad'),
            pixieStanding(seat, 'glad') + crown(0, -58, 0.9),
            pixieDoing(seat, 'carry', 'glad'),
          )
        : [0, 1, 2].map((index) => `<g transform="scale(1.400)">${pixie(seat, takenBy(index, mood))}</g>`),
    place,
    counted: (view, seat) => rewardsOf(read(view), seat),
    sources: (view, events, words) => sources(read(view), told(events), words),
    slips: true,
  },
  extras: {
    panel: Panel,
    spectacles: (events, view, words) => spectacles(told(events), read(view), words),
    sounds: [
      ['reward', 'home'],
      ['points', 'crown'],
      ['gain', 'coin'],
      ['promoted', 'slide'],
    ],
    theme: melody('a4 - e5 d5 - c5 b4 - c5 a4 - - f4 - c5 b4 - a4 g#4 - b4 a4 - -', 0.24),
  },
}

export default pixies

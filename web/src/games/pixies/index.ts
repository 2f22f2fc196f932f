/** The Pixie Queen. */
import './board.css'
import { pixie } from './art'
import { NO_PREVIEW, type Preview } from '../../board/scene'
import type { Target } from '../../intent/builder'
import type { View } from '../../wire/types'
import type { GameModule } from '../types'
import { asks } from './asks'
import { scene } from './draw'
import { CASTLE, LAYOUT, handOf, pointOf } from './layout'
import { motion, places, trail } from './motion'
import Panel from './Panel.svelte'
import { choices, grammar, refusal } from './pick'
import { say } from './say'
import { sources } from './sources'
import { spectacles } from './spectacles'
import { name, named, prompt, seatLine, status, tips } from './tell'
import { read } from './view'

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

export const pixies: GameModule = {
  id: 'pixies',
  hidden: true,
  fine: false,
  layout: LAYOUT,
  grammar,
  panel: Panel,
  scene: (view, context) => scene(read(view), context),
  carry: (look) => look,
  motion: (events, _before, after) => motion(events, read(after)),
  preview,
  lit: () => true,
  name: (view, cell, words) => name(read(view), cell, words),
  prompt: (view, seat, path, words) => prompt(read(view), seat, path, words),
  choices: (view, _seat, path, targets, words) => choices(view, path, targets, words),
  seatLine: (view, seat, words) => seatLine(read(view), seat, words),
  status: (view, words) => status(read(view), words),
  refusal,
  say,
  places,
  trail,
  tips: (view, seat, words) => tips(read(view), seat, words),
  named: (event, _view, words) => named(event, words),
  sources: (view, events, words) => sources(read(view), events, words),
  asks: (view, words) => asks(read(view), words),
  spectacles: (events, view, words) => spectacles(events, read(view), words),
  phase: (view) => read(view).node,
  middle: () => undefined,
}

export default pixies

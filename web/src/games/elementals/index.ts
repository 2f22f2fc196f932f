/** Elementals: spot two parts alike, and be quick. */
import './board.css'
import { NO_PREVIEW } from '../../board/scene'
import type { GameModule } from '../types'
import Board from './Board.svelte'
import { limitsOf } from './clock'
import Comfort from './Comfort.svelte'
import Cue from './Cue.svelte'
import Opening from './Opening.svelte'
import { choices, grammar } from './pick'
import { asked } from './hot'
import { sources } from './sources'
import { cardName, inWords, prompt, reactionName, seatLine, spoken, status, tips, told } from './tell'
import { read } from './view'

export const elementals: GameModule = {
  id: 'elementals',
  hidden: false,
  fine: false,
  // Cards are laid out to fit the screen, so this game brings its own board: no squares, no scene.
  board: Board,
  opening: Opening,
  panel: Cue,
  comfort: Comfort,
  layout: { width: 1000, height: 1000, cells: [], backdrop: '' },
  scene: () => ({ nodes: [] }),
  carry: (look) => look,
  motion: () => [],
  preview: () => NO_PREVIEW,
  lit: () => true,
  grammar,
  name: (_view, cell, words) => cardName(cell.replace(/^m:/, ''), words),
  prompt: (view, _seat, _path, words) => prompt(read(view), words),
  choices: (_view, _seat, _path, targets, words) => choices(targets, words),
  seatLine: (view, seat, words) => seatLine(read(view), seat, words),
  status: (view, words) => status(read(view), words),
  refusal: () => undefined,
  places: () => [],
  trail: () => ({ cells: [], ways: [] }),
  tips: (view, _seat, words) => tips(read(view), words),
  order: (view, seats) => asked(read(view), seats),
  sources: (view, events, words) => sources(read(view), events, words),
  slips: false,
  phase: (view) => read(view).phase,
  middle: () => undefined,
  together: (options) => limitsOf(options).timed,
  say: (_view, _seat, action, words) => reactionName(action, words),
  reason: (text, _view, words) => inWords(text, words),
  named: (event, _view, words) => spoken(event, words),
  told: (view, entries) => told(read(view), entries),
}

export default elementals

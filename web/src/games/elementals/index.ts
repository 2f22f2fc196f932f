/** Elementals: spot two parts alike, and be quick. */
import './board.css'
import { takenBy } from '../../art/ends'
import { crown } from '../../art/sticker'
import { book, cardBack, creature } from './art'
import type { OwnBoardGame } from '../types'
import Board from './Board.svelte'
import { limitsOf } from './clock'
import Comfort from './Comfort.svelte'
import Cue from './Cue.svelte'
import Opening from './Opening.svelte'
import { choices, grammar } from './pick'
import { place } from './picture'
import { sources } from './sources'
import { inWords, prompt, reactionName, seatLine, spoken, status, tips, told } from './tell'
import { melody } from '../../store/tunes'
import { read } from './view'

/** A card on the table stands for so many. */
const FIVE = 5
const CARD = `<g transform="scale(.150) translate(-100 -140)">${cardBack()}</g>`

export const elementals: OwnBoardGame = {
  id: 'elementals',
  phase: (view) => read(view).phase,
  input: {
    grammar,
    prompt: (view, _seat, _path, words) => prompt(read(view), words),
    choices: (_view, _seat, _path, targets, words) => choices(targets, words),
  },
  labels: {
    seatLine: (view, seat, words) => seatLine(read(view), seat, words),
    status: (view, words) => status(read(view), words),
    tips: (view, _seat, words) => tips(read(view), words),
    say: (_view, _seat, action, words) => reactionName(action, words),
    reason: (text, _view, words) => inWords(text, words),
    named: (event, _view, words) => spoken(event, words),
    visibleLog: (view, entries) => told(read(view), entries),
  },
  // Cards are laid out to fit the screen, so this game brings its own board: no squares, no scene.
  ownBoard: { component: Board, opening: Opening },
  together: {
    uncalled: (options) => limitsOf(options).timed,
  },
  ending: {
    figures: (_view, seat, mood) =>
      [
        creature('w', 'f', 't', takenBy(0, mood)),
        creature('t', 'w', 'a', takenBy(1, mood)) + `<g transform="translate(-27 -12) scale(.480)">${book(seat)}</g>`,
        creature('f', 'a', 'w', takenBy(2, mood)),
      ].map((one, index) => (mood === 'glad' && index === 1 ? one + crown(0, -66, 0.9) : one)),
    place,
    counted: (view, seat) => Array.from({ length: Math.floor((read(view).hands[seat] ?? 0) / FIVE) }, () => CARD),
    sources: (view, events, words) => sources(read(view), events, words),
    slips: false,
  },
  extras: {
    panel: Cue,
    settings: Comfort,
    theme: melody('c5 e5 g5 c5 d5 f5 a5 d5 b4 d5 g5 b5 c6 - - -', 0.13, 'sine'),
  },
}

export default elementals

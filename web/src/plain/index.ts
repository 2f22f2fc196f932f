/** A game that nobody has drawn: its position as it is told, and its moves as they are written. */
import { NO_PREVIEW } from '../board/scene'
import { seatBadge } from '../games/chapter'
import type { GameModule } from '../games/types'
import Board from './Board.svelte'

export function plain(id: string): GameModule {
  return {
    id,
    // What is hidden is in the view: at a shared screen it is only shown to whom it belongs.
    hidden: true,
    fine: false,
    board: Board,
    layout: { width: 1000, height: 1000, cells: [], backdrop: '' },
    grammar: { picks: (action) => [action] },
    scene: () => ({ nodes: [] }),
    carry: (look) => look,
    motion: () => [],
    preview: () => NO_PREVIEW,
    name: (_view, cell) => cell,
    lit: () => false,
    prompt: (_view, _seat, _path, words) => words.say('ui-plain-prompt'),
    choices: () => [],
    seatLine: (_view, seat) => ({ badges: [seatBadge(seat)], pips: [] }),
    status: () => [],
    refusal: () => undefined,
    places: () => [],
    trail: () => ({ cells: [], ways: [] }),
    tips: () => [],
    phase: () => '',
    middle: () => undefined,
  }
}

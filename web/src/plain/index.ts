/** A game that nobody has drawn: its position as it is told, and its moves as they are written. */
import { seatBadge } from '../games/chapter'
import type { OwnBoardGame } from '../games/types'
import Board from './Board.svelte'

export function plain(id: string): OwnBoardGame {
  return {
    id,
    phase: () => '',
    input: {
      grammar: { picks: (action) => [action] },
      prompt: (_view, _seat, _path, words) => words.say('ui-plain-prompt'),
      choices: () => [],
    },
    labels: {
      seatLine: (_view, seat) => ({ badges: [seatBadge(seat)], pips: [] }),
      status: () => [],
      tips: () => [],
    },
    ownBoard: { component: Board },
    // What is hidden is in the view: at a shared screen it is only shown to whom it belongs.
    secrets: { inPosition: () => true },
  }
}

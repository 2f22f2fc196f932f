/** The elf and the little fairies. */
import './board.css'
import { takenBy } from '../../art/ends'
import { fairy, frog } from '../../art/fairy'
import type { Mood } from '../../art/moods'
import { crown } from '../../art/sticker'
import { elf, prince, toad } from './art'
import type { Preview } from '../../board/scene'
import { NO_PREVIEW } from '../../board/scene'
import type { Target } from '../../intent/builder'
import { melody } from '../../store/tunes'
import type { View } from '../../wire/types'
import { told } from '../events'
import type { SquaresGame } from '../types'
import { about } from './asks'
import { PIECE_SCALE, scene } from './draw'
import { guide } from './guide'
import { LAYOUT, isSquare, pointOf } from './layout'
import { motion, places, trail } from './motion'
import { wayTo } from './outlook'
import { choices, grammar, hand, refusal } from './pick'
import { place } from './picture'
import { say, tell } from './say'
import { sources } from './sources'
import { name, prompt, seatLine, status, tips, toldOnce } from './tell'
import { pieces, read, type Piece } from './view'

function artOf(piece: Piece): string {
  switch (piece.kind) {
    case 'fairy':
      return fairy(piece.seat)
    case 'frog':
      return frog(piece.seat)
    case 'toad':
      return toad()
    default:
      return prince()
  }
}

/** A seat's fairy, or frog; the elf goes with whoever charmed him, and a toad keeps company to whoever did not. */
function figures(view: View, seat: number, mood: Mood): string[] {
  const table = read(view)
  const isFrog = table.fairies[seat]?.form === 'frog'
  const mine = (isFrog ? frog : fairy)(seat, takenBy(0, mood))
  // Whoever did not win is not alone.
  if (mood !== 'glad') return [mine, toad('asleep')]
  const crowned = mine + (isFrog ? crown(0, -38, 0.8) : crown(-3, -52, 0.8))
  return table.result?.winner === seat ? [crowned, elf('charmed')] : [crowned]
}

const ghost = (square: string, art: string) => ({
  key: 'ghost',
  layer: 'above' as const,
  ...pointOf(square),
  scale: PIECE_SCALE,
  art,
})

/** The way to the square chosen or pointed at; a fairy or a prince where it would stand. */
function preview(view: View, path: readonly Target[], hover: string | undefined, seat: number): Preview {
  const table = read(view)
  const squares = path.filter(isSquare)
  const goal =
    squares.length > (table.phase === 'walk' || table.phase === 'prince' ? 1 : 0) ? squares[squares.length - 1] : hover
  if (goal === undefined || !isSquare(goal)) return NO_PREVIEW
  if (table.phase === 'place') return { points: [], ghosts: [ghost(goal, fairy(seat))] }
  if (path[0] === 'card:invite') return { points: [], ghosts: [ghost(goal, prince())] }
  const from = squares[0]
  const piece = from === undefined ? undefined : pieces(table).get(from)
  if (
    (table.phase !== 'walk' && table.phase !== 'prince') ||
    from === undefined ||
    from === goal ||
    piece === undefined
  )
    return NO_PREVIEW
  return { points: [wayTo(table, from, goal).map(pointOf)], ghosts: [ghost(goal, artOf(piece))] }
}

export const elfe: SquaresGame = {
  id: 'elfe',
  phase: (view) => read(view).phase,
  input: {
    grammar,
    outlook: 'shown',
    prompt: (view, _seat, path, words, targets) => prompt(read(view), path, words, targets),
    choices: (view, _seat, path, targets, words) => choices(view, path, targets, words),
    cards: { hand },
  },
  labels: {
    seatLine: (view, seat, words) => seatLine(read(view), seat, words),
    status: (view, words) => status(read(view), words),
    tips: (view, seat, words) => tips(read(view), seat, words),
    visibleLog: (_view, entries) => toldOnce(entries),
    say: (view, _seat, action, words) => say(read(view), action, words),
    tell: (view, _seat, action, words, turn) => tell(read(view), action, words, turn),
  },
  squares: {
    layout: LAYOUT,
    needsZoom: true,
    // Where to begin depends on where the elf is, far away.
    overview: (view) => read(view).phase === 'place',
    scene: (view, context) => scene(read(view), context),
    carry: (look) => look,
    motion: (events, before) => motion(told(events), before === undefined ? undefined : read(before)),
    // Pieces go around others and around the Pond.
    watched: (view) => (read(view).roll === null ? undefined : (read(view).active ?? undefined)),
    preview,
    name: (view, cell, words) => name(read(view), cell, words),
    highlightTargets: () => true,
    refusal,
    places,
    trail: (events) => trail(told(events)),
    middle: (view, seat) =>
      seat === undefined ? undefined : (read(view).fairies[seat]?.at ?? read(view).elf ?? undefined),
    landmark: (view) => {
      const at = read(view).elf
      return at === null ? undefined : { cell: at, art: elf() }
    },
    guide: (view, { seat, path }) => guide(read(view), seat, path),
    about: (view, cell, words) => about(read(view), cell, words),
  },
  // Neither empty hands nor open ones are a secret.
  secrets: {
    inPosition: (view) => read(view).options.hands !== 'open' && read(view).hands.some((hand) => hand.count > 0),
  },
  ending: {
    figures,
    place,
    sources: (view, events, words) => sources(Number(view.seats), told(events), words),
    slips: true,
  },
  extras: {
    sounds: [
      ['land', 'slap'],
      ['kiss', 'kiss'],
      ['cast', 'magic'],
      ['back', 'magic'],
      ['roll', 'dice'],
      ['move', 'slide'],
    ],
    theme: melody('e5 - d5 c5 - g4 a4 - c5 b4 - - d5 - c5 b4 - f4 g4 - b4 c5 - -', 0.24, 'sine'),
  },
}

export default elfe

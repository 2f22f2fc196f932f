/** Fairy Feats of Arms: two bands on a field of 24 by 24. */
import { emblem, seatColour, seatEmblem } from '../../art/emblems'
import { takenBy } from '../../art/ends'
import type { Mood } from '../../art/moods'
import './board.css'
import { chest, figure, lair, portrait } from './art'
import type { Preview, SceneNode } from '../../board/scene'
import { NO_PREVIEW } from '../../board/scene'
import type { Target } from '../../intent/builder'
import { melody } from '../../store/tunes'
import type { View } from '../../wire/types'
import { told } from '../events'
import { withRanking } from '../ranking'
import type { SquaresGame } from '../types'
import { carry } from './dice'
import { PIECE_SCALE, footOf, scene } from './draw'
import { LAYOUT, isSquare, pointOf } from './layout'
import { figureName } from './names'
import { motion, places, trail } from './motion'
import { wayTo } from './outlook'
import { RETURN, choices, grammar, hand, refusal } from './pick'
import { place } from './picture'
import { USUAL, rulesOf, type Rules } from './rules'
import { say, tell } from './say'
import { movement, sights } from './sights'
import { sources } from './sources'
import { spectacles } from './spectacles'
import { name, named, profile, prompt, seatLine, status, tips, visibleLog } from './tell'
import { pieceArt } from './terrain'
import { figureOf, read, type ArmesView, type Phase } from './view'

const ghost = (art: string, square: string): SceneNode => ({
  key: 'ghost',
  layer: 'above',
  ...footOf(square),
  scale: PIECE_SCALE,
  art,
})

function figureGhost(view: ArmesView, id: string | undefined, square: string): SceneNode[] {
  const who = figureOf(view, id)
  return who === undefined ? [] : [ghost(figure(who.profile, who.seat), square)]
}

/** What the square chosen or pointed at would mean: a way, a shot, a thing in its place. */
function preview(table: ArmesView, path: readonly Target[], hover: string | undefined, seat: number): Preview {
  const { fig, piece, turn } = table.pending
  const goal = path.filter(isSquare).at(-1) ?? hover
  if (goal === undefined || !isSquare(goal)) return NO_PREVIEW
  const from = figureOf(table, fig)?.at ?? goal
  switch (table.phase) {
    case 'free':
    case 'run':
    case 'charge':
    case 'dodge':
      return { points: [wayTo(table, from, goal).map(pointOf)], ghosts: figureGhost(table, fig, goal) }
    case 'choose':
      return { points: [[pointOf(from), pointOf(goal)]], ghosts: [] }
    case 'deploy':
      return { points: [], ghosts: figureGhost(table, fig, goal) }
    case 'raise':
      return { points: [], ghosts: figureGhost(table, path[0]?.slice(RETURN.length), goal) }
    case 'objective':
      return { points: [], ghosts: [ghost(chest(false), goal)] }
    case 'lair':
      return { points: [], ghosts: [ghost(lair(seat, false), goal)] }
    case 'piece_at':
      return piece === undefined
        ? NO_PREVIEW
        : {
            points: [],
            ghosts: [{ key: 'ghost', layer: 'above', x: 0, y: 0, art: pieceArt(table.roster, piece, turn ?? 0, goal) }],
          }
    default:
      return NO_PREVIEW
  }
}

/** A chest or a lair tapped: its chance was said before, and the tokens are still asked for. */
function isTry(table: ArmesView, path: readonly Target[]): boolean {
  const [at] = path
  return table.phase === 'choose' && at !== undefined && (table.objectives.includes(at) || table.lairs.includes(at))
}

/** The figure that acts, else the middle of one's own band. */
function middle(table: ArmesView, seat: number | undefined): string | undefined {
  const acting = figureOf(table, table.pending.fig)?.at
  const mine = table.figures.find((one) => one.seat === seat && one.at !== null)?.at
  return acting ?? mine ?? table.lairs[seat ?? 0] ?? undefined
}

/** What its side is known by, on a pole beside the first of a band. */
const banner = (seat: number) =>
  `<path d="M-46 42V-62" stroke="#5b3f2b" stroke-width="4" stroke-linecap="round"/><path d="M-46-60H-86L-76-43-86-26H-46Z" fill="var(--c-${seatColour(seat)})" stroke="var(--c-${seatColour(seat)}-deep)" stroke-width="2.500" stroke-linejoin="round"/>${emblem(seatEmblem(seat), '#fffdf4', 0.9, -62, -43)}`

/** As many of a band as have room in a picture. */
const band = (table: ArmesView, seat: number, mood: Mood): string[] =>
  table.figures
    .filter((one) => one.seat === seat)
    .slice(0, 4)
    .map((one, index) => (index === 0 ? banner(seat) : '') + portrait(one.profile, takenBy(index % 2, mood), 'painted'))

/** Phases in which somebody goes somewhere. */
const WALKS = new Set<Phase>(['free', 'run', 'charge', 'dodge'])

/** The battlefield under the rules of a table. */
function withRules(rules: Rules): SquaresGame {
  const seen = (view: View) => read(view, rules.roster)
  return {
    id: 'armes',
    withOptions: (options) => withRules(rulesOf(options)),
    phase: (view) => seen(view).phase,
    input: {
      grammar,
      outlook: 'decides',
      prompt: (view, seat, path, words) => prompt(seen(view), seat, path, words, rules),
      choices: (view, seat, path, targets, words) => choices(view, seat, path, targets, words, rules),
      cards: {
        hand: (view, _seat, words) => hand(view, words, rules),
        title: (view, words) => {
          const { phase } = seen(view)
          return phase === 'recruit' || phase === 'piece' ? words.say(`armes-ui-hand-${phase}`) : undefined
        },
      },
      sure: (view, path) => isTry(seen(view), path),
    },
    labels: {
      seatLine: (view, seat, words) => seatLine(seen(view), seat, words),
      status: (view, words) => status(seen(view), words),
      tips: (view, _seat, words) => tips(seen(view), words),
      say: (view, seat, action, words) => say(seen(view), seat, action, words),
      tell: (view, seat, action, words, turn) => tell(seen(view), seat, action, words, turn),
      reason: (text, view, words) => text.replace(/\b[AB]\d+\b/g, (id) => figureName(seen(view), id, words)),
      named: (event, view, words) => named(event, seen(view), words),
      visibleLog: (_view, entries) => visibleLog(entries),
    },
    squares: {
      layout: LAYOUT,
      needsZoom: true,
      scene: (view, context) => scene(seen(view), context),
      carry: (look, events) => withRanking(carry(look, told(events)), events),
      motion: (events, before) => motion(told(events), before === undefined ? undefined : seen(before)),
      // Figures go around others and around scenery.
      watched: (view) => (WALKS.has(seen(view).phase) ? seen(view).pending.seat : undefined),
      preview: (view, path, hover, seat) => preview(seen(view), path, hover, seat),
      name: (view, cell, words) => name(seen(view), cell, words),
      highlightTargets: () => true,
      refusal,
      places,
      trail: (events) => trail(told(events)),
      middle: (view, seat) => middle(seen(view), seat),
      sights: (view, moment, words) => sights(seen(view), moment, words),
      beyond: (view, moment) => movement(seen(view), moment),
      profile: (view, seat, looked, path, words) => profile(seen(view), seat, looked, path, words),
    },
    ending: {
      figures: (view, seat, mood) => band(seen(view), seat, mood),
      place,
      counted: (view, seat) =>
        Array.from({ length: seen(view).vp[seat] ?? 0 }, () => `<g transform="scale(.48)">${chest(false)}</g>`),
      sources: (view, events, words) => sources(seen(view), told(events), words),
      slips: true,
    },
    extras: {
      spectacles: (events, view, words, before) =>
        spectacles(told(events), seen(view), words, before === undefined ? undefined : seen(before)),
      sounds: [
        ['vp', 'home'],
        ['hurt', 'slap'],
        ['roll', 'dice'],
        ['move', 'slide'],
      ],
      theme: melody('c4 c4 g4 - c4 c4 a4 - g4 f4 e4 d4 e4 - c4 - . . g4 c5 - - - -', 0.17),
    },
  }
}

export const armes = withRules(USUAL)

export default armes

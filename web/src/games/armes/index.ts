/** Fairy Feats of Arms: two bands on a field of 24 by 24. */
import './board.css'
import { chest, figure, lair } from './art'
import type { Preview, SceneNode } from '../../board/scene'
import { NO_PREVIEW } from '../../board/scene'
import type { Target } from '../../intent/builder'
import type { View } from '../../wire/types'
import type { GameModule } from '../types'
import { carry } from './dice'
import { PIECE_SCALE, footOf, scene } from './draw'
import { LAYOUT, isSquare, pointOf } from './layout'
import { actOf, figureName } from './names'
import { motion, places, trail } from './motion'
import { RETURN, choices, grammarUnder, hand, refusal } from './pick'
import { wayOf } from './reach'
import { USUAL, rulesOf, type Rules } from './rules'
import { say } from './say'
import { sights } from './sights'
import { sources } from './sources'
import { spectacles } from './spectacles'
import { name, named, profile, prompt, seatLine, status, tips, told } from './tell'
import { pieceArt } from './terrain'
import { figureOf, read, type ArmesView } from './view'

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
  const act = actOf(table, fig, table.pending.act ?? '')
  const walk = (value?: number): Preview => ({
    points: [wayOf(table, fig ?? '', table.pending.second === true, goal, value).map(pointOf)],
    ghosts: figureGhost(table, fig, goal),
  })
  switch (table.phase) {
    case 'free':
    case 'run':
      return walk()
    case 'charge':
      return walk(act?.charge)
    case 'dodge':
      return walk(act?.dodge)
    case 'choose': {
      const from = figureOf(table, fig)?.at
      return from === null || from === undefined ? NO_PREVIEW : { points: [[pointOf(from), pointOf(goal)]], ghosts: [] }
    }
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

/** The battlefield under the rules of a table. */
function under(rules: Rules): GameModule {
  const seen = (view: View) => read(view, rules.roster)
  return {
    id: 'armes',
    under: (options) => under(rulesOf(options)),
    hidden: false,
    fine: true,
    layout: LAYOUT,
    grammar: grammarUnder(rules),
    scene: (view, context) => scene(seen(view), context),
    carry,
    motion: (events, before) => motion(events, before === undefined ? undefined : seen(before)),
    preview: (view, path, hover, seat) => preview(seen(view), path, hover, seat),
    sights: (view, moment, words) => sights(seen(view), moment, words, rules),
    lit: () => true,
    name: (view, cell, words) => name(seen(view), cell, words),
    prompt: (view, seat, path, words) => prompt(seen(view), seat, path, words, rules),
    choices: (view, seat, path, targets, words) => choices(view, seat, path, targets, words, rules),
    hand: (view, _seat, words) => hand(view, words, rules),
    handTitle: (view, words) => {
      const { phase } = seen(view)
      return phase === 'recruit' || phase === 'piece' ? words.say(`armes-ui-hand-${phase}`) : undefined
    },
    profile: (view, seat, looked, path, words) => profile(seen(view), seat, looked, path, words),
    say: (view, seat, action, words) => say(seen(view), seat, action, words),
    reason: (text, view, words) => text.replace(/\b[AB]\d+\b/g, (id) => figureName(seen(view), id, words)),
    named: (event, view, words) => named(event, seen(view), words),
    told: (_view, entries) => told(entries),
    seatLine: (view, seat, words) => seatLine(seen(view), seat, words),
    status: (view, words) => status(seen(view), words),
    refusal: (view, seat, path, target, kept) => refusal(view, seat, path, target, kept, rules),
    places,
    trail,
    tips: (view, seat, words) => tips(seen(view), seat, words, rules),
    sources: (view, events, words) => sources(seen(view), events, words),
    spectacles: (events, view, words, before) =>
      spectacles(events, seen(view), words, before === undefined ? undefined : seen(before)),
    sure: (view, path) => isTry(seen(view), path),
    sounds: [['move', 'slide']],
    phase: (view) => seen(view).phase,
    middle: (view, seat) => middle(seen(view), seat),
  }
}

export const armes = under(USUAL)

export default armes

/** What the choice at hand reaches, drawn: range, what is out of sight, lines to targets, auras, shoves. */
import { NO_SIGHTS, type Area, type Line, type Point, type SceneNode, type Sights } from '../../board/scene'
import type { Words } from '../../i18n'
import type { Action } from '../../wire/types'
import type { Moment } from '../types'
import { chip } from './chips'
import { fromThere, inReach, meant, onTarget, onTry, pendingAct, shoveLines } from './forecast'
import type { Area as Struck, Aura, AuraKind, Outlook, Reach, Shot, Shove, Standing } from './generated'
import { MARGIN, N, SIZE, isSquare, pointOf } from './layout'
import { actOf, figureName } from './names'
import { beyondOf, boardOf, shotAt, tryAt } from './outlook'
import { figureAt, figureOf, type ArmesView, type Figure } from './view'

/** The movement that is chosen or pointed at: from its end the board looks on. */
export function movement(view: ArmesView, { path, hover, targets }: Omit<Moment, 'seat'>): Action | undefined {
  if (view.phase !== 'free') return undefined
  const goal = path.find(isSquare)
  if (goal !== undefined) return `move:${goal}`
  if (hover === undefined) return undefined
  if (hover === figureOf(view, view.pending.fig)?.at) return 'stay'
  return isSquare(hover) && targets.has(hover) ? `move:${hover}` : undefined
}

export function sights(view: ArmesView, moment: Moment, words: Words): Sights {
  const { path, hover, targets } = moment
  const board = boardOf(view)
  const self = figureOf(view, view.pending.fig)
  const looked = figureAt(view, path.find(isSquare) ?? hover ?? '')
  if (board === undefined) return NO_SIGHTS
  switch (view.phase) {
    case 'turn':
      return looked === undefined ? NO_SIGHTS : watched(view, looked, looked.seat === moment.seat, board, words)
    case 'bonus_dir':
      return blown(view, board, targets, words)
    default:
      return self?.at === undefined || self.at === null
        ? NO_SIGHTS
        : active(view, { ...self, at: self.at }, looked, board, moment, words)
  }
}

/** A figure on a square. */
type Standee = Figure & { at: string }

/** What the figure that acts could do next. */
function active(
  view: ArmesView,
  self: Standee,
  looked: Figure | undefined,
  board: Outlook,
  moment: Moment,
  words: Words,
): Sights {
  const { path, hover, targets } = moment
  const { standing, shot } = board
  switch (view.phase) {
    case 'free': {
      const going = movement(view, moment)
      const there = going === undefined ? undefined : beyondOf(view, going)
      return there?.standing === undefined || there.standing === null || going === undefined
        ? feeling(view, board.auras, words)
        : stood(view, { ...self, at: going === 'stay' ? self.at : going.slice(5) }, there.standing, there.auras, words)
    }
    case 'run':
    case 'dodge':
      return feeling(view, board.auras, words)
    case 'choose': {
      const tried = path.find(isSquare)
      if (tried === undefined) return standing === null ? NO_SIGHTS : stood(view, self, standing, board.auras, words)
      const chance = tryAt(view, tried)
      const areas = feltOn(board.auras, self.at)
      return { ...NO_SIGHTS, areas, said: chance === undefined ? [] : onTry(view, chance, words) }
    }
    case 'target':
      return standing === null ? NO_SIGHTS : aiming(view, self, looked, standing, board.auras, words)
    case 'charge': {
      const end = path.find(isSquare) ?? (hover !== undefined && targets.has(hover) ? hover : undefined)
      const there = end === undefined ? undefined : board.landings[end]
      return rolling(view, { ...self, at: end ?? self.at }, there ?? shot, board, words)
    }
    case 'boost':
      return rolling(view, self, shot, board, words)
    case 'dir':
      return blown(view, board, targets, words)
    default:
      return NO_SIGHTS
  }
}

/** A figure looked at before an order is given: its auras, and how far an enemy threatens with its next order. */
function watched(view: ArmesView, figure: Figure, mine: boolean, board: Outlook, words: Words): Sights {
  const threat = mine ? undefined : board.threats[figure.id]
  const auras = board.auras.filter(({ by }) => by === figure.id)
  const areas: Area[] =
    threat === undefined
      ? []
      : [
          { kind: 'threat', cells: threat.strike },
          { kind: 'stride', cells: threat.stride },
        ]
  return {
    ...NO_SIGHTS,
    areas: [...areas, ...auras.map(around)],
    said: [
      ...(threat === undefined ? [] : [words.say('armes-ui-threat', { figure: figureName(view, figure.id, words) })]),
      ...auras.map(({ kind }) => zone(view, figure.id, kind, words)),
    ],
  }
}

const around = ({ kind, squares }: Aura): Area => ({ kind, cells: squares })

/** The auras that the active figure may walk into, with a word for each. */
function feeling(view: ArmesView, auras: readonly Aura[], words: Words): Sights {
  const felt = auras.filter((aura) => aura.felt)
  return { ...NO_SIGHTS, areas: felt.map(around), said: felt.map(({ by, kind }) => zone(view, by, kind, words)) }
}

/** What the colour of an area means. */
const zone = (view: ArmesView, by: string, kind: AuraKind, words: Words) =>
  words.say(`armes-ui-zone-${kind}`, { figure: figureName(view, by, words) })

/** Those that it feels on a square. */
const feltOn = (auras: readonly Aura[], at: string): Area[] =>
  auras.filter(({ felt, squares }) => felt && squares.includes(at)).map(around)

/** Everything a figure could do from a place: the range of its farthest action, and every chance over its target. */
function stood(view: ArmesView, self: Standee, standing: Standing, auras: readonly Aura[], words: Words): Sights {
  const { acts, area } = standing
  const of = (reach: Reach) => {
    const act = actOf(view, self.id, reach.act)
    return reach.shots.filter(({ at }) => meant(act, self, figureOf(view, at))).map((shot) => ({ reach, shot }))
  }
  const best = new Map<string, { reach: Reach; shot: Shot }>()
  for (const one of acts.flatMap(of)) {
    const { chance, at } = one.shot
    if (chance !== null && chance.percent > (best.get(at)?.shot.chance?.percent ?? -1)) best.set(at, one)
  }
  const farthest = acts.find(({ act }) => act === area?.act)
  const hidden = (farthest === undefined ? [] : of(farthest)).filter(({ shot }) => shot.hidden && !best.has(shot.at))
  const shots = [...best.values()]
  return {
    areas: [...feltOn(auras, self.at), ...struck(area)],
    lines: shots.flatMap(({ shot }) => lineTo(view, self, shot)),
    labels: [
      ...shots.flatMap(({ shot }) => chanceOver(view, shot, words)),
      ...unseen(
        view,
        hidden.map(({ shot }) => shot),
      ),
    ],
    said: fromThere(view, self, standing, words),
  }
}

/** An action is chosen: its range, and for every figure in it whether it is seen, covered, and the chance. */
function aiming(
  view: ArmesView,
  self: Standee,
  looked: Figure | undefined,
  { acts: [reach], area }: Standing,
  auras: readonly Aura[],
  words: Words,
): Sights {
  if (reach === undefined) return NO_SIGHTS
  const act = pendingAct(view)
  const reached = reach.shots.filter(({ chance }) => chance !== null)
  const other = looked === undefined || (looked.id === self.id && act?.heal === undefined) ? undefined : looked
  const shot = other === undefined ? undefined : shotAt(reach, other.id)
  const mark = shot === undefined ? undefined : closer(view, self, shot)
  return {
    areas: [...feltOn(auras, self.at), ...struck(area), ...(mark?.areas ?? [])],
    lines: other === undefined ? reached.flatMap((one) => lineTo(view, self, one)) : (mark?.lines ?? []),
    labels: [
      ...reached.flatMap((one) => chanceOver(view, one, words)),
      ...unseen(
        view,
        reach.shots.filter(({ hidden }) => hidden),
      ),
    ],
    said: other === undefined ? [inReach(view, self, reach, words)] : onTarget(view, act, other, shot, words),
  }
}

/** Everything is chosen but the dice. */
function rolling(view: ArmesView, self: Standee, shot: Shot | null, board: Outlook, words: Words): Sights {
  const target = figureOf(view, view.pending.at)
  const areas = feltOn(board.auras, self.at)
  const [bare] = board.boosts
  if (shot === null || target === undefined)
    return { ...NO_SIGHTS, areas, said: bare === undefined ? [] : onTry(view, bare, words) }
  const near = closer(view, self, shot)
  return {
    areas: [...areas, ...near.areas],
    lines: near.lines,
    labels: chanceOver(view, shot, words),
    said: onTarget(view, pendingAct(view), target, shot, words),
  }
}

/** The player names the way. */
function blown(view: ArmesView, board: Outlook, targets: ReadonlySet<string>, words: Words): Sights {
  const shoves = board.shoves.filter(({ dir }) => targets.has(`button:dir:${dir}`))
  return {
    ...NO_SIGHTS,
    lines: shoves.map(shoved),
    labels: shoves.flatMap(bang),
    said: shoveLines(view, shoves, words),
  }
}

/** How far an action carries; of that, what cannot be seen from there. */
const struck = (area: Struck | null): Area[] =>
  area === null
    ? []
    : [
        { kind: 'range', cells: area.squares },
        ...(area.blind.length === 0 ? [] : [{ kind: 'blind' as const, cells: area.blind }]),
      ]

/** The chance of an action, over its target. */
function chanceOver(view: ArmesView, { at, chance }: Shot, words: Words): SceneNode[] {
  const square = figureOf(view, at)?.at
  if (square === null || square === undefined || chance === null) return []
  return [chip(square, words.say('armes-ui-percent', { percent: chance.percent }), chance.cover ? 'covered' : 'seen')]
}

/** One target looked at: the line, what covers or hides it, and where it would be shoved. */
function closer(view: ArmesView, self: Standee, shot: Shot): Pick<Sights, 'areas' | 'lines'> {
  return {
    areas: shot.by.length === 0 ? [] : [{ kind: 'hiding', cells: shot.by }],
    lines: [...lineTo(view, self, shot), ...shot.shoves.map(shoved)],
  }
}

function lineTo(view: ArmesView, self: Standee, { at, chance, line }: Shot): Line[] {
  const to = figureOf(view, at)?.at
  if (to === null || to === undefined || at === self.id) return []
  const kind = chance === null ? 'hidden' : chance.cover ? 'covered' : 'seen'
  return [{ kind, points: line === null ? [pointOf(self.at), pointOf(to)] : beside(line.map(onBoard)) }]
}

/** A line begins a little off the figure: its hearts stay readable. */
function beside([from, to, ...rest]: Point[]): Point[] {
  if (from === undefined || to === undefined) return []
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const part = length < 2 * SIZE ? 0 : (0.8 * SIZE) / length
  return [{ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }, to, ...rest]
}

/** From quarters of a square, counted from the south-west corner of the field. */
const onBoard = ([x, y]: [number, number]): Point => ({ x: MARGIN + (x / 4) * SIZE, y: MARGIN + (N - y / 4) * SIZE })
const unseen = (view: ArmesView, shots: readonly Shot[]): SceneNode[] =>
  shots.flatMap(({ at }) => {
    const square = figureOf(view, at)?.at
    return square === null || square === undefined ? [] : [chip(square, '', 'hidden')]
  })
const shoved = ({ way }: Shove): Line => ({ kind: 'shove', points: way.map(pointOf) })
const bang = ({ way, bump }: Shove): SceneNode[] => (bump?.moved === true ? [chip(way.at(-1) ?? '', '−1', 'bump')] : [])

/** What the choice at hand reaches, drawn: range, what is out of sight, lines to targets, auras, shoves. */
import { NO_SIGHTS, type Area, type Line, type Point, type SceneNode, type Sights } from '../../board/scene'
import type { Words } from '../../i18n'
import type { Moment } from '../types'
import { aims, allKnown, movedTo, odds, pendingTry } from './aim'
import { aurasFor, aurasOf, type AuraKind } from './auras'
import { chip } from './chips'
import { DIRECTIONS, shove, type Direction, type Shove } from './force'
import {
  bruised,
  hiddenFrom,
  inReach,
  meant,
  onTarget,
  onTry,
  outlook,
  pendingAct,
  shoveLines,
  shovesOf,
} from './forecast'
import { MARGIN, N, SIZE, isSquare, pointOf } from './layout'
import { figureName } from './names'
import { ways } from './reach'
import type { Act } from './roster'
import type { Rules } from './rules'
import { screensOf, sees, sight, squaresWithin, type Dot } from './sight'
import { threat } from './threat'
import { factionOf, figureAt, figureOf, profileOf, type ArmesView, type Figure } from './view'

export function sights(view: ArmesView, moment: Moment, words: Words, rules: Rules): Sights {
  const { path, hover, targets } = moment
  if (!allKnown(view)) return NO_SIGHTS
  const self = figureOf(view, view.pending.fig)
  const looked = figureAt(view, path.find(isSquare) ?? hover ?? '')
  switch (view.phase) {
    case 'turn':
      return looked === undefined || looked.at === null
        ? NO_SIGHTS
        : {
            ...NO_SIGHTS,
            areas: [
              ...(looked.seat === moment.seat ? [] : menace(view, looked, rules)),
              ...own(view, looked, looked.at),
            ],
            said: [
              ...(looked.seat === moment.seat
                ? []
                : [words.say('armes-ui-threat', { figure: figureName(view, looked.id, words) })]),
              ...aurasOf(view, looked).map(({ kind }) => zone(view, looked, kind, words)),
            ],
          }
    case 'free': {
      if (self === undefined) return NO_SIGHTS
      const goal =
        path.find(isSquare) ?? (hover !== undefined && (targets.has(hover) || hover === self.at) ? hover : undefined)
      return goal === undefined
        ? feeling(view, self, words)
        : standing(movedTo(view, self.id, goal), self.id, words, rules)
    }
    case 'run':
    case 'dodge':
      return self === undefined ? NO_SIGHTS : feeling(view, self, words)
    case 'choose': {
      const tried = path.find(isSquare)
      if (self === undefined) return NO_SIGHTS
      return tried === undefined
        ? standing(view, self.id, words, rules)
        : {
            ...NO_SIGHTS,
            areas: feltHere(view, self),
            said: onTry(view, self, { what: view.lairs.includes(tried) ? 'loot' : 'search' }, words, rules),
          }
    }
    case 'target':
      return self === undefined ? NO_SIGHTS : aiming(view, self, looked, words, rules)
    case 'charge': {
      const end = path.find(isSquare) ?? (hover !== undefined && targets.has(hover) ? hover : undefined)
      return self === undefined
        ? NO_SIGHTS
        : rolling(end === undefined ? view : movedTo(view, self.id, end), self.id, words, rules)
    }
    case 'boost':
      return self === undefined ? NO_SIGHTS : rolling(view, self.id, words, rules)
    case 'dir':
    case 'bonus_dir':
      return blown(view, targets, words)
    default:
      return NO_SIGHTS
  }
}

/** Where an enemy could go with its next order, and what it could hit from there. */
function menace(view: ArmesView, figure: Figure, rules: Rules): Area[] {
  const far = threat(view, figure, rules)
  return far === undefined
    ? []
    : [
        { kind: 'threat', cells: far.strike },
        { kind: 'stride', cells: far.stride },
      ]
}

/** The auras of one figure. */
const own = (view: ArmesView, figure: Figure, at: string): Area[] =>
  aurasOf(view, figure).map(({ kind, reach }) => ({ kind, cells: squaresWithin(at, reach) }))

/** The auras that a figure may walk into. */
const felt = (view: ArmesView, figure: Figure): Area[] =>
  aurasFor(view, figure).map(({ at, aura }) => ({ kind: aura.kind, cells: squaresWithin(at, aura.reach) }))

/** The same with a word for each. */
const feeling = (view: ArmesView, figure: Figure, words: Words): Sights => ({
  ...NO_SIGHTS,
  areas: felt(view, figure),
  said: aurasFor(view, figure).map(({ by, aura }) => zone(view, by, aura.kind, words)),
})

/** What the colour of an area means. */
const zone = (view: ArmesView, by: Figure, kind: AuraKind, words: Words) =>
  words.say(`armes-ui-zone-${kind}`, { figure: figureName(view, by.id, words) })

/** Those of them that it stands in. */
const feltHere = (view: ArmesView, figure: Figure): Area[] =>
  felt(view, figure).filter(({ cells }) => cells.includes(figure.at ?? ''))

/** Everything a figure could do from a place: the range of its farthest action, and every chance over its target. */
function standing(view: ArmesView, id: string, words: Words, rules: Rules): Sights {
  const self = figureOf(view, id)
  const acts = self === undefined ? [] : (profileOf(view, self)?.act ?? [])
  if (self === undefined || acts.length === 0) return NO_SIGHTS
  const reach = (act: Act) => (act.range === 'sight' ? N * 2 : (act.range ?? act.charge ?? 0))
  const farthest = acts.reduce((best, act) => (reach(act) > reach(best) ? act : best))
  const best = new Map<string, { act: Act; percent: number }>()
  for (const act of acts) {
    for (const target of aims(view, id, act.id, rules) ?? []) {
      if (!meant(act, self, figureOf(view, target))) continue
      const percent = odds(view, id, { what: 'use', act: act.id, at: target }, 0, rules)?.percent ?? 0
      if (percent > (best.get(target)?.percent ?? -1)) best.set(target, { act, percent })
    }
  }
  const shots = [...best].map(([target, { act }]) => shot(view, self, act, target, words, rules))
  return {
    areas: [...feltHere(view, self), ...range(view, self, farthest, rules)],
    lines: shots.flatMap(({ lines }) => lines),
    labels: [
      ...shots.flatMap(({ labels }) => labels),
      ...hiddenFrom(view, self, farthest, rules)
        .filter((other) => !best.has(other.id) && meant(farthest, self, other))
        .flatMap(unseen),
    ],
    said: outlook(view, self, words, rules),
  }
}

/** An action is chosen: its range, and for every figure in it whether it is seen, covered, and the chance. */
function aiming(view: ArmesView, self: Figure, looked: Figure | undefined, words: Words, rules: Rules): Sights {
  const act = pendingAct(view)
  if (act === undefined) return NO_SIGHTS
  const shots = (aims(view, self.id, act.id, rules) ?? []).map((target) => shot(view, self, act, target, words, rules))
  const other = looked === undefined || (looked.id === self.id && act.heal === undefined) ? undefined : looked
  const mark = other === undefined ? undefined : closer(view, self, act, other, rules)
  return {
    areas: [...feltHere(view, self), ...range(view, self, act, rules), ...(mark?.areas ?? [])],
    lines: [...(mark === undefined ? shots.flatMap(({ lines }) => lines) : mark.lines)],
    labels: [...shots.flatMap(({ labels }) => labels), ...hiddenFrom(view, self, act, rules).flatMap(unseen)],
    said:
      other === undefined ? [inReach(view, self, act, words, rules)] : onTarget(view, self, act, other, words, rules),
  }
}

/** Everything is chosen but the dice. */
function rolling(view: ArmesView, id: string, words: Words, rules: Rules): Sights {
  const self = figureOf(view, id)
  const [act, target, attempt] = [pendingAct(view), figureOf(view, view.pending.at), pendingTry(view)]
  if (self === undefined) return NO_SIGHTS
  if (act === undefined || target === undefined)
    return {
      ...NO_SIGHTS,
      areas: feltHere(view, self),
      said: attempt === undefined ? [] : onTry(view, self, attempt, words, rules),
    }
  const { areas, lines } = closer(view, self, act, target, rules)
  return {
    areas: [...feltHere(view, self), ...areas],
    lines,
    labels: shot(view, self, act, target.id, words, rules).labels,
    said: onTarget(view, self, act, target, words, rules),
  }
}

/** ARM-FORCE-3, ARM-BONUS-4: the player names the way. */
function blown(view: ArmesView, targets: ReadonlySet<string>, words: Words): Sights {
  const { at, seat } = view.pending
  const target = figureOf(view, at)
  const from = target?.at
  const act = pendingAct(view)
  const card = factionOf(view, seat ?? 0)
  const steps = view.phase === 'bonus_dir' ? card?.activated.value : (act?.shift ?? act?.push ?? act?.pull)
  if (target === undefined || from === null || from === undefined || steps === undefined) return NO_SIGHTS
  const open = (Object.keys(DIRECTIONS) as Direction[]).filter((direction) => targets.has(`button:dir:${direction}`))
  const shoves = open.map((direction) => shove(view, from, direction, steps))
  return {
    ...NO_SIGHTS,
    lines: shoves.map(shoved),
    labels: bruised(view, target) ? shoves.flatMap(bang) : [],
    said: shoveLines(view, target, shoves, words),
  }
}

/** How far an action carries; of that, what cannot be seen from there. */
function range(view: ArmesView, self: Figure, act: Act, rules: Rules): Area[] {
  const from = self.at
  if (from === null) return []
  if (act.range === undefined) {
    const ends =
      act.charge === undefined ? [] : [...(ways(view, self.id, view.pending.second === true, act.charge)?.keys() ?? [])]
    return [
      {
        kind: 'range',
        cells: [...new Set([from, ...ends].flatMap((square) => squaresWithin(square, 1)))].filter(
          (square) => square !== from,
        ),
      },
    ]
  }
  const cells = squaresWithin(from, act.range === 'sight' ? 2 * N : act.range)
  const screens = screensOf(view, rules)
  const standing = new Set(screens.opaque.map(({ square }) => square))
  return [
    { kind: 'range', cells },
    { kind: 'blind', cells: cells.filter((square) => !standing.has(square) && !sees(screens, from, square)) },
  ]
}

/** The line to a target that an action reaches, and its chance over it. */
function shot(
  view: ArmesView,
  self: Figure,
  act: Act,
  target: string,
  words: Words,
  rules: Rules,
): Pick<Sights, 'lines' | 'labels'> {
  const other = figureOf(view, target)
  const chance = odds(view, self.id, { what: 'use', act: act.id, at: target }, 0, rules)
  if (other?.at === null || other?.at === undefined || chance === undefined) return { lines: [], labels: [] }
  return {
    lines: lineTo(view, self, act, other, rules),
    labels: [
      chip(other.at, words.say('armes-ui-percent', { percent: chance.percent }), chance.cover ? 'covered' : 'seen'),
    ],
  }
}

/** One target looked at: the line, what covers or hides it, and where it would be shoved. */
function closer(view: ArmesView, self: Figure, act: Act, other: Figure, rules: Rules): Pick<Sights, 'areas' | 'lines'> {
  if (self.at === null || other.at === null) return { areas: [], lines: [] }
  const reached = aims(view, self.id, act.id, rules)?.includes(other.id) === true
  const { by } = sight(screensOf(view, rules), self.at, other.at)
  const hiding: Area[] = by.length === 0 || act.range === undefined ? [] : [{ kind: 'hiding', cells: by }]
  return {
    areas: hiding,
    lines: [...lineTo(view, self, act, other, rules), ...(reached ? shovesOf(view, self, act, other).map(shoved) : [])],
  }
}

function lineTo(view: ArmesView, self: Figure, act: Act, other: Figure, rules: Rules): Line[] {
  if (self.at === null || other.at === null || other.id === self.id) return []
  if (act.range === undefined)
    return [
      {
        kind: aims(view, self.id, act.id, rules)?.includes(other.id) === true ? 'seen' : 'hidden',
        points: [pointOf(self.at), pointOf(other.at)],
      },
    ]
  const { seen, cover, line } = sight(screensOf(view, rules), self.at, other.at)
  const far = act.range !== 'sight' && aims(view, self.id, act.id, rules)?.includes(other.id) !== true
  return [{ kind: !seen || far ? 'hidden' : cover ? 'covered' : 'seen', points: line.map(onBoard) }]
}

const onBoard = ([x, y]: Dot): Point => ({ x: MARGIN + (x / 4) * SIZE, y: MARGIN + (N - y / 4) * SIZE })
const unseen = (figure: Figure): SceneNode[] => (figure.at === null ? [] : [chip(figure.at, '', 'hidden')])
const shoved = ({ way }: Shove): Line => ({ kind: 'shove', points: way.map(pointOf) })
const bang = ({ way, into }: Shove): SceneNode[] => (into === undefined ? [] : [chip(way.at(-1) ?? '', '−1', 'bump')])

/** The battlefield as a scene. */
import { CAMP_LIGHT, ailments, chest, figure, health, lair, orders } from './art'
import type { Scene, SceneNode } from '../../board/scene'
import { endMood } from '../ranking'
import type { Look, SceneContext } from '../types'
import type { Mood } from '../../art/moods'
import { diceNodes, hasSucceeded, isHurt, rolledFigure, trayReach } from './dice'
import { groundOf } from './ground'
import { MARGIN, N, SIZE, isSquare, pointOf, spotOf, squareAt } from './layout'
import { terrain } from './terrain'
import { figureAt, figureOf, profileOf, triedBy, type ArmesView, type Figure } from './view'

export const PIECE_SCALE = 0.6
const TOKEN_SCALE = 0.58
/** With neighbours or before a chest, a figure is as wide as its square, and with one before or behind it as high: nobody hides anybody, nor a chest. */
const BESIDE_SCALE = 0.43
const CROWDED_SCALE = 0.38
/** Figures stand on the lower edge of their squares. */
const LIFT = 12
export const figureKey = (id: string) => `figure-${id}`
export const objectiveKey = (square: string) => `objective@${square}`

export const footOf = (square: string) => {
  const { x, y } = pointOf(square)
  return { x, y: y - LIFT }
}

export function scene(view: ArmesView, context: SceneContext): Scene {
  const figures = view.figures
    .flatMap((one) => (one.at === null ? [] : [standing(view, one, one.at, context)]))
    .sort((a, b) => a.y - b.y)
  return {
    nodes: [
      ...terrain(view),
      ...glows(view, context),
      ...lamp(view),
      ...tokens(view),
      ...figures,
      ...arrows(view, context),
      ...dice(view, context.look),
    ],
  }
}

function standing(view: ArmesView, one: Figure, at: string, context: SceneContext): SceneNode {
  const picked = context.path.includes(at) || (view.pending.fig === one.id && view.phase === 'free')
  const movable = !picked && context.targets.has(at)
  const most = profileOf(view, one)?.health ?? one.hp
  const art = `${figure(one.profile, one.seat, moodOf(view, one, context.look))}${health(one.hp, Math.max(most, one.hp))}${orders(one.orders)}${ailments(one.flames, one.poison, one.crack)}`
  const { scale, isLow } = roomOf(view, at)
  const spent = view.phase === 'turn' && one.orders >= 2
  return {
    key: figureKey(one.id),
    layer: 'pieces',
    ...(isLow ? pointOf(at) : footOf(at)),
    scale,
    art,
    className: ['figure', picked ? 'picked' : '', movable ? 'movable' : '', spent ? 'spent' : '']
      .filter((name) => name !== '')
      .join(' '),
  }
}

/** How large a figure may be on its square, with whoever stands around it, and whether it keeps to the square's middle. */
function roomOf(view: ArmesView, at: string): { scale: number; isLow: boolean } {
  const { column, row } = spotOf(at)
  const stands = (dc: number, dr: number) => {
    const square = squareAt({ column: column + dc, row: row + dr })
    return square !== undefined && figureAt(view, square) !== undefined
  }
  const behind = squareAt({ column, row: row + 1 }) ?? ''
  const hides = view.objectives.includes(behind) || view.lairs.includes(behind)
  if (stands(0, 1) || stands(0, -1)) return { scale: CROWDED_SCALE, isLow: true }
  const beside = [-1, 0, 1].some((dr) => stands(-1, dr) || stands(1, dr))
  return { scale: beside || hides ? BESIDE_SCALE : PIECE_SCALE, isLow: hides }
}

/** Who was just hit recoils, who has just done something well is proud of it; when all is over, the winners' band cheers and the other hangs its heads. */
function moodOf(view: ArmesView, one: Figure, look: Look): Mood {
  if (view.phase === 'over') return endMood(look, one.seat)
  if (isHurt(look, one.id)) return 'startled'
  return hasSucceeded(look, one.id) ? 'proud' : 'calm'
}

function tokens(view: ArmesView): SceneNode[] {
  const chests = view.objectives.map((at): SceneNode => ({
    key: objectiveKey(at),
    layer: 'ground',
    ...pointOf(at),
    scale: TOKEN_SCALE,
    art: chest(triedBy(view, at) !== undefined),
  }))
  const tents = view.lairs.flatMap((at, seat): SceneNode[] =>
    at === null
      ? []
      : [
          {
            key: `lair-${seat}`,
            layer: 'ground',
            ...pointOf(at),
            scale: TOKEN_SCALE,
            art: CAMP_LIGHT + lair(seat, view.looted[1 - seat] === true),
          },
        ],
  )
  return [...chests, ...tents]
}

const half = SIZE * 0.46
const GLOW = `<rect x="${-half}" y="${-half}" width="${half * 2}" height="${half * 2}" rx="9" fill="#fff3bf" fill-opacity=".55" stroke="var(--gold)" stroke-width="3"/>`
const RING =
  '<circle r="31" fill="#ffd35c" fill-opacity=".6" stroke="#fff6d8" stroke-width="3"/><circle r="31" fill="none" stroke="var(--gold)" stroke-width="5"/>'

/** Scenery, figures and tokens cover the board's own glow: what can be chosen there glows once more above. */
function glows(view: ArmesView, context: SceneContext): SceneNode[] {
  const ground = groundOf(view)
  const covered = new Set([...view.figures.map((one) => one.at), ...view.objectives, ...view.lairs])
  return [...context.targets]
    .filter((target) => isSquare(target) && (ground.has(target) || covered.has(target)))
    .map((square) => ({
      key: `glow@${square}`,
      layer: 'ground',
      ...pointOf(square),
      art: covered.has(square) ? RING : GLOW,
      className: 'goal',
    }))
}

/** Over each figure that is pointed at: among many that glow, this one is meant. */
function arrows(view: ArmesView, context: SceneContext): SceneNode[] {
  return (context.pointed ?? [])
    .filter((square) => figureAt(view, square) !== undefined && !context.path.includes(square))
    .map((square) => ({
      key: `arrow@${square}`,
      layer: 'above',
      x: pointOf(square).x,
      y: pointOf(square).y - SIZE * 1.35,
      art: '<path d="M0 22-18-4H-7V-24H7V-4H18Z" fill="#a9e0ff" stroke="#184a80" stroke-width="4" stroke-linejoin="round"/>',
      className: 'goal',
    }))
}

/** A pool of light under the figure that acts. */
function lamp(view: ArmesView): SceneNode[] {
  const at = figureOf(view, view.pending.fig)?.at ?? null
  if (at === null) return []
  return [
    {
      key: `lamp@${at}`,
      layer: 'ground',
      ...pointOf(at),
      art: '<circle r="34" fill="#ffe09a" opacity=".5"/><circle r="34" fill="none" stroke="var(--gold)" stroke-width="3" stroke-dasharray="6 6"/>',
      className: 'goal',
    },
  ]
}

/** The last roll lies beside whoever rolled until somebody else acts. */
function dice(view: ArmesView, look: Look): SceneNode[] {
  const at = figureOf(view, rolledFigure(look))?.at ?? null
  if (at === null) return []
  const { x, y } = pointOf(at)
  const reach = trayReach(look)
  return diceNodes(look, {
    x: Math.max(MARGIN + reach, Math.min(MARGIN + N * SIZE - reach, x)),
    y: y < 120 ? y + 48 : y - 64,
  })
}

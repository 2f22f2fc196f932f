/** The Queen's table as a scene. */
import { actionIcon, at, disc, figure, foodTile, good, miner, pixie, singleTile } from './art'
import { colourOf } from './colours'
import { emblem, seatEmblem } from '../../art/emblems'
import type { Point, Scene, SceneNode } from '../../board/scene'
import { endMood } from '../ranking'
import type { Look, SceneContext } from '../types'
import { queenFace, queenMood } from './queen'
import { cubes, ladder, queen, score, scoreDiscs, store, trackDiscs, type Placed } from './furniture'
import { CASTLE, LADDER_AT, QUEEN_AT, SCORE_AT, STORE_AT, circleOf, handOf, mineCell, pointOf } from './layout'
import { SPACES, colours, foodOn, miners, price, usedBy, type PixiesView } from './view'

const DOUBLES = Array.from({ length: SPACES }, (_, index) => index + 1)
const SINGLES = [15, 16, 17, 18, 19, 20, 21] as const
export const pixieKey = (space: number) => `pixie@${space}`
export const mineKey = (colour: number) => `mine-${colour}`

const number = (value: number, x: number, y: number) =>
  at(x, y, 1, `<circle r="19" fill="#2c3560"/>${figure(value, 28, '#ffe9b0', 10)}`)

/** A double space: number, picture, its two circles, its food, and how many discs it takes now. */
function space(view: PixiesView, n: number): string {
  const icons = Object.entries(foodOn(view, n)).flatMap(([kind, count]) => Array.from({ length: count }, () => kind))
  const food = icons
    .map((kind, index) => at((index - (icons.length - 1) / 2) * 31, 50, icons.length > 3 ? 0.68 : 0.76, good(kind)))
    .join('')
  const tile =
    n === 6 && view.food_pile[0] !== undefined
      ? at(40, -37, 0.84, foodTile(view.food_pile[0]))
      : n >= 7 && n <= 9 && view.board_single.includes('DLM'[n - 7] ?? '')
        ? at(40, -37, 0.84, singleTile('DLM'[n - 7] ?? ''))
        : ''
  const gone = n >= 6 && n <= 9 && tile === '' ? ' opacity=".45"' : ''
  const open = (view.placed[n - 1] ?? []).length === 0
  const two = open && price(view, n) === 2
  const hand =
    '<path d="M-7 9C-13 2-11-2-8-1L-6 2V-9C-6-12-2-12-2-9V-11C-2-14 2-14 2-11V-9C2-12 6-12 6-9V-6C6-9 10-8 10-5V4C10 10 6 12 2 12Z" fill="#b9a06a" opacity=".8"/>'
  const circle = (x: number, inside: string) =>
    `<circle cx="${x}" cy="10" r="26" fill="#fffaf0" stroke="#b98a34" stroke-width="2.500"${open ? '' : ' stroke-dasharray="4 5"'}/>${inside}`
  return `${number(n, -46, -42)}<g${gone}>${at(tile === '' ? 12 : -4, -37, tile === '' ? 1.08 : 0.84, actionIcon(n))}</g>${tile}${circle(-32, at(-32, 10, 1.1, hand))}${circle(32, open ? at(32, 10, 1, figure(two ? '2' : '1', 34, '#6d5013', 12)) : '')}${food}`
}

function single(view: PixiesView, n: number): string {
  const room =
    n === 17
      ? `<g>${[0, 1, 2].map((slot) => `<circle cx="${(slot - 1) * 28}" cy="34" r="11" fill="#fffaf0" stroke="#b98a34" stroke-width="2"/>`).join('')}</g>`
      : ''
  return `${number(n, -34, -34)}${at(8, n === 17 ? -12 : -10, 1, actionIcon(n))}${room}${n === 17 || usedBy(view, n).length > 0 ? '' : '<circle cy="35" r="11" fill="#fffaf0" stroke="#b98a34" stroke-width="2"/>'}`
}

const CAVE = 'M-68 56V0C-68-38-40-56 0-56S68-38 68 0V56Z'

/** Around a cave that can be tapped, and around the one that was. */
const HALO = {
  '': '',
  movable: `<g class="marks-can"><path d="${CAVE}" fill="none" stroke="#fff3bf" stroke-width="22" stroke-linejoin="round"/><path d="${CAVE}" fill="none" stroke="#e79a12" stroke-width="11" stroke-linejoin="round"/></g>`,
  picked: `<g class="marks-picked"><path d="${CAVE}" fill="none" stroke="#2c2350" stroke-width="24" stroke-linejoin="round"/><path d="${CAVE}" fill="none" stroke="#fff6d8" stroke-width="15" stroke-linejoin="round"/><path d="${CAVE}" fill="none" stroke="#2c2350" stroke-width="6" stroke-dasharray="14 9"/></g>`,
} as const
type Choosing = keyof typeof HALO

/** A cave of one colour: two below with their stones, the others above. */
function mine(view: PixiesView, colour: number, choosing: Choosing, look: Look): string {
  const count = miners(view, colour)
  const chains = view.seats[colour]?.chains ?? [0, 0]
  const lower = Math.min(2, count)
  const upper = count - lower
  const stones = (slot: number) =>
    Array.from({ length: chains[slot] ?? 0 }, (_, index) =>
      at((slot === 0 ? -26 : 26) + (index - 1) * 16, 42, 0.5, good('R')),
    ).join('')
  const small = (x: number, y: number, scale: number, place: number) =>
    at(x, y, scale, view.node === 'over' ? pixie(colour, endMood(look, colour)) : miner(colour, place))
  const above = Array.from({ length: upper }, (_, index) =>
    small((index - (upper - 1) / 2) * 34, -22, 0.68, lower + index),
  ).join('')
  const below = Array.from({ length: lower }, (_, index) =>
    small(lower === 1 ? 0 : index === 0 ? -26 : 26, 20, 0.8, index),
  ).join('')
  return `<path d="${CAVE}" fill="#050a1c" opacity=".55"/>${HALO[choosing]}<path d="M-62 54V2C-62-34-36-50 0-50S62-34 62 2V54Z" fill="var(--night-cave)"/><path d="M-68 56V0C-68-38-40-56 0-56S68-38 68 0V56" fill="none" stroke="var(--c-${colourOf(colour)})" stroke-width="6"/>${emblem(seatEmblem(colour), '#ffe9b0', 0.9, 0, -44)}${above}${below}${stones(0)}${stones(1)}`
}

/** From here up the castle is near, and a pixie knows it. */
const HIGH = 13

/** Where she leans out, and the parapet in front of her. */
const PARAPET =
  '<path d="M-46 18H-32V27H-18V18H-4V27H10V18H24V27H32V18H46V44H-46Z" fill="var(--night-castle)"/><path d="M-46 18H-32M-18 18H-4M10 18H24M32 18H46" stroke="#ffe9b0" stroke-width="3" opacity=".75"/>'

/** The Queen on her balcony, who shows how she takes it, and her servants below. */
function castle(view: PixiesView): string {
  const inside =
    view.castle >= 0
      ? [...view.servant_log, ...(view.servant_log.includes(view.castle) ? [] : [view.castle])]
      : view.servant_log
  const step = Math.min(34, 150 / Math.max(1, inside.length))
  const her = at(0, -20, 0.82, queenFace(queenMood(view.phase), [0, 1]))
  return `${her}${PARAPET}${inside.map((seat, index) => at((index - (inside.length - 1) / 2) * step, 40, 0.66, pixie(seat, 'glad'))).join('')}`
}

/** One space by itself, with whoever stands there and the discs on it. */
export function spaceArt(view: PixiesView, n: number): string {
  const here = pointOf(String(n))
  const things = piecesOn(view, n, {})
    .map((piece) => at(piece.x - here.x, piece.y - here.y, piece.scale ?? 1, piece.art))
    .join('')
  const half = n > 14 ? 53 : 66
  const plate = `<rect x="${-half}" y="${n > 14 ? -53 : -63}" width="${half * 2}" height="${n > 14 ? 106 : 126}" rx="22" fill="var(--night-plate${n > 14 ? '-b' : ''})"/>`
  return plate + (n > 14 ? single(view, n) : space(view, n)) + things
}

/** Discs of a space, and its pixie. */
function piecesOn(view: PixiesView, n: number, look: Look, pixieClass = ''): SceneNode[] {
  if (n > 14) {
    const seats = usedBy(view, n)
    const { x, y } = pointOf(String(n))
    const wide = n === 17 ? 28 : Math.min(24, 80 / Math.max(1, seats.length))
    return seats.map((seat, index): SceneNode => ({
      key: `disc-${n}-${index}`,
      layer: 'pieces',
      x: x + (n === 17 ? index - 1 : index - (seats.length - 1) / 2) * wide,
      y: y + 34,
      scale: 0.68,
      art: disc(seat),
      className: 'disc',
    }))
  }
  const discs = (view.placed[n - 1] ?? []).map((seat, index): SceneNode => ({
    key: `disc-${n}-${index}`,
    layer: 'pieces',
    ...circleOf(n, index),
    scale: 1.15,
    art: disc(seat),
    className: 'disc',
  }))
  const colour = view.pyramid[n - 1] ?? -1
  return colour < 0
    ? discs
    : [
        ...discs,
        {
          key: pixieKey(n),
          layer: 'pieces',
          ...handOf(n),
          scale: 0.95,
          art: pixie(colour, view.node === 'over' ? endMood(look, colour) : n >= HIGH ? 'proud' : 'calm'),
          className: `pixie ${pixieClass}`,
        },
      ]
}

const shifted = (things: readonly Placed[], { x, y }: Point): SceneNode[] =>
  things.map((thing) => ({
    key: thing.key,
    layer: 'pieces',
    x: thing.x + x,
    y: thing.y + y,
    scale: thing.scale,
    art: thing.art,
  }))

export function scene(view: PixiesView, context: SceneContext): Scene {
  const ground = (key: string, x: number, y: number, art: string): SceneNode => ({ key, layer: 'ground', x, y, art })
  const inPath = (cell: string): Choosing =>
    context.path.includes(cell) ? 'picked' : context.targets.has(cell) ? 'movable' : ''
  const pieces = [...DOUBLES, ...SINGLES].flatMap((n) => piecesOn(view, n, context.look, inPath(String(n))))
  return {
    nodes: [
      ground('castle', CASTLE.x, CASTLE.y, castle(view)),
      ...DOUBLES.map((n) => ground(`space-${n}`, pointOf(String(n)).x, pointOf(String(n)).y, space(view, n))),
      ...colours(view).map((colour) =>
        ground(
          mineKey(colour),
          pointOf(mineCell(colour)).x,
          pointOf(mineCell(colour)).y,
          mine(view, colour, inPath(mineCell(colour)), context.look),
        ),
      ),
      ...SINGLES.map((n) => ground(`space-${n}`, pointOf(String(n)).x, pointOf(String(n)).y, single(view, n))),
      ground('ladder', LADDER_AT.x, LADDER_AT.y, ladder(view)),
      ground('queen', QUEEN_AT.x, QUEEN_AT.y, queen(view, context.words)),
      ground('store', STORE_AT.x, STORE_AT.y, store(view, context.words)),
      ground('score', SCORE_AT.x, SCORE_AT.y, score(view)),
      ...shifted(trackDiscs(view), LADDER_AT),
      ...shifted(cubes(view), QUEEN_AT),
      ...shifted(scoreDiscs(view), SCORE_AT),
      ...pieces,
    ],
  }
}

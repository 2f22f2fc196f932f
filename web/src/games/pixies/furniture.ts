/** What stands beside the pyramid: tracks, the Queen's wishes, orders, tiles, the stock. Drawn from (0, 0) down. */
import { GOODS, actionIcon, at, cube, disc, figure, good, grumpyCrown, happyCrown } from './art'
import type { Point } from '../../board/scene'
import type { Words } from '../../i18n'
import { LADDER_AT, SCORE_AT } from './layout'
import { queenFace, queenMood } from './queen'
import { printedOf } from './printed.svelte'
import { heap, wishOf, type PixiesView } from './view'

const INK = '#2b2118'
const note = (x: number, y: number, text: string | number, size = 24, anchor = 'middle') =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${size}" font-weight="700" fill="${INK}" font-family="Alegreya Sans, sans-serif">${text}</text>`

export type Placed = Point & { key: string; art: string; scale: number }

const RUNG = 74
export const LADDER = { width: 174, height: 580 }
const rungY = (space: number) => 556 - (space - 1) * RUNG - 20

/** Two tracks with the crowns between them, from the first space at the foot to the last at the top. */
export function ladder(view: PixiesView): string {
  const printed = printedOf(view)
  const rungs = printed.silverPrice
    .map((silver, index) => {
      const y = rungY(index + 1)
      const crowns = printed.trackPoints[index] ?? 0
      const end = index === 6
      return `<rect x="2" y="${y - 33}" width="58" height="66" rx="10" fill="#dfe7ec" stroke="#7c8790" stroke-width="2"/><rect x="114" y="${y - 33}" width="58" height="66" rx="10" fill="#fbe6a8" stroke="#b98a34" stroke-width="2"/>
      ${at(20, y - 18, 0.5, good('S'))}${note(44, y - 11, silver)}${at(132, y - 18, 0.5, good('G'))}${note(156, y - 11, printed.goldPrice[index] ?? 0)}
      ${end ? `${at(87, y - 8, 0.8, happyCrown())}${note(87, y + 30, `+${printed.trackBonus}`)}` : `${at(87, y - 8, 0.8, crowns === 0 ? happyCrown() : grumpyCrown())}${note(87, y + 30, crowns)}`}`
    })
    .join('')
  return `${at(31, 22, 0.8, good('S'))}${at(143, 20, 0.7, actionIcon(13))}${rungs}`
}

/** The seats' discs on both tracks, five side by side if they must. */
export function trackDiscs(view: PixiesView): Placed[] {
  return (['silver', 'gold'] as const).flatMap((track) =>
    view.seats.flatMap((kit, seat) => {
      if (!kit.alive) return []
      const here = view.seats.flatMap((other, index) => (other.alive && other[track] === kit[track] ? [index] : []))
      const shift = (here.indexOf(seat) - (here.length - 1) / 2) * Math.min(22, 40 / Math.max(1, here.length - 1))
      return [
        {
          key: `${track}-${seat}`,
          x: (track === 'silver' ? 31 : 143) + shift,
          y: rungY(kit[track]) + 14,
          scale: 0.72,
          art: disc(seat),
        },
      ]
    }),
  )
}

const CUBES_Y = 274
const cubeStep = (count: number) => Math.min(52, 250 / Math.max(1, count))
/** Where the reward tiles begin: under the last cube. */
export const rewardsY = (view: PixiesView) => CUBES_Y + 4 + view.seats.length * cubeStep(view.seats.length)
export const queenBox = (view: PixiesView) => `0 0 174 ${rewardsY(view) + 312}`

/** What she may ask for. */
const FOODS = ['A', 'B', 'H'] as const

/** What she wants, what may still come, who is first, which tiles are left. */
export function queen(view: PixiesView, words: Words): string {
  const wish = wishOf(view)
  const past = [...view.demands]
  const { demand } = printedOf(view)
  const rewards = rewardsY(view)
  const left = FOODS.map((food, index) => (demand[index] ?? 0) - past.filter((one) => one === food).length)
  const tile = (kind: string, x: number, y: number, values: number[], fill: string) => {
    const [first, ...rest] = values
    return `${at(x, y, 0.62, kind)}<rect x="${x + 22}" y="${y - 20}" width="44" height="40" rx="8" fill="${fill}" stroke="#8a5d0a" stroke-width="2"/>${note(x + 44, y + 9, first ?? '–', 26)}${note(x + 74, y + 7, rest.slice(0, 2).join(' · '), 19, 'start')}`
  }
  return `${note(87, 24, words.say('pixies-ui-queen'), 23)}
    ${at(46, 88, 0.92, queenFace(queenMood(view.phase)))}<path d="M86 92 104 74V104Z" fill="#e8b53c"/>
    <circle cx="130" cy="84" r="36" fill="#3a2a5c" stroke="#e8b53c" stroke-width="5"/>${wish === undefined ? at(130, 84, 1.2, figure('?', 40, '#ffe09a', 14)) : at(130, 84, 1.35, good(wish))}
    ${left.map((count, index) => `${at(24 + index * 56, 156, 0.6, good(FOODS[index] ?? 'A'))}${note(48 + index * 56, 164, count, 22)}`).join('')}
    ${note(46, 212, words.say('pixies-ui-now'), 21)}${note(128, 212, words.say('pixies-ui-next'), 21)}${at(46, 234, 0.7, happyCrown())}
    ${note(87, rewards, words.say('pixies-ui-rewards'), 21)}
    ${tile(actionIcon(13), 24, rewards + 34, view.tiles_left.ring, '#fbe6a8')}${tile(happyCrown(), 24, rewards + 86, view.tiles_left.servant, '#d5e8d4')}${tile(actionIcon(19), 24, rewards + 138, view.tiles_left.special, '#e3d9f2')}
    ${note(87, rewards + 194, words.say('pixies-ui-special'), 21)}${goodsRow(view.special, rewards + 216)}`
}

/** Goods of a heap, two in a row with their counts. */
function goodsRow(text: string, y: number): string {
  const counts = heap(text)
  return GOODS.filter((kind) => (counts[kind] ?? 0) > 0)
    .map(
      (kind, index) =>
        `${at(28 + (index % 3) * 56, y + 14 + Math.floor(index / 3) * 44, 0.62, good(kind))}${note(52 + (index % 3) * 56, y + 22 + Math.floor(index / 3) * 44, counts[kind] ?? 0, 22)}`,
    )
    .join('')
}

/** Big cubes of this round and small ones of the next. */
export function cubes(view: PixiesView): Placed[] {
  const column = (list: readonly number[], name: string, x: number, scale: number) =>
    list.map((seat, place) => ({
      key: `${name}-${seat}`,
      x,
      y: CUBES_Y + place * cubeStep(view.seats.length),
      scale,
      art: cube(seat),
    }))
  return [...column(view.big, 'big', 46, 1.25), ...column(view.small, 'small', 128, 0.85)]
}

export const STORE = { width: 186, height: 200 }

/** The general stock and the mine bag, for all to see. */
export function store(view: PixiesView, words: Words): string {
  const supply = heap(view.supply)
  const bag = heap(view.bag)
  const line = (kind: string, count: number, index: number, top: number) =>
    `${at(22 + (index % 3) * 58, top + Math.floor(index / 3) * 44, 0.6, good(kind))}${note(40 + (index % 3) * 58, top + 8 + Math.floor(index / 3) * 44, count, 21, 'start')}`
  return `${note(87, 24, words.say('pixies-ui-stock'), 21)}${GOODS.map((kind, index) => line(kind, supply[kind] ?? 0, index, 52)).join('')}
    ${note(87, 146, words.say('pixies-ui-bag'), 21)}${['S', 'G', 'R'].map((kind, index) => line(kind, bag[kind] ?? 0, index, 174)).join('')}`
}

/** From no crown to the dungeon. */
const SCORE_LENGTH = 1146

/** However far the dungeon is, the track is as long as the board. */
const scoreX = (view: PixiesView, points: number) => {
  const { dungeon } = printedOf(view)
  return 26 + (Math.min(dungeon, points) * SCORE_LENGTH) / dungeon
}

/** Crowns from none on: a pickaxe at each mine symbol, the dungeon at the end. */
export function score(view: PixiesView): string {
  const { dungeon, mines } = printedOf(view)
  const x = (points: number) => scoreX(view, points)
  const steps = Array.from(
    { length: dungeon + 1 },
    (_, points) => `<circle cx="${x(points)}" cy="25" r="${points % 5 === 0 ? 5 : 3}" fill="#b9a878"/>`,
  ).join('')
  const symbols = mines
    .map(
      (points) =>
        `<circle cx="${x(points)}" cy="25" r="22" fill="#e9d3c0" stroke="#8a5422" stroke-width="2.500"/>${at(x(points), 19, 0.52, actionIcon(15))}${note(x(points), 42, points, 17)}`,
    )
    .join('')
  return `${steps}${symbols}${note(x(0), 46, '0', 17)}<circle cx="${x(dungeon)}" cy="25" r="22" fill="#3d464d"/><path d="M${x(dungeon) - 11} 10V40M${x(dungeon)} 8V42M${x(dungeon) + 11} 10V40" stroke="#b9c6cf" stroke-width="4"/>`
}

export function scoreDiscs(view: PixiesView): Placed[] {
  return view.seats.flatMap((kit, seat) => {
    const same = view.seats.flatMap((other, index) => (Math.abs(other.punishment - kit.punishment) < 1 ? [index] : []))
    return [
      {
        key: `score-${seat}`,
        x: scoreX(view, kit.punishment) + (same.indexOf(seat) - (same.length - 1) / 2) * 7,
        y: 22 - same.indexOf(seat) * 5,
        scale: 0.86,
        art: disc(seat),
      },
    ]
  })
}

/** Where a track's disc stands on a rung, on the board. */
export function rungPoint(track: 'silver' | 'gold', rung: number): Point {
  return { x: LADDER_AT.x + (track === 'silver' ? 31 : 143), y: LADDER_AT.y + rungY(rung) + 14 }
}

/** Where a seat's disc stands with so many crowns, on the board, as high as it stands now. */
export function scorePoint(view: PixiesView, seat: number, crowns: number): Point {
  const now = scoreDiscs(view).find(({ key }) => key === `score-${seat}`)
  return { x: SCORE_AT.x + scoreX(view, crowns), y: SCORE_AT.y + (now?.y ?? 22) }
}

/** Things placed on a picture, as one drawing. */
export function drawn(base: string, things: readonly Placed[]): string {
  return base + things.map((thing) => at(thing.x, thing.y, thing.scale, thing.art)).join('')
}

/** The Queen's board: castle and pyramid, mines and single actions in the middle; tracks left, the Queen right. */
import { firs, hills } from '../../art/scenery'
import { emblem } from '../../art/emblems'
import type { CellPlace, Layout, Point } from '../../board/scene'

export const WIDTH = 1240
export const HEIGHT = 980
/** What a small screen shows of the board; the rest stands in the panel below. */
export const MIDDLE = { x: 206, y: 0, width: 828, height: 912 }
const CENTRE = 620
const PITCH = 158
export const PLATE = 132
const ROWS: readonly { first: number; count: number; y: number }[] = [
  { first: 13, count: 2, y: 196 },
  { first: 10, count: 3, y: 332 },
  { first: 6, count: 4, y: 468 },
  { first: 1, count: 5, y: 604 },
]
export const MINE_Y = 734
export const SINGLE_Y = 850
export const SINGLE = 106
export const CASTLE: Point = { x: CENTRE, y: 74 }

/** Where the furniture beside the pyramid begins. */
export const LADDER_AT: Point = { x: 16, y: 24 }
export const QUEEN_AT: Point = { x: 1050, y: 26 }
export const STORE_AT: Point = { x: 16, y: 646 }
export const SCORE_AT: Point = { x: 20, y: 921 }

export const mineCell = (colour: number) => `m${colour}`
export const isCell = (text: string) => PLACES.has(text)

function places(): CellPlace[] {
  const castle = { id: 'Q', ...CASTLE, size: 116, column: 6, row: 0 }
  const doubles = ROWS.flatMap(({ first, count, y }, row) =>
    Array.from({ length: count }, (_, index) => ({
      id: String(first + index),
      x: CENTRE + (index - (count - 1) / 2) * PITCH,
      y,
      size: PLATE,
      column: 6 + index * 2 - (count - 1),
      row: row + 1,
    })),
  )
  const mines = Array.from({ length: 5 }, (_, index) => ({
    id: mineCell(index),
    x: CENTRE + (index - 2) * PITCH,
    y: MINE_Y,
    size: 112,
    column: 2 + index * 2,
    row: 5,
  }))
  const singles = Array.from({ length: 7 }, (_, index) => ({
    id: String(15 + index),
    x: CENTRE + (index - 3) * 117,
    y: SINGLE_Y,
    size: SINGLE,
    column: index * 2,
    row: 6,
  }))
  return [castle, ...doubles, ...mines, ...singles]
}

const CELLS: readonly CellPlace[] = places()
const PLACES = new Map(CELLS.map((cell) => [cell.id, cell]))

export function pointOf(cell: string): Point {
  const { x, y } = PLACES.get(cell) ?? CASTLE
  return { x, y }
}

/** Where a pixie stands: the circle with the hand. */
export function handOf(space: number): Point {
  const { x, y } = pointOf(String(space))
  return { x: x - 32, y: y + 10 }
}

/** The two circles of a double space; the second disc lies on the hand. */
export function circleOf(space: number, disc: number): Point {
  const { x, y } = pointOf(String(space))
  return { x: x + (disc === 0 ? 32 : -32), y: y + 10 }
}

const plate = (x: number, y: number, w: number, h: number, fill: string, rx = 22) =>
  `<rect x="${x - w / 2}" y="${y - h / 2 + 5}" width="${w}" height="${h}" rx="${rx}" fill="#050a1c" opacity=".4"/><rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="${rx}" fill="${fill}"/>`

const STARS = [
  [250, 60, 0.5],
  [330, 130, 0.35],
  [420, 40, 0.45],
  [826, 44, 0.5],
  [940, 110, 0.4],
  [880, 190, 0.3],
  [306, 230, 0.3],
  [1000, 40, 0.35],
  [258, 340, 0.28],
  [990, 300, 0.32],
] as const

function castle(): string {
  return `<g transform="translate(0 12)"><circle cx="${CENTRE}" cy="70" r="78" fill="#f7dc91"/>
    <path d="M512 140V70L530 40 548 70V54L572 20 596 54V40L620-2 644 40V54L668 20 692 54V70L710 40 728 70V140Z" transform="translate(0 5)" fill="#050a1c" opacity=".35"/>
    <path d="M512 140V70L530 40 548 70V54L572 20 596 54V40L620-2 644 40V54L668 20 692 54V70L710 40 728 70V140Z" fill="var(--night-castle)"/>
    <g fill="#ffe09a"><path d="M523 92V82A7 7 0 0 1 537 82V92ZM565 84V72A7 7 0 0 1 579 72V84ZM661 84V72A7 7 0 0 1 675 72V84ZM703 92V82A7 7 0 0 1 717 82V92ZM613 56V46A7 7 0 0 1 627 46V56Z"/></g>
    <path d="M620 0V-8L644-1 620 7" fill="#b5382f"/></g>`
}

/** The castle's light: it fades downwards, and every step turns its upper edge to it. */
const SHINE = `<radialGradient id="pixies-shine" cx="${CENTRE}" cy="80" r="640" gradientUnits="userSpaceOnUse"><stop stop-color="#ffdf94" stop-opacity=".7"/><stop offset=".3" stop-color="#ffdf94" stop-opacity=".3"/><stop offset="1" stop-color="#ffdf94" stop-opacity="0"/></radialGradient>`

function pyramid(): string {
  const step = (y: number, count: number, tone: number) => {
    const w = count * PITCH + 8
    const left = CENTRE - w / 2
    return `<rect x="${left}" y="${y - 62}" width="${w}" height="142" rx="18" fill="#050a1c" opacity=".35"/><rect x="${left}" y="${y - 70}" width="${w}" height="142" rx="18" fill="var(--night-step-${tone})"/><rect x="${left}" y="${y - 70}" width="${w}" height="142" rx="18" fill="url(#pixies-shine)"/><path d="M${left + 14} ${y - 68}H${left + w - 14}" stroke="#ffe9b0" stroke-width="4" stroke-linecap="round" opacity="${(0.9 - count * 0.12).toFixed(2)}"/>`
  }
  return [...ROWS]
    .reverse()
    .map(({ y, count }, index) => step(y, count, index % 2))
    .join('')
}

/** Crystals where no mine is opened. */
const crystals = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})" opacity=".8"><path d="M-30 14-22-26-12 14Z" fill="#6f8fc4"/><path d="M-14 14-2-44 12 14Z" fill="#9a86c2"/><path d="M-2-44 3-8 12 14-2 14Z" fill="#fff" opacity=".18"/><path d="M10 14 22-18 32 14Z" fill="#e8b53c"/></g>`

/** A cut through the earth: turf with its roots, layers of soil, stones and old bones between them. */
function underground(): string {
  const layers = [700, 752, 806, 862]
    .map(
      (y, index) =>
        `<path d="M206 ${y}Q320 ${y - 14} 430 ${y + 4}T660 ${y - 2} 850 ${y + 8} 1034 ${y - 6}V912H206Z" fill="#0a0710" opacity="${(0.1 + index * 0.03).toFixed(2)}"/>`,
    )
    .join('')
  const roots = [250, 318, 470, 548, 700, 772, 930, 1000]
    .map(
      (x, index) =>
        `M${x} 676q${index % 2 === 0 ? -8 : 9} 14 ${index % 2 === 0 ? 4 : -5} 28t${index % 2 === 0 ? -9 : 8} 20`,
    )
    .join('')
  return `<path d="M206 672Q300 660 420 674T660 670 860 676 1034 668V912H206Z" fill="var(--night-rock)"/>${layers}<path d="${roots}" fill="none" stroke="var(--night-moss)" stroke-width="4" stroke-linecap="round" opacity=".7"/>
    <path d="M206 672Q300 660 420 674T660 670 860 676 1034 668" fill="none" stroke="#050a1c" stroke-width="16" opacity=".3" transform="translate(0 5)"/><path d="M206 672Q300 660 420 674T660 670 860 676 1034 668" fill="none" stroke="var(--night-moss)" stroke-width="12"/>
    <g fill="#050a1c" opacity=".28"><path d="M226 712l30 12-10 26zM1012 716l-34 20 20 22zM222 800l22 8-12 14zM1020 820l-26 6 16 16zM226 872l26-6 4 20z"/></g><g fill="none" stroke="#e9dcc0" stroke-width="4" stroke-linecap="round" opacity=".55"><path d="M222 776q10-8 18 0M226 784h10M1000 778q12-4 18 6t-8 12-8-6"/></g>
    ${[0, 1, 2, 3, 4].map((index) => crystals(CENTRE + (index - 2) * PITCH, MINE_Y + 40)).join('')}`
}

const BACKDROP = `<clipPath id="pixies-board"><rect width="${WIDTH}" height="${HEIGHT}" rx="36"/></clipPath><g clip-path="url(#pixies-board)"><rect width="${WIDTH}" height="${HEIGHT}" fill="var(--night-sky)"/>
  <path d="${hills(WIDTH, 420, HEIGHT, [150, 230, 120, 210, 150])}" fill="var(--night-far)"/><path d="${firs(WIDTH, 640, [150, 190, 120, 0, 0, 0, 0, 0, 0, 130, 200, 150])}" fill="var(--night-near)"/><rect y="630" width="${WIDTH}" height="350" fill="var(--night-near)" rx="36"/>
  ${STARS.map(([x, y, size]) => emblem('star', '#f7dc91', size, x, y)).join('')}
  ${SHINE}<rect width="${WIDTH}" height="700" fill="url(#pixies-shine)"/>${castle()}${pyramid()}${underground()}
  ${CELLS.filter((cell) => /^\d+$/.test(cell.id))
    .map((cell) =>
      plate(
        cell.x,
        cell.y,
        cell.size,
        Number(cell.id) > 14 ? SINGLE : 126,
        Number(cell.id) > 14 ? 'var(--night-plate-b)' : 'var(--night-plate)',
      ),
    )
    .join('')}
  ${plate(103, 316, 186, 592, 'var(--night-plate)')}${plate(1137, 456, 186, 872, 'var(--night-plate)')}${plate(103, 766, 186, 252, 'var(--night-plate)')}${plate(620, 946, 1212, 54, 'var(--night-plate)', 16)}</g>`

export const LAYOUT: Layout = { width: WIDTH, height: HEIGHT, cells: CELLS, backdrop: BACKDROP, small: MIDDLE }

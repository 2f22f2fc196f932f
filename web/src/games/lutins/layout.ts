/** Where the 88 cells of the goblins' forest lie, and the ground they lie on. */
import { chance } from '../../art/chance'
import { emblem } from '../../art/emblems'
import { LUTIN_EMBLEMS, type LutinColour } from '../../art/goblin'
import { fern, lantern, scallops, stone, toadstool } from '../../art/scenery'
import type { CellPlace, Layout, Point } from '../../board/scene'
import { SIDES } from './generated'

export const SIZE = 100
const MARGIN = 14
export const WIDTH = 10 * SIZE + 2 * MARGIN
const COLUMNS = 'abcdefgh'

export type Side = 'S' | 'W' | 'N' | 'E'
export { SIDES }

/** Column and row on the 10 by 10 grid, rows from the south. */
export type Spot = { column: number; row: number }

function spots(): Map<string, Spot> {
  const cells = new Map<string, Spot>()
  const inner = [2, 3, 4, 5, 6, 7]
  for (const column of inner) cells.set(`N${COLUMNS[column - 1]}`, { column, row: 9 })
  for (let row = 8; row >= 1; row -= 1) {
    if (inner.includes(row)) cells.set(`W${row}`, { column: 0, row })
    for (let column = 1; column <= 8; column += 1) cells.set(`${COLUMNS[column - 1]}${row}`, { column, row })
    if (inner.includes(row)) cells.set(`E${row}`, { column: 9, row })
  }
  for (const column of inner) cells.set(`S${COLUMNS[column - 1]}`, { column, row: 0 })
  return cells
}

export const SPOTS: ReadonlyMap<string, Spot> = spots()
const BY_SPOT = new Map([...SPOTS].map(([id, { column, row }]) => [`${column},${row}`, id]))

export function cellAt(column: number, row: number): string | undefined {
  return BY_SPOT.get(`${column},${row}`)
}

/** Whether a cell is a start cell, and of which side. */
export function sideOf(cell: string): Side | undefined {
  const first = cell[0]
  return first === 'S' || first === 'W' || first === 'N' || first === 'E' ? first : undefined
}

export function pointOf(cell: string): Point {
  const spot = SPOTS.get(cell) ?? { column: 0, row: 0 }
  return { x: MARGIN + spot.column * SIZE + SIZE / 2, y: MARGIN + (9 - spot.row) * SIZE + SIZE / 2 }
}

const CELLS: readonly CellPlace[] = [...SPOTS].map(([id, spot]) => ({
  id,
  ...pointOf(id),
  size: SIZE,
  column: spot.column,
  row: 9 - spot.row,
}))

/** The six cells of a side as one rectangle. */
export function sideBox(side: Side): { x: number; y: number; width: number; height: number } {
  const long = 6 * SIZE
  const start = MARGIN + 2 * SIZE
  switch (side) {
    case 'N':
      return { x: start, y: MARGIN, width: long, height: SIZE }
    case 'S':
      return { x: start, y: MARGIN + 9 * SIZE, width: long, height: SIZE }
    case 'W':
      return { x: MARGIN, y: start, width: SIZE, height: long }
    case 'E':
      return { x: MARGIN + 9 * SIZE, y: start, width: SIZE, height: long }
  }
}

/** The place beside each row of start cells where its family counts its arrivals. */
export const TALLY: Record<Side, Point> = {
  S: { x: MARGIN + 1.45 * SIZE, y: MARGIN + 9.5 * SIZE },
  W: { x: MARGIN + 0.5 * SIZE, y: MARGIN + 1.45 * SIZE },
  N: { x: MARGIN + 8.55 * SIZE, y: MARGIN + 0.5 * SIZE },
  E: { x: MARGIN + 9.5 * SIZE, y: MARGIN + 8.55 * SIZE },
}

function sides(): string {
  return (Object.keys(SIDES) as LutinColour[])
    .map((colour) => {
      const { x, y, width, height } = sideBox(SIDES[colour].start)
      const flat = width > height
      const stones = Array.from({ length: 6 }, (_, index) => {
        const cx = flat ? x + SIZE * (index + 0.5) : x + SIZE / 2
        const cy = flat ? y + SIZE / 2 : y + SIZE * (index + 0.5)
        return `<rect x="${cx - 43}" y="${cy - 43}" width="86" height="86" rx="26" fill="var(--c-${colour}-pale)"/>
          <rect x="${cx - 43}" y="${cy - 43}" width="86" height="86" rx="26" fill="none" stroke="var(--c-${colour})" stroke-width="3" opacity=".65"/>
          <g opacity=".5">${emblem(LUTIN_EMBLEMS[colour], `var(--c-${colour})`, 1.5, cx, cy)}</g>`
      }).join('')
      return `<rect x="${x - 12}" y="${y - 6}" width="${width + 24}" height="${height + 12}" rx="40" fill="var(--c-${colour}-deep)" opacity=".55"/>${stones}`
    })
    .join('')
}

const START = MARGIN + SIZE

/** A cushion of moss on a square: cut by hand, so no two corners are alike. */
function cushion(column: number, row: number): string {
  const seed = column * 11 + row * 29
  const [x, y] = [START + column * SIZE, START + row * SIZE]
  const [left, top, right, bottom] = [0, 1, 2, 3].map((side) => 2 + Math.round(chance(seed, side + 1) * 4)) as [
    number,
    number,
    number,
    number,
  ]
  const [a, b, c, d] = [0, 1, 2, 3].map((corner) => 20 + Math.round(chance(seed, corner + 5) * 16)) as [
    number,
    number,
    number,
    number,
  ]
  const [w, n, e, s] = [x + left, y + top, x + SIZE - right, y + SIZE - bottom]
  const line = `M${w + a} ${n}Q${(w + e) / 2} ${n - 2} ${e - b} ${n}Q${e} ${n} ${e} ${n + b}Q${e + 2} ${(n + s) / 2} ${e} ${s - c}Q${e} ${s} ${e - c} ${s}Q${(w + e) / 2} ${s + 2} ${w + d} ${s}Q${w} ${s} ${w} ${s - d}Q${w - 2} ${(n + s) / 2} ${w} ${n + a}Q${w} ${n} ${w + a} ${n}Z`
  return `<path d="${line}" fill="var(--floor-${(column + row) % 2 === 0 ? 'a' : 'b'})" opacity="${(0.88 + chance(seed, 9) * 0.12).toFixed(2)}"/>`
}

/** What grows between four squares, now and then; nothing stands where a piece stands. */
function between(column: number, row: number): string {
  const seed = column * 17 + row * 41
  const [x, y] = [
    START + column * SIZE + Math.round((chance(seed, 1) - 0.5) * 14),
    START + row * SIZE + Math.round((chance(seed, 2) - 0.5) * 14),
  ]
  switch (Math.floor(chance(seed, 3) * 9)) {
    case 0:
      return fern(x, y + 8, 0.34)
    case 1:
      return toadstool(x, y + 8, 0.36)
    case 2:
      return stone(x, y + 4, 0.36)
    case 3:
    case 4:
      return `<path d="M${x - 8} ${y + 8}q3-10 0-15M${x} ${y + 8}q1-12 5-18M${x + 8} ${y + 8}q0-8 5-11" fill="none" stroke="var(--fern)" stroke-width="3" stroke-linecap="round"/>`
    case 5:
    case 6:
      return `<g fill="${chance(seed, 4) < 0.5 ? '#fff6dc' : '#f5c2da'}"><circle cx="${x - 7}" cy="${y + 3}" r="3"/><circle cx="${x + 6}" cy="${y - 4}" r="2.600"/><circle cx="${x + 4}" cy="${y + 7}" r="2.200"/></g>`
    default:
      return ''
  }
}

/** Roots that reach in from the trees around the clearing. */
const ROOTS = [
  'M96 330q70-12 96 22t70 22M192 352q10 30 44 36',
  'M932 260q-60 6-86 44t-58 30M846 304q-22 22-16 46',
  'M360 932q14-62 52-74t44-52M412 858q34-2 46 22',
  'M700 96q-8 58-44 74t-30 58',
]

/** Light falls in by the lantern and fades into the far corner. */
const LIGHTS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [800, 250, 420],
  [420, 560, 330],
  [660, 800, 240],
]

function floor(): string {
  const each = (from: number, to: number, draw: (column: number, row: number) => string) =>
    Array.from({ length: to - from }, (_, column) =>
      Array.from({ length: to - from }, (__, row) => draw(from + column, from + row)).join(''),
    ).join('')
  const lights = LIGHTS.map(
    ([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#lutins-light)"/>`,
  ).join('')
  const roots = ROOTS.map(
    (d) =>
      `<path d="${d}" stroke="var(--floor-root)" stroke-width="11"/><path d="${d}" stroke="var(--floor-b)" stroke-width="3" transform="translate(-2 -3)" opacity=".5"/>`,
  ).join('')
  const letters = [...COLUMNS]
    .map(
      (letter, index) =>
        `<text class="upright" x="${START + index * SIZE + 14}" y="${START + 8 * SIZE - 9}">${letter}</text><text class="upright" x="${START + 9}" y="${START + (7 - index) * SIZE + 25}">${index + 1}</text>`,
    )
    .join('')
  return `<radialGradient id="lutins-light"><stop stop-color="var(--floor-light)" stop-opacity=".75"/><stop offset=".5" stop-color="var(--floor-light)" stop-opacity=".3"/><stop offset="1" stop-color="var(--floor-light)" stop-opacity="0"/></radialGradient>
    ${each(0, 8, cushion)}<g fill="none" stroke-linecap="round" opacity=".55">${roots}</g><g clip-path="url(#lutins-floor)">${lights}</g>${each(1, 8, between)}<g class="coordinates">${letters}</g>`
}

const BACKDROP = `
  <rect width="${WIDTH}" height="${WIDTH}" rx="46" fill="var(--wood-deep)"/>
  <path d="${scallops(26, 26, WIDTH - 52, WIDTH - 52, 13, 26)}" fill="var(--wood-far)"/>
  <path d="${scallops(58, 58, WIDTH - 116, WIDTH - 116, 11, 34)}" fill="var(--wood-mid)"/>
  <path d="${scallops(MARGIN + 84, MARGIN + 96, 832, 832, 10, 26)}" fill="#06140e" opacity=".28"/>
  <path d="${scallops(MARGIN + 84, MARGIN + 84, 832, 832, 10, 24)}" fill="var(--wood-near)"/>
  <clipPath id="lutins-floor"><rect x="${MARGIN + 94}" y="${MARGIN + 94}" width="812" height="812" rx="40"/></clipPath>
  <path d="${scallops(MARGIN + 94, MARGIN + 94, 812, 812, 17, 9)}" fill="var(--floor-edge)"/>
  ${floor()}
  ${sides()}`

const SCENERY = `
  ${fern(62, 104, 1.05)}${toadstool(100, 118, 0.8)}${fern(158, 96, 0.7, 'var(--fern-light)')}
  ${lantern(956, 66, 1.05)}${fern(900, 120, 0.8, 'var(--fern-light)')}${stone(972, 142, 0.9)}
  ${stone(66, 952, 1.05)}${toadstool(96, 996, 0.7)}${fern(48, 1000, 0.8)}
  ${toadstool(946, 978, 1.05)}${toadstool(904, 1000, 0.6)}${fern(984, 992, 0.9, 'var(--fern-light)')}`

export const LAYOUT: Layout = { width: WIDTH, height: WIDTH, cells: CELLS, backdrop: BACKDROP, scenery: SCENERY }

/** Where the 88 cells of the goblins' forest lie, and the ground they lie on. */
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

function floor(): string {
  const start = MARGIN + SIZE
  let tiles = ''
  for (let column = 0; column < 8; column += 1) {
    for (let row = 0; row < 8; row += 1) {
      const shade = (column + row) % 2 === 0 ? 'var(--floor-a)' : 'var(--floor-b)'
      tiles += `<rect x="${start + column * SIZE + 3}" y="${start + row * SIZE + 3}" width="94" height="94" rx="20" fill="${shade}"/>`
    }
  }
  const letters = [...COLUMNS]
    .map(
      (letter, index) =>
        `<text class="upright" x="${start + index * SIZE + 14}" y="${start + 8 * SIZE - 9}">${letter}</text><text class="upright" x="${start + 9}" y="${start + (7 - index) * SIZE + 25}">${index + 1}</text>`,
    )
    .join('')
  return `${tiles}<g class="coordinates">${letters}</g>`
}

const BACKDROP = `
  <rect width="${WIDTH}" height="${WIDTH}" rx="46" fill="var(--wood-deep)"/>
  <path d="${scallops(26, 26, WIDTH - 52, WIDTH - 52, 13, 26)}" fill="var(--wood-far)"/>
  <path d="${scallops(58, 58, WIDTH - 116, WIDTH - 116, 11, 34)}" fill="var(--wood-mid)"/>
  <path d="${scallops(MARGIN + 84, MARGIN + 96, 832, 832, 10, 26)}" fill="#06140e" opacity=".28"/>
  <path d="${scallops(MARGIN + 84, MARGIN + 84, 832, 832, 10, 24)}" fill="var(--wood-near)"/>
  <rect x="${MARGIN + 94}" y="${MARGIN + 94}" width="812" height="812" rx="34" fill="var(--floor-edge)"/>
  ${floor()}
  ${sides()}`

const SCENERY = `
  ${fern(62, 104, 1.05)}${toadstool(100, 118, 0.8)}${fern(158, 96, 0.7, 'var(--fern-light)')}
  ${lantern(956, 66, 1.05)}${fern(900, 120, 0.8, 'var(--fern-light)')}${stone(972, 142, 0.9)}
  ${stone(66, 952, 1.05)}${toadstool(96, 996, 0.7)}${fern(48, 1000, 0.8)}
  ${toadstool(946, 978, 1.05)}${toadstool(904, 1000, 0.6)}${fern(984, 992, 0.9, 'var(--fern-light)')}`

export const LAYOUT: Layout = { width: WIDTH, height: WIDTH, cells: CELLS, backdrop: BACKDROP, scenery: SCENERY }

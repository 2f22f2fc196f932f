/** The Magic Forest: 20 by 20 squares, the Edge around, the Pond in the middle. */
import { floor } from './floor'
import { fern, scallops, stone, toadstool } from '../../art/scenery'
import type { CellPlace, Layout, Point } from '../../board/scene'

export const N = 20
export const SIZE = 50
const MARGIN = 30
const WIDTH = N * SIZE + 2 * MARGIN
const COLUMNS = 'abcdefghijklmnopqrst'

/** Column and row from the north-west corner, counted from 0. */
export type Spot = { column: number; row: number }

export function spotOf(square: string): Spot {
  return { column: COLUMNS.indexOf(square[0] ?? ''), row: Number(square.slice(1)) - 1 }
}

export function squareAt({ column, row }: Spot): string | undefined {
  return column < 0 || row < 0 || column >= N || row >= N ? undefined : `${COLUMNS[column]}${row + 1}`
}

export function isSquare(text: string): boolean {
  const { column, row } = spotOf(text)
  return column >= 0 && Number.isInteger(row) && row >= 0 && row < N
}

export function groundOf(square: string): 'edge' | 'pond' | 'woods' {
  const { column, row } = spotOf(square)
  if (column === 0 || row === 0 || column === N - 1 || row === N - 1) return 'edge'
  return column >= 8 && column <= 11 && row >= 8 && row <= 11 ? 'pond' : 'woods'
}

export function touches(a: string, b: string): boolean {
  const [p, q] = [spotOf(a), spotOf(b)]
  return Math.max(Math.abs(p.column - q.column), Math.abs(p.row - q.row)) === 1
}

export function pointOf(square: string): Point {
  const { column, row } = spotOf(square)
  return { x: MARGIN + column * SIZE + SIZE / 2, y: MARGIN + row * SIZE + SIZE / 2 }
}

const SQUARES = Array.from({ length: N * N }, (_, index) => `${COLUMNS[index % N]}${Math.floor(index / N) + 1}`)
const CELLS: readonly CellPlace[] = SQUARES.map((id) => ({ id, ...pointOf(id), size: SIZE, ...spotOf(id) }))

/** A number between 0 and 1 that is always the same for the same square. */
function chance(index: number, salt: number): number {
  const value = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453
  return value - Math.floor(value)
}

/** Broad patches of moss and light under the squares: a forest floor, not a sheet of paper. */
function patches(): string {
  return Array.from({ length: 26 }, (_, index) => {
    const x = 210 + chance(index, 1) * 640
    const y = 190 + chance(index, 2) * 680
    const r = 50 + chance(index, 3) * 75
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${r.toFixed(0)}" ry="${(r * 0.7).toFixed(0)}" fill="var(--glade-${index % 2 === 0 ? 'light' : 'dark'})" opacity=".5"/>`
  }).join('')
}

function tiles(): string {
  return SQUARES.map((square) => {
    const { column, row } = spotOf(square)
    const ground = groundOf(square)
    if (ground === 'pond') return ''
    const fill = `var(--${ground === 'edge' ? 'orle' : 'glade'}-${(column + row) % 2 === 0 ? 'a' : 'b'})`
    return `<rect x="${MARGIN + column * SIZE + 2}" y="${MARGIN + row * SIZE + 2}" width="46" height="46" rx="13" fill="${fill}" opacity="${ground === 'edge' ? 1 : 0.4}"/>`
  }).join('')
}

/** Small trees of the fringe, pale so that pieces stand out from them. */
function fringe(): string {
  return SQUARES.filter((square) => groundOf(square) === 'edge')
    .map((square, index) => {
      const { x, y } = pointOf(square)
      const shape =
        chance(index, 4) < 0.5
          ? `M0-17 12 4H6L14 16H-14L-6 4H-12Z`
          : `M0-16C11-16 14-4 9 2 7 6 3 7 2 7V16H-2V7C-3 7-7 6-9 2-14-4-11-16 0-16Z`
      return chance(index, 5) < 0.62
        ? `<path transform="translate(${x} ${y + 2}) scale(${(0.85 + chance(index, 6) * 0.4).toFixed(2)})" d="${shape}" fill="var(--orle-tree)" opacity=".55"/>`
        : ''
    })
    .join('')
}

function pond(): string {
  const x = MARGIN + 8 * SIZE
  const cells = Array.from(
    { length: 16 },
    (_, index) =>
      `<rect x="${x + (index % 4) * SIZE + 2}" y="${x + Math.floor(index / 4) * SIZE + 2}" width="46" height="46" rx="14" fill="var(--pond-light)" opacity="${index % 2 === Math.floor(index / 4) % 2 ? 0.5 : 0.28}"/>`,
  ).join('')
  const lily = (cx: number, cy: number, size = 1) =>
    `<g transform="translate(${cx} ${cy}) scale(${size})"><path d="M0 0 13-6A14 14 0 1 0 13 7Z" fill="var(--fern)"/><circle cx="-4" cy="-2" r="4.500" fill="#f7c6da"/></g>`
  const reeds = (cx: number, cy: number) =>
    `<g transform="translate(${cx} ${cy})"><path d="M-8 12Q-10-12-6-26M0 14Q0-16 4-34M8 12Q12-6 12-20" fill="none" stroke="var(--fern)" stroke-width="4" stroke-linecap="round"/><ellipse cx="4" cy="-34" rx="4" ry="9" fill="var(--bark)"/><ellipse cx="-6" cy="-26" rx="3.500" ry="7" fill="var(--bark)"/></g>`
  return `<path d="${scallops(x - 10, x - 10, 220, 220, 5, 12)}" fill="var(--shore)"/><path d="${scallops(x - 2, x - 2, 204, 204, 5, 9)}" fill="var(--pond)"/>${cells}
    <g stroke="#ffffff" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"><path d="M${x + 26} ${x + 40}h24M${x + 118} ${x + 76}h30M${x + 62} ${x + 132}h26M${x + 130} ${x + 170}h20M${x + 20} ${x + 94}h14"/></g>
    ${lily(x + 42, x + 160)}${lily(x + 164, x + 34)}${lily(x + 66, x + 174, 0.7)}${lily(x + 106, x + 112, 0.8)}${reeds(x + 6, x + 2)}${reeds(x + 198, x + 196)}`
}

/** Small growth here and there, always in the same places. */
function growth(): string {
  return SQUARES.filter((square) => groundOf(square) === 'woods')
    .map((square, index) => {
      const { x, y } = pointOf(square)
      const dice = Math.floor(chance(index, 7) * 40)
      const flowers = (fill: string) =>
        `<g opacity=".85" fill="${fill}"><circle cx="${x - 9}" cy="${y + 7}" r="3.500"/><circle cx="${x + 7}" cy="${y - 5}" r="3"/><circle cx="${x + 4}" cy="${y + 12}" r="2.500"/></g>`
      switch (dice) {
        case 0:
        case 1:
          return `<g opacity=".75">${fern(x, y + 16, 0.45)}</g>`
        case 2:
          return `<g opacity=".8">${toadstool(x, y + 15, 0.45)}</g>`
        case 3:
          return flowers('#fff6dc')
        case 4:
          return flowers('#f5c2da')
        case 5:
          return `<g opacity=".7">${stone(x, y + 12, 0.5)}</g>`
        case 6:
        case 7:
          return `<path d="M${x - 10} ${y + 14}q4-14 0-20M${x} ${y + 15}q2-16 6-22M${x + 10} ${y + 14}q0-10 6-14" fill="none" stroke="var(--fern)" stroke-width="3.500" stroke-linecap="round" opacity=".7"/>`
        default:
          return ''
      }
    })
    .join('')
}

function coordinates(): string {
  const letters = [...COLUMNS]
    .map((letter, index) => `<text x="${MARGIN + index * SIZE + 25}" y="21" text-anchor="middle">${letter}</text>`)
    .join('')
  const numbers = Array.from(
    { length: N },
    (_, index) => `<text x="15" y="${MARGIN + index * SIZE + 31}" text-anchor="middle">${index + 1}</text>`,
  ).join('')
  return `<g class="coordinates light">${letters}${numbers}</g>`
}

const BACKDROP = `<rect width="${WIDTH}" height="${WIDTH}" rx="40" fill="var(--wood-deep)"/>
  <path d="${scallops(16, 16, WIDTH - 32, WIDTH - 32, 16, 14)}" fill="var(--dusk-frame)"/>
  <rect x="${MARGIN - 4}" y="${MARGIN - 4}" width="${N * SIZE + 8}" height="${N * SIZE + 8}" rx="20" fill="var(--orle-edge)"/>
  <rect x="${MARGIN + SIZE - 2}" y="${MARGIN + SIZE - 2}" width="${18 * SIZE + 4}" height="${18 * SIZE + 4}" rx="22" fill="var(--glade-floor)"/>
  ${patches()}${floor(chance)}${tiles()}${fringe()}${growth()}${pond()}${coordinates()}`

export const LAYOUT: Layout = { width: WIDTH, height: WIDTH, cells: CELLS, backdrop: BACKDROP }

/** The Magic Forest: 20 by 20 squares, the Edge around, the Pond in the middle. */
import { fern, scallops, toadstool } from '../../art/scenery'
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

function tiles(): string {
  return SQUARES.map((square) => {
    const { column, row } = spotOf(square)
    const ground = groundOf(square)
    if (ground === 'pond') return ''
    const fill = `var(--${ground === 'edge' ? 'orle' : 'glade'}-${(column + row) % 2 === 0 ? 'a' : 'b'})`
    return `<rect x="${MARGIN + column * SIZE + 1.5}" y="${MARGIN + row * SIZE + 1.5}" width="47" height="47" rx="10" fill="${fill}"/>`
  }).join('')
}

function pond(): string {
  const x = MARGIN + 8 * SIZE
  const cells = Array.from({ length: 16 }, (_, index) => `<rect x="${x + (index % 4) * SIZE + 2}" y="${x + Math.floor(index / 4) * SIZE + 2}" width="46" height="46" rx="14" fill="var(--pond-light)" opacity="${index % 2 === Math.floor(index / 4) % 2 ? 0.5 : 0.28}"/>`).join('')
  const lily = (cx: number, cy: number) => `<path transform="translate(${cx} ${cy})" d="M0 0 13-6A14 14 0 1 0 13 7Z" fill="var(--fern)"/><circle cx="${cx - 3}" cy="${cy - 2}" r="4" fill="#f7c6da"/>`
  return `<path d="${scallops(x - 4, x - 4, 208, 208, 5, 10)}" fill="var(--pond)"/>${cells}<g stroke="#ffffff" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"><path d="M${x + 26} ${x + 40}h24M${x + 118} ${x + 76}h30M${x + 62} ${x + 132}h26M${x + 130} ${x + 170}h20"/></g>${lily(x + 42, x + 160)}${lily(x + 164, x + 34)}`
}

/** Small growth here and there, always in the same places. */
function growth(): string {
  return SQUARES.filter((square) => groundOf(square) === 'woods')
    .map((square, index) => {
      const { x, y } = pointOf(square)
      const dice = (index * 7919) % 61
      if (dice === 3) return `<g opacity=".55">${fern(x, y + 16, 0.42)}</g>`
      if (dice === 17) return `<g opacity=".6">${toadstool(x, y + 14, 0.42)}</g>`
      if (dice === 29) return `<g opacity=".7" fill="#fff6dc"><circle cx="${x - 8}" cy="${y + 6}" r="3.500"/><circle cx="${x + 7}" cy="${y - 4}" r="3"/><circle cx="${x + 4}" cy="${y + 12}" r="2.500"/></g>`
      return dice === 41 ? `<path d="M${x - 10} ${y + 14}q4-14 0-20M${x} ${y + 15}q2-16 6-22M${x + 10} ${y + 14}q0-10 6-14" fill="none" stroke="var(--fern)" stroke-width="3.500" stroke-linecap="round" opacity=".6"/>` : ''
    })
    .join('')
}

function coordinates(): string {
  const letters = [...COLUMNS].map((letter, index) => `<text x="${MARGIN + index * SIZE + 25}" y="21" text-anchor="middle">${letter}</text>`).join('')
  const numbers = Array.from({ length: N }, (_, index) => `<text x="15" y="${MARGIN + index * SIZE + 31}" text-anchor="middle">${index + 1}</text>`).join('')
  return `<g class="coordinates light">${letters}${numbers}</g>`
}

const BACKDROP = `<rect width="${WIDTH}" height="${WIDTH}" rx="40" fill="var(--wood-deep)"/>
  <path d="${scallops(16, 16, WIDTH - 32, WIDTH - 32, 16, 14)}" fill="var(--dusk-frame)"/>
  <rect x="${MARGIN - 4}" y="${MARGIN - 4}" width="${N * SIZE + 8}" height="${N * SIZE + 8}" rx="20" fill="var(--orle-edge)"/>
  <rect x="${MARGIN + SIZE - 2}" y="${MARGIN + SIZE - 2}" width="${18 * SIZE + 4}" height="${18 * SIZE + 4}" rx="18" fill="var(--floor-edge)"/>
  ${tiles()}${growth()}${pond()}${coordinates()}`

export const LAYOUT: Layout = { width: WIDTH, height: WIDTH, cells: CELLS, backdrop: BACKDROP }

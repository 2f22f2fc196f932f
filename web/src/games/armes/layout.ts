/** The field of 24 by 24 squares on birch paper. */
import { fern, scallops, stone } from '../../art/scenery'
import type { CellPlace, Layout, Point } from '../../board/scene'

export const N = 24
export const SIZE = 44
export const MARGIN = 30
const WIDTH = N * SIZE + 2 * MARGIN
const COLUMNS = 'abcdefghijklmnopqrstuvwx'

/** Column from the west and row from the south, counted from 0, as the rules count. */
export type Spot = { column: number; row: number }

export function spotOf(square: string): Spot {
  return { column: COLUMNS.indexOf(square[0] ?? ''), row: Number(square.slice(1)) - 1 }
}

export function squareAt({ column, row }: Spot): string | undefined {
  return column < 0 || row < 0 || column >= N || row >= N ? undefined : `${COLUMNS[column]}${row + 1}`
}

export function isSquare(text: string): boolean {
  return /^[a-x]([1-9]|1\d|2[0-4])$/.test(text)
}

/** ARM-GRID-4. */
export function distance(a: string, b: string): number {
  const [p, q] = [spotOf(a), spotOf(b)]
  return Math.abs(p.column - q.column) + Math.abs(p.row - q.row)
}

export function pointAt({ column, row }: Spot): Point {
  return { x: MARGIN + column * SIZE + SIZE / 2, y: MARGIN + (N - 1 - row) * SIZE + SIZE / 2 }
}

export const pointOf = (square: string): Point => pointAt(spotOf(square))

/** From the north-west, row by row, as one reads. */
const SQUARES = Array.from({ length: N * N }, (_, index) => `${COLUMNS[index % N]}${N - Math.floor(index / N)}`)
const CELLS: readonly CellPlace[] = SQUARES.map((id) => {
  const { column, row } = spotOf(id)
  return { id, ...pointOf(id), size: SIZE, column, row: N - 1 - row }
})

/** A number between 0 and 1 that is always the same for the same place. */
export function chance(index: number, salt: number): number {
  const value = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453
  return value - Math.floor(value)
}

/** Faint patches of meadow, so that the paper has depth. */
function meadow(): string {
  return Array.from({ length: 34 }, (_, index) => {
    const r = 50 + chance(index, 3) * 90
    const x = MARGIN + r * 0.8 + chance(index, 1) * (N * SIZE - r * 1.6)
    const y = MARGIN + r * 0.6 + chance(index, 2) * (N * SIZE - r * 1.2)
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${r.toFixed(0)}" ry="${(r * 0.62).toFixed(0)}" fill="var(--birch-${index % 3 === 0 ? 'shade' : 'light'})" opacity=".5"/>`
  }).join('')
}

function tiles(): string {
  return SQUARES.map((square) => {
    const { column, row } = spotOf(square)
    const { x, y } = pointOf(square)
    return (column + row) % 2 === 0
      ? `<rect x="${x - 21}" y="${y - 21}" width="42" height="42" rx="9" fill="var(--birch-tile)" opacity=".55"/>`
      : ''
  }).join('')
}

/** The bark of a birch shows in short dark strokes; blades of grass grow here and there. */
function growth(): string {
  return SQUARES.map((square, index) => {
    const { x, y } = pointOf(square)
    switch (Math.floor(chance(index, 7) * 44)) {
      case 0:
        return `<g opacity=".5">${fern(x, y + 13, 0.34)}</g>`
      case 1:
        return `<g opacity=".5">${stone(x, y + 9, 0.34)}</g>`
      case 2:
      case 3:
        return `<path d="M${x - 8} ${y + 11}q3-10 0-15M${x} ${y + 12}q2-12 5-17M${x + 8} ${y + 11}q0-8 5-10" fill="none" stroke="var(--fern)" stroke-width="2.500" stroke-linecap="round" opacity=".5"/>`
      case 4:
        return `<g fill="var(--birch-flower)" opacity=".8"><circle cx="${x - 7}" cy="${y + 6}" r="2.800"/><circle cx="${x + 6}" cy="${y - 4}" r="2.400"/><circle cx="${x + 3}" cy="${y + 9}" r="2"/></g>`
      default:
        return ''
    }
  }).join('')
}

function coordinates(): string {
  const letters = [...COLUMNS]
    .map((letter, column) => `<text x="${pointAt({ column, row: 0 }).x}" y="22" text-anchor="middle">${letter}</text>`)
    .join('')
  const numbers = Array.from(
    { length: N },
    (_, row) => `<text x="15" y="${pointAt({ column: 0, row }).y + 6}" text-anchor="middle">${row + 1}</text>`,
  ).join('')
  return `<g class="coordinates light">${letters}${numbers}</g>`
}

const BACKDROP = `<rect width="${WIDTH}" height="${WIDTH}" rx="40" fill="var(--wood-deep)"/>
  <path d="${scallops(15, 15, WIDTH - 30, WIDTH - 30, 18, 13)}" fill="var(--birch-frame)"/>
  <rect x="${MARGIN - 3}" y="${MARGIN - 3}" width="${N * SIZE + 6}" height="${N * SIZE + 6}" rx="16" fill="var(--birch)"/>
  ${meadow()}${tiles()}${growth()}${coordinates()}`

export const LAYOUT: Layout = { width: WIDTH, height: WIDTH, cells: CELLS, backdrop: BACKDROP }

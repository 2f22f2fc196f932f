/** The Magic Forest: 20 by 20 squares, the Edge around, the Pond in the middle. */
import { chance } from '../../art/chance'
import type { CellPlace, Layout, Point } from '../../board/scene'
import { squares } from '../../board/squares'
import { floor } from './floor'
import { GROUND } from './generated'
import { hedge } from './hedge'
import { pond } from './pond'

export const N = 20
export const SIZE = 50
const MARGIN = 30
const WIDTH = N * SIZE + 2 * MARGIN

/** Column and row from the north-west corner, counted from 0. */
const { columns, spotOf, squareAt } = squares(N)
export { spotOf, squareAt }

export function isSquare(text: string): boolean {
  const { column, row } = spotOf(text)
  return column >= 0 && Number.isInteger(row) && row >= 0 && row < N
}

const [EDGE, POND] = [new Set(GROUND.edge), new Set(GROUND.pond)]

export function groundOf(square: string): 'edge' | 'pond' | 'woods' {
  if (EDGE.has(square)) return 'edge'
  return POND.has(square) ? 'pond' : 'woods'
}

export function touches(a: string, b: string): boolean {
  const [p, q] = [spotOf(a), spotOf(b)]
  return Math.max(Math.abs(p.column - q.column), Math.abs(p.row - q.row)) === 1
}

export function pointOf(square: string): Point {
  const { column, row } = spotOf(square)
  return { x: MARGIN + column * SIZE + SIZE / 2, y: MARGIN + row * SIZE + SIZE / 2 }
}

const SQUARES = Array.from({ length: N * N }, (_, index) => `${columns[index % N]}${Math.floor(index / N) + 1}`)
const CELLS: readonly CellPlace[] = SQUARES.map((id) => ({ id, ...pointOf(id), size: SIZE, ...spotOf(id) }))

/** Squares are felt: a breath lighter and darker by turns, and a stone where four of them meet. The Edge is paved. */
function tiles(): string {
  const squares = SQUARES.map((square) => {
    const { column, row } = spotOf(square)
    const { x, y } = pointOf(square)
    const light = (column + row) % 2 === 0
    switch (groundOf(square)) {
      case 'pond':
        return ''
      case 'edge':
        return `<rect x="${x - 22.5}" y="${y - 22.5}" width="45" height="45" rx="${(11 + chance(column * 31 + row, 1) * 8).toFixed(0)}" fill="var(--orle-${light ? 'a' : 'b'})"/>`
      case 'woods':
        return light
          ? `<rect x="${x - 24}" y="${y - 24}" width="48" height="48" rx="12" fill="var(--glade-light)" opacity=".34"/>`
          : ''
    }
  }).join('')
  const corners = Array.from({ length: 19 * 19 }, (_, index) => {
    const [column, row] = [1 + (index % 19), 1 + Math.floor(index / 19)]
    const inPond = column > 7 && column < 13 && row > 7 && row < 13
    return inPond ? '' : `M${MARGIN + column * SIZE} ${MARGIN + row * SIZE}h.1`
  }).join('')
  return `${squares}<path d="${corners}" stroke="var(--glade-stone)" stroke-width="6" stroke-linecap="round" opacity=".6"/>`
}

/** Letters and numbers stand on plates, whatever the hedge is like behind them. */
function plates(): string {
  const plate = (x: number, y: number) =>
    `M${x - 8} ${y - 11}h16a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6h-16a6 6 0 0 1-6-6v-10a6 6 0 0 1 6-6Z`
  return Array.from({ length: N }, (_, index) => {
    const along = MARGIN + index * SIZE + 25
    return plate(along, 15) + plate(15, along)
  }).join('')
}

function coordinates(): string {
  const letters = [...columns]
    .map((letter, index) => `<text x="${MARGIN + index * SIZE + 25}" y="21" text-anchor="middle">${letter}</text>`)
    .join('')
  const numbers = Array.from(
    { length: N },
    (_, index) => `<text x="15" y="${MARGIN + index * SIZE + 31}" text-anchor="middle">${index + 1}</text>`,
  ).join('')
  return `<path d="${plates()}" fill="var(--wood-deep)"/><g class="coordinates light">${letters}${numbers}</g>`
}

const BACKDROP = `<rect width="${WIDTH}" height="${WIDTH}" rx="40" fill="var(--wood-deep)"/>
  <rect x="${MARGIN - 4}" y="${MARGIN - 4}" width="${N * SIZE + 8}" height="${N * SIZE + 8}" rx="20" fill="var(--orle-edge)"/>
  <rect x="${MARGIN + SIZE - 2}" y="${MARGIN + SIZE - 2}" width="${18 * SIZE + 4}" height="${18 * SIZE + 4}" rx="22" fill="var(--glade-floor)"/>
  <clipPath id="elfe-woods"><rect x="${MARGIN + SIZE - 2}" y="${MARGIN + SIZE - 2}" width="${18 * SIZE + 4}" height="${18 * SIZE + 4}" rx="22"/></clipPath><g clip-path="url(#elfe-woods)">${floor()}</g><clipPath id="elfe-hedge"><rect width="${WIDTH}" height="${WIDTH}" rx="40"/></clipPath><g clip-path="url(#elfe-hedge)">${hedge(WIDTH)}</g>${tiles()}${pond(MARGIN + 8 * SIZE, SIZE)}${coordinates()}`

export const LAYOUT: Layout = { width: WIDTH, height: WIDTH, cells: CELLS, backdrop: BACKDROP }

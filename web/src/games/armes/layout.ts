/** The field of 24 by 24 squares on birch paper. */
import { chance } from '../../art/chance'
import { fern, scallops, stone } from '../../art/scenery'
import { snail } from '../../art/stage'
import type { CellPlace, Layout, Point } from '../../board/scene'
import { squares, type Spot } from '../../board/squares'
import { relief } from './relief'

export const N = 24
export const SIZE = 44
export const MARGIN = 30
const WIDTH = N * SIZE + 2 * MARGIN

/** Column from the west and row from the south, counted from 0, as the rules count. */
const { columns, spotOf, squareAt } = squares(N)
export { spotOf, squareAt }

export function isSquare(text: string): boolean {
  return /^[a-x]([1-9]|1\d|2[0-4])$/.test(text)
}

export function pointAt({ column, row }: Spot): Point {
  return { x: MARGIN + column * SIZE + SIZE / 2, y: MARGIN + (N - 1 - row) * SIZE + SIZE / 2 }
}

export const pointOf = (square: string): Point => pointAt(spotOf(square))

/** From the north-west, row by row, as one reads. */
const SQUARES = Array.from({ length: N * N }, (_, index) => `${columns[index % N]}${N - Math.floor(index / N)}`)
const CELLS: readonly CellPlace[] = SQUARES.map((id) => {
  const { column, row } = spotOf(id)
  return { id, ...pointOf(id), size: SIZE, column, row: N - 1 - row }
})

const gradient = (id: string, at: string, colour: string) =>
  `<radialGradient id="${id}" ${at}><stop stop-color="${colour}"/><stop offset=".55" stop-color="${colour}" stop-opacity=".75"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`

/** The meadow under the squares: hills, and patches of grass between them. */
function meadow(): string {
  const grass = Array.from({ length: 22 }, (_, index) => {
    const r = 40 + chance(index, 3) * 60
    const x = MARGIN + r + chance(index, 1) * (N * SIZE - r * 2)
    const y = MARGIN + r * 0.7 + chance(index, 2) * (N * SIZE - r * 1.4)
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${r.toFixed(0)}" ry="${(r * 0.55).toFixed(0)}" fill="url(#armes-grass)"/>`
  }).join('')
  return `${gradient('armes-grass', '', 'var(--birch-grass)')}<g opacity=".8">${grass}</g>${relief()}${snail(1012, 1062, 0.5)}`
}

function tiles(): string {
  return SQUARES.map((square) => {
    const { column, row } = spotOf(square)
    const { x, y } = pointOf(square)
    return (column + row) % 2 === 0
      ? `<rect x="${x - 21}" y="${y - 21}" width="42" height="42" rx="9" fill="var(--birch-tile)" opacity=".4"/>`
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
  const letters = [...columns]
    .map((letter, column) => `<text x="${pointAt({ column, row: 0 }).x}" y="22" text-anchor="middle">${letter}</text>`)
    .join('')
  const numbers = Array.from(
    { length: N },
    (_, row) => `<text x="15" y="${pointAt({ column: 0, row }).y + 6}" text-anchor="middle">${row + 1}</text>`,
  ).join('')
  return `<g class="coordinates light">${letters}${numbers}</g>`
}

export const GROUND = `<rect width="${WIDTH}" height="${WIDTH}" rx="40" fill="var(--wood-deep)"/>
  <path d="${scallops(15, 15, WIDTH - 30, WIDTH - 30, 18, 13)}" fill="var(--birch-frame)"/>
  <rect x="${MARGIN - 3}" y="${MARGIN - 3}" width="${N * SIZE + 6}" height="${N * SIZE + 6}" rx="16" fill="var(--birch)"/>
  <clipPath id="armes-field"><rect x="${MARGIN - 3}" y="${MARGIN - 3}" width="${N * SIZE + 6}" height="${N * SIZE + 6}" rx="16"/></clipPath><g clip-path="url(#armes-field)">${meadow()}</g>${tiles()}${growth()}`
export const COORDINATES = coordinates()

export const LAYOUT: Layout = { width: WIDTH, height: WIDTH, cells: CELLS, backdrop: GROUND + COORDINATES }

/** Scenery cut from paper, square by square so that any shape can be made of it. */
import type { SceneNode } from '../../board/scene'
import { lay, type Laid } from './ground'
import { chest, lair } from './art'
import { chance } from '../../art/chance'
import { MARGIN, N, SIZE, pointOf, spotOf, squareAt } from './layout'
import type { Ground, Roster } from './roster'
import type { ArmesView } from './view'

const half = SIZE / 2

/** How far the edge of what grew by itself stays inside its squares, and how large its bumps are. */
const SHY = 5
const BUMPS = [-14, 0, 14] as const

/** The ground under a piece: one sheet over all its squares, laid with straight edges or, where it grew by itself, with a wavy one. */
function sheet(laid: Laid, fill: string, inset = 2, opacity = 1, wavy = true): string {
  const own = new Set(laid.squares)
  const margin = wavy ? inset + SHY : inset
  const parts = laid.squares.map((square) => {
    const { x, y } = pointOf(square)
    const { column, row } = spotOf(square)
    const on = (dc: number, dr: number) => own.has(squareAt({ column: column + dc, row: row + dr }) ?? '')
    const [left, right, top, bottom] = [on(-1, 0), on(1, 0), on(0, 1), on(0, -1)].map((next) =>
      next ? half : half - margin,
    )
    const [w = half, e = half, n = half, s = half] = [left, right, top, bottom]
    const bump = (dx: number, dy: number, at: number) =>
      `<circle cx="${dx === 0 ? x + at : x + dx * (half - margin)}" cy="${dy === 0 ? y + at : y + dy * (half - margin)}" r="${(SHY + 1.5 + chance(column * 31 + row * 7 + at, dx * 2 + dy + 9) * 2).toFixed(1)}"/>`
    const edges = wavy
      ? (
          [
            [-1, 0],
            [1, 0],
            [0, -1],
            [0, 1],
          ] as const
        ).flatMap(([dx, dy]) => (on(dx, -dy) ? [] : BUMPS.map((at) => bump(dx, dy, at))))
      : []
    return `<rect x="${x - w}" y="${y - n}" width="${w + e}" height="${n + s}" rx="${wavy ? 0 : 6}"/>${edges.join('')}`
  })
  // Where two squares overlap nothing is darker: the sheet is pale as a whole.
  return `<g fill="${fill}" opacity="${opacity}">${parts.join('')}</g>`
}

/** A drawing on each square, a little different every time. */
function each(laid: Laid, draw: (index: number) => string, lift = 0): string {
  return laid.squares
    .map((square, index) => {
      const { x, y } = pointOf(square)
      const seed = spotOf(square).column * 31 + spotOf(square).row
      return `<g transform="translate(${x} ${y - lift})">${draw(seed + index * 7)}</g>`
    })
    .join('')
}

const bush = (fill: string, light: string) => (seed: number) =>
  `<g transform="scale(${(0.92 + chance(seed, 1) * 0.18).toFixed(2)})"><ellipse cy="15" rx="20" ry="6" fill="#0b1a14" opacity=".22"/><path d="M-21 12C-26-2-14-8-12-8-10-20 8-22 11-10 22-10 26 2 20 12 8 18-10 18-21 12Z" fill="${fill}"/><path d="M-12-6C-9-17 6-19 10-10 2-12-6-12-12-6Z" fill="${light}"/></g>`

const FIR =
  '<path d="M-3.500 18H3.500L2.500 6H-2.500Z" fill="var(--bark)"/><path d="M0-16 19 9Q10 13 0 12T-19 9Z" fill="var(--tree-a-deep)"/><path d="M0-27 15-4Q8 0 0-1T-15-4Z" fill="var(--tree-a)"/><path d="M0-38 11-16Q6-13 0-13.500T-11-16Z" fill="var(--tree-a-light)"/><path d="M0-38 11-16 5-14 15-4 8-2 19 9Q12 12 5 12.200 12-8 0-38Z" fill="#06140e" opacity=".18"/>'
const OAK =
  '<path d="M-4 18C-3 10-4 6-7 0H7C4 6 3 10 4 18Z" fill="var(--bark)"/><path d="M-20-6C-24-18-14-24-11-24-9-35 7-36 11-26 21-26 25-13 19-6 17 6 5 8 0 5-8 10-19 5-20-6Z" fill="var(--tree-b)"/><path d="M0 5C5 8 17 6 19-6 25-13 21-26 11-26 15-18 15-6 0 5Z" fill="#06140e" opacity=".17"/><path d="M-13-11C-14-18-9-21-6-20-4-26 3-27 6-23" fill="none" stroke="var(--tree-b-light)" stroke-width="3.500" stroke-linecap="round"/>'

/** One of a wood: leaning, larger or smaller, a little aside of where its square is. */
const tree = (seed: number) =>
  `<g transform="translate(${((chance(seed, 3) - 0.5) * 8).toFixed(1)} ${((chance(seed, 4) - 0.5) * 6).toFixed(1)})"><ellipse cx="3" cy="18" rx="16" ry="5" fill="#0b1a14" opacity=".28"/><g transform="translate(0 18) rotate(${((chance(seed, 5) - 0.5) * 9).toFixed(1)}) scale(${(1 + chance(seed, 1) * 0.32).toFixed(2)}) translate(0 -18)">${chance(seed, 2) < 0.5 ? FIR : OAK}</g></g>`

/** Two squares by two: a round tower fallen to half its height. */
function tower(laid: Laid): string {
  const points = laid.squares.map(pointOf)
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length
  return `<g transform="translate(${x} ${y})"><ellipse cy="34" rx="45" ry="12" fill="#0b1a14" opacity=".3"/><path d="M-38 34V-26L-30-34-24-24-16-38-6-28V-40H8V-30L16-36 26-26 32-32 38-20V34Q0 46-38 34Z" fill="var(--wall)"/><path d="M10-32 16-36 26-26 32-32 38-20V34Q26 38 12 40Z" fill="#1b1030" opacity=".17"/>
    <path d="M-10 40V16Q0 2 10 16V40Q0 41-10 40Z" fill="#3b342c"/><g fill="var(--wall-deep)"><rect x="-31" y="-10" width="14" height="7" rx="2"/><rect x="-24" y="6" width="12" height="7" rx="2"/><rect x="16" y="-12" width="14" height="7" rx="2"/><rect x="18" y="10" width="12" height="7" rx="2"/><rect x="-6" y="-20" width="13" height="7" rx="2"/></g><path d="M-38 20C-30 14-26 24-18 20-20 34-30 36-38 34Z" fill="var(--tree-b)"/></g>`
}

/** Stones in courses with a top that catches the light: a wall is as thick as it looks, and goes on where the next square does. */
function wall(laid: Laid): string {
  const own = new Set(laid.squares)
  const north = (square: string) => pointOf(square).y
  return [...laid.squares]
    .sort((a, b) => north(a) - north(b))
    .map((square, index) => {
      const { x, y } = pointOf(square)
      const { column, row } = spotOf(square)
      const on = (dc: number, dr: number) => own.has(squareAt({ column: column + dc, row: row + dr }) ?? '')
      const [left, right] = [on(-1, 0) ? -22 : -20, on(1, 0) ? 22 : 20]
      const [back, front] = [on(0, 1) ? -22 : -15, on(0, -1) ? 22 : 6]
      const shift = (index % 2) * 6
      const face = on(0, -1)
        ? ''
        : `<path d="M${left} ${front}H${right}V${front + 13}H${left}Z" fill="var(--wall-deep)"/><path d="M${left} ${front + 6}H${right}M${shift - 12} ${front}V${front + 6}M${shift + 6} ${front}V${front + 6}M${shift - 4} ${front + 6}V${front + 13}M${shift + 12} ${front + 6}V${front + 13}" stroke="var(--wall-joint)" stroke-width="2"/>`
      return `<g transform="translate(${x} ${y})"><path d="M${left + 5} ${back + 8}H${right + 8}V${front + 17}H${left + 5}Z" fill="#0b1a14" opacity=".2"/>${face}<path d="M${left} ${back}H${right}V${front}H${left}Z" fill="var(--wall)"/><path d="M${left} ${back + 2}H${right}" stroke="var(--wall-light)" stroke-width="3"/><path d="M${shift - 10} ${back}V${(back + front) / 2}H${left}M${shift + 8} ${front}V${(back + front) / 2}H${right}" fill="none" stroke="var(--wall-deep)" stroke-width="2"/>${chance(column * 31 + row, 3) < 0.45 ? `<path d="M${left} ${front - 3}q7-8 13 0t11 0v5q-6 6-12 2t-12 0Z" fill="var(--tree-b)"/>` : ''}</g>`
    })
    .join('')
}

function art(laid: Laid): string {
  switch (laid.piece.id) {
    case 'tour':
      return tower(laid)
    case 'chene':
      return each(
        laid,
        () =>
          '<ellipse cy="18" rx="24" ry="7" fill="#0b1a14" opacity=".3"/><path d="M-6 20H6L4-4H-4Z" fill="var(--bark)"/><path d="M-26-6C-32-24-14-30-12-30-8-44 14-44 16-30 30-32 34-12 26-4 16 6-18 6-26-6Z" fill="var(--tree-b)"/><path d="M-12-28C-8-40 12-41 15-30 6-34-4-32-12-28Z" fill="var(--tree-b-light)"/>',
        2,
      )
    case 'muret':
      return wall(laid)
    case 'haie':
      return each(
        laid,
        (seed) =>
          `${bush('var(--tree-a)', 'var(--tree-a-light)')(seed)}<g fill="#f5a9c8"><circle cx="-8" cy="2" r="3.500"/><circle cx="8" cy="-4" r="3"/><circle cx="4" cy="8" r="3"/></g>`,
      )
    case 'marais':
      return `${sheet(laid, '#6a7d3a')}${sheet(laid, '#4f6a4a', 6)}${each(laid, (seed) => `<circle cx="${chance(seed, 3) * 20 - 10}" cy="${chance(seed, 4) * 16 - 6}" r="5" fill="#a8c94a" opacity=".7"/><circle cx="${chance(seed, 5) * 20 - 10}" cy="${chance(seed, 6) * 20 - 10}" r="2.500" fill="#d8f06a" opacity=".8"/>`)}`
    case 'bosquet':
      return `${sheet(laid, 'var(--glade-dark)', 2, 0.55)}${each(laid, tree, 3)}`
    case 'ronces':
      return `${sheet(laid, 'var(--glade-dark)', 2, 0.45)}${each(laid, () => '<path d="M-18 14Q-14-14 0 2 10-18 18 12M-12 16Q0-8 14 16" fill="none" stroke="#6a4a55" stroke-width="4" stroke-linecap="round"/><path d="M-14 0-20-4-12-5ZM2-2 6-10 8-1ZM12 2 20 0 14 7Z" fill="#6a4a55"/><circle cx="-6" cy="-4" r="3.500" fill="#5d2c6e"/><circle cx="9" cy="9" r="3.500" fill="#8a3a7a"/>')}`
    case 'bourbier':
      return `${sheet(laid, '#8a6a45', 2, 0.85)}${each(laid, (seed) => `<path d="M${-14 + chance(seed, 1) * 6} ${chance(seed, 2) * 16 - 8}q7-5 14 0t14 0" fill="none" stroke="#5f4528" stroke-width="3" stroke-linecap="round" opacity=".7"/><ellipse cx="${chance(seed, 3) * 20 - 10}" cy="${chance(seed, 4) * 20 - 8}" rx="6" ry="3" fill="#b8966a"/>`)}`
    case 'allee':
      return `${sheet(laid, 'var(--path)', 3, 1, false)}${each(laid, (seed) => `<g fill="var(--path-stone)"><rect x="-16" y="-15" width="${14 + chance(seed, 1) * 4}" height="12" rx="4"/><rect x="4" y="-14" width="12" height="12" rx="4"/><rect x="-17" y="2" width="11" height="13" rx="4"/><rect x="-2" y="3" width="${16 + chance(seed, 2) * 3}" height="12" rx="4"/></g>`)}`
    case 'glissade':
      return `${sheet(laid, '#cfeaf5', 2)}${each(laid, (seed) => `<path d="M-14 ${chance(seed, 1) * 20 - 4}l12-14M2 ${chance(seed, 2) * 16}l10-12" stroke="#ffffff" stroke-width="4" stroke-linecap="round"/><path d="M-6 14l8-8" stroke="#86bcd6" stroke-width="3" stroke-linecap="round"/>`)}`
    default:
      return laid.piece.move === 'block' ? each(laid, bush('#8c8678', '#aaa494')) : sheet(laid, '#b9a679', 2, 0.8)
  }
}

export function terrain({ scenery, roster }: ArmesView): SceneNode[] {
  return scenery.flatMap((text) => {
    const laid = lay(text, roster)
    return laid === undefined ? [] : [{ key: `scenery-${text}`, layer: 'ground' as const, x: 0, y: 0, art: art(laid) }]
  })
}

/** A piece as it would lie with its corner on a square. */
export function pieceArt(roster: Roster, id: string, turn: number, corner: string): string {
  const laid = lay(`${id}:${turn}:${corner}`, roster)
  return laid === undefined ? '' : art(laid)
}

/** A piece on a card of 120 by 160. */
export function pieceCard(roster: Roster, id: string, turn: number): string {
  const laid = lay(`${id}:${turn}:j10`, roster)
  if (laid === undefined) return ''
  const points = laid.squares.map(pointOf)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(0.9, 96 / (right - left + SIZE), 130 / (bottom - top + SIZE))
  return `<rect x="-60" y="-80" width="120" height="160" rx="14" fill="var(--birch)"/><g transform="scale(${scale.toFixed(3)}) translate(${-(left + right) / 2} ${-(top + bottom) / 2})">${art(laid)}</g>`
}

/** A map as it will lie there: scenery, chests and lairs on the ground. */
export function mapPicture(roster: Roster, { scenery = [], objectives = [], lairs = [] }: Ground): string {
  const at = (square: string, inner: string) => {
    const { x, y } = pointOf(square)
    return `<g transform="translate(${x} ${y})">${inner}</g>`
  }
  const pieces = scenery.flatMap((text) => lay(text, roster) ?? []).map(art)
  const chests = objectives.map((square) => at(square, chest(false)))
  const tents = lairs.map((square, seat) => at(square, lair(seat, false)))
  const side = N * SIZE
  return `<rect x="${MARGIN}" y="${MARGIN}" width="${side}" height="${side}" rx="40" fill="var(--glade-a)"/>${[...pieces, ...chests, ...tents].join('')}`
}
export const MAP_BOX = `${MARGIN} ${MARGIN} ${N * SIZE} ${N * SIZE}`

/** Small labels over figures: a chance, a shield where there is cover, a closed eye where nothing is seen. */
import type { SceneNode } from '../../board/scene'
import { MARGIN, N, SIZE, pointOf } from './layout'

export type ChipKind = 'seen' | 'covered' | 'hidden' | 'bump'

const COLOURS: Record<ChipKind, { fill: string; edge: string }> = {
  seen: { fill: '#f1fbe8', edge: '#2f6b34' },
  covered: { fill: '#fff0cf', edge: '#8a5200' },
  hidden: { fill: '#e6e1dc', edge: '#5a5148' },
  bump: { fill: '#ffe3dd', edge: '#b5382f' },
}
const SHIELD = '<path d="M-8-11H8V-1C8 6 4 9 0 12-4 9-8 6-8-1Z" fill="#8a5200"/>'
const CLOSED =
  '<path d="M-14 0Q0-12 14 0 0 12-14 0Z" fill="none" stroke="#5a5148" stroke-width="3"/><circle r="4" fill="#5a5148"/><path d="M-12 11 12-11" stroke="#b5382f" stroke-width="4" stroke-linecap="round"/>'
const HEIGHT = 32
/** Over the head and the heart of a figure, of one that is picked up too, and never beyond the board. */
const LIFT = 84

export function chip(square: string, text: string, kind: ChipKind): SceneNode {
  const { fill, edge } = COLOURS[kind]
  const icon = kind === 'covered' ? SHIELD : kind === 'hidden' ? CLOSED : ''
  const width = text.length * 14 + (icon === '' ? 18 : text === '' ? 42 : 40)
  const { x, y } = pointOf(square)
  const shift = icon === '' || text === '' ? 0 : 11
  const [low, high] = [MARGIN + width / 2, MARGIN + N * SIZE - width / 2]
  return {
    key: `chip@${square}`,
    layer: 'above',
    x: Math.min(high, Math.max(low, x)),
    y: Math.max(MARGIN + HEIGHT / 2, y - LIFT),
    art: `<rect x="${-width / 2}" y="${-HEIGHT / 2}" width="${width}" height="${HEIGHT}" rx="${HEIGHT / 2}" fill="${fill}" stroke="${edge}" stroke-width="3"/>${icon === '' ? '' : `<g transform="translate(${text === '' ? 0 : 20 - width / 2} 0)">${icon}</g>`}${text === '' ? '' : `<text x="${shift}" y="9" text-anchor="middle">${text}</text>`}`,
  }
}

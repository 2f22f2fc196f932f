/** The dice of the last roll: the rules tell how many succeeded, the faces are ours to draw. */
import type { Point, SceneNode } from '../../board/scene'
import type { Look } from '../types'
import type { ArmesEvent } from './generated'

export const TRAY_KEY = 'dice'
export const dieKey = (index: number) => `die-${index}`
const PER_ROW = 8
const STEP = 27

const hurtKey = (id: string) => `hurt@${id}`
/** Whether a figure still feels the last blow. */
export const isHurt = (look: Look, id: string): boolean => look[hurtKey(id)] !== undefined

/** Whether a figure has just hit, healed or found something. */
export const hasSucceeded = (look: Look, id: string): boolean => look.works === 1 && rolledFigure(look) === id

/** Remembers the last roll, whether it was a success and whom it hurt, until another figure is chosen. */
export function carry(look: Look, events: readonly ArmesEvent[]): Look {
  return events.reduce<Look>((kept, event) => {
    if (event.event === 'roll')
      return {
        ...figureNumber(event.fig),
        dice: event.dice,
        face: event.face,
        hits: event.hits,
        works: 1,
      }
    if (event.event === 'hurt' && event.damage > 0) return { ...kept, [hurtKey(event.fig)]: 1 }
    if (event.event === 'miss') return { ...kept, works: 0 }
    return event.event === 'act' || event.event === 'round' ? {} : kept
  }, look)
}

function figureNumber(id: string): Look {
  return { seat: id.charCodeAt(0) - 65, number: Number(id.slice(1)) }
}

export function rolledFigure(look: Look): string | undefined {
  const { seat, number } = look
  return seat === undefined || number === undefined ? undefined : `${String.fromCharCode(65 + seat)}${number}`
}

/** Faces that agree with the number of successes. */
export function faces(look: Look): { value: number; hit: boolean }[] {
  const { dice = 0, face = 4, hits = 0 } = look
  return Array.from({ length: dice }, (_, index) => {
    const hit = index < hits
    const [low, high] = hit ? [face, 6] : [1, face - 1]
    return { value: low + ((index * 5 + hits * 3 + dice) % (high - low + 1)), hit }
  })
}

const SPOTS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-5, -5],
    [5, 5],
  ],
  3: [
    [-5, -5],
    [0, 0],
    [5, 5],
  ],
  4: [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ],
  5: [
    [-5, -5],
    [5, -5],
    [0, 0],
    [-5, 5],
    [5, 5],
  ],
  6: [
    [-5, -6],
    [5, -6],
    [-5, 0],
    [5, 0],
    [-5, 6],
    [5, 6],
  ],
}

export function die(value: number, hit: boolean): string {
  const spots = (SPOTS[value] ?? [])
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.300" fill="${hit ? '#3b2600' : '#fffaf0'}"/>`)
    .join('')
  return `<rect x="-12" y="-12" width="24" height="24" rx="6" fill="${hit ? '#ffd35c' : '#7d7667'}" stroke="${hit ? '#7a4d04' : '#3d382f'}" stroke-width="2.500"/>${spots}`
}

/** Half the width of the tray. */
export const trayReach = (look: Look) => (Math.min(PER_ROW, look.dice ?? 0) * STEP) / 2 + 4

/** A tray and its dice, each a thing of its own so that each can tumble. */
export function diceNodes(look: Look, { x, y }: Point): SceneNode[] {
  const rolled = faces(look)
  const across = Math.min(PER_ROW, rolled.length)
  const rows = Math.ceil(rolled.length / PER_ROW)
  const half = trayReach(look)
  const tray = `<rect x="${-half}" y="-18" width="${2 * half}" height="${rows * STEP + 9}" rx="12" fill="#fffaf0" stroke="#7a4d04" stroke-width="2" opacity=".94"/>`
  const place = (index: number) => ({
    x: x + ((index % PER_ROW) - (across - 1) / 2) * STEP,
    y: y + Math.floor(index / PER_ROW) * STEP,
  })
  return [
    { key: TRAY_KEY, layer: 'above', x, y, art: tray },
    ...rolled.map(({ value, hit }, index): SceneNode => ({
      key: dieKey(index),
      layer: 'above',
      ...place(index),
      art: die(value, hit),
    })),
  ]
}

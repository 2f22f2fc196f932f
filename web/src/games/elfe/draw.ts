/** The fairies' table as a scene. */
import { fairy, frog } from '../../art/fairy'
import { countdown, die, elf, prince, toad } from './art'
import type { Scene, SceneNode } from '../../board/scene'
import type { SceneContext } from '../types'
import { pointOf, touches } from './layout'
import type { ElfeView } from './view'

export const PIECE_SCALE = 0.78
export const fairyKey = (seat: number) => `fairy-${seat}`
export const princeKey = (square: string) => `prince@${square}`
export const toadKey = (square: string) => `toad@${square}`
export const ELF_KEY = 'elf'
/** The one whom everybody looks for stands in a pool of moonlight. */
const HALO = '<circle cy="-2" r="47" fill="#fff6dc" opacity=".55"/>'
export const DIE_KEY = 'die'

/** Princes beside the elf: while there is one, he has no eyes for fairies. */
export function distracting(view: ElfeView): string[] {
  const { elf: at } = view
  return at === null ? [] : view.princes.filter((square) => touches(square, at))
}

export function scene(view: ElfeView, context: SceneContext): Scene {
  const piece = (key: string, square: string, art: string, className: string): SceneNode => {
    const picked = context.path.includes(square)
    const movable = !picked && context.targets.has(square)
    const { x, y } = pointOf(square)
    return {
      key,
      layer: 'pieces',
      x,
      y: y - 9,
      scale: PIECE_SCALE,
      art,
      className: [className, picked ? 'picked' : '', movable ? 'movable' : ''].filter((name) => name !== '').join(' '),
    }
  }
  const left = (back: number | null) => (back === null ? '' : countdown(Math.max(0, back - view.turn)))
  const nodes = [
    ...view.princes.map((at) => piece(princeKey(at), at, prince(), 'prince')),
    ...view.toads.map(({ at, back }) => piece(toadKey(at), at, toad() + left(back), 'toad')),
    ...view.fairies.flatMap(({ at, form, back }, seat) =>
      at === null
        ? []
        : [
            piece(
              fairyKey(seat),
              at,
              (form === 'frog' ? frog(seat) : fairy(seat)) + left(back),
              `${form}${view.active === seat ? ' active' : ''}`,
            ),
          ],
    ),
    ...(view.elf === null ? [] : [piece(ELF_KEY, view.elf, HALO + elf(mood(view)), 'elf')]),
  ].sort((a, b) => a.y - b.y)
  return { nodes: [...lines(view), ...lamp(view), ...nodes, ...roll(view)] }
}

function mood(view: ElfeView): 'free' | 'distracted' | 'charmed' {
  if (view.result?.reason === 'contact') return 'charmed'
  return distracting(view).length > 0 ? 'distracted' : 'free'
}

/** A thin line from the elf to whoever distracts him. */
function lines(view: ElfeView): SceneNode[] {
  const { elf: at } = view
  if (at === null) return []
  const from = pointOf(at)
  return distracting(view).map((square) => {
    const to = pointOf(square)
    const art = `<path d="M${from.x} ${from.y}L${to.x} ${to.y}" stroke="var(--toadstool)" stroke-width="6" stroke-dasharray="5 6" stroke-linecap="round"/>`
    return { key: `line@${square}`, layer: 'ground', x: 0, y: 0, art }
  })
}

/** A pool of light under the fairy whose turn it is. */
function lamp(view: ElfeView): SceneNode[] {
  const at = view.active === null ? null : (view.fairies[view.active]?.at ?? null)
  if (at === null || view.phase === 'over') return []
  return [
    {
      key: `lamp-${view.active}@${at}`,
      layer: 'ground',
      ...pointOf(at),
      art: '<circle r="42" fill="#ffe09a" opacity=".45"/><circle r="42" fill="none" stroke="var(--gold)" stroke-width="3" stroke-dasharray="6 7"/>',
      className: 'goal',
    },
  ]
}

/** The die lies beside the piece it was rolled for. */
function roll(view: ElfeView): SceneNode[] {
  if (view.roll === null || view.active === null) return []
  const at = view.fairies[view.active]?.at
  const place = at === null || at === undefined ? { x: 530, y: 530 } : pointOf(at)
  const x = place.x > 900 ? place.x - 72 : place.x + 72
  return [{ key: DIE_KEY, layer: 'above', x, y: Math.max(70, place.y - 44), scale: 0.85, art: die(view.roll) }]
}

/** The fairies' table as a scene. */
import { creeping, fairy, frog } from '../../art/fairy'
import type { Mood } from '../../art/moods'
import { countdown, die, elf, prince, toad, type Heed, type Seen } from './art'
import type { Scene, SceneNode } from '../../board/scene'
import type { SceneContext } from '../types'
import { DISTRACTS } from './generated'
import { SIZE, pointOf, touches } from './layout'
import { pieces, type ElfeView } from './view'

export const PIECE_SCALE = 0.78
export const fairyKey = (seat: number) => `fairy-${seat}`
export const princeKey = (square: string) => `prince@${square}`
export const toadKey = (square: string) => `toad@${square}`
export const ELF_KEY = 'elf'
/** The one whom everybody looks for stands in a pool of moonlight. */
const HALO = '<circle cy="-2" r="47" fill="#fff6dc" opacity=".55"/>'
export const DIE_KEY = 'die'

/** Those beside the elf whom he looks at, instead of at fairies. */
export function distracting(view: ElfeView): string[] {
  const { elf: at } = view
  if (at === null) return []
  return [...pieces(view)].flatMap(([square, { kind }]) =>
    DISTRACTS.includes(kind) && touches(square, at) ? [square] : [],
  )
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
    ...view.princes.map((at) => piece(princeKey(at), at, prince(...manner(view, at)), 'prince')),
    ...view.toads.map(({ at, back }) => piece(toadKey(at), at, toad('sulk') + left(back), 'toad')),
    ...view.fairies.flatMap(({ at, form, back }, seat) =>
      at === null
        ? []
        : [
            piece(
              fairyKey(seat),
              at,
              (form === 'frog' ? frog(seat, moodOf(view, seat)) : courting(view, seat, at)) + left(back),
              `${form}${view.active === seat ? ' active' : ''}`,
            ),
          ],
    ),
    ...(view.elf === null ? [] : [piece(ELF_KEY, view.elf, HALO + elf(heed(view), seen(view)), 'elf')]),
  ].sort((a, b) => a.y - b.y)
  return { nodes: [...lines(view), ...lamp(view), ...aims(view, context), ...nodes, ...roll(view)] }
}

/** What a fairy makes of her day: she likes winning, and nobody likes being a frog. */
function moodOf(view: ElfeView, seat: number): Mood {
  if (view.result !== null) return view.result.ranking[seat] === 1 ? 'glad' : 'sulk'
  return view.fairies[seat]?.form === 'frog' ? 'sulk' : 'calm'
}

/** A fairy in the forest looks to where the elf is; as near as one good walk she goes on tiptoe. */
function courting(view: ElfeView, seat: number, at: string): string {
  const mood = moodOf(view, seat)
  if (mood !== 'calm' || view.elf === null) return fairy(seat, mood)
  const [here, there] = [pointOf(at), pointOf(view.elf)]
  const [dx, dy] = [there.x - here.x, there.y - here.y]
  const far = Math.hypot(dx, dy)
  if (far <= NEAR * SIZE) return creeping(seat, dx < 0)
  // By eighths of a circle: a small step of his turns nobody's eyes.
  const eighth = (Math.round((Math.atan2(dy, dx) / Math.PI) * 4) * Math.PI) / 4
  return fairy(seat, 'calm', [Math.round(Math.cos(eighth) * 10) / 10, Math.round(Math.sin(eighth) * 10) / 10])
}

/** A prince beside the elf is proud of it; elsewhere he looks where the elf is. */
function manner(view: ElfeView, at: string): [Mood, (readonly [number, number])?] {
  if (view.elf === null) return ['calm']
  if (distracting(view).includes(at)) return ['proud']
  const [here, there] = [pointOf(at), pointOf(view.elf)]
  const far = Math.hypot(there.x - here.x, there.y - here.y)
  return far === 0 ? ['calm'] : ['calm', [(there.x - here.x) / far, (there.y - here.y) / far]]
}

/** A fairy so near, in squares, that one good walk brings her to him. */
const NEAR = 4

/** The elf looks at the nearest fairy, and blushes when she could be with him soon. */
function seen(view: ElfeView): Seen {
  const { elf: own } = view
  if (own === null) return {}
  const here = pointOf(own)
  const [nearest] = view.fairies
    .flatMap(({ at, form }) => (at === null || form === 'frog' ? [] : [pointOf(at)]))
    .map(({ x, y }) => ({ dx: x - here.x, dy: y - here.y, far: Math.hypot(x - here.x, y - here.y) }))
    .sort((a, b) => a.far - b.far)
  if (nearest === undefined || nearest.far === 0) return {}
  return {
    look: [nearest.dx / nearest.far, nearest.dy / nearest.far],
    isNear: nearest.far <= NEAR * SIZE && distracting(view).length === 0,
  }
}

function heed(view: ElfeView): Heed {
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

/** Light around a piece that can be chosen: the lit square under it is smaller than the piece itself. */
function aims(view: ElfeView, { path, targets }: SceneContext): SceneNode[] {
  return [...pieces(view).keys()]
    .filter((square) => targets.has(square) && !path.includes(square))
    .map((square): SceneNode => {
      const { x, y } = pointOf(square)
      const art =
        '<circle r="46" fill="#fff3bf" opacity=".85"/><circle r="46" fill="none" stroke="#a8620a" stroke-width="5"/>'
      return { key: `aim@${square}`, layer: 'ground', x, y: y - 10, art, className: 'aim' }
    })
}

/** The die lies beside the piece it was rolled for, where a low roll lights no square. */
function roll(view: ElfeView): SceneNode[] {
  if (view.roll === null || view.active === null) return []
  const at = view.fairies[view.active]?.at
  const place = at === null || at === undefined ? { x: 530, y: 530 } : pointOf(at)
  const aside = (Math.min(view.roll, 2) + 1.25) * SIZE
  const x = place.x > 880 ? place.x - aside : place.x + aside
  return [{ key: DIE_KEY, layer: 'above', x, y: Math.max(70, place.y - 44), scale: 0.85, art: die(view.roll) }]
}

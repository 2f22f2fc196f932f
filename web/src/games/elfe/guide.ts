/** What a beginner is shown in the Magic Forest: who can reach the elf with which roll, and where. */
import { emblem, seatColour } from '../../art/emblems'
import { NO_GUIDE, type Guide, type Mark, type SceneNode } from '../../board/scene'
import type { Target } from '../../intent/builder'
import { distracting } from './draw'
import { pointOf } from './layout'
import { neighbours, within } from './path'
import { pieces, type ElfeView } from './view'

const BEST_ROLL = 6

/** The smallest roll that takes a fairy to the elf, and the squares beside him where she would stand. */
export type Reach = { seat: number; roll: number; squares: string[] }

/** Nobody wins while a prince distracts the elf, and frogs never do. */
export function reaches(view: ElfeView): Reach[] {
  const { elf } = view
  if (elf === null || distracting(view).length > 0) return []
  const taken = new Set(pieces(view).keys())
  const beside = neighbours(elf)
  return view.fairies.flatMap(({ at, form }, seat) => {
    if (at === null || form !== 'fairy') return []
    const steps = within({ from: at, swims: false, taken }, BEST_ROLL)
    const squares = beside.filter((square) => (steps.get(square) ?? 0) > 0)
    return squares.length === 0
      ? []
      : [{ seat, roll: Math.min(...squares.map((square) => steps.get(square) ?? BEST_ROLL)), squares }]
  })
}

/** How many of the six faces of the die do. */
export const faces = (roll: number) => BEST_ROLL + 1 - roll

export function guide(view: ElfeView, seat: number, path: readonly Target[]): Guide {
  if (view.phase === 'walk') return { ...NO_GUIDE, labels: winning(view, seat) }
  if (view.phase !== 'turn' || path.length > 0) return NO_GUIDE
  const found = reaches(view)
  const marks = found
    .filter((reach) => reach.seat !== seat)
    .flatMap(({ squares }) => squares.map((square): [string, Mark] => [square, 'danger']))
  return { ...NO_GUIDE, marks, labels: found.map((reach) => tag(view, reach)) }
}

/** A small flag over a fairy: the roll she needs. */
function tag(view: ElfeView, { seat, roll }: Reach): SceneNode {
  const { x, y } = pointOf(view.fairies[seat]?.at ?? '')
  const colour = seatColour(seat)
  const art = `<path d="M-21-16H21A6 6 0 0 1 27-10V8A6 6 0 0 1 21 14H6L0 21-6 14H-21A6 6 0 0 1-27 8V-10A6 6 0 0 1-21-16Z" fill="#fffbf1" stroke="var(--c-${colour}-deep)" stroke-width="3"/><text y="8" text-anchor="middle">${roll}${roll === BEST_ROLL ? '' : '+'}</text>`
  return { key: `reach-${seat}`, layer: 'above', x, y: Math.max(34, y - 58), art }
}

/** Hearts where the roll that is on the table takes my fairy to the elf. */
function winning(view: ElfeView, seat: number): SceneNode[] {
  const mine = reaches(view).find((reach) => reach.seat === seat)
  const from = view.fairies[seat]?.at
  if (mine === undefined || from === null || from === undefined) return []
  const steps = within({ from, swims: false, taken: new Set(pieces(view).keys()) }, view.roll ?? 0)
  return mine.squares
    .filter((square) => steps.has(square))
    .map((square) => ({
      key: `win@${square}`,
      layer: 'above',
      ...pointOf(square),
      art: emblem('heart', '#d4324f', 1.3),
    }))
}

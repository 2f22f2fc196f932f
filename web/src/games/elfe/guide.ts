/** What a beginner is shown in the Magic Forest: who can reach the elf with which roll, and where. */
import { emblem, seatColour } from '../../art/emblems'
import { NO_GUIDE, type Guide, type Mark, type SceneNode } from '../../board/scene'
import type { Target } from '../../intent/builder'
import type { Reach } from './generated'
import { pointOf } from './layout'
import { boardOf } from './outlook'
import type { ElfeView } from './view'

export function guide(view: ElfeView, seat: number, path: readonly Target[]): Guide {
  const { reaches = [], charms = [] } = boardOf(view) ?? {}
  if (view.phase === 'walk') return { ...NO_GUIDE, labels: charms.map(heart) }
  if (view.phase !== 'turn' || path.length > 0) return NO_GUIDE
  const marks = reaches
    .filter((reach) => reach.seat !== seat)
    .flatMap(({ squares }) => squares.map((square): [string, Mark] => [square, 'danger']))
  return { ...NO_GUIDE, marks, labels: reaches.map((reach) => tag(view, reach)) }
}

/** A small flag over a fairy: the roll she needs. */
function tag(view: ElfeView, { seat, roll, faces }: Reach): SceneNode {
  const { x, y } = pointOf(view.fairies[seat]?.at ?? '')
  const colour = seatColour(seat)
  const art = `<path d="M-21-16H21A6 6 0 0 1 27-10V8A6 6 0 0 1 21 14H6L0 21-6 14H-21A6 6 0 0 1-27 8V-10A6 6 0 0 1-21-16Z" fill="#fffbf1" stroke="var(--c-${colour}-deep)" stroke-width="3"/><text y="8" text-anchor="middle">${roll}${faces === 1 ? '' : '+'}</text>`
  return { key: `reach-${seat}`, layer: 'above', x, y: Math.max(34, y - 58), art }
}

/** The roll on the table takes my fairy to the elf there. */
const heart = (square: string): SceneNode => ({
  key: `win@${square}`,
  layer: 'above',
  ...pointOf(square),
  art: emblem('heart', '#d4324f', 1.3),
})

/** What the rules said of the choice at hand: ways, ranges, lines of sight, chances, shoves, threats. */
import { outlookOf } from '../../engine/outlook'
import type { Action, View } from '../../wire/types'
import type { Chance, Outlook, Reach, Shot } from './generated'
import type { ArmesView } from './view'

const known = (view: ArmesView) => outlookOf(view as unknown as View)

/** Nothing until it is known. */
export const boardOf = (view: ArmesView): Outlook | undefined => (known(view)?.board as Outlook | null) ?? undefined

/** The same one action further on, where that was looked into. */
export const beyondOf = (view: ArmesView, action: Action): Outlook | undefined =>
  known(view)?.beyond?.[action] as Outlook | undefined

/** The way of the movement at hand, both ends included; a straight hop where none is known. */
export const wayTo = (view: ArmesView, from: string, to: string): string[] => boardOf(view)?.ways[to] ?? [from, to]

/** Whom the action that is chosen could be used on. */
export const chosenReach = (view: ArmesView): Reach | undefined => boardOf(view)?.standing?.acts[0]

/** An action on one figure; nothing where it does not suit it. */
export const shotAt = (reach: Reach | undefined, id: string): Shot | undefined =>
  reach?.shots.find((shot) => shot.at === id)

/** The chance of a try at a chest or a lair that the active figure stands beside. */
export const tryAt = (view: ArmesView, square: string): Chance | undefined => {
  const standing = boardOf(view)?.standing
  return (view.lairs.includes(square) ? standing?.loot : standing?.search) ?? undefined
}

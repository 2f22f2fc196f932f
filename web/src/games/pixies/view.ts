/** The Queen's table as the server describes it. */
import type { View } from '../../wire/types'
import type { Kit, PixiesView } from './generated'
import { printedOf } from './printed.svelte'

export type { Kit, PixiesView }

/** Double spaces of the pyramid: the single ones are numbered on. */
export const SPACES = 14

export function read(view: View): PixiesView {
  return view as unknown as PixiesView
}

export type Counts = { [kind: string]: number }

/** `A2S10` as counts; `-` is nothing. */
export function heap(text: string | null): Counts {
  return Object.fromEntries(
    [...(text ?? '').matchAll(/([A-Z])(\d+)/g)].map((match) => [match[1] ?? '', Number(match[2])]),
  )
}

/** Reward points behind a screen, where these eyes may know them. */
export function rewardPoints(kit: Kit): number | undefined {
  return kit.rewards === null ? undefined : kit.rewards.reduce((sum, [, value]) => sum + value, kit.bonus ?? 0)
}

/** Who has a mine: the seats, and the third colour of a game of two. */
export function colours(view: PixiesView): number[] {
  return view.third === null ? view.seats.map((_, seat) => seat) : [0, 1, 2]
}

export function miners(view: PixiesView, colour: number): number {
  return view.seats[colour]?.slaves ?? view.third?.slaves ?? 0
}

/** What she wants in this round, once she has said it. */
export function wishOf(view: PixiesView): string | undefined {
  return ['setup', 'steal', 'actions'].includes(view.phase) ? undefined : view.demands.at(-1)
}

/** Discs on a single space, one seat for each. */
export function usedBy(view: PixiesView, space: number): number[] {
  const used = view.used[String(space)]
  if (Array.isArray(used)) return used
  return used === undefined || used < 0 ? [] : [used]
}

/** The discs that a space takes now. */
export function price(view: PixiesView, space: number, seat?: number): number {
  const { discs, takesAll } = printedOf(view)
  if (space <= SPACES) return discs[(view.pyramid[space - 1] ?? -1) >= 0 ? 1 : 0] ?? 0
  return space === takesAll ? (view.seats[seat ?? -1]?.discs ?? 1) : 1
}

/** Food drawn on a space of the pyramid. */
export const foodOn = (view: PixiesView, space: number): Counts => heap(printedOf(view).icons[space - 1] ?? null)

/** Crowns until the next mine symbol, or the dungeon. */
export const untilSymbol = (view: PixiesView, crowns: number): number => printedOf(view).untilSymbol[crowns] ?? 0

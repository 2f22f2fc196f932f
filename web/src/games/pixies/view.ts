/** The Queen's table as the server describes it. */
import type { View } from '../../wire/types'

export type Kit = {
  alive: boolean
  punishment: number
  discs: number
  silver: number
  gold: number
  slaves: number
  chains: [number, number]
  servants: number
  food: number
  single: string
  skill: string
  extra: string
  committed: boolean
  stock: string | null
  rewards: [string, number][] | null
  bonus: number | null
  offer: string | null
}

export type Node =
  | 'order'
  | 'skills'
  | 'pick'
  | 'take'
  | 'act'
  | 'whip'
  | 'give'
  | 'casino'
  | 'draw'
  | 'stone'
  | 'copy'
  | 'demote'
  | 'dbl'
  | 'demand'
  | 'offer'
  | 'furyd'
  | 'promo'
  | 'freepromo'
  | 'third'
  | 'final'
  | 'over'

export type PixiesView = {
  round: number
  phase: string
  node: Node
  options: { rounds: number; dungeon: boolean; open_stocks: boolean; [option: string]: unknown }
  small: number[]
  big: number[]
  darling: number
  supply: string
  special: string
  bag: string
  pyramid: number[]
  placed: number[][]
  castle: number
  servant_log: number[]
  used: { [space: string]: number[] | number }
  food_pile: number[]
  board_single: string[]
  board_skills: string[]
  tiles_left: { ring: number[]; servant: number[]; special: number[] }
  demands: string
  double: number
  third: { slaves: number } | null
  to_move: number[]
  pending: number | null
  picked: string
  final: { punishment: number; rewards: number; stones: number; hoard: number; total: number }[] | null
  seats: Kit[]
}

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

/** The discs that a double space takes now. */
export function price(view: PixiesView, space: number): number {
  return (view.pyramid[space - 1] ?? -1) >= 0 ? 1 : 2
}

export const SILVER_PRICE = [4, 3, 3, 2, 2, 2, 1] as const
export const GOLD_PRICE = [5, 4, 3, 2, 2, 2, 2] as const
export const TRACK_CROWNS = [3, 2, 2, 2, 1, 0, 0] as const
export const MINE_SYMBOLS = [10, 20, 30, 40, 50] as const
/** Food drawn on the spaces 1 to 14. */
export const ICONS = ['A', 'B', 'H', 'A', 'B', 'AH', 'BH', 'AB', 'HH', 'AAB', 'ABH', 'BHH', 'AABH', 'ABBH'] as const

/** Crowns until the next mine symbol, or the dungeon. */
export function untilSymbol(crowns: number): number {
  return ([...MINE_SYMBOLS, 60].find((symbol) => symbol > crowns) ?? crowns) - crowns
}

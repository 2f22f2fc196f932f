/** The battlefield as the server describes it. */
import type { View } from '../../wire/types'
import { BASE, type Faction, type Profile, type Roster } from './roster'
import type { Rules } from './rules'

export type Figure = {
  id: string
  seat: number
  profile: string
  at: string | null
  hp: number
  orders: number
  flames: number
  poison: number
  crack: number
}

export type Phase =
  | 'recruit'
  | 'card'
  | 'roll_setup'
  | 'piece'
  | 'piece_at'
  | 'objective'
  | 'lair'
  | 'deploy'
  | 'roll_round'
  | 'first'
  | 'turn'
  | 'bonus_at'
  | 'bonus_dir'
  | 'free'
  | 'choose'
  | 'run'
  | 'target'
  | 'charge'
  | 'boost'
  | 'hits'
  | 'dir'
  | 'dodge'
  | 'raise'
  | 'over'

export type Pending = {
  seat?: number
  fig?: string
  second?: boolean
  piece?: string
  turn?: number
  what?: 'use' | 'loot' | 'search'
  act?: string
  objective?: string
  at?: string
  boost?: number
  dice?: number
  face?: number
}

export type ArmesView = {
  phase: Phase
  round: number
  rounds: number
  first: number
  turn: number
  vp: number[]
  vp_round: number[]
  lost: number[]
  lost_round: number[]
  tokens: number[]
  passed: boolean[]
  looted: boolean[]
  searched: [string, number][]
  extra: number[]
  aim: number
  fresh: boolean
  cards: (string | null)[]
  bands: (string[] | null)[]
  scenery: string[]
  objectives: string[]
  lairs: (string | null)[]
  figures: Figure[]
  pending: Pending
  /** What the names on this field stand for. */
  roster: Roster
}

export function read(view: View, roster: Roster = BASE): ArmesView {
  return { ...(view as unknown as ArmesView), roster }
}

export function figureAt(view: ArmesView, square: string): Figure | undefined {
  return view.figures.find((figure) => figure.at === square)
}

export function figureOf(view: ArmesView, id: string | undefined): Figure | undefined {
  return view.figures.find((figure) => figure.id === id)
}

/** A figure's card. */
export function profileOf(view: ArmesView, figure: Figure): Profile | undefined {
  return view.roster.profiles.get(figure.profile)
}

/** The card that a seat plays with. */
export function factionOf(view: ArmesView, seat: number): Faction | undefined {
  return view.roster.factions.get(view.cards[seat] ?? '')
}

/** ARM-SCEN-3, 6: who has tried this objective this round. */
export function triedBy(view: ArmesView, square: string): number | undefined {
  return view.searched.find(([at]) => at === square)?.[1]
}

/** ARM-SCEN-6: whether a seat may still try an objective this round. */
export function mayTry(view: ArmesView, square: string, seat: number, { search }: Rules): boolean {
  if (search === 'free') return true
  return !view.searched.some(([at, by]) => at === square && (search === 'objective' || by === seat))
}

/** The battlefield as the server describes it. */
import type { View } from '../../wire/types'
import type { ArmesForm, Figure, Pending } from './generated'
import { BASE, type Faction, type Profile, type Roster } from './roster'

export type { Figure, Pending }
export type Phase = ArmesForm['phase']

/** The battlefield, and what the names on it stand for. */
export type ArmesView = ArmesForm & { roster: Roster }

export function read(view: View, roster: Roster = BASE): ArmesView {
  return { ...(view as unknown as ArmesForm), roster }
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

/** Who has tried this objective this round. */
export function triedBy(view: ArmesView, square: string): number | undefined {
  return view.searched.find(([at]) => at === square)?.[1]
}

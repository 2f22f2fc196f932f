/** A game's page in the book: what the shell knows of it before its board is loaded. */
import type { Component } from 'svelte'
import { seatColour, seatEmblem, type Emblem } from '../art/emblems'
import type { Figures } from '../guide/figures'
import type { Lesson } from '../lessons/types'
import type { Pace } from '../store/pace'
import type { OptionValue } from '../wire/types'
import type { GameModule, SetupProps } from './types'

/** A colour token and the emblem that goes with it. */
export type Badge = { colour: string; emblem: Emblem }

/** Options that deserve more than a line each on the set-up page, and what is shown in their place. */
export type OwnSetup = { options: readonly string[]; load: () => Promise<{ default: Component<SetupProps> }> }

export type Chapter = {
  /** The game's id, and its folder's name. */
  game: string
  /** Which chapter of the book. */
  number: number
  /** For whom the game is, and for how long: as its rules say. */
  age: number
  minutes: string
  /** Drawn 480 by 300. */
  picture: string
  /** The colour token of the chapter's numeral. */
  ink?: string
  board: () => Promise<{ default: GameModule }>
  lesson?: () => Promise<{ default: Lesson }>
  setup?: OwnSetup
  /** Pictures beside the rules, by clause. */
  figures?: Figures
  /** Where much happens in a move, it takes longer to follow. */
  pace?: Pace
  /** The colours of a seat at a table that is not laid yet; without it, one colour a seat. */
  badges?: (seat: number, seats: number) => Badge[]
  /** Whether a table with these options keeps its own time, so that no clock is offered. */
  keepsTime?: (options: Record<string, OptionValue>) => boolean
}

/** One colour and one emblem a seat. */
export function seatBadge(seat: number): Badge {
  return { colour: seatColour(seat), emblem: seatEmblem(seat) }
}

/** A game's page in the book: what the shell knows of it before its board is loaded. */
import type { Component } from 'svelte'
import { seatColour, seatEmblem, type Emblem } from '../art/emblems'
import type { Hour } from '../art/stage'
import type { Feat } from '../book/feat'
import type { Figures } from '../guide/figures'
import type { Lesson } from '../lessons/types'
import type { Kit } from '../print/kit'
import type { Pace } from '../store/pace'
import type { OptionValue } from '../wire/types'
import type { GameModule, SetupProps } from './types'

/** A colour token and the emblem that goes with it. */
export type Badge = { colour: string; emblem: Emblem }

/** Options that deserve more than a line each on the set-up page, and what is shown in their place. */
export type OwnSetup = { options: readonly string[]; load: () => Promise<{ default: Component<SetupProps> }> }

/**
 * Something of the game as it stands in its data, to be put into the file of an option and changed there: after the file's
 * head and what it holds already or, without a head, in the place of all.
 */
export type Starter = {
  option: string
  head?: string
  fr: string
  en: string
  text: string
  /** Options that bring it to a table with these values, of which those were chosen. */
  needs?: (values: Values, chosen: Values) => Values
}
type Values = Readonly<Record<string, OptionValue>>

/** A change worth a try, for whoever comes to the lab without one: options of both games, and what the second has instead. */
export type Idea = { fr: string; en: string; options?: Values; changes: Values }

/** A way of playing for those who know the game, at tables of these sizes. */
export type Seasoned = { preset: string; seats: readonly number[] }

export type Chapter = {
  /** The game's id, and its folder's name. */
  game: string
  /** Which chapter of the book. */
  number: number
  /** For whom the game is, and for how long: as its rules say. */
  age: number
  minutes: string
  /** Where a family with small children begins. */
  start?: boolean
  /** Nothing is rolled, drawn or shuffled in it: there are no dice to check. */
  diceless?: boolean
  /** What happens in it, 480 by 300, by day and by night. */
  picture: (hour: Hour) => string
  /** The colour token of the chapter's numeral. */
  ink?: string
  board: () => Promise<{ default: GameModule }>
  lesson?: () => Promise<{ default: Lesson }>
  /** What can be printed and cut. */
  print?: () => Promise<{ default: Kit }>
  /** What a data file of the lab may start from, and what may be tried there. */
  data?: () => Promise<{ default: readonly Starter[]; ideas: readonly Idea[] }>
  /** What deserves a sticker; `feats.<lang>.ftl` says how it is called and done. */
  feats?: () => Promise<{ default: readonly Feat[] }>
  setup?: OwnSetup
  /** The preset that people are offered first, where the rules' usual table is not the fairest one. */
  offers?: string
  /** The preset that is recommended to those who know the game, and the sizes of table at which it was shown to be worth it. */
  seasoned?: Seasoned
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

/** What a game's module gives the shell. All of it is pure: no DOM, no socket, no clock. */
import type { Component } from 'svelte'
import type { Source } from '../after/sources'
import type { Emblem } from '../art/emblems'
import type { AskArea, Beat, Guide, Layout, Preview, Scene, Sights } from '../board/scene'
import type { Turn } from '../board/turn'
import type { Words } from '../i18n'
import type { Grammar, Target } from '../intent/builder'
import type { BoardModel } from '../store/board-model'
import type { Play } from '../store/play.svelte'
import type { LogEntry } from '../store/reduce'
import type { Sound } from '../store/sound'
import type { About } from '../ui/ask.svelte'
import type { Spectacle } from './spectacle'
import type { Action, Frame, GameEvent, OptionValue, TableInfo, View } from '../wire/types'

/** What a module remembers from event to event only to draw well: which tree has which shape. */
export type Look = { readonly [thing: string]: number }

export type SceneContext = {
  /** Whose eyes: a seat, or nobody's in particular. */
  seat: number | undefined
  look: Look
  words: Words
  /** The move so far, so that what is picked up can be drawn so. */
  path: readonly Target[]
  /** What can be tapped next. */
  targets: ReadonlySet<Target>
  /** What a lesson or the log points at. */
  pointed?: readonly string[]
}

/** What a choice has come to: whose, so far, what is pointed at, what can be tapped next. */
export type Moment = { seat: number; path: readonly Target[]; hover: string | undefined; targets: ReadonlySet<Target> }

/** A button for what is no square. */
export type Choice = { target: Target; label: string; key?: string; icon?: string; strong?: boolean }

/** A card in the hand. */
export type HandCard = {
  target: Target
  name: string
  about: string
  count: number
  art: string
  key: string
  why?: Action
  /** The rule behind it. */
  rule?: string
}

/** One line about a seat: who, how far, what is due. */
export type SeatLine = {
  /** A colour token and an emblem for each family of the seat. */
  badges: { colour: string; emblem: Emblem }[]
  /** Filled and empty pips, one row for each family. */
  pips: { colour: string; filled: number; of: number }[]
  note?: string
  /** The note as pictures, where a phone has no room for words. */
  signs?: { art: string; box: string; text: string }[]
  /** What badges, pips and note mean, for whoever asks. */
  about?: readonly string[]
  /** The rule behind it. */
  rule?: string
}

/** The card of a piece looked at, or of whatever else deserves one. */
export type Profile = {
  title: string
  art: string
  colour?: string
  facts: { label: string; value: string }[]
  lines: string[]
  /** The clause behind it. */
  rule?: string
}

/** Where to find why a square is refused: ask the server about an action, or a rule known already. */
export type Refusal = { action: Action } | { rule: string }

/** What a board of a game's own is given; without a person at it (a replay) there is no `play`. */
export type OwnBoardProps = {
  model: BoardModel & { readonly frame: Frame | undefined }
  play?: Play
  table: TableInfo
  words: Words
}
/** What a game's own opening is given, before there is a position to show. */
export type OpeningProps = { play: Play; table: TableInfo; words: Words }
/** What a game's own panel beside the board is given; in a replay there is no `play`. */
export type PanelProps = { model: BoardModel; play?: Play; log: readonly LogEntry[]; words: Words }

/** What a game's own part of a new table is given. */
export type SetupProps = {
  values: Record<string, OptionValue>
  words: Words
  onchange: (name: string, value: OptionValue) => void
}

export type GameModule = {
  id: string
  /** The same game under a table's options, where they change what is shown. */
  under?(options: TableInfo['options']): GameModule
  /** Whether seats hold something that others may not see. */
  hidden: boolean
  /** Whether anything is hidden in this position; without it, always where seats hold something. */
  secret?(view: View): boolean
  /** Whether squares are so small on a phone that zooming helps. */
  fine: boolean
  /** Whether the whole board matters just now, however small its squares. */
  overview?(view: View): boolean
  layout: Layout
  grammar: Grammar
  scene(view: View, context: SceneContext): Scene
  carry(look: Look, events: readonly GameEvent[]): Look
  motion(events: readonly GameEvent[], before: View | undefined, after: View): Beat[]
  preview(view: View, path: readonly Target[], hover: string | undefined, seat: number): Preview
  /** What a beginner is shown on the board: ways, dangers, numbers. `kept` are parts of the turn not sent yet. */
  guide?(
    view: View,
    seat: number,
    path: readonly Target[],
    hover: string | undefined,
    kept: readonly Action[],
    words: Words,
  ): Guide
  /** What the choice at hand reaches and meets, for everybody: ranges, lines of sight, what is felt there. */
  sights?(view: View, moment: Moment, words: Words): Sights
  /** Quarter turns that bring this seat's side to the bottom. */
  turn?(view: View, seat: number): Turn
  /** The name and content of a square, for the screen reader. */
  name(view: View, cell: string, words: Words): string
  /** Whether the squares to choose from are lit: not where the pieces themselves show it. */
  lit(view: View, path: readonly Target[]): boolean
  /** What to do now, in one sentence; the shell falls back on the phase's sentence. */
  prompt(
    view: View,
    seat: number,
    path: readonly Target[],
    words: Words,
    targets?: ReadonlySet<Target>,
  ): string | undefined
  choices(view: View, seat: number, path: readonly Target[], targets: ReadonlySet<Target>, words: Words): Choice[]
  /** Beside the board: what is neither square nor button nor card. */
  panel?: Component<PanelProps>
  /** An action in words, where the names of its squares would not do. */
  say?(view: View, seat: number, action: Action, words: Words): string
  /** Settings of this game's own, in the menu beside those for all games. */
  comfort?: Component<{ words: Words }>
  /** An argument of a bot's reason: a card or piece called by its name instead of its sign. */
  reason?(value: string, view: View, words: Words): string
  hand?(view: View, seat: number, words: Words): HandCard[]
  /** The heading over the cards, where they are no hand; undefined hides them. */
  handTitle?(view: View, words: Words): string | undefined
  /** What is written on the card of the piece looked at. */
  profile?(
    view: View,
    seat: number | undefined,
    looked: string | undefined,
    path: readonly Target[],
    words: Words,
  ): Profile | undefined
  /** An event with its pieces called by their names instead of their signs. */
  named?(event: GameEvent, view: View, words: Words): GameEvent
  seatLine(view: View, seat: number, words: Words): SeatLine
  /** A word about the table as a whole: round, reserve, distraction. */
  status(view: View, words: Words): string[]
  refusal(
    view: View,
    seat: number,
    path: readonly Target[],
    target: Target,
    kept: readonly Action[],
  ): Refusal | undefined
  /** Squares that an event was about. */
  places(event: GameEvent): string[]
  /** Squares of the last turn, drawn faintly. */
  trail(events: readonly GameEvent[]): { cells: string[]; ways: string[][] }
  /** Advice for beginners about this position. */
  tips(view: View, seat: number, words: Words): string[]
  /** What the marks on this board mean, each beside its picture. */
  legend?(words: Words): { art: string; text: string }[]
  phase(view: View): string
  /** A square to look at when the board is enlarged. */
  middle(view: View, seat: number | undefined): string | undefined
  /** A board of the game's own, with its buttons, where squares do not fit: cards against the clock. */
  board?: Component<OwnBoardProps>
  /** What people at a table do until its first position is shown; without it they wait. */
  opening?: Component<OpeningProps>
  /** In which order people at one screen are asked who may all act now; otherwise by seat. */
  order?(view: View, seats: readonly number[]): number[]
  /** Whether the people at one screen all act at once, so that nobody in particular is called. */
  together?(options: TableInfo['options']): boolean
  /** Whether a move made of these squares is played at once: there is nothing more to look at. */
  sure?(view: View, path: readonly Target[]): boolean
  /** What stands on a square, or what the square is, for whoever asks; nothing where there is nothing to know. */
  about?(view: View, cell: string, words: Words): About | undefined
  /** Things on the board that are no squares and can be asked about. */
  asks?(view: View, words: Words): AskArea[]
  /** What deserves a stage of what just happened, in the order in which it is shown. */
  spectacles?(events: readonly GameEvent[], view: View, words: Words, before?: View): Spectacle[]
  /** A seat's own pieces for the last picture, each about 100 across and standing on y = 42. */
  figures?(view: View, seat: number): string[]
  /** Whether costly moves tell anything: not where one was merely slower. */
  slips?: false
  /** What is heard when something happened: kinds of events, the first that occurred counts. */
  sounds?: readonly (readonly [kind: string, sound: Sound])[]
  /** The button that ends a part of the turn; the space bar presses it. */
  leave?: Target
  /** What points came from, of a game that is over. */
  sources?(view: View, events: readonly GameEvent[], words: Words): Source[]
  /** What of the log may be told now. */
  told?(view: View, entries: readonly LogEntry[]): readonly LogEntry[]
}

/** What a game's module gives the shell. All of it is pure: no DOM, no socket, no clock. */
import type { Component } from 'svelte'
import type { Source } from '../review/sources'
import type { Place } from '../art/ends'
import type { Mood } from '../art/moods'
import type { Hour } from '../art/stage'
import type { Emblem } from '../art/emblems'
import type { Landmark } from '../board/compass'
import type { AskArea, Beat, Guide, Layout, Preview, Scene, Sights } from '../board/scene'
import type { Turn } from '../board/turn'
import type { Words } from '../i18n'
import type { Grammar, Target } from '../intent/builder'
import type { BoardModel } from '../store/board-model'
import type { Play } from '../store/play.svelte'
import type { LogEntry } from '../store/reduce'
import type { Note, Sound } from '../store/sound'
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

/** The same for the guide: `kept` are parts of the turn not sent yet. */
export type GuideMoment = Omit<Moment, 'targets'> & { kept: readonly Action[] }

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
  /** Whether the pictures tell what the words do not, and are shown beside them. */
  shown?: boolean
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

/**
 * Where to find why a square is refused: ask about an action, after what is kept back and perhaps one more, or a rule known
 * already.
 */
export type Refusal = { action: Action; after?: Action } | { rule: string }

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

/** What can be tapped and pressed, and what is asked for. */
export type Input = {
  /**
   * What the rules say of a choice is asked as soon as there is one, where the board shows it; `decides` where it also says
   * what a tap leads to, and a tap waits for it.
   */
  outlook?: 'shown' | 'decides'
  grammar: Grammar
  /** What to do now, in one sentence; the shell falls back on the phase's sentence. */
  prompt(
    view: View,
    seat: number,
    path: readonly Target[],
    words: Words,
    targets?: ReadonlySet<Target>,
  ): string | undefined
  choices(view: View, seat: number, path: readonly Target[], targets: ReadonlySet<Target>, words: Words): Choice[]
  /** Where actions are chosen from cards. */
  cards?: Cards
  /** Whether a move made of these squares is played at once: there is nothing more to look at. */
  sure?(view: View, path: readonly Target[]): boolean
  /** The button that ends a part of the turn; the space bar presses it. */
  leave?: Target
}

export type Cards = {
  hand(view: View, seat: number, words: Words): HandCard[]
  /** The heading over the cards, where they are no hand; undefined hides them. */
  title?(view: View, words: Words): string | undefined
}

/** What is said about seats, table, actions and events. */
export type Labels = {
  seatLine(view: View, seat: number, words: Words): SeatLine
  /** A word about the table as a whole: round, reserve, distraction. */
  status(view: View, words: Words): string[]
  /** Advice for beginners about this position. */
  tips(view: View, seat: number, words: Words): string[]
  /** An action in words, where the names of its squares would not do. */
  say?(view: View, seat: number, action: Action, words: Words): string
  /** The same as one person says it to another before a board turned so: by things and directions, without squares. */
  tell?(view: View, seat: number, action: Action, words: Words, turn: Turn): string
  /** An argument of a bot's reason: a card or piece called by its name instead of its sign. */
  reason?(value: string, view: View, words: Words): string
  /** An event with its pieces called by their names instead of their signs. */
  named?(event: GameEvent, view: View, words: Words): GameEvent
  /** What of the log may be told now. */
  visibleLog?(view: View, entries: readonly LogEntry[]): readonly LogEntry[]
}

/** A board of squares, as the shell draws it: what stands where, what moves, what each square is called. */
export type Squares = {
  layout: Layout
  /** Whether squares are so small on a phone that zooming helps. */
  needsZoom: boolean
  scene(view: View, context: SceneContext): Scene
  carry(look: Look, events: readonly GameEvent[]): Look
  motion(events: readonly GameEvent[], before: View | undefined, after: View): Beat[]
  /** Whose choice is looked into while one only watches: how the next step is drawn depends on it. */
  watched?(view: View): number | undefined
  preview(view: View, path: readonly Target[], hover: string | undefined, seat: number): Preview
  /** The name and content of a square, for the screen reader. */
  name(view: View, cell: string, words: Words): string
  /** Whether the squares to choose from are lit: not where the pieces themselves show it. */
  highlightTargets(view: View, path: readonly Target[]): boolean
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
  /** A square to look at when the board is enlarged. */
  middle(view: View, seat: number | undefined): string | undefined
  /** What everybody is after: where the board is enlarged and it is out of sight, a sign points to it. */
  landmark?(view: View): Landmark | undefined
  /** Whether the whole board matters just now, however small its squares. */
  overview?(view: View): boolean
  /** Quarter turns that bring this seat's side to the bottom. */
  turn?(view: View, seat: number): Turn
} & SquareHelp

/** What is explained on a board of squares. */
export type SquareHelp = {
  /** What a beginner is shown on the board: ways, dangers, numbers. */
  guide?(view: View, moment: GuideMoment, words: Words): Guide
  /** What the marks of the guide mean, each beside its picture. */
  legend?(words: Words): { art: string; text: string }[]
  /** What the choice at hand reaches and meets, for everybody: ranges, lines of sight, what is felt there. */
  sights?(view: View, moment: Moment, words: Words): Sights
  /** An action to look into before it is made: what it would lead to is asked, and shown with the sights. */
  beyond?(view: View, moment: Moment): Action | undefined
  /** What stands on a square, or what the square is, for whoever asks; nothing where there is nothing to know. */
  about?(view: View, cell: string, words: Words, moment?: Omit<Moment, 'hover' | 'targets'>): About | undefined
  /** Things on the board that are no squares and can be asked about. */
  asks?(view: View, words: Words): AskArea[]
  /** What is written on the card of the piece looked at. */
  profile?(
    view: View,
    seat: number | undefined,
    looked: string | undefined,
    path: readonly Target[],
    words: Words,
  ): Profile | undefined
}

/** A board of the game's own, with its buttons, where squares do not fit: cards against the clock. */
export type OwnBoard = {
  component: Component<OwnBoardProps>
  /** What people at a table do until its first position is shown; without it they wait. */
  opening?: Component<OpeningProps>
}

/** What seats hold that others may not see. */
export type Secrets = {
  /** Whether anything is hidden in this position. */
  inPosition(view: View): boolean
}

/** A game in which several people at one screen act at once. */
export type Together = {
  /** Whether nobody in particular is called, under these options. */
  uncalled(options: TableInfo['options']): boolean
}

/** What is shown of a game that is over. */
export type Ending = {
  /** A seat's own pieces for the last picture, each about 100 across and standing on y = 42, in a mood if they have faces. */
  figures(view: View, seat: number, mood: Mood): string[]
  /** Where that picture is set; without it, on a hill. */
  place?(hour: Hour): Place
  /** What a seat brought home, a picture about 40 across for each: they are counted out one by one. */
  counted?(view: View, seat: number): string[]
  /** What points came from. */
  sources(view: View, events: readonly GameEvent[], words: Words): Source[]
  /** Whether costly moves tell anything: not where one was merely slower. */
  slips: boolean
}

/** What some games add to the page. */
export type Extras = {
  /** Beside the board: what is neither square nor button nor card. */
  panel?: Component<PanelProps>
  /** Settings of this game's own, in the menu beside those for all games. */
  settings?: Component<{ words: Words }>
  /** What deserves a stage of what just happened, in the order in which it is shown. */
  spectacles?(events: readonly GameEvent[], view: View, words: Words, before?: View): Spectacle[]
  /** What is heard when something happened: kinds of events, the first that occurred counts. */
  sounds?: readonly (readonly [kind: string, sound: Sound])[]
  /** A quiet tune of some seconds to begin with. */
  theme?: readonly Note[]
}

type AnyGame = {
  id: string
  phase(view: View): string
  input: Input
  labels: Labels
  /** Only where seats hold something that others may not see. */
  secrets?: Secrets
  /** Only where people at one screen act at once. */
  together?: Together
  /** Without it, the end shows names and points. */
  ending?: Ending
  extras?: Extras
}

/** A game on a board of squares. */
export type SquaresGame = AnyGame & {
  squares: Squares
  ownBoard?: undefined
  /** The same game under a table's options, where they change what is shown. */
  withOptions?(options: TableInfo['options']): SquaresGame
}
/** A game on a board of its own. */
export type OwnBoardGame = AnyGame & { squares?: undefined; ownBoard: OwnBoard; withOptions?: undefined }
export type GameModule = SquaresGame | OwnBoardGame

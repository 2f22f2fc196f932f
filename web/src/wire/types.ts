/** What server and client say to each other: the server's own types, and the few that only HTTP uses. */
import type { ErrorForm, Frame, SeatWish, ServerMessage } from './generated'

export type {
  BotInfo,
  ClientMessage,
  Clock,
  Face,
  Frame,
  LabAnswer,
  LabWish,
  Me,
  Phrase,
  PracticeAnswer,
  PracticeQuestion,
  PracticeWish,
  Rating,
  Reason,
  SeatInfo,
  SeatWish,
  ServerMessage,
  SessionInfo,
  StudyAnswer,
  StudyForm,
  TableInfo,
  Times,
} from './generated'

export type TableId = string
/** A move in its game's own notation. */
export type Action = string
/** What one observer knows; only the game's module looks inside. */
export type View = Frame['views'][string]
/** Something that happened; `event` names its kind, the other fields are the game's. */
export type GameEvent = Frame['events'][number]
export type Hint = Extract<ServerMessage, { t: 'hint' }>
export type Problem = ErrorForm

export type Level = Extract<SeatWish, { kind: 'bot' }>['level']
export const LEVELS: readonly Level[] = ['gentle', 'fair', 'keen', 'strong']

/** The bots to choose from in a game with so many seats, weakest first. */
export function levelsOf(card: GameCard, seats: number): readonly Level[] {
  if (card.bots !== undefined && card.bots.length > 0) return card.bots
  return card.masters?.includes(seats) ? [...LEVELS, 'master'] : LEVELS
}
export const PHRASES = ['hello', 'well-played', 'oops', 'your-turn', 'thanks', 'again'] as const

export type OptionValue = string | number | boolean
export type OptionSpec = { default: OptionValue; values?: OptionValue[]; min?: number; max?: number; form?: string }

/** The options that hold a game's data as a text of many lines: designers change them in the lab. */
export const dataOptions = (specs: Readonly<Record<string, OptionSpec>>): string[] =>
  Object.keys(specs).filter((name) => specs[name]?.form?.startsWith('TOML') === true)

/** A game on offer, as the table protocol describes it. */
export type GameCard = {
  id: string
  titles: { fr: string; en: string }
  seats: number[]
  edition: number
  options: Record<string, OptionSpec>
  presets: Record<string, Record<string, OptionValue>>
  /** Bots with names of their own, weakest first; in most games none. */
  bots?: readonly Level[]
  /** The numbers of seats at which there is a bot that learnt the game by playing. */
  masters?: readonly number[]
}

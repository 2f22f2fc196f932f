/** What server and client say to each other, as docs/wire.md describes it. */

/** A value of JSON whose shape only a game's module knows. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export type GameId = string
export type TableId = string
/** A move in its game's own notation. */
export type Action = string
export type Level = 'gentle' | 'fair' | 'keen' | 'strong'
export const LEVELS: readonly Level[] = ['gentle', 'fair', 'keen', 'strong']

export type Me = { id: string; name: string; claimed: boolean }

export type OptionValue = string | number | boolean
export type OptionSpec = { default: OptionValue; values?: OptionValue[]; min?: number; max?: number }
export type GameCard = {
  id: GameId
  titles: { fr: string; en: string }
  seats: number[]
  edition: number
  options: Record<string, OptionSpec>
  presets: Record<string, Record<string, OptionValue>>
}

export type SeatWish = { kind: 'me'; name?: string } | { kind: 'bot'; level: Level } | { kind: 'open' }

export type SeatInfo = {
  kind: 'person' | 'bot' | 'open'
  name?: string
  level?: Level
  mine: boolean
  online?: boolean
  held?: boolean
}

export type TableInfo = {
  id: TableId
  game: GameId
  options: Record<string, OptionValue>
  seats: SeatInfo[]
  host: boolean
  state: 'waiting' | 'playing' | 'over'
  visibility: 'open' | 'link'
  seq: number
  created: number | string
  commitment?: string
  result?: { ranking: number[]; scores: number[] }
  rematch?: TableId
  links?: Record<string, string>
}

/** Something that happened; `event` names its kind, the other fields are the game's. */
export type GameEvent = { event: string } & { [field: string]: Json }

/** What one observer knows; only the game's module looks inside. */
export type View = { [field: string]: Json }

export type Frame = {
  seq: number
  prev: number
  events: GameEvent[]
  views: Record<string, View>
  legal: Record<string, Action[]>
  acting: number[]
  mine?: [number | string, Action]
}

export type Phrase = 'hello' | 'well-played' | 'oops' | 'your-turn' | 'thanks' | 'again'
export const PHRASES: readonly Phrase[] = ['hello', 'well-played', 'oops', 'your-turn', 'thanks', 'again']

export type Hint = {
  action: Action
  estimate?: number | number[]
  best?: { action: Action; share: number }[]
  reason?: string
}

export type ClientMessage =
  | { t: 'sub'; table: TableId; from: number }
  | { t: 'unsub'; table: TableId }
  | { t: 'act'; table: TableId; id: string; seat: number; seq: number; action: Action }
  | { t: 'check'; table: TableId; id: string; seat: number; action: Action }
  | { t: 'hint'; table: TableId; id: string; seat: number }
  | { t: 'resign'; table: TableId; id: string; seat: number }
  | { t: 'say'; table: TableId; phrase: Phrase }
  | { t: 'lang'; lang: string }
  | { t: 'ping'; at: number }

export type ServerMessage =
  | { t: 'hello'; me: Me; version: string }
  | { t: 'table'; table: TableInfo; frame: Frame }
  | ({ t: 'frame'; table: TableId } & Frame)
  | { t: 'ack'; id: string; seq: number }
  | { t: 'ok'; id: string }
  | ({ t: 'hint'; id: string } & Hint)
  | { t: 'error'; id?: string; table?: TableId; code: string; message: string; rule?: string }
  | { t: 'said'; table: TableId; seat: number; phrase: Phrase }
  | { t: 'pong'; at: number }
  | { t: 'lagging' }

export type Problem = { code: string; message: string; rule?: string; step?: number }

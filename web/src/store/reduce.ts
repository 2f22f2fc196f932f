/** What the client knows of a table it follows: a pure function of the messages received. */
import type { Connection } from '../net/socket'
import type { Heard } from './clock'
import type { Frame, GameEvent, Phrase, SeatInfo, ServerMessage, TableId, TableInfo, Times } from '../wire/types'

export type Said = { seat: number; phrase: Phrase; at: number }
/** Something that happened, and who sat where when it did: the past keeps its names. */
export type LogEntry = { seq: number; event: GameEvent; seats?: readonly SeatInfo[] | undefined }

export type TableState = {
  id: TableId
  connection: Connection
  table?: TableInfo
  /** The newest frame received. */
  frame?: Frame
  /** Frames not yet shown on the board, oldest first; the newest is among them until shown. */
  queue: Frame[]
  log: LogEntry[]
  /** The last step written in the log: what happened before one came is told once, too. */
  logged: number
  said: Said[]
  /** What came of the last window of a race; the next position comes when its own window opens. */
  settled?: readonly GameEvent[] | undefined
  /** How the table's clock stood last. */
  heard?: Heard
  /** Whether I have done anything here yet. */
  acted: boolean
  /** Set when a table cannot be followed at all. */
  problem?: { code: string; message: string }
}

export type Input =
  | { kind: 'message'; message: ServerMessage; at: number }
  | { kind: 'connection'; connection: Connection }
  | { kind: 'shown'; seq: number }
  /** Words that were said fade. */
  | { kind: 'faded'; at: number }

const SAID_KEPT = 3
/** What is the table's affair, whatever the game. */
export const TABLE_EVENTS: ReadonlySet<string> = new Set(['undone', 'seat-left', 'seat-held', 'seat-back', 'seat-late'])

export function start(id: TableId): TableState {
  return { id, connection: 'connecting', queue: [], log: [], logged: 0, said: [], acted: false }
}

export function reduce(state: TableState, input: Input): TableState {
  switch (input.kind) {
    case 'connection':
      return { ...state, connection: input.connection }
    case 'shown':
      return { ...state, queue: state.queue.filter((frame) => frame.seq > input.seq) }
    case 'faded':
      return { ...state, said: state.said.filter((one) => one.at > input.at) }
    case 'message':
      return receive(state, input.message, input.at)
  }
}

/** The last seq seen: what to resume from after a loss. */
export function lastSeq(state: TableState): number {
  return state.frame?.seq ?? 0
}

function receive(state: TableState, message: ServerMessage, at: number): TableState {
  switch (message.t) {
    case 'table':
      if (message.table.id !== state.id) return state
      return withTable(
        {
          ...state,
          table: message.table,
          log: [...state.log, ...changesOfSeats(state, message.table)],
          problem: undefined,
          ...heard(message.table.times, at),
        },
        message.frame,
      )
    case 'frame':
      return message.table === state.id
        ? withFrame({ ...state, ...heard(message.seq > lastSeq(state) ? message.times : undefined, at) }, message)
        : state
    case 'settled':
      return message.table === state.id ? { ...state, settled: message.events } : state
    case 'said':
      if (message.table !== state.id) return state
      return { ...state, said: [...state.said, { seat: message.seat, phrase: message.phrase, at }].slice(-SAID_KEPT) }
    case 'error':
      if (message.table !== state.id || message.id !== undefined || state.table !== undefined) return state
      return { ...state, problem: { code: message.code, message: message.message } }
    default:
      return state
  }
}

/** A seat that a bot plays from now on, or no longer, is told as what happens at the table is. */
function changesOfSeats({ table, logged }: TableState, next: TableInfo): LogEntry[] {
  if (table?.state !== 'playing') return []
  return next.seats.flatMap((seat, index): LogEntry[] => {
    const was = table.seats[index]
    const what =
      was === undefined || was.kind !== 'person'
        ? undefined
        : seat.kind === 'bot'
          ? 'seat-left'
          : was.held !== seat.held
            ? seat.held === true
              ? 'seat-held'
              : 'seat-back'
            : undefined
    return what === undefined ? [] : [{ seq: logged, event: { event: what, seat: index }, seats: table.seats }]
  })
}

function heard(times: Times | undefined, at: number): { heard?: Heard } {
  return times === undefined ? {} : { heard: { times, at } }
}

/**
 * The frame that comes with a table is the newest there is. At first sight of a table it is where we begin;
 * later the frames between follow one by one, so that what happened meanwhile can be shown.
 */
function withTable(state: TableState, frame: Frame | undefined): TableState {
  if (frame === undefined) return state
  if (state.frame === undefined) return { ...state, frame, queue: [{ ...frame, events: [] }] }
  // The same seq may come with other lists: a seat was taken over or given back.
  if (frame.seq === state.frame.seq) {
    const renewed = { ...frame, events: [] }
    const waiting = state.queue.some((queued) => queued.seq === frame.seq)
    const queue = waiting
      ? state.queue.map((queued) =>
          queued.seq === frame.seq
            ? { ...queued, views: frame.views, legal: frame.legal, acting: frame.acting }
            : queued,
        )
      : [...state.queue, renewed]
    return { ...state, frame: renewed, queue }
  }
  return state
}

/** What was taken back did not happen; that somebody took it back did. */
function standing(log: LogEntry[], { undone }: Frame): LogEntry[] {
  return undone === undefined
    ? log
    : log.filter((entry) => entry.seq <= undone.to || TABLE_EVENTS.has(entry.event.event))
}

function withFrame(state: TableState, frame: Frame): TableState {
  if (frame.seq <= state.logged) return state
  const late = frame.late === undefined ? [] : [{ event: 'seat-late', seat: frame.late }]
  const events: GameEvent[] =
    frame.undone === undefined ? [...late, ...frame.events] : [{ event: 'undone', seat: frame.undone.seat }]
  const entries = events.map((event) => ({ seq: frame.seq, event, seats: state.table?.seats }))
  // A lesson turns to another game: what happened in the one before is not told of this one.
  const isElsewhere = state.logged > 0 && frame.undone === undefined && frame.prev > state.logged
  const told = {
    ...state,
    log: [...(isElsewhere ? [] : standing(state.log, frame)), ...entries],
    logged: frame.seq,
    acted: state.acted || frame.mine !== undefined,
  }
  // The past of a table just come to is written down, not shown again.
  if (state.frame !== undefined && frame.seq <= state.frame.seq) return told
  return { ...told, frame, queue: [...state.queue, frame], settled: undefined }
}

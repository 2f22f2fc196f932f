/**
 * The log as it is read: turn by turn, the newest turn first, each in the order in which it happened. A round is too
 * long for that, and so is a game that knows neither: its newest line comes first too, or nobody would see it.
 */
import type { Turn } from '../board/turn'
import { begins } from '../games/events'
import type { GameModule } from '../games/types'
import { Where } from '../games/where'
import type { Args, Words } from '../i18n'
import type { Face, GameEvent, TableInfo, View } from '../wire/types'
import type { LogEntry } from './reduce'
import { seatFace, seatName } from './seats'

/** `heard`: the same by the names of its squares, which nobody who sees the board needs. */
export type LogLine = { text: string; heard?: string; places: string[] }
/** `face`: of whose turn it tells. */
export type LogGroup = { heading: string | undefined; face?: Face | undefined; lines: LogLine[] }
type Open = LogGroup & { long: boolean }

/** More lines than are seen at once. */
const MANY = 8

/** Whose turn begins, and the how-manieth of all it is. */
function turnOf(event: GameEvent): { seat: number; turn: number } | undefined {
  const begun = begins(event)
  return begun?.kind === 'turn' && typeof event.seat === 'number' ? { seat: event.seat, turn: begun.number } : undefined
}

export type Telling = {
  game: GameModule
  /** Without one, seats are called as the words call them now. */
  table: TableInfo | undefined
  view: View | undefined
  words: Words
  /** How the board is turned to whoever reads. */
  turn?: Turn
}

/** The newest groups that hold so many lines together. */
export function chronicle(entries: readonly LogEntry[], telling: Telling, kept: number): LogGroup[] {
  const { game, view } = telling
  const seen = sights(telling)
  const named = namer(telling)
  /** Whoever sat there then has the face of then. */
  const faceOf = (seat: number | undefined, seats: LogEntry['seats']): Face | undefined =>
    seat === undefined || telling.table === undefined
      ? undefined
      : seatFace({ ...telling.table, seats: [...(seats ?? telling.table.seats)] }, seat)
  const groups: Open[] = []
  for (const { event, seats } of entries) {
    const words = named(seats)
    const begun = begins(event)
    const count = seats?.length ?? telling.table?.seats.length ?? 1
    const opened = turnOf(event)
    // Nobody says that the first turn begins: once it is over, what happened in it has its name too.
    if (opened?.turn === 2 && groups[0] !== undefined && groups.length === 1) {
      const first = (opened.seat + count - 1) % count
      groups[0].heading ??= words.say('ui-log-turn', { turn: 1, seat: first })
      groups[0].face ??= faceOf(first, seats)
    }
    const called = view === undefined ? event : (game.labels.named?.(event, view, words) ?? event)
    const text =
      opened !== undefined
        ? words.say('ui-log-turn', { turn: Math.ceil(opened.turn / count), seat: opened.seat })
        : words.event(game.id, called)
    if (text === undefined) continue
    if (begun !== undefined)
      groups.push({ heading: text, face: faceOf(opened?.seat, seats), lines: [], long: begun.kind === 'round' })
    else {
      if (groups.length === 0) groups.push({ heading: undefined, lines: [], long: false })
      const sighted = words.sighted(game.id, called, seen(event, words))
      const places = game.squares?.places(event) ?? []
      groups.at(-1)?.lines.push(sighted === undefined ? { text, places } : { text: sighted, heard: text, places })
    }
  }
  // A turn in which nothing has happened yet is nothing to read.
  const last = groups.at(-1)
  if (last !== undefined && !last.long && last.lines.length === 0) groups.pop()
  let lines = 0
  const newest = groups.reverse().map(({ heading, face, lines, long }) => ({
    heading,
    face,
    lines: long || (heading === undefined && lines.length > MANY) ? lines.reverse().slice(0, kept) : lines,
  }))
  const enough = newest.findIndex((group) => (lines += group.lines.length + 1) > kept)
  return enough < 0 ? newest : newest.slice(0, enough + 1)
}

/** Which way something went on the board, whether it went at all, whence and where to, as it is seen. */
function sights({ game, turn = 0 }: Telling): (event: GameEvent, words: Words) => Args {
  if (game.squares === undefined) return () => ({})
  const where = new Where(game.squares.layout, turn)
  return ({ from, to, at }, words) => {
    const [start, end] = [String(from), String(to ?? at)]
    return {
      way: where.way(start, end, words),
      moved: String(start !== end),
      start: where.area(start, words),
      area: where.area(end, words),
    }
  }
}

/** Words for an entry: whoever sat there then is called by the name of then. */
function namer({ table, words }: Telling): (seats: LogEntry['seats']) => Words {
  const known = new Map<string, Words>()
  return (seats) => {
    if (table === undefined || seats === undefined) return words
    const then = { ...table, seats: [...seats] }
    const names = seats.map((_, seat) => seatName(then, seat, words))
    if (names.every((name, seat) => name === words.seat(seat))) return words
    const key = names.join('\n')
    const found = known.get(key) ?? words.named((seat) => names[seat])
    known.set(key, found)
    return found
  }
}

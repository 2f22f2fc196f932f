/** Every point of the Queen's service: rewards by kind, crowns by cause, and the final count. */
import { tally, telling, type Source } from '../../review/sources'
import type { Words } from '../../i18n'
import type { LogEntry } from '../../store/reduce'
import type { GameEvent } from '../../wire/types'
import type { PixiesView } from './view'

const REWARDS = ['ring', 'servant', 'special'] as const
const CAUSES = ['miners', 'tracks', 'rival', 'no_offering', 'wrong_food', 'copy', 'pass'] as const

const label = (name: string, words: Words) => words.say(`pixies-ui-source-${name.replaceAll('_', '-')}`)

/** What these events gave and cost each seat, a line for each cause. */
function pointLines(seats: number, events: readonly GameEvent[], words: Words): Source[] {
  const of = (kind: string, field: 'kind' | 'why', name: string, amount: 'value' | 'points', sign: number) =>
    tally(events, seats, (event) =>
      event.event === kind && event[field] === name && typeof event.seat === 'number'
        ? { seat: event.seat, points: sign * Number(event[amount] ?? 0) }
        : undefined,
    )
  const bonus = tally(events, seats, (event) =>
    event.event === 'bonus' && typeof event.seat === 'number'
      ? { seat: event.seat, points: Number(event.points ?? 0) }
      : undefined,
  )
  return [
    ...REWARDS.map((kind) => ({ label: label(kind, words), values: of('reward', 'kind', kind, 'value', 1) })),
    { label: label('bonus', words), values: bonus },
    ...CAUSES.map((why) => ({ label: label(why, words), values: of('points', 'why', why, 'points', -1) })),
  ]
}

/** What a seat's events come to, up or down. */
const sumOf = (lines: readonly Source[], seat: number, sign: 1 | -1) =>
  lines.reduce((sum, { values }) => sum + (Math.sign(values[seat] ?? 0) === sign ? (values[seat] ?? 0) : 0), 0)

/** PIX-FIN-7: whoever was thrown into the dungeon has lost all rewards, and counts its crowns and no more. */
function dungeonLines(view: PixiesView, lines: readonly Source[], words: Words): Source[] {
  const final = view.final ?? []
  const ousted = (seat: number) => view.seats[seat]?.alive === false
  const lost = final.map((_, seat) => (ousted(seat) ? -sumOf(lines, seat, 1) : 0))
  const spared = final.map(({ total }, seat) => (ousted(seat) ? total - sumOf(lines, seat, -1) : 0))
  return [
    { label: label('dungeon', words), values: lost },
    { label: label('dungeon-cap', words), values: spared },
  ]
}

export function sources(view: PixiesView, events: readonly GameEvent[], words: Words): Source[] {
  const final = view.final ?? []
  const lines = pointLines(view.seats.length, events, words)
  return telling([
    ...lines,
    ...dungeonLines(view, lines, words),
    { label: label('stones', words), values: final.map((line) => -line.stones) },
    { label: label('hoard', words), values: final.map((line) => -line.hoard) },
    { label: label('total', words), values: final.map((line) => line.total), total: true },
  ])
}

export type RoundPoints = { round: number; seats: number[]; lines: Source[] }

/** The points of the last round that is over, if the log goes back to its beginning. */
export function roundPoints(view: PixiesView, log: readonly LogEntry[], words: Words): RoundPoints | undefined {
  const round = view.final === null ? view.round - 1 : view.round
  const begins = (number: number) => log.findLastIndex(({ event }) => event.event === 'round' && event.round === number)
  const [first, next] = [begins(round), begins(round + 1)]
  if (round < 1 || first < 0) return undefined
  const events = log.slice(first, next < 0 ? undefined : next).map(({ event }) => event)
  const lines = pointLines(view.seats.length, events, words)
  const seats = view.seats.map((_, seat) => seat)
  const total = {
    label: label('round', words),
    values: seats.map((seat) => lines.reduce((sum, line) => sum + (line.values[seat] ?? 0), 0)),
    total: true,
  }
  return { round, seats, lines: telling([...lines, total]) }
}

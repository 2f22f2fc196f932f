/** Every point of the Queen's service: rewards by kind, crowns by cause, and the final count. */
import { tally, telling, type Source } from '../../review/sources'
import type { Words } from '../../i18n'
import type { LogEntry } from '../../store/reduce'
import { eventsOf, told } from '../events'
import type { PixiesEvent, Series, Why } from './generated'
import type { PixiesView } from './view'

const REWARDS = ['ring', 'servant', 'special'] as const
const CAUSES = ['miners', 'tracks', 'rival', 'no_offering', 'wrong_food', 'copy', 'pass'] as const

const label = (name: string, words: Words) => words.say(`pixies-ui-source-${name.replaceAll('_', '-')}`)

/** What these events gave and cost each seat, a line for each cause. */
function pointLines(seats: number, events: readonly PixiesEvent[], words: Words): Source[] {
  const rewards = (kind: Series) =>
    tally(eventsOf(events, 'reward'), seats, (event) =>
      event.kind === kind ? { seat: event.seat, points: event.value } : undefined,
    )
  const crowns = (why: Why) =>
    tally(eventsOf(events, 'points'), seats, (event) =>
      event.why === why ? { seat: event.seat, points: -event.points } : undefined,
    )
  const bonus = tally(eventsOf(events, 'bonus'), seats, ({ seat, points }) => ({ seat, points }))
  return [
    ...REWARDS.map((kind) => ({ label: label(kind, words), values: rewards(kind) })),
    { label: label('bonus', words), values: bonus },
    ...CAUSES.map((why) => ({ label: label(why, words), values: crowns(why) })),
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

export function sources(view: PixiesView, events: readonly PixiesEvent[], words: Words): Source[] {
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
  const events = told<PixiesEvent>(log.slice(first, next < 0 ? undefined : next).map(({ event }) => event))
  const lines = pointLines(view.seats.length, events, words)
  const seats = view.seats.map((_, seat) => seat)
  const total = {
    label: label('round', words),
    values: seats.map((seat) => lines.reduce((sum, line) => sum + (line.values[seat] ?? 0), 0)),
    total: true,
  }
  return { round, seats, lines: telling([...lines, total]) }
}

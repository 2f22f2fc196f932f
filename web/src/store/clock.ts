/** Clocks at the table: what is left, for whom it runs, and how it is said. */
import type { Words } from '../i18n'
import type { Clock, TableInfo, Times } from '../wire/types'

/** How a clock stood, and when that was heard on this device's clock: desks differ. */
export type Heard = { times: Times; at: number }

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Below this a clock is shown in a warmer colour. */
const SOON = 10 * SECOND

/** What a seat has left at a moment of this device's clock; nothing where its time does not run and is not kept. */
export function left(
  clock: Clock | undefined,
  heard: Heard | undefined,
  seat: number,
  runs: boolean,
  now: number,
): number | undefined {
  if (clock === undefined || heard === undefined || clock.kind === 'none') return undefined
  const spent = runs ? heard.times.now - heard.times.since + (now - heard.at) : 0
  if (clock.kind === 'game') return Math.max(0, (heard.times.left?.[seat] ?? 0) - spent)
  if (!runs) return undefined
  return Math.max(0, (clock.kind === 'days' ? clock.days * DAY : clock.seconds * SECOND) - spent)
}

/** Time runs for people who are to act, never for bots. */
export function runsFor(table: TableInfo, seat: number, acting: readonly number[]): boolean {
  const info = table.seats[seat]
  return table.state === 'playing' && info?.kind === 'person' && info.held !== true && acting.includes(seat)
}

export function isSoon(clock: Clock | undefined, milliseconds: number): boolean {
  return milliseconds <= (clock?.kind === 'days' ? 6 * HOUR : SOON)
}

/** `4:07`, or whole days and hours where there is time. */
export function face(milliseconds: number, words: Words): string {
  if (milliseconds >= DAY) return words.say('ui-clock-days-left', { days: Math.round(milliseconds / DAY) })
  if (milliseconds >= HOUR) return words.say('ui-clock-hours-left', { hours: Math.round(milliseconds / HOUR) })
  const seconds = Math.ceil(milliseconds / SECOND)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** What is on offer when a table is laid. */
export const CLOCKS: Readonly<Record<Exclude<Clock['kind'], 'none'>, readonly Clock[]>> = {
  move: [30, 60, 120, 300].map((seconds) => ({ kind: 'move', seconds })),
  game: [
    [300, 5],
    [600, 5],
    [1200, 10],
    [2700, 15],
  ].map(([seconds = 0, increment = 0]) => ({ kind: 'game', seconds, increment })),
  days: [1, 3, 7].map((days) => ({ kind: 'days', days })),
}

/** A clock in plain words. */
export function described(clock: Clock, words: Words): string {
  switch (clock.kind) {
    case 'none':
      return words.say('ui-clock-none')
    case 'move':
      return clock.seconds < 60
        ? words.say('ui-clock-seconds', { count: clock.seconds })
        : words.say('ui-clock-minutes', { count: clock.seconds / 60 })
    case 'game':
      return words.say('ui-clock-whole', { minutes: clock.seconds / 60, increment: clock.increment })
    case 'days':
      return words.say('ui-clock-days-each', { count: clock.days })
  }
}

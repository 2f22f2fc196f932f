/** Every point of the Queen's service: rewards by kind, crowns by cause, and the final count. */
import { tally, telling, type Source } from '../../after/sources'
import type { Words } from '../../i18n'
import type { GameEvent } from '../../wire/types'
import type { PixiesView } from './view'

const REWARDS = ['ring', 'servant', 'special'] as const
const CAUSES = ['miners', 'tracks', 'rival', 'no_offering', 'wrong_food', 'copy', 'pass'] as const

export function sources(view: PixiesView, events: readonly GameEvent[], words: Words): Source[] {
  const seats = view.seats.length
  const of = (kind: string, field: 'kind' | 'why', name: string, amount: 'value' | 'points', sign: number) =>
    tally(events, seats, (event) => (event.event === kind && event[field] === name && typeof event.seat === 'number' ? { seat: event.seat, points: sign * Number(event[amount] ?? 0) } : undefined))
  const bonus = tally(events, seats, (event) => (event.event === 'bonus' && typeof event.seat === 'number' ? { seat: event.seat, points: Number(event.points ?? 0) } : undefined))
  const final = view.final ?? []
  const label = (name: string) => words.say(`pixies-ui-source-${name.replaceAll('_', '-')}`)
  return telling([
    ...REWARDS.map((kind) => ({ label: label(kind), values: of('reward', 'kind', kind, 'value', 1) })),
    { label: label('bonus'), values: bonus },
    ...CAUSES.map((why) => ({ label: label(why), values: of('points', 'why', why, 'points', -1) })),
    { label: label('stones'), values: final.map((line) => -line.stones) },
    { label: label('hoard'), values: final.map((line) => -line.hoard) },
    { label: label('total'), values: final.map((line) => line.total), total: true },
  ])
}

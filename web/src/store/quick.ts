/** A table to play at once: me against bots, as last time. */
import type { NewTable } from '../net/api'
import type { GameCard, Level, SeatWish } from '../wire/types'

export type Quick = { seats: number; level: Level }

/** Three is company: a lively table that waits little. */
const USUAL_SEATS = 3

export function usual(card: GameCard): Quick {
  return { seats: card.seats.includes(USUAL_SEATS) ? USUAL_SEATS : (card.seats[0] ?? 2), level: 'gentle' }
}

export function quickTable(card: GameCard, wish: Quick | undefined): NewTable {
  const { seats, level } = wish !== undefined && card.seats.includes(wish.seats) ? wish : usual(card)
  const others = Array.from({ length: seats - 1 }, (): SeatWish => ({ kind: 'bot', level }))
  return { game: card.id, seats: [{ kind: 'me' }, ...others], visibility: 'link' }
}

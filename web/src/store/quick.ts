/** A table to play at once: me against bots, as last time. */
import type { NewTable } from '../net/api'
import { offeredPreset } from './presets'
import { levelsOf, type GameCard, type Level, type SeatWish } from '../wire/types'

export type Quick = { seats: number; level: Level }

/** Three is company: a lively table that waits little. */
const USUAL_SEATS = 3

export function usual(card: GameCard): Quick {
  const seats = card.seats.includes(USUAL_SEATS) ? USUAL_SEATS : (card.seats[0] ?? 2)
  return { seats, level: levelsOf(card, seats)[0] ?? 'gentle' }
}

/** As last time, where the game still has as many seats and such a bot; otherwise as usual. */
export function asLastTime(card: GameCard, wish: Quick | undefined): Quick {
  const fits = wish !== undefined && card.seats.includes(wish.seats) && levelsOf(card, wish.seats).includes(wish.level)
  return fits ? wish : usual(card)
}

/** The option that says where a game is played: no forest twice in a row. */
const PLACE = 'layout'

/** The next place to play in; the first game has the usual one. */
function place(card: GameCard, count: number): Pick<NewTable, 'options'> {
  if (count === 0) return {}
  const spec = card.options[PLACE]
  const choices = spec?.values ?? []
  const usual = choices.findIndex((choice) => choice === spec?.default)
  const next = choices[(Math.max(0, usual) + count) % Math.max(1, choices.length)]
  return next === undefined ? {} : { options: { [PLACE]: next } }
}

/** What is particular to this table. */
export type QuickChoice = {
  /** How many quick games of this kind were begun before. */
  count?: number
  /** A level for this one. */
  level?: Level | undefined
  /** The preset that the game's page offers first. */
  offers?: string | undefined
}

export function quickTable(
  card: GameCard,
  wish: Quick | undefined,
  { count = 0, level: chosen, offers }: QuickChoice = {},
): NewTable {
  const { seats, level: usually } = asLastTime(card, wish)
  const level = chosen ?? usually
  const others = Array.from({ length: seats - 1 }, (): SeatWish => ({ kind: 'bot', level }))
  const preset = offeredPreset(card, offers, wish === undefined)
  return {
    game: card.id,
    seats: [{ kind: 'me' }, ...others],
    visibility: 'link',
    ...(preset === undefined ? {} : { preset }),
    ...place(card, count),
  }
}

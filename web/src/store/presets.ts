/** Named ways of playing a game: which comes first, and which is recommended. */
import type { GameCard, Level, SeatWish } from '../wire/types'

/** Against these bots one plays who knows the game. */
const SEASONED: readonly Level[] = ['keen', 'strong', 'master']
/** Or who has begun so many games here. */
const MANY_GAMES = 3

/** The presets of a game: what its page offers first, then the usual table, which changes nothing, then the others. */
export function presetIds(card: GameCard, offers: string | undefined): string[] {
  const rank = (id: string) => (id === offers ? 0 : Object.keys(card.presets[id] ?? {}).length === 0 ? 1 : 2)
  return Object.keys(card.presets).sort((a, b) => rank(a) - rank(b))
}

/** Whether somebody knows a game: by the games begun here, or the bots that are wished for. */
export function isSeasoned(begun: number, wishes: readonly SeatWish[]): boolean {
  return begun >= MANY_GAMES || wishes.some((wish) => wish.kind === 'bot' && SEASONED.includes(wish.level as Level))
}

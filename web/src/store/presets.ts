/** Named ways of playing a game: which comes first, and which is recommended. */
import type { Seasoned } from '../games/chapter'
import type { GameCard, Level, SeatWish } from '../wire/types'

/** Against these bots one plays who knows the game. */
const SEASONED: readonly Level[] = ['keen', 'strong', 'master']
/** Or who has begun so many games here. */
const MANY_GAMES = 3

/** The way of playing for whoever has never set up a table of this game, where the game has one. */
const FIRST_GAME = 'first-game'

/** What somebody is offered first: a first game to whoever has not played yet, else what the game's page offers. */
export const offeredPreset = (card: GameCard, offers: string | undefined, newcomer: boolean): string | undefined =>
  [newcomer ? FIRST_GAME : undefined, offers].find((id) => id !== undefined && id in card.presets)

/** The presets of a game: what its page offers first, then the usual table, which changes nothing, then the others. */
export function presetIds(card: GameCard, offers: string | undefined): string[] {
  const rank = (id: string) => (id === offers ? 0 : Object.keys(card.presets[id] ?? {}).length === 0 ? 1 : 2)
  return Object.keys(card.presets).sort((a, b) => rank(a) - rank(b))
}

/** Whether somebody knows a game: by the games begun here, or the bots that are wished for. */
function isSeasoned(begun: number, wishes: readonly SeatWish[]): boolean {
  return begun >= MANY_GAMES || wishes.some((wish) => wish.kind === 'bot' && SEASONED.includes(wish.level as Level))
}

/** The preset to recommend to whoever sits down so: to those who know the game, at a table of a size at which it is worth it. */
export function recommendedPreset(
  seasoned: Seasoned | undefined,
  begun: number,
  wishes: readonly SeatWish[],
): string | undefined {
  return seasoned?.seats.includes(wishes.length) === true && isSeasoned(begun, wishes) ? seasoned.preset : undefined
}

/** What the server said last, for when it is out of reach: who I am, and which games there are. */
import type { GameCard, Me } from '../wire/types'

const ME = 'feerie-me'
const GAMES = 'feerie-games'

function read<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing needs the server each time.
  }
}

export const keptMe = (): Me | undefined => read<Me>(ME)
export const keepMe = (me: Me): void => write(ME, me)
export const keptGames = (): GameCard[] | undefined => read<GameCard[]>(GAMES)
export const keepGames = (games: readonly GameCard[]): void => write(GAMES, games)

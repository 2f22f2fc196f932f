/** How a game ended, as the rules told it: whose pieces have reason to smile. */
import type { Mood } from '../art/moods'
import type { GameEvent } from '../wire/types'
import { isEnd } from './events'
import type { Look } from './types'

const place = (seat: number) => `place@${seat}`

/** Remembers who came first, second and so on once the rules have told it. */
export function withRanking(look: Look, events: readonly GameEvent[]): Look {
  const ranking = events.find(isEnd)?.ranking
  if (!Array.isArray(ranking)) return look
  return { ...look, ...Object.fromEntries(ranking.map((value, seat) => [place(seat), Number(value)])) }
}

/** Glad are those who came first, alone or with others; nobody is as long as nothing is told. */
export function endMood(look: Look, seat: number): Mood {
  const value = look[place(seat)]
  return value === undefined ? 'calm' : value === 1 ? 'glad' : 'sulk'
}

/** Bots that think in this browser, for about as long as a server lets them. */
import type { Hint, Level } from '../wire/types'
import type { Position } from './position'

/** How long a thought takes at most, in milliseconds. */
const PATIENCE = 900
/** How long a slice is meant to take: between two of them the worker answers others. */
const SLICE = 30
const FIRST_SLICE = 16
const WITHOUT_END = 0xffffffff
/** What has learnt is asked at one go: at first so briefly that it shows how fast this machine is. */
const TRIAL = 24
const MOST_AT_ONE_GO = 3000

export type Advice = Pick<Hint, 'action' | 'estimate' | 'best' | 'reason'>

/** What a bot of this level plays in a seat. */
export async function think(position: Position, seat: number, level: Level): Promise<Advice> {
  if (level === 'master') return atOneGo(position, seat, level)
  const { calls, table } = position
  const until = performance.now() + PATIENCE
  await calls.number('think', [table, seat, WITHOUT_END], level)
  let slice = FIRST_SLICE
  for (;;) {
    const before = performance.now()
    const done = await calls.number('think_on', [table, seat, slice])
    const now = performance.now()
    if (done === 1 || now >= until) break
    slice = Math.max(1, Math.min(slice * 2, Math.round((slice * SLICE) / Math.max(1, now - before))))
  }
  return JSON.parse(await calls.text('thought', [table, seat])) as Advice
}

async function atOneGo({ calls, table }: Position, seat: number, level: Level): Promise<Advice> {
  const ask = async (iterations: number) =>
    JSON.parse(await calls.text('ask', [table, seat, iterations], level)) as Advice
  const before = performance.now()
  const first = await ask(TRIAL)
  const spent = Math.max(1, performance.now() - before)
  const iterations = Math.min(MOST_AT_ONE_GO, Math.floor((TRIAL * (PATIENCE - spent)) / spent))
  return iterations > TRIAL ? ask(iterations) : first
}

/** Reaction times: what a press is worth, and how it is written into an action. */
import { HOST } from './generated'

/** What stands for a reaction time in a listed action. */
const OPEN_TIME = '<ms>'

export type Limits = {
  /** No clock at all when false. */
  timed: boolean
  floor: number
  window: number
}

export function limitsOf(options: Readonly<Record<string, unknown>>): Limits {
  return { timed: options.mode !== 'relaxed', floor: Number(options.floor_ms), window: Number(options.window_ms) }
}

export type Press = { kind: 'early' } | { kind: 'late' } | { kind: 'counts'; ms: number }

/** ELM-NET-2 and -3: from the first frame with the face to the event, both on the same clock. */
export function measure(shown: number, pressed: number, { floor, window }: Pick<Limits, 'floor' | 'window'>): Press {
  const ms = Math.round(pressed - shown)
  if (ms < floor) return { kind: 'early' }
  return ms > window ? { kind: 'late' } : { kind: 'counts', ms }
}

export function withTime(pattern: string, ms: number): string {
  return pattern.replace(OPEN_TIME, String(ms))
}

/** The listed action for a target, whatever its time. */
export function listed(legal: readonly string[], start: string): string | undefined {
  return legal.find((action) => action === start || action === `${start}:${OPEN_TIME}`)
}

/** ELM-NET-8: how long the table rests before the next card, so that nobody hits in rhythm. */
export function rest(reacted: boolean, chance: number): number {
  return (reacted ? HOST.restAfterReactionMs : HOST.restMs) + Math.round(chance * HOST.mostRandomRestMs)
}

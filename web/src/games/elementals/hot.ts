/** Several people at one screen: a key each, then what was meant (ELM-HOT). */
import { bookCalled, hittable, type ElementalsView } from './view'

/** By place on the keyboard, not by letter; one a seat. */
export const KEYS: readonly string[] = ['KeyA', 'KeyL', 'Space', 'KeyT', 'Digit1', 'Digit0']

/** How long after the first buzz others may still buzz. */
export const MORE_BUZZES = 400
/** How long one may take to say what one meant. */
export const SAYING = 3000

export type Buzz = { seat: number; ms: number }

/** ELM-RESOLVE-1 and -2: earliest first; equal times clockwise from the turner's left. */
export function inOrder(buzzes: readonly Buzz[], turner: number, seats: number, handicaps: readonly number[]): Buzz[] {
  const time = ({ seat, ms }: Buzz) => ms + (handicaps[seat] ?? 0)
  const distance = ({ seat }: Buzz) => (seat - turner - 1 + 2 * seats) % seats
  return [...buzzes].sort((a, b) => time(a) - time(b) || distance(a) - distance(b))
}

/** ELM-HOT-3: what is committed for somebody who buzzed and says nothing. */
export function certainlyWrong(view: ElementalsView, ms: number): string {
  const oldest = hittable(view)[0]
  return bookCalled(view) && oldest !== undefined ? `slap:${oldest}:${ms}` : `book:${ms}`
}

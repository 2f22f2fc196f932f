/** Several people at one screen: a key each, then what was meant (ELM-HOT). */
import type { Words } from '../../i18n'
import { bookCalled, hittable, type ElementalsView } from './view'

/** By place on the keyboard, not by letter; one a seat. */
export const KEYS: readonly string[] = ['KeyA', 'KeyL', 'Space', 'KeyT', 'Digit1', 'Digit0']

/** Keys that answer or stop: nobody's own. */
const TAKEN: readonly string[] = ['Escape', 'Tab', 'Enter']

/** The keys of all seats: as people chose them, otherwise the usual ones. */
export function keysOf(chosen: readonly string[]): string[] {
  return KEYS.map((usual, seat) => chosen[seat] ?? usual)
}

/** A key given to a seat; whoever had it gets the other one. Undefined where it cannot be anybody's. */
export function rebound(keys: readonly string[], seat: number, code: string): string[] | undefined {
  if (TAKEN.includes(code) || code === '') return undefined
  const before = keys[seat] ?? ''
  return keys.map((key, other) => (other === seat ? code : key === code ? before : key))
}

/** What is written on a key, as far as its place tells. */
export const keyLabel = (code: string): string =>
  code
    .replace(/^(Key|Digit)/, '')
    .replace(/^Numpad/, 'Num ')
    .replace(/^Arrow(\w+)$/, (_, way: string) => ({ Up: '↑', Down: '↓', Left: '←', Right: '→' })[way] ?? way)

export const keyName = (code: string, words: Words): string =>
  code === 'Space' ? words.say('elementals-ui-key-space') : keyLabel(code)

/** The one switch may be any key but those that lead out of the board. */
export const mayBeSwitch = (code: string): boolean => code !== '' && code !== 'Escape' && code !== 'Tab'

/** How long after the first buzz others may still buzz. */
export const MORE_BUZZES = 400
/** How long one may take to say what one meant. */
export const SAYING = 3000
/** ELM-ACC-5: the same where the choices are scanned. */
export const SAYING_BY_SWITCH = 15_000

export type Buzz = { seat: number; ms: number }

/** ELM-RESOLVE-2, ELM-ACC-2: how far a seat is from the turner's left; the turner is last. */
const fromLeft = (seat: number, turner: number, seats: number) => (seat - turner - 1 + 2 * seats) % seats

/** ELM-ACC-2: without a clock, people at one screen are asked one after the other, from the turner's left. */
export function asked(view: ElementalsView, seats: readonly number[]): number[] {
  const turner = view.window?.turner ?? 0
  return [...seats].sort((a, b) => fromLeft(a, turner, view.hands.length) - fromLeft(b, turner, view.hands.length))
}

/** ELM-RESOLVE-1 and -2: earliest first; equal times clockwise from the turner's left. */
export function inOrder(buzzes: readonly Buzz[], turner: number, seats: number, handicaps: readonly number[]): Buzz[] {
  const time = ({ seat, ms }: Buzz) => ms + (handicaps[seat] ?? 0)
  const distance = ({ seat }: Buzz) => fromLeft(seat, turner, seats)
  return [...buzzes].sort((a, b) => time(a) - time(b) || distance(a) - distance(b))
}

/** ELM-HOT-3: what is committed for somebody who buzzed and says nothing. */
export function certainlyWrong(view: ElementalsView, ms: number): string {
  const oldest = hittable(view)[0]
  return bookCalled(view) && oldest !== undefined ? `slap:${oldest}:${ms}` : `book:${ms}`
}

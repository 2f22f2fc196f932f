/** Several people at one screen: keys for each, and what was meant where a key has not said it (ELM-HOT). */
import type { Words } from '../../i18n'
import { bookCalled, hittable, type ElementalsView } from './view'

/** By place on the keyboard, not by letter: what each seat hits with, and then each seat's book (ELM-HOT-4). */
export const KEYS: readonly string[] = [
  ...['KeyA', 'KeyL', 'Space', 'KeyT', 'Digit1', 'Digit0'],
  ...['KeyQ', 'KeyP', 'KeyB', 'KeyY', 'Digit2', 'Digit9'],
]
const SEATS = KEYS.length / 2

/** A key for hitting and one for the book fit on a keyboard for so many. */
const MOST_WITH_TWO_KEYS = 4

/** ELM-HOT-4, ELM-ACC-5: whether each has two keys; whoever plays with one switch has one. */
export const hasTwoKeys = (people: number, oneSwitch: boolean): boolean => people <= MOST_WITH_TWO_KEYS && !oneSwitch

export type Meaning = 'hit' | 'book'

/** Where a seat's key is among the keys. */
export const keyIndex = (seat: number, meaning: Meaning): number => (meaning === 'hit' ? seat : seat + SEATS)

/** Whose key it is, and what it says. */
export function keyOwner(keys: readonly string[], code: string): { seat: number; meaning: Meaning } | undefined {
  const index = keys.indexOf(code)
  return index < 0 ? undefined : { seat: index % SEATS, meaning: index < SEATS ? 'hit' : 'book' }
}

/** The key that is chosen after this one; undefined after the last. */
export function nextToChoose(index: number, seats: readonly number[], twoKeys: boolean): number | undefined {
  const seat = index % SEATS
  if (twoKeys && index < SEATS) return keyIndex(seat, 'book')
  return seats[seats.indexOf(seat) + 1]
}

/** Keys that answer or stop: nobody's own. */
const TAKEN: readonly string[] = ['Escape', 'Tab', 'Enter']

/** The keys of all seats: as people chose them, otherwise the usual ones. */
export function keysOf(chosen: readonly string[]): string[] {
  return KEYS.map((usual, index) => chosen[index] ?? usual)
}

/** A key given to a place; whichever had it gets the other one. Undefined where it cannot be anybody's. */
export function rebound(keys: readonly string[], index: number, code: string): string[] | undefined {
  if (TAKEN.includes(code) || code === '') return undefined
  const before = keys[index] ?? ''
  return keys.map((key, other) => (other === index ? code : key === code ? before : key))
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

/** Without a meaning, the key has said only that there was something. */
export type Buzz = { seat: number; ms: number; meaning?: Meaning }

/** ELM-HOT-4: the whole reaction, where the key left nothing to ask. */
export function saidBy({ meaning, ms }: Buzz, view: ElementalsView): string | undefined {
  const [card, ...more] = hittable(view)
  if (meaning === 'book') return `book:${ms}`
  return meaning === 'hit' && card !== undefined && more.length === 0 ? `slap:${card}:${ms}` : undefined
}

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

/** ELM-HOT-4: reactions that were committed for people who said nothing, for the log on this screen. */
const unsaid = new Set<string>()
export const noteUnsaid = (seat: number, action: string): void => void unsaid.add(`${seat}/${action}`)
export const wasUnsaid = (seat: number, action: string): boolean => unsaid.has(`${seat}/${action}`)

/** ELM-HOT-3: what is committed for somebody who buzzed and says nothing. */
export function certainlyWrong(view: ElementalsView, ms: number): string {
  const oldest = hittable(view)[0]
  return bookCalled(view) && oldest !== undefined ? `slap:${oldest}:${ms}` : `book:${ms}`
}

/** Several people at one screen: keys for each (ELM-HOT). Who is asked what was meant, and what counts, the rules say. */
import type { Words } from '../../i18n'
import { HOST } from './generated'

/** By place on the keyboard, not by letter: what each seat hits with, and then each seat's book (ELM-HOT-4). */
export const KEYS: readonly string[] = [...HOST.keys, ...HOST.bookKeys]
const SEATS = HOST.keys.length

/** ELM-HOT-4, ELM-ACC-5: whether each has two keys; whoever plays with one switch has one. */
export const hasTwoKeys = (people: number, oneSwitch: boolean): boolean => people <= HOST.mostWithTwoKeys && !oneSwitch

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

/** Without a meaning, the key has said only that there was something. */
export type Buzz = { seat: number; ms: number; meaning?: Meaning }

/** A press as the rules know it: by the usual place of its key, whatever key was chosen instead. */
export const pressOf = ({ seat, ms, meaning = 'hit' }: Buzz): [string, number] => [
  KEYS[keyIndex(seat, meaning)] ?? '',
  ms,
]

/** ELM-HOT-4: reactions that were committed for people who said nothing, for the log on this screen. */
const unsaid = new Set<string>()
export const noteUnsaid = (seat: number, action: string): void => void unsaid.add(`${seat}/${action}`)
export const wasUnsaid = (seat: number, action: string): boolean => unsaid.has(`${seat}/${action}`)

/** What a key does at the elementals' table: for one person, and for several who share the keyboard. */
import { settings } from '../../store/settings.svelte'
import type { Limits } from './clock'
import { keyOwner, keysOf } from './hot'
import type { Race } from './race.svelte'
import type { OneSwitch } from './switch.svelte'
import type { ElementalsView } from './view'

export type AtTable = {
  race: Race
  one: OneSwitch | undefined
  view: ElementalsView
  limits: Limits
  mine: readonly number[]
  /** Whether somebody here may react now. */
  open: boolean
  hit: (card: string, at: number) => void
}

/** Whether the key was the table's; otherwise others may use it. */
export function pressKey(event: KeyboardEvent, table: AtTable): boolean {
  const digit = /^Digit[1-9]$/.test(event.code) ? Number(event.code.slice(5)) - 1 : undefined
  const numbered = digit === undefined ? undefined : table.view.middle[digit]
  if (table.race.shared && table.limits.timed) return sharedKey(event, table, numbered)
  return ownKey(event, table, digit, numbered)
}

function ownKey(
  event: KeyboardEvent,
  { race, one, limits, open, hit }: AtTable,
  digit: number | undefined,
  numbered: string | undefined,
): boolean {
  const at = event.timeStamp
  const letter = event.key.toLowerCase()
  if (settings.oneSwitch && event.code === settings.switchKey) {
    if (!event.repeat) one?.press(at)
    return true
  }
  const only = race.targets.length === 1 ? race.targets[0] : undefined
  const card = event.key === ' ' ? only : numbered
  if (settings.cue && letter === 'r') {
    if (!event.repeat) race.hear()
    return true
  }
  const hits = event.key === ' ' || digit !== undefined
  const ours = hits || letter === 'b' || letter === 'n' || (limits.timed && event.key === 'Escape')
  if (!ours || event.repeat) return ours
  if (!limits.timed) {
    // Without a clock the shell's own keys do the rest: B, N, Escape.
    if (open && card !== undefined) hit(card, at)
    return !open || hits
  }
  if (card !== undefined) hit(card, at)
  else if (letter === 'b') race.press('book', at)
  else if (letter === 'n' || event.key === 'Escape') race.press('none', at)
  return true
}

function sharedKey(event: KeyboardEvent, table: AtTable, numbered: string | undefined): boolean {
  const { race, one, mine } = table
  const keys = keysOf(settings.keys)
  if (race.rebinding !== undefined) {
    if (!event.repeat) race.bind(event.code)
    return true
  }
  if (race.asked !== undefined) {
    // ELM-ACC-5: the key that buzzed also picks.
    if (settings.oneSwitch && [keys[race.asked.seat], settings.switchKey].includes(event.code)) {
      if (!event.repeat) one?.press(event.timeStamp)
      return true
    }
    if (numbered !== undefined && race.targets.includes(numbered) && !event.repeat) race.say(`slap:${numbered}`)
    else if (event.key.toLowerCase() === 'b' && race.asked.meaning === undefined && !event.repeat) race.say('book')
    else return false
    return true
  }
  if (event.key === 'Escape') race.pass()
  const owner = keyOwner(keys, event.code)
  if (owner === undefined || !mine.includes(owner.seat) || (owner.meaning === 'book' && !race.twoKeys))
    return event.key === 'Escape'
  if (!event.repeat) race.buzz(owner.seat, event.timeStamp, race.twoKeys ? owner.meaning : undefined)
  return true
}

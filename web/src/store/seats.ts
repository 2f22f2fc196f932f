/** Who sits where, in words. */
import type { Words } from '../i18n'
import type { SeatWish, TableInfo } from '../wire/types'

/** Names that bots go by, so that a table reads like a story. */
const BOT_NAMES = ['Myrtille', 'Bruyère', 'Mirabelle', 'Noisette', 'Églantine', 'Fougère']

export function seatName(table: TableInfo, seat: number, words: Words): string {
  const info = table.seats[seat]
  if (info === undefined) return words.say('seat-name', { number: seat + 1 })
  if (info.kind === 'open') return guestName(info.name, words) ?? words.say('ui-seat-open')
  if (info.kind === 'bot') return BOT_NAMES[seat % BOT_NAMES.length] ?? words.say('bot')
  return guestName(info.name, words) ?? words.say('seat-name', { number: seat + 1 })
}

const NEWCOMER = /^(?:Guest|Invité) (\d+)$/

/** A name that somebody chose; newcomers have none yet. */
export function givenName(name: string | undefined): string {
  return name === undefined || NEWCOMER.test(name) ? '' : name
}

/** The server calls newcomers "Guest 1234"; here they are guests in the reader's language. */
export function guestName(name: string | undefined, words: Words): string | undefined {
  const number = NEWCOMER.exec(name ?? '')?.[1]
  return number === undefined ? name : words.say('ui-guest', { number })
}

export function mySeats(table: TableInfo | undefined): number[] {
  return (table?.seats ?? []).flatMap((seat, index) => (seat.mine && seat.kind !== 'bot' ? [index] : []))
}

/** The people at one screen, nobody called like another: who gave no name goes by the seat, a second Nora is Nora 2. */
export function toldApart(wishes: readonly SeatWish[], nameOf: (number: number) => string): SeatWish[] {
  const taken = new Set<string>()
  return wishes.map((wish, seat): SeatWish => {
    if (wish.kind !== 'me') return wish
    const given = (wish.name ?? '').trim()
    // I keep the name that I am known by.
    if (given === '' && seat === 0) return { kind: 'me' }
    const wanted = given === '' ? nameOf(seat + 1) : given
    let name = wanted
    for (let count = 2; taken.has(name.toLocaleLowerCase()); count += 1) name = `${wanted} ${count}`
    taken.add(name.toLocaleLowerCase())
    return { kind: 'me', name }
  })
}

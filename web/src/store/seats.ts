/** Who sits where, in words. */
import type { Words } from '../i18n'
import type { Face, SeatWish, TableInfo } from '../wire/types'

/** Names that bots go by, each with its face and a temper: what it says is called by the id, as in `bot-myrtille-hello`. */
export const BOTS: readonly { id: string; name: string; face: Face }[] = [
  { id: 'myrtille', name: 'Myrtille', face: 'fairy-night' },
  { id: 'bruyere', name: 'Bruyère', face: 'witch' },
  { id: 'mirabelle', name: 'Mirabelle', face: 'pixie-honey' },
  { id: 'noisette', name: 'Noisette', face: 'squirrel' },
  { id: 'eglantine', name: 'Églantine', face: 'hedgehog' },
  { id: 'fougere', name: 'Fougère', face: 'elf' },
]

/** The bot at a seat. */
export const botOf = (seat: number) => BOTS[seat % BOTS.length]

/** What a bot is called at a seat. */
export const botName = (seat: number): string | undefined => botOf(seat)?.name

export function seatName(table: TableInfo, seat: number, words: Words): string {
  const info = table.seats[seat]
  if (info === undefined) return words.say('seat-name', { number: seat + 1 })
  if (info.kind === 'open' && info.name === undefined) return words.say('ui-seat-open')
  if (info.kind === 'bot') return botName(seat) ?? words.say('bot')
  const name = guestName(info.name, words) ?? words.say('seat-name', { number: seat + 1 })
  return info.program ? words.say('ui-seat-program', { name }) : name
}

/** The face in a seat; none where nobody sits. */
export function seatFace(table: TableInfo, seat: number): Face | undefined {
  const info = table.seats[seat]
  return info?.kind === 'bot' ? botOf(seat)?.face : info?.face
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

/** Faces for people at one screen who have none yet, each another. */
const COMPANY: readonly Face[] = ['owl', 'fox', 'frog', 'unicorn', 'bear', 'dragon']

export const companyFace = (seat: number): Face => COMPANY[seat % COMPANY.length] ?? 'owl'

/** The face that is wanted, or the first that nobody else at the screen has: unasked, no two look alike. */
export const freeFace = (wanted: Face, taken: readonly (Face | undefined)[]): Face =>
  [wanted, ...COMPANY].find((face) => !taken.includes(face)) ?? wanted

/** The people at one screen, nobody called like another: who gave no name goes by the seat, a second Nora is Nora 2. */
export function toldApart(wishes: readonly SeatWish[], nameOf: (number: number) => string): SeatWish[] {
  const taken = new Set<string>()
  return wishes.map((wish, seat): SeatWish => {
    if (wish.kind !== 'me') return wish
    const given = (wish.name ?? '').trim()
    // I keep the name that I am known by.
    const face = wish.face === undefined ? {} : { face: wish.face }
    if (given === '' && seat === 0) return { kind: 'me', ...face }
    const wanted = given === '' ? nameOf(seat + 1) : given
    let name = wanted
    for (let count = 2; taken.has(name.toLocaleLowerCase()); count += 1) name = `${wanted} ${count}`
    taken.add(name.toLocaleLowerCase())
    return { kind: 'me', name, ...face }
  })
}

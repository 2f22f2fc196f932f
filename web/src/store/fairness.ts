/**
 * Dice anyone can check: this browser's part. The server shows the hash of its secret seed first; only then does
 * this browser add a salt of its own. Both are kept here, so that the end of the game can be held against them.
 */
import { api, type GameRecord, type NewTable } from '../net/api'
import type { TableId, TableInfo } from '../wire/types'
import { SERVER_PACE } from './pace'
import { settings } from './settings.svelte'

/** What this browser saw before it gave anything away, and what it gave. */
export type Pledge = { commitment?: string; salt: string }

const KEPT = 60
const STORE = 'feerie-dice'

/** A salt that nobody can foresee. */
export function freshSalt(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)))
}

/** Opens a table: first the hash, then the salt, then the game, unless somebody is still to come. */
export async function openTable(wish: NewTable, word?: string): Promise<TableInfo> {
  const table = await api.create({ pace: SERVER_PACE[settings.pace(wish.game)], ...wish, wait: true })
  await addSalt(table, word)
  return table.seats.some((seat) => seat.kind === 'open') ? table : api.start(table.id)
}

/** Takes a seat: the hash is looked at before the salt is given. */
export async function joinTable(id: TableId, how: { seat?: number; link?: string }): Promise<TableInfo> {
  const { commitment } = await api.table(id)
  const salt = promised(id)?.salt ?? freshSalt()
  remember(id, { ...(commitment === undefined ? {} : { commitment }), salt })
  return api.join(id, { ...how, salt })
}

/** Plays once more with the same people: whoever asks first opens the table, and everybody looks at its hash first. */
export async function playAgain(table: TableInfo): Promise<TableId> {
  const next = table.rematch ?? (await api.rematch(table.id)).id
  const { state } = await api.table(next)
  if (state === 'waiting') await joinTable(next, {})
  return next
}

/** Adds a word of one's own to the dice of a table that waits. */
export async function addSalt(table: TableInfo, word?: string): Promise<void> {
  const seat = table.seats.findIndex((one) => one.mine)
  if (seat < 0) return
  const typed = word?.trim() ?? ''
  const salt = typed === '' ? freshSalt() : typed
  remember(table.id, { ...(table.commitment === undefined ? {} : { commitment: table.commitment }), salt })
  await api.salt(table.id, seat, salt)
}

/** What this browser knows of a table's dice from before its first step. */
export function promised(id: TableId): Pledge | undefined {
  return read()[id]
}

/** One thing that was checked; what cannot be is left out. */
export type Finding = { what: 'hash' | 'seen' | 'salt' | 'rolls'; good: boolean; text?: string; count?: number }

/** Holds a record against what was promised. The rolls themselves are computed again by the server. */
export async function check(record: GameRecord, known: Pledge | undefined): Promise<Finding[]> {
  const findings: Finding[] = []
  const hash = record.seed === undefined ? undefined : await commitmentOf(record.seed)
  if (hash !== undefined) findings.push({ what: 'hash', good: hash === record.commitment })
  if (known?.commitment !== undefined) findings.push({ what: 'seen', good: known.commitment === record.commitment })
  if (known !== undefined)
    findings.push({ what: 'salt', good: record.salts?.includes(known.salt) ?? false, text: known.salt })
  const { checked, problems } = await api.verify(record)
  findings.push({ what: 'rolls', good: problems.length === 0, count: checked, text: problems.join(' ') })
  return findings
}

/** The hash that stands for a seed; nothing where the browser offers no hashing (a page without https). */
export async function commitmentOf(seed: string): Promise<string | undefined> {
  if (globalThis.crypto?.subtle === undefined) return undefined
  const bytes = [
    ...new TextEncoder().encode('feerie commitment'),
    ...(seed.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)),
  ]
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))))
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function read(): Record<TableId, Pledge> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<TableId, Pledge>
  } catch {
    return {}
  }
}

function remember(id: TableId, promise: Pledge): void {
  const others = Object.entries(read())
    .filter(([known]) => known !== id)
    .slice(-KEPT)
  try {
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries([...others, [id, promise]])))
  } catch {
    // A browser that keeps nothing can still play; it only cannot compare later.
  }
}

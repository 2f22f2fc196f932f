/**
 * Everything asked over HTTP: who I am, which tables there are, what became of them. Tables of this device are answered by
 * the device; and so is, while no server can be reached, everything that needs none.
 */
import type {
  BotInfo,
  Clock,
  Face,
  Frame,
  GameCard,
  LabAnswer,
  LabWish,
  Me,
  PracticeAnswer,
  PracticeQuestion,
  PracticeWish,
  Problem,
  Rating,
  SeatWish,
  SessionInfo,
  StudyAnswer,
  TableId,
  TableInfo,
  OptionValue,
} from '../wire/types'
import { isLocal } from '../local/ids'
import { keepGames, keepMe } from '../local/kept'
import type { Local } from '../local/api'
import { isOffline, reach, Refused } from './refused'

export { reach, Refused }

const OFFLINE: Problem = { code: 'offline', message: '' }

/** Somebody answers in the server's place: a proxy, or a host that has nothing but files. */
function isStranger(response: Response, text: string): boolean {
  return text !== '' && !(response.headers.get('content-type') ?? '').includes('json')
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  // In the language of the page, whatever the browser's own is.
  const headers = { accept: 'application/json', 'accept-language': document.documentElement.lang }
  const request: RequestInit = { method, credentials: 'same-origin', headers }
  if (body !== undefined) {
    request.body = JSON.stringify(body)
    request.headers = { ...headers, 'content-type': 'application/json' }
  }
  let response: Response
  try {
    response = await fetch(path, request)
  } catch {
    reach.server = false
    throw new Refused(OFFLINE, 0)
  }
  const text = await response.text()
  reach.server = !isStranger(response, text)
  if (!reach.server) throw new Refused(OFFLINE, response.status)
  const answer = parse(text)
  if (response.ok) return answer as T
  throw new Refused(problemOf(answer, response.status), response.status)
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function problemOf(answer: unknown, status: number): Problem {
  if (typeof answer === 'object' && answer !== null && 'error' in answer) {
    const problem = (answer as { error: unknown }).error
    if (typeof problem === 'object' && problem !== null && 'code' in problem) return problem as Problem
  }
  return status >= 500 ? OFFLINE : { code: 'internal', message: '' }
}

export type NewTable = {
  game: string
  seats: SeatWish[]
  options?: Record<string, OptionValue>
  preset?: string
  visibility?: 'open' | 'link'
  pace?: number
  clock?: Clock
  /** Do not start yet: the hash of the dice is looked at before a salt is added. */
  wait?: boolean
}

/** A game written down, as the table protocol does it. */
export type GameRecord = {
  game: string
  seats: number
  options: Record<string, unknown>
  steps: [number | string, string][]
  commitment?: string
  seed?: string
  salts?: string[]
  names?: string[]
}
/** How many rolls were computed again, and what did not fit, in words. */
export type Verdict = { checked: number; problems: string[] }
export type Eyes = number | 'watcher' | 'all'
export type Replay = { table: TableInfo; frames: Frame[]; more?: boolean }

const table = (id: TableId) => `/api/tables/${encodeURIComponent(id)}`

/** A whole game, however many answers it takes. */
async function replay(id: TableId, eyes: Eyes): Promise<Replay> {
  const path = `${table(id)}/replay?as=${eyes}`
  const whole = await ask<Replay>('GET', path)
  let page = whole
  while (page.more) {
    const last = page.frames.at(-1)
    if (last === undefined) break
    page = await ask<Replay>('GET', `${path}&after=${last.seq}`)
    whole.frames.push(...page.frames)
  }
  return whole
}

/** The server's answers. */
const server = {
  me: () => ask<Me>('GET', '/api/me'),
  /** The secret addresses of my feed; a renewed one makes the old one worthless. */
  feed: (renew: boolean) => ask<{ atom: string; json: string }>(renew ? 'POST' : 'GET', '/api/me/feed'),
  /** Another name, another face, or both. */
  present: (change: { name?: string; face?: Face }) => ask<Me>('PUT', '/api/me', change),
  /** Keeps a name; whoever keeps one already says the passphrase up to now as well. */
  claim: (name: string, passphrase: string, old?: string) =>
    ask<Me>('POST', '/api/me/claim', old === undefined ? { name, passphrase } : { name, passphrase, old }),
  login: (name: string, passphrase: string) => ask<Me>('POST', '/api/login', { name, passphrase }),
  logout: () => ask<undefined>('POST', '/api/logout'),
  sessions: () => ask<{ sessions: SessionInfo[] }>('GET', '/api/me/sessions').then((answer) => answer.sessions),
  endSession: (id: string) => ask<undefined>('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`),
  /** Logs out everywhere, here as well. */
  endSessions: () => ask<undefined>('DELETE', '/api/me/sessions'),
  bots: () => ask<{ bots: BotInfo[] }>('GET', '/api/me/bots').then((answer) => answer.bots),
  /** The token comes this once. */
  makeBot: (name: string) => ask<{ bot: BotInfo; token: string }>('POST', '/api/me/bots', { name }),
  endBot: (id: string) => ask<undefined>('DELETE', `/api/me/bots/${encodeURIComponent(id)}`),
  games: () => ask<{ games: GameCard[] }>('GET', '/api/games').then((answer) => answer.games),
  mine: () => ask<{ tables: TableInfo[] }>('GET', '/api/me/games').then((answer) => answer.tables),
  ratings: () => ask<{ ratings: Rating[] }>('GET', '/api/me/ratings').then((answer) => answer.ratings),
  seatRatings: (id: TableId) =>
    ask<{ seats: (Rating | null)[] }>('GET', `${table(id)}/ratings`).then((answer) => answer.seats),
  /** The newest tables that are open to all. */
  open: (state: TableInfo['state']) => api.openPage(state).then((page) => page.tables),
  /** A page of them, and where the list goes on if there are more. */
  openPage: (state: TableInfo['state'], after?: string) => {
    const rest = after === undefined ? '' : `&after=${encodeURIComponent(after)}`
    return ask<{ tables: TableInfo[]; next?: string }>('GET', `/api/tables?state=${state}${rest}`)
  },
  create: (wish: NewTable) => ask<{ table: TableInfo }>('POST', '/api/tables', wish).then((answer) => answer.table),
  table: (id: TableId) => ask<{ table: TableInfo }>('GET', table(id)).then((answer) => answer.table),
  join: (id: TableId, how: { seat?: number; link?: string; salt?: string }) =>
    ask<{ table: TableInfo }>('POST', `${table(id)}/join`, how).then((answer) => answer.table),
  salt: (id: TableId, seat: number, salt: string) =>
    ask<{ table: TableInfo }>('POST', `${table(id)}/salt`, { seat, salt }).then((answer) => answer.table),
  start: (id: TableId) => ask<{ table: TableInfo }>('POST', `${table(id)}/start`, {}).then((answer) => answer.table),
  link: (id: TableId, seat: number) => ask<{ link: string; url: string }>('POST', `${table(id)}/links`, { seat }),
  /** Opens the table for another game with the same people; each of them then joins it. */
  rematch: (id: TableId) =>
    ask<{ table: TableInfo }>('POST', `${table(id)}/rematch`, { wait: true }).then((answer) => answer.table),
  fork: (id: TableId, seq: number, seats: SeatWish[]) =>
    ask<{ table: TableInfo }>('POST', `${table(id)}/fork`, { seq, seats }).then((answer) => answer.table),
  practice: (wish: PracticeWish) => ask<PracticeAnswer>('POST', '/api/practice', wish),
  practised: (practice: PracticeWish, question: PracticeQuestion['question']) =>
    ask<unknown>('POST', '/api/practice/ask', { practice, question }),
  tryOut: (wish: LabWish) => ask<LabAnswer>('POST', '/api/lab', wish),
  tried: (id: string, seen: number) => ask<LabAnswer>('GET', `/api/lab/${encodeURIComponent(id)}?seen=${seen}`),
  stopTrying: (id: string) => ask<undefined>('DELETE', `/api/lab/${encodeURIComponent(id)}`),
  study: (id: TableId) => ask<StudyAnswer>('GET', `${table(id)}/study`),
  record: (id: TableId) => ask<GameRecord>('GET', `${table(id)}/record`),
  replay,
  verify: (record: GameRecord) => ask<Verdict>('POST', '/api/verify', record),
  upload: (record: unknown) => ask<{ table: TableInfo }>('POST', '/api/records', record).then((answer) => answer.table),
}

/** Loaded when the first question comes that this device answers itself. */
const near = (): Promise<Local> => import('../local/api').then(({ local }) => local)

type Asked<A extends unknown[], T> = (...args: A) => Promise<T>

/** Asks wherever the table is. */
function byTable<A extends unknown[], T>(
  far: Asked<[TableId, ...A], T>,
  here: (local: Local) => Asked<[TableId, ...A], T>,
): Asked<[TableId, ...A], T> {
  return async (id, ...args) => (isLocal(id) ? here(await near())(id, ...args) : far(id, ...args))
}

/** Asks the server, and this device where there is none. */
function orHere<A extends unknown[], T>(far: Asked<A, T>, here: (local: Local) => Asked<A, T>): Asked<A, T> {
  return async (...args) => {
    try {
      return await far(...args)
    } catch (error) {
      if (!isOffline(error)) throw error
      return here(await near())(...args)
    }
  }
}

/** Remembers what the server said. */
function kept<A extends unknown[], T>(far: Asked<A, T>, keep: (answer: T) => void): Asked<A, T> {
  return async (...args) => {
    const answer = await far(...args)
    keep(answer)
    return answer
  }
}

/** All my tables, the newest first, wherever they are. */
async function mine(): Promise<TableInfo[]> {
  const here = await (await near()).mine().catch(() => [])
  const there = await server.mine().catch((error: unknown) => {
    if (isOffline(error)) return []
    throw error
  })
  return [...here, ...there].sort((one, other) => other.created - one.created)
}

/** Under which name others find a table: a finished game of this device is brought to the server for it, once. */
async function atServer(id: TableId): Promise<TableId> {
  if (!isLocal(id)) return id
  const local = await near()
  const known = await local.handedAs(id)
  if (known !== undefined) return known
  const table = await server.upload(await local.record(id))
  await local.handed(id, table.id)
  return table.id
}

export const api = {
  ...server,
  atServer,
  me: orHere(kept(server.me, keepMe), (local) => local.me),
  present: orHere(kept(server.present, keepMe), (local) => local.present),
  games: orHere(kept(server.games, keepGames), (local) => local.games),
  mine,
  create: orHere(server.create, (local) => local.create),
  /** A table of this device, whether there is a server or not. */
  createHere: async (wish: NewTable) => (await near()).create(wish),
  table: byTable(server.table, (local) => local.table),
  join: byTable(server.join, (local) => local.join),
  salt: byTable(server.salt, (local) => local.salt),
  start: byTable(server.start, (local) => local.start),
  rematch: byTable(server.rematch, (local) => local.rematch),
  fork: byTable(server.fork, (local) => local.fork),
  study: byTable(server.study, (local) => local.study),
  record: byTable(server.record, (local) => local.record),
  replay: byTable(server.replay, (local) => local.replay),
  verify: orHere(server.verify, (local) => local.verify),
  seatRatings: byTable(server.seatRatings, () => () => Promise.resolve<(Rating | null)[]>([])),
}

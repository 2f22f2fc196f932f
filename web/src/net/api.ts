/** Everything asked over HTTP: who I am, which tables there are, what became of them. */
import type {
  Clock,
  Frame,
  GameCard,
  Me,
  PracticeAnswer,
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

/** A request that the server refused, or that never reached it (`code` is then `offline`). */
export class Refused extends Error {
  readonly problem: Problem
  readonly status: number
  constructor(problem: Problem, status: number) {
    super(problem.message)
    this.problem = problem
    this.status = status
  }
}

const OFFLINE: Problem = { code: 'offline', message: '' }

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
    throw new Refused(OFFLINE, 0)
  }
  const text = await response.text()
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

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  /** The secret addresses of my feed; a renewed one makes the old one worthless. */
  feed: (renew: boolean) => ask<{ atom: string; json: string }>(renew ? 'POST' : 'GET', '/api/me/feed'),
  rename: (name: string) => ask<Me>('PUT', '/api/me', { name }),
  /** Keeps a name; whoever keeps one already says the passphrase up to now as well. */
  claim: (name: string, passphrase: string, old?: string) =>
    ask<Me>('POST', '/api/me/claim', old === undefined ? { name, passphrase } : { name, passphrase, old }),
  login: (name: string, passphrase: string) => ask<Me>('POST', '/api/login', { name, passphrase }),
  logout: () => ask<undefined>('POST', '/api/logout'),
  sessions: () => ask<{ sessions: SessionInfo[] }>('GET', '/api/me/sessions').then((answer) => answer.sessions),
  endSession: (id: string) => ask<undefined>('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`),
  /** Logs out everywhere, here as well. */
  endSessions: () => ask<undefined>('DELETE', '/api/me/sessions'),
  games: () => ask<{ games: GameCard[] }>('GET', '/api/games').then((answer) => answer.games),
  mine: () => ask<{ tables: TableInfo[] }>('GET', '/api/me/games').then((answer) => answer.tables),
  ratings: () => ask<{ ratings: Rating[] }>('GET', '/api/me/ratings').then((answer) => answer.ratings),
  seatRatings: (id: TableId) =>
    ask<{ seats: (Rating | null)[] }>('GET', `${table(id)}/ratings`).then((answer) => answer.seats),
  open: (state: TableInfo['state']) =>
    ask<{ tables: TableInfo[] }>('GET', `/api/tables?state=${state}`).then((answer) => answer.tables),
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
  study: (id: TableId) => ask<StudyAnswer>('GET', `${table(id)}/study`),
  record: (id: TableId) => ask<GameRecord>('GET', `${table(id)}/record`),
  replay,
  verify: (record: GameRecord) => ask<Verdict>('POST', '/api/verify', record),
  upload: (record: unknown) => ask<{ table: TableInfo }>('POST', '/api/records', record).then((answer) => answer.table),
}

/** What is asked over HTTP elsewhere, answered by this device: tables of its own, from the first wish to the study. */
import type { Eyes, GameRecord, NewTable, Replay, Verdict } from '../net/api'
import { botName, givenName } from '../store/seats'
import { reach, Refused } from '../net/refused'
import { loadWords } from '../i18n'
import { commitmentOf } from '../store/fairness'
import { settings } from '../store/settings.svelte'
import type { Face, Frame, GameCard, Me, OptionValue, SeatWish, StudyAnswer, TableId, TableInfo } from '../wire/types'
import { freshHex, freshId } from './ids'
import { keepGames, keepMe, keptGames, keptMe } from './kept'
import { EVERYBODY, Position } from './position'
import { LocalProblem, refused } from './say'
import { Outdated, shelf, type Entry, type KeptGame, type LocalSeat } from './shelf'
import { infoOf, peopleOf } from './table'
import { engineOf, forget, keptGame, localTable } from './tables'

/** How long a bot waits where nobody said otherwise, in milliseconds. */
const USUAL_PACE = 600
const SEED_BYTES = 32

/** Refuses as a server does. */
function answered<A extends unknown[], T>(ask: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  return (...args) =>
    ask(...args).catch(async (error: unknown) => {
      throw await refused(error)
    })
}

async function games(): Promise<GameCard[]> {
  // A site without a server has them in a file.
  const answer = await fetch('/engine/games.json').catch(() => undefined)
  if (answer?.ok === true && (answer.headers.get('content-type') ?? '').includes('json')) {
    reach.site = true
    const { games: listed } = (await answer.json()) as { games: GameCard[] }
    keepGames(listed)
    return listed
  }
  const kept = keptGames()
  if (kept === undefined) throw new Refused({ code: 'offline', message: '' }, 0)
  return kept
}

async function optionsOf({ game, preset, options }: NewTable): Promise<Record<string, OptionValue>> {
  const card = (keptGames() ?? (await games())).find(({ id }) => id === game)
  return { ...(preset === undefined ? {} : card?.presets[preset]), ...options }
}

function sits(wish: SeatWish): LocalSeat {
  if (wish.kind === 'open') throw new LocalProblem('offline', 'ui-local-needs-server')
  if (wish.kind === 'bot') return wish
  const me = meHere()
  const name = wish.name ?? givenName(me.name)
  return { kind: 'person', ...(name === '' ? {} : { name }), face: wish.face ?? me.face }
}

async function fresh(kept: Pick<KeptGame, 'game' | 'options' | 'seats' | 'pace'>): Promise<KeptGame> {
  const seed = freshHex(SEED_BYTES)
  const commitment = await commitmentOf(seed)
  const game = { id: freshId(), seed, salts: [], log: [], state: 'waiting' as const, created: Date.now(), ...kept }
  return commitment === undefined ? game : { ...game, commitment }
}

/** Keeps a new game, if it can be set up so, and the browser keeps games. */
async function keep(kept: KeptGame): Promise<TableInfo> {
  await shelf.put(kept).catch((error: unknown) => {
    throw error instanceof Outdated ? error : new LocalProblem('not_kept', 'ui-local-not-kept')
  })
  return (await localTable(kept.id)).info
}

/** Changes a game on the shelf; whoever looks next sees it. */
async function change(id: TableId, how: (kept: KeptGame) => void): Promise<TableInfo> {
  await forget(id)
  const kept = await keptGame(id)
  how(kept)
  return keep(kept)
}

async function create(wish: NewTable): Promise<TableInfo> {
  const seats = wish.seats.map(sits)
  const kept = await fresh({ game: wish.game, options: await optionsOf(wish), seats, pace: wish.pace ?? USUAL_PACE })
  return keep({ ...kept, state: wish.wait === true ? 'waiting' : 'playing' })
}

async function rematch(id: TableId): Promise<TableInfo> {
  const old = await keptGame(id)
  if (old.rematch !== undefined) return (await localTable(old.rematch)).info
  const last = old.seats.at(-1)
  const seats = last === undefined ? [] : [last, ...old.seats.slice(0, -1)]
  const next = await keep(await fresh({ ...pick(old), seats }))
  await change(id, (kept) => (kept.rematch = next.id))
  return next
}

const pick = ({ game, options, seats, pace }: KeptGame) => ({ game, options, seats, pace })

/** The steps that stand: what was taken back is left out. */
export function standing(log: readonly Entry[]): Extract<Entry, { step: string }>[] {
  return log.reduce<Extract<Entry, { step: string }>[]>(
    (steps, entry) => ('step' in entry ? [...steps, entry] : steps.slice(0, entry.kept)),
    [],
  )
}

async function fork(id: TableId, seq: number, wishes: SeatWish[]): Promise<TableInfo> {
  const old = await keptGame(id)
  const kept = await fresh({ ...pick(old), seats: wishes.map(sits) })
  // Its first dice were another game's: nothing was promised for them.
  delete kept.commitment
  return keep({ ...kept, log: standing(old.log).slice(0, seq), state: 'playing' })
}

async function replay(id: TableId, eyes: Eyes): Promise<Replay> {
  const kept = await keptGame(id)
  const isOpen = kept.state === 'over'
  if (!isOpen && eyes === 'all') throw new LocalProblem('not_over', 'error-not-over')
  const bits = eyes === 'all' ? EVERYBODY : eyes === 'watcher' ? 0 : 1 << eyes
  const position = await Position.open(engineOf(kept.game), kept, bits)
  const frames: Frame[] = [await position.standing()]
  for (const entry of standing(kept.log)) {
    const frame = await position.redo(entry)
    if (frame !== undefined) frames.push(frame)
  }
  const table = infoOf(kept, await position.options(), frames.at(-1))
  await position.close()
  return { table, frames }
}

async function record(id: TableId): Promise<GameRecord> {
  const kept = await keptGame(id)
  const position = await played(kept)
  const written = JSON.parse(await position.calls.text('record', [position.table])) as GameRecord
  await position.close()
  const names = kept.seats.map((seat, at) =>
    seat.kind === 'bot' ? (botName(at) ?? seat.level) : (seat.name ?? keptMe()?.name ?? ''),
  )
  return { ...written, names }
}

/** A game as it stands, for whoever only looks. */
async function played(kept: KeptGame): Promise<Position> {
  const position = await Position.open(engineOf(kept.game), kept, EVERYBODY)
  for (const { by, step } of standing(kept.log)) await position.play(by, step)
  return position
}

const studies = new Map<TableId, StudyAnswer>()

/** The first to ask sets it going; then it is asked how far it is. */
async function study(id: TableId): Promise<StudyAnswer> {
  const known = studies.get(id)
  if (known !== undefined) return known
  const position = await played(await keptGame(id))
  const { calls, table } = position
  const of = await calls.number('study', [table])
  const begun = { done: 0, of }
  studies.set(id, begun)
  void (async () => {
    for (let done = 1; (await calls.number('study_on', [table])) === 0; done += 1) studies.set(id, { done, of })
    const found = JSON.parse(await calls.text('studied', [table])) as StudyAnswer['study']
    studies.set(id, { done: of, of, ...(found === undefined ? {} : { study: found }) })
    await position.close()
  })().catch(() => studies.delete(id))
  return begun
}

async function verify(given: GameRecord): Promise<Verdict> {
  type Said = { checked: number; problems: { key: string; args: Record<string, string> }[] }
  const said = JSON.parse(await engineOf(given.game).text('verify', [], JSON.stringify(given))) as Said
  const words = await loadWords(settings.lang)
  return { checked: said.checked, problems: said.problems.map(({ key, args }) => words.say(key, args)) }
}

async function mine(): Promise<TableInfo[]> {
  const kept = await shelf.all()
  // A game that was handed over is the server's from then on.
  const own = kept.filter(({ state, handed }) => state !== 'waiting' && handed === undefined)
  return own.map((game) => infoOf(game, game.options, lastSeen(game)))
}

/** In a list a game waits for whoever plays it. */
function lastSeen(kept: KeptGame): Frame | undefined {
  if (kept.state !== 'playing') return undefined
  return { seq: kept.log.length, prev: 0, events: [], views: {}, legal: {}, acting: peopleOf(kept) }
}

/** Whoever has never met a server. */
const STRANGER: Me = { id: 'here', name: '', claimed: false, face: 'goblin-blue' }
const meHere = (): Me => ({ ...STRANGER, ...keptMe() })

async function present(change: { name?: string; face?: Face }): Promise<Me> {
  const me = { ...meHere(), ...change }
  keepMe(me)
  return me
}

const salted = (id: TableId, salt: string | undefined, start: boolean) =>
  change(id, (kept) => {
    if (salt !== undefined && salt !== '') kept.salts = [...kept.salts, salt]
    if (start) kept.state = 'playing'
  })

export const local = {
  me: answered(async (): Promise<Me> => meHere()),
  present: answered(present),
  games: answered(games),
  mine: answered(mine),
  create: answered(create),
  table: answered(async (id: TableId) => (await localTable(id)).info),
  join: answered((id: TableId, how: { salt?: string }) => salted(id, how.salt, true)),
  salt: answered((id: TableId, _seat: number, salt: string) => salted(id, salt, false)),
  start: answered((id: TableId) => salted(id, undefined, true)),
  rematch: answered(rematch),
  fork: answered(fork),
  study: answered(study),
  record: answered(record),
  replay: answered(replay),
  verify: answered(verify),
  handed: answered((id: TableId, there: TableId) => change(id, (kept) => (kept.handed = there))),
  /** The table at the server that a game of this device has become, if it has. */
  handedAs: answered(async (id: TableId) => (await keptGame(id)).handed),
}

export type Local = typeof local

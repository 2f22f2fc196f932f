/** The games of this device: each a record that only grows, kept by the browser. */
import type { Face, Level, OptionValue, TableId, TableInfo } from '../wire/types'

/** Whoever sits in a seat: somebody at this screen, or a bot. */
export type LocalSeat = { kind: 'person'; name?: string; face?: Face } | { kind: 'bot'; level: Level }

/** What was done: a step of a seat or of chance, or a taking back until so many steps stood. */
export type Entry = { by: number | 'chance'; step: string } | { by: number; kept: number }

export type KeptGame = {
  id: TableId
  game: string
  /** Those that differ from the usual ones. */
  options: Record<string, OptionValue>
  seats: LocalSeat[]
  seed: string
  salts: string[]
  /** Missing where not all dice came from the seed. */
  commitment?: string
  log: Entry[]
  state: TableInfo['state']
  /** How long a bot waits before it moves, in milliseconds. */
  pace: number
  created: number
  result?: NonNullable<TableInfo['result']>
  rematch?: TableId
  /** The table that it became at the server. */
  handed?: TableId
  /** How often it was put on the shelf. */
  version?: number
}

/** Somebody else, in another tab, has put the game on the shelf since it was taken from there. */
export class Outdated extends Error {}

/** Where games are kept; tests keep them in memory. */
export type Shelf = {
  get(id: TableId): Promise<KeptGame | undefined>
  /** Keeps a game as the next version of what lies there; nothing is kept, and the game is [`Outdated`], if it is not. */
  put(game: KeptGame): Promise<void>
  /** Calls back whenever another tab has put that game there; answers how to stop. */
  watch(id: TableId, changed: () => void): () => void
  all(): Promise<KeptGame[]>
}

const NAME = 'feerie'
const GAMES = 'games'

let opened: Promise<IDBDatabase> | undefined

/** Opened once; and again where that failed, or the browser has taken it away. */
function database(): Promise<IDBDatabase> {
  const again = () => (opened = undefined)
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' })
    request.onsuccess = () => {
      request.result.onclose = again
      resolve(request.result)
    }
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'))
  }).catch((error: unknown) => {
    again()
    throw error
  })
  return opened
}

async function look<T>(question: (games: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const request = question((await database()).transaction(GAMES, 'readonly').objectStore(GAMES))
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the browser has lost it'))
  })
}

/** The next version of a game, if nobody has put another one there. */
export function next(game: KeptGame, lying: KeptGame | undefined): KeptGame {
  const version = game.version ?? 0
  if ((lying?.version ?? 0) !== version) throw new Outdated(`${game.id} has gone on elsewhere`)
  return { ...game, version: version + 1 }
}

/** Looks and writes in one transaction: no other tab comes in between. */
async function put(game: KeptGame): Promise<void> {
  const transaction = (await database()).transaction(GAMES, 'readwrite')
  const games = transaction.objectStore(GAMES)
  let outdated: unknown
  // What is written counts once the whole of it is on the disk.
  const looking: IDBRequest<KeptGame | undefined> = games.get(game.id)
  looking.onsuccess = () => {
    try {
      games.put(next(game, looking.result))
    } catch (error) {
      outdated = error
      transaction.abort()
    }
  }
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(outdated ?? transaction.error ?? new Error('the browser kept nothing'))
  })
  game.version = (game.version ?? 0) + 1
  tabs?.postMessage(game.id)
}

/** Where the tabs of this device tell each other what they put on the shelf. */
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('feerie-games')

function watch(id: TableId, changed: () => void): () => void {
  const hear = ({ data }: MessageEvent<TableId>) => {
    if (data === id) changed()
  }
  tabs?.addEventListener('message', hear)
  return () => tabs?.removeEventListener('message', hear)
}

export const shelf: Shelf = {
  get: (id) => look<KeptGame | undefined>((games) => games.get(id)),
  put,
  watch,
  all: () => look<KeptGame[]>((games) => games.getAll()),
}

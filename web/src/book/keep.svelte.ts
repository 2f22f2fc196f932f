/** The book of stars and stickers, kept on this device; the games from which it is made are kept with whoever played them. */
import { loadFeats } from '../games/index'
import { api } from '../net/api'
import { mySeats } from '../store/seats'
import type { Frame, TableInfo } from '../wire/types'
import { deserts, type Deserts } from './read'

const KEY = 'feerie-book'
/** So many games are known to be read; older ones would give nothing new. */
const KNOWN = 500
/** So many games are read in one go. */
const AT_ONCE = 12

type Saved = { pages: Record<string, Deserts>; read: string[] }

const texts = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : []

/** What is kept may be older than the program, or somebody else's. */
function sane(kept: unknown): Saved {
  const { pages, read } = (kept ?? {}) as { pages?: unknown; read?: unknown }
  const found = Object.entries((pages ?? {}) as Record<string, Partial<Deserts> | null>).map(
    ([game, page]): [string, Deserts] => [game, { stars: texts(page?.stars), stickers: texts(page?.stickers) }],
  )
  return { pages: Object.fromEntries(found), read: texts(read) }
}

function load(): Saved {
  try {
    return sane(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return sane({})
  }
}

const NOTHING: Deserts = { stars: [], stickers: [] }
const fresh = (all: readonly string[], known: readonly string[]) => all.filter((one) => !known.includes(one))

class Book {
  #saved = $state.raw(load())
  /** Whether games are being read just now. */
  reading = $state(false)

  page(game: string): Deserts {
    return this.#saved.pages[game] ?? NOTHING
  }

  /** Reads a game that is over; gives what is new. A game that was read before, or has no result yet, gives nothing. */
  async read(table: TableInfo, frames: readonly Frame[]): Promise<Deserts> {
    if (table.result === undefined || this.#saved.read.includes(table.id)) return NOTHING
    const found = deserts(table, frames, await loadFeats(table.game))
    const before = this.page(table.game)
    const news = { stars: fresh(found.stars, before.stars), stickers: fresh(found.stickers, before.stickers) }
    const page = { stars: [...before.stars, ...news.stars], stickers: [...before.stickers, ...news.stickers] }
    this.#keep({
      pages: { ...this.#saved.pages, [table.game]: page },
      read: [...this.#saved.read, table.id].slice(-KNOWN),
    })
    return news
  }

  /** Reads my games that ended elsewhere: on another device, or while nobody looked. */
  async catchUp(): Promise<void> {
    if (this.reading) return
    this.reading = true
    try {
      const over = (await api.mine()).filter(
        ({ id, state, seats }) =>
          state === 'over' && !this.#saved.read.includes(id) && mySeats({ seats } as TableInfo).length > 0,
      )
      for (const table of over.slice(0, AT_ONCE)) await this.read(table, (await api.replay(table.id, 'all')).frames)
    } catch {
      // What cannot be read now is read another time.
    } finally {
      this.reading = false
    }
  }

  #keep(saved: Saved): void {
    this.#saved = saved
    try {
      localStorage.setItem(KEY, JSON.stringify(saved))
    } catch {
      // A browser that keeps nothing still shows what this game gave.
    }
  }
}

export const book = new Book()

/** Words from the Fluent files that every part of the project shares. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle'
import { type Lang, list, of, unbroken } from './grammar'
import { TABLE_EVENTS } from './store/reduce'
import type { GameEvent, Reason } from './wire/types'

export type { Lang }
export const LANGS: readonly Lang[] = ['fr', 'en']

type Source = () => Promise<string>
const interfaceSources = import.meta.glob<string>('@texts/locales/*.ftl', { query: '?raw', import: 'default' })
const gameSources = import.meta.glob<string>('@texts/games/*/locales/*.ftl', { query: '?raw', import: 'default' })
/** What a game is called and a line about it, without the rest of its words. */
const cardSources = import.meta.glob<string>('@texts/games/*/locales/*.ftl', { query: '?card', import: 'default' })
/** A game's own words: `<lang>.ftl` for its board, `lesson.<lang>.ftl` for its lesson, `feats.<lang>.ftl` for its stickers. */
const boardSources = import.meta.glob<string>('./games/*/*.ftl', { query: '?raw', import: 'default' })
const guides = import.meta.glob<string>('@texts/games/*/guide/*.md', { query: '?raw', import: 'default' })

export type Args = Record<string, FluentVariable>
/** The name of the person or bot on a seat, if known. */
export type SeatNames = (seat: number) => string | undefined

export class Words {
  readonly lang: Lang
  #bundle: FluentBundle
  #sources: readonly string[]
  #names: SeatNames = () => undefined

  constructor(lang: Lang, sources: readonly string[]) {
    this.lang = lang
    this.#sources = sources
    this.#bundle = new FluentBundle(lang, {
      useIsolating: false,
      functions: {
        SEAT: ([seat]) => (seat === undefined ? '' : this.#seat(seat)),
        LIST: (parts) => this.list(parts.map((part) => String(part.valueOf()))),
        // English says whose without it.
        ...(lang === 'fr' ? { DE: ([seat]: FluentValue[]) => (seat === undefined ? '' : of(this.#seat(seat))) } : {}),
      },
    })
    for (const source of sources) this.#bundle.addResource(new FluentResource(source))
  }

  /** The same words, with the names of people at a table. */
  named(names: SeatNames): Words {
    const words = new Words(this.lang, this.#sources)
    words.#names = names
    return words
  }

  has(key: string): boolean {
    return this.#bundle.getMessage(key)?.value != null
  }

  say(key: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value
    // A missing message is seen by whoever looks, and breaks nothing.
    if (pattern === null || pattern === undefined) return `⟦${key}⟧`
    const text = withMinus(this.#bundle.formatPattern(pattern, args, []).replace(/\s+/g, ' ').trim())
    return this.lang === 'fr' ? unbroken(text) : text
  }

  seat(seat: number): string {
    return this.#names(seat) ?? this.say('seat-name', { number: seat + 1 })
  }

  /** Parts in a row, with commas and “and”. */
  list(parts: readonly string[]): string {
    return list(this.lang, parts)
  }

  /** Why a bot advises something; `called` gives what an argument stands for its name. */
  reason({ key, args }: Reason, called: (value: string) => string = (value) => value): string {
    const named = Object.entries(args).map(([name, value]): [string, FluentVariable] => [
      name,
      numberOrText(called(value)),
    ])
    return this.say(key, Object.fromEntries(named))
  }

  /** What happened, if the game has words for it. */
  event(game: string, event: GameEvent): string | undefined {
    return this.#tell(TABLE_EVENTS.has(event.event) ? `ui-event-${event.event}` : `event-${game}-${event.event}`, event)
  }

  /** The same as whoever looks at the board tells it, if the game has words for that: by directions and places. */
  sighted(game: string, event: GameEvent, places: Args): string | undefined {
    return this.#tell(`${game}-ui-log-${event.event}`, event, places)
  }

  #tell(key: string, event: GameEvent, more: Args = {}): string | undefined {
    if (!this.has(key)) return undefined
    const args: Args = { ...more }
    for (const [field, value] of Object.entries(event)) {
      const variable = field === 'event' ? undefined : variableOf(value)
      if (variable !== undefined) args[field] = variable
    }
    return this.say(key, args)
  }

  #seat(seat: FluentValue): string {
    const value = seat instanceof FluentNumber ? seat.value : seat
    if (typeof value === 'number') return this.seat(value)
    return String(value)
  }
}

/** A number below nothing has a minus, not a hyphen, as in every table of points. */
const withMinus = (text: string): string => text.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, '−')

/** A table's options, for sentences that depend on them. */
export const argsOf = (options: Readonly<Record<string, string | number | boolean>> = {}): Args =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)]))

/** Fluent counts numbers, and only numbers. */
function numberOrText(value: string): FluentVariable {
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value
}

function variableOf(value: unknown): FluentVariable | undefined {
  if (value === null) return 'none'
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number' || typeof value === 'string') return value
  if (Array.isArray(value)) return value.map((item) => (item === null ? 'none' : String(item))).join(', ')
  return undefined
}

function matching(sources: Record<string, Source>, ending: string): Source[] {
  return Object.entries(sources)
    .filter(([path]) => path.endsWith(ending))
    .map(([, load]) => load)
}

const texts = new Map<string, Promise<string[]>>()

/** Each text is fetched once. */
function once(key: string, loads: () => Source[], missing: string[] = []): Promise<string[]> {
  const known = texts.get(key)
  if (known !== undefined) return known
  const found = loads()
  const loading = found.length === 0 ? Promise.resolve(missing) : Promise.all(found.map((load) => load()))
  texts.set(key, loading)
  return loading
}

const interfaceWords = (lang: Lang) => once(lang, () => matching(interfaceSources, `/locales/${lang}.ftl`))

/** A game without words is called by its name on the wire. */
const nameless = (game: string) => [`title-${game} = ${game}\nabout-${game} = {""}`]

const gameWords = (lang: Lang, game: string) =>
  once(
    `${lang}/${game}`,
    () => [
      ...matching(gameSources, `/games/${game}/locales/${lang}.ftl`),
      ...matching(boardSources, `/games/${game}/${lang}.ftl`),
    ],
    nameless(game),
  )

const gameCard = (lang: Lang, game: string) =>
  once(`${lang}/${game}/card`, () => matching(cardSources, `/games/${game}/locales/${lang}.ftl`), nameless(game))

/** The interface's words and those of some games. */
export async function loadWords(lang: Lang, games: readonly string[] = []): Promise<Words> {
  const lists = await Promise.all([interfaceWords(lang), ...games.map((game) => gameWords(lang, game))])
  return new Words(lang, lists.flat())
}

/** The interface's words and what some games are called: a list of games needs no more of them. */
export async function loadTitles(lang: Lang, games: readonly string[]): Promise<Words> {
  const lists = await Promise.all([interfaceWords(lang), ...games.map((game) => gameCard(lang, game))])
  return new Words(lang, lists.flat())
}

/** The words of a game and of its lesson. */
export async function loadLessonWords(lang: Lang, game: string): Promise<Words> {
  const lists = await Promise.all([
    interfaceWords(lang),
    gameWords(lang, game),
    ...matching(boardSources, `/games/${game}/lesson.${lang}.ftl`).map((load) => load()),
  ])
  return new Words(lang, lists.flat())
}

/** The words of a game and of its stickers. */
export async function loadFeatWords(lang: Lang, game: string): Promise<Words> {
  const lists = await Promise.all([
    interfaceWords(lang),
    gameWords(lang, game),
    ...matching(boardSources, `/games/${game}/feats.${lang}.ftl`).map((load) => load()),
  ])
  return new Words(lang, lists.flat())
}

/** Games whose words are there. */
export function gamesWithWords(): string[] {
  return [...new Set(Object.keys(gameSources).map((path) => path.split('/games/')[1]?.split('/')[0] ?? ''))]
}

/** A game's rules for players, if they are written. */
export async function loadGuide(game: string, lang: Lang): Promise<string | undefined> {
  const load = matching(guides, `/games/${game}/guide/${lang}.md`)[0]
  const text = await load?.()
  return lang === 'fr' && text !== undefined ? unbroken(text) : text
}

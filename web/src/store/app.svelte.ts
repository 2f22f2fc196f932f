/** What every screen shares: where we are, who I am, the words, the games on offer. */
import { loadWords, type Lang, type Words } from '../i18n'
import { api, reach } from '../net/api'
import { parse, type Route } from '../router'
import type { GameCard, Me } from '../wire/types'
import { settings } from './settings.svelte'

class App {
  route = $state.raw<Route>(here())
  words = $state.raw<Words>()
  me = $state.raw<Me>()
  games = $state.raw<GameCard[]>()
  /** Whether a table on the screen waits for me: the page's title says so. */
  myTurn = $state(false)
  /** Whether the server could not be reached when it was asked for the games; this device may know them all the same. */
  offline = $state(false)
  /** Whether there is no server at all: a site of files alone. */
  site = $state(false)
  #loading: Promise<void> | undefined

  constructor() {
    addEventListener('popstate', () => (this.route = here()))
    addEventListener('online', () => void this.refresh())
  }

  /** Goes to another screen without loading the page again. */
  go(path: string, replace = false): void {
    if (replace) history.replaceState({}, '', path)
    else history.pushState({}, '', path)
    this.route = here()
    scrollTo(0, 0)
  }

  async speak(lang: Lang): Promise<void> {
    this.words = await loadWords(lang)
    settings.change({ lang })
  }

  /** Asks the server for what the screens need; several askers wait for one answer. */
  refresh(): Promise<void> {
    this.#loading ??= this.#load().finally(() => (this.#loading = undefined))
    return this.#loading
  }

  async #load(): Promise<void> {
    try {
      // One after the other: the first makes a guest of a newcomer, the second is that guest.
      this.me = await api.me()
      this.games = await api.games()
      this.offline = !reach.server
      this.site = reach.site
    } catch {
      this.offline = true
    }
  }
}

function here(): Route {
  return parse(location.pathname, location.search, location.hash)
}

export const app = new App()

/** Links inside the book turn the page instead of loading it. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
  const link = (event.target as Element | null)?.closest('a')
  if (
    link === null ||
    link === undefined ||
    link.target !== '' ||
    link.origin !== location.origin ||
    link.hasAttribute('download')
  )
    return
  if (link.pathname === location.pathname && link.hash !== '') return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  app.go(link.pathname + link.search + link.hash)
}

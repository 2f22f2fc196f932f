/** What a person likes, kept on this device. */
import { LANGS, type Lang } from '../i18n'
import type { Face, Level } from '../wire/types'
import { PACES, usualPace, type Pace } from './pace'

export type Theme = 'light' | 'dark' | 'system'
export type Motion = 'full' | 'still' | 'system'

type Saved = {
  lang: Lang
  theme: Theme
  motion: Motion
  sound: boolean
  /** A move made on the board is confirmed before it is played. */
  confirm: boolean
  tips: boolean
  /** A notice of the browser when it is my turn and I look elsewhere. */
  notify: boolean
  /** Cards are heard and felt as well as seen. */
  cue: boolean
  /** Advice for beginners that was understood: it does not come back. */
  known: string[]
  /** Keys of the seats at one screen, where people chose their own. */
  keys: string[]
  /** One switch for everything, where a game can be played so: its key, and how long a choice stays lit. */
  oneSwitch: boolean
  switchKey: string
  switchPace: number
  /** Seats and level of the last quick game, by game. */
  quick: Record<string, { seats: number; level: Level }>
  /** How quickly the others' moves are shown, by game. */
  paces: Record<string, Pace>
  /** Whether somebody was asked for a name here: once is enough. */
  named: boolean
  /** Names of those who played round this screen last. */
  company: string[]
  /** And their faces, by seat. */
  companyFaces: Face[]
  /** Games whose lesson was finished here. */
  learnt: string[]
  /** How many quick games were begun, by game: each has another place to play in. */
  begun: Record<string, number>
  /** One's own best times, in milliseconds, by game. */
  best: Record<string, number>
}

const KEY = 'feerie-settings'

function browserLang(): Lang {
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}

function load(): Saved {
  const fresh: Saved = {
    lang: browserLang(),
    theme: 'system',
    motion: 'system',
    sound: false,
    confirm: true,
    tips: true,
    notify: false,
    cue: false,
    known: [],
    keys: [],
    oneSwitch: false,
    switchKey: 'Space',
    switchPace: 1250,
    quick: {},
    paces: {},
    named: false,
    company: [],
    companyFaces: [],
    learnt: [],
    begun: {},
    best: {},
  }
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? sane({ ...fresh, ...stored }, fresh) : fresh
  } catch {
    return fresh
  }
}

/** Stored settings may be older than the program. */
function sane(saved: Saved, fresh: Saved): Saved {
  return {
    ...saved,
    lang: LANGS.includes(saved.lang) ? saved.lang : fresh.lang,
    theme: ['light', 'dark', 'system'].includes(saved.theme) ? saved.theme : fresh.theme,
    motion: ['full', 'still', 'system'].includes(saved.motion) ? saved.motion : fresh.motion,
    known: Array.isArray(saved.known) ? saved.known.filter((tip) => typeof tip === 'string') : [],
    keys: Array.isArray(saved.keys) ? saved.keys.filter((key) => typeof key === 'string') : [],
    switchKey: typeof saved.switchKey === 'string' ? saved.switchKey : fresh.switchKey,
    switchPace: Number.isFinite(saved.switchPace) && saved.switchPace >= 250 ? saved.switchPace : fresh.switchPace,
    quick: Object.fromEntries(Object.entries(saved.quick ?? {}).filter(([, quick]) => typeof quick.level === 'string')),
    paces: Object.fromEntries(Object.entries(saved.paces ?? {}).filter(([, pace]) => PACES.includes(pace))),
    company: Array.isArray(saved.company) ? saved.company.filter((name) => typeof name === 'string') : [],
    companyFaces: Array.isArray(saved.companyFaces)
      ? saved.companyFaces.filter((face) => typeof face === 'string')
      : [],
    learnt: Array.isArray(saved.learnt) ? saved.learnt.filter((game) => typeof game === 'string') : [],
    begun: Object.fromEntries(Object.entries(saved.begun ?? {}).filter(([, count]) => Number.isInteger(count))),
    best: Object.fromEntries(Object.entries(saved.best ?? {}).filter(([, ms]) => Number.isFinite(ms))),
  }
}

class Settings {
  #saved = $state(load())
  #darkSystem = $state(matchMedia('(prefers-color-scheme: dark)').matches)
  #stillSystem = $state(matchMedia('(prefers-reduced-motion: reduce)').matches)

  constructor() {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
      this.#darkSystem = event.matches
      this.apply()
    })
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener(
      'change',
      (event) => (this.#stillSystem = event.matches),
    )
  }

  get lang(): Lang {
    return this.#saved.lang
  }
  get sound(): boolean {
    return this.#saved.sound
  }
  get confirm(): boolean {
    return this.#saved.confirm
  }
  get tips(): boolean {
    return this.#saved.tips
  }
  get cue(): boolean {
    return this.#saved.cue
  }
  get notify(): boolean {
    return this.#saved.notify
  }
  /** Whether a piece of advice is still to be given. */
  wantsTip(tip: string): boolean {
    return this.#saved.tips && !this.#saved.known.includes(tip)
  }
  get keys(): readonly string[] {
    return this.#saved.keys
  }
  get oneSwitch(): boolean {
    return this.#saved.oneSwitch
  }
  get switchKey(): string {
    return this.#saved.switchKey
  }
  get switchPace(): number {
    return this.#saved.switchPace
  }
  get motion(): Motion {
    return this.#saved.motion
  }
  get dark(): boolean {
    return this.#saved.theme === 'system' ? this.#darkSystem : this.#saved.theme === 'dark'
  }
  get still(): boolean {
    return this.#saved.motion === 'system' ? this.#stillSystem : this.#saved.motion === 'still'
  }

  quick(game: string): { seats: number; level: Level } | undefined {
    return this.#saved.quick[game]
  }

  get named(): boolean {
    return this.#saved.named
  }
  get company(): readonly string[] {
    return this.#saved.company
  }
  get companyFaces(): readonly Face[] {
    return this.#saved.companyFaces
  }
  get learnt(): readonly string[] {
    return this.#saved.learnt
  }

  /** A lesson is finished. */
  learn(game: string): void {
    if (!this.#saved.learnt.includes(game)) this.change({ learnt: [...this.#saved.learnt, game] })
  }

  /** How many quick games of this kind were begun here. */
  begun(game: string): number {
    return this.#saved.begun[game] ?? 0
  }
  /** Which quick game of its kind the next one is, from 0; it counts as begun. */
  begin(game: string): number {
    const count = this.begun(game)
    this.change({ begun: { ...this.#saved.begun, [game]: count + 1 } })
    return count
  }

  best(game: string): number | undefined {
    return this.#saved.best[game]
  }

  /** A time of one's own: whether it beats those before, of which there must be one. */
  beat(game: string, ms: number): boolean {
    const before = this.best(game)
    if (before !== undefined && before <= ms) return false
    this.change({ best: { ...this.#saved.best, [game]: ms } })
    return before !== undefined
  }

  pace(game: string): Pace {
    return this.#saved.paces[game] ?? usualPace(game)
  }

  setPace(game: string, pace: Pace): void {
    this.change({ paces: { ...this.#saved.paces, [game]: pace } })
  }

  change(change: Partial<Saved>): void {
    this.#saved = { ...this.#saved, ...change }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#saved))
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.apply()
  }

  /** Advice that was understood. */
  knowTip(tip: string): void {
    this.change({ known: [...this.#saved.known.filter((one) => one !== tip), tip] })
  }

  remember(game: string, quick: { seats: number; level: Level }): void {
    this.change({ quick: { ...this.#saved.quick, [game]: quick } })
  }

  /** Tells the page, so that the styles follow. */
  apply(): void {
    const root = document.documentElement
    const wanted = {
      lang: this.#saved.lang,
      'data-theme': this.dark ? 'dark' : 'light',
      'data-motion': this.still ? 'still' : 'full',
    }
    // What is said once more has the whole page styled anew.
    for (const [name, value] of Object.entries(wanted))
      if (root.getAttribute(name) !== value) root.setAttribute(name, value)
  }
}

export const settings = new Settings()

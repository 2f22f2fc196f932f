/** What lies ahead of the choice at hand, asked as soon as there is one and added to it when it is known. */
import type { Outlook } from '../engine/generated'
import { outlookOf, withOutlook } from '../engine/outlook'
import type { Input, Squares } from '../games/types'
import { current, informed, lookedInto, type Intent } from '../intent/builder'
import type { Action, Frame, View } from '../wire/types'

/** Longer than this no tap waits: it then does what it can. */
const PATIENCE = 1000

/** A seat's choice at a frame with this view, after parts of it that are kept back. */
export type Choice = { seat: number; view: View; seq: number; after: readonly Action[] }

/** The person whose choice it is, or who watches another's. */
export type Chooser = {
  readonly game: {
    phase(view: View): string
    readonly input: Pick<Input, 'outlook' | 'grammar'>
    readonly squares?: Pick<Squares, 'watched'> | undefined
  }
  readonly store: {
    outlook(choice: Choice): Promise<Outlook | undefined>
    /** The same about somebody else's choice, out of one's own view; nothing where only the table knows. */
    watch(choice: Omit<Choice, 'after' | 'seq'>): Promise<Outlook | undefined>
  }
  readonly frame: Frame | undefined
  readonly view: View | undefined
  intent: Intent | undefined
}

export class Outlooks {
  readonly #who: Chooser
  /** The last answer, and what it was about: a choice begun anew is no other choice. */
  #known: { key: string; seq: number; outlook: Outlook } | undefined
  #asked: string | undefined
  #wanted: Action | undefined
  #peeking = false
  /** Until then nothing is known of a choice that depends on it. */
  awaited: Promise<void> | undefined

  constructor(who: Chooser) {
    this.#who = who
  }

  /** The position on the board with what is known of the choice in it: the next step is drawn from there. */
  get drawn(): View | undefined {
    const { view, frame, intent, game } = this.#who
    if (view === undefined) return undefined
    if (this.#known !== undefined && this.#known.seq === frame?.seq) return withOutlook(view, this.#known.outlook)
    // Parts of a turn that were kept back are played one after the other: what was known of each still holds.
    const kept = intent?.stages.slice(1).find((stage) => game.phase(stage.view) === game.phase(view))
    return kept === undefined ? view : { ...view, outlook: outlookOf(kept.view) }
  }

  /** Asks about the choice as it stands, if its board wants to know. */
  look(): void {
    const key = this.#key
    if (key === undefined) return void this.#watch()
    if (this.#known?.key === key) return this.#inform(this.#known.outlook)
    if (this.#asked === key) return
    this.#asked = key
    const looked = this.#ask(key)
    if (this.#who.intent?.done.length !== 0 || this.#who.game.input.outlook !== 'decides') return
    const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))
    const awaited = Promise.race([looked, patience]).then(() => {
      if (this.awaited === awaited) this.awaited = undefined
    })
    this.awaited = awaited
  }

  /** Looks one action further on: one question at a time, and of those that were wanted meanwhile only the last. */
  async peek(action: Action | undefined): Promise<void> {
    this.#wanted = action
    if (this.#peeking) return
    this.#peeking = true
    try {
      for (let next = this.#unseen; next !== undefined; next = this.#unseen) {
        this.#wanted = undefined
        await this.#lookInto(next)
      }
    } finally {
      this.#peeking = false
    }
  }

  /** What is wanted and not known yet. */
  get #unseen(): Action | undefined {
    const { intent } = this.#who
    if (this.#wanted === undefined || intent === undefined) return undefined
    return outlookOf(current(intent).view)?.beyond?.[this.#wanted] === undefined ? this.#wanted : undefined
  }

  async #lookInto(action: Action): Promise<void> {
    const { intent, view, frame, store } = this.#who
    const key = this.#key
    if (intent === undefined || view === undefined || frame === undefined) return
    const after = [...intent.done, action]
    const outlook = await store.outlook({ seat: intent.seat, view, seq: frame.seq, after })
    if (outlook === undefined || this.#who.intent === undefined || this.#key !== key) return
    this.#who.intent = lookedInto(this.#who.intent, action, outlook)
  }

  async #ask(key: string): Promise<void> {
    const { intent, view, frame, store } = this.#who
    if (intent === undefined || view === undefined || frame === undefined) return
    const { seq } = frame
    const outlook = await store.outlook({ seat: intent.seat, view, seq, after: intent.done })
    if (this.#asked === key) this.#asked = undefined
    if (outlook === undefined || this.#key !== key) return
    if (intent.done.length === 0) this.#known = { key, seq, outlook }
    this.#inform(outlook)
  }

  /** Looks into somebody else's choice where the board draws what comes of it. */
  async #watch(): Promise<void> {
    const { game, view, frame, intent, store } = this.#who
    if (view === undefined || frame === undefined || intent !== undefined) return
    const seat = game.squares?.watched?.(view)
    if (seat === undefined || this.#known?.seq === frame.seq) return
    const outlook = await store.watch({ seat, view })
    if (outlook !== undefined && this.#who.frame === frame) this.#known = { key: 'watched', seq: frame.seq, outlook }
  }

  #inform(outlook: Outlook): void {
    const { intent, game } = this.#who
    if (intent === undefined) return
    const now = informed(game.input.grammar, intent, outlook)
    this.#who.intent = now
    if (now.done.length > intent.done.length) this.look()
  }

  /** Which choice it is. */
  get #key(): string | undefined {
    const { game, frame, intent } = this.#who
    if (game.input.outlook === undefined || intent === undefined || frame === undefined) return undefined
    return [frame.seq, intent.seat, ...intent.done].join(' ')
  }
}

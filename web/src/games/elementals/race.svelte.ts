/**
 * A window as this screen lives it: what was just settled, the back of the next card, its face with the clock
 * running, and what the people here do about it. Where people far away play, the server says when a card is
 * shown and when a window is settled; at one screen that is done here.
 */
import { tick } from 'svelte'
import type { Together } from '../../engine/generated'
import type { Play } from '../../store/play.svelte'
import { settings } from '../../store/settings.svelte'
import { sing, play as sound } from '../../store/sound'
import { NotPlayed } from '../../store/table.svelte'
import type { Action, GameEvent } from '../../wire/types'
import { listed, measure, rest, withTime, type Limits } from './clock'
import { felt, heard } from './cue'
import { HOST, type Outlook } from './generated'
import { hasTwoKeys, keyIndex, keysOf, nextToChoose, noteUnsaid, rebound, type Buzz, type Meaning } from './hot'
import { answersOf, judge } from './judge'
import { outcomeOf, ownTime, settledAs, type Outcome, type Settled } from './outcome'
import { read, windowKey, type ElementalsView } from './view'

/** How long the back is seen before the face. */
const BACK = 450
/** Frames waiting beyond this number are not lived through. */
const MANY_FRAMES = 5
/** Longer than this nobody waits for what the rules say of a window. */
const PATIENCE = 2000

export type Stage = 'result' | 'back' | 'open' | 'sent'

export class Race {
  /** The table to draw: while a result is shown, the one it was about. */
  shown = $state.raw<ElementalsView>()
  stage = $state<Stage>('back')
  outcome = $state.raw<Outcome>()
  /** Whether the one person here has never been so quick. */
  record = $state(false)
  /** Counts presses before the floor. */
  early = $state(0)
  /** What the one person here did in this window. */
  did = $state<Action>()
  /** Shared screen: who buzzed, and who is asked what was meant. */
  buzzes = $state.raw<Buzz[]>([])
  asked = $state.raw<Buzz>()
  /** What the rules say of the window that came last; nothing until they have answered. */
  known = $state.raw<Outlook>()
  /** Shared screen: the key that is chosen just now, by its place among all keys. */
  rebinding = $state<number>()

  #play: Play
  #limits: () => Limits
  #begun: Promise<void>
  #now: ElementalsView | undefined
  #key: string | undefined
  /** Done when the window is known, or nobody waits for that any more. */
  #looked: Promise<void> = Promise.resolve()
  #face: number | undefined
  #timers = new Set<ReturnType<typeof setTimeout>>()
  #endRest: (() => void) | undefined
  /** What those who were asked meant, one after the other; null for whoever said nothing in time. */
  #said: (Action | null)[] = []
  #silent = new Set<number>()

  /** `begun` is done when people are ready for the first card. */
  constructor(play: Play, limits: () => Limits, begun: Promise<void>) {
    this.#play = play
    this.#limits = limits
    this.#begun = begun
  }

  /** People at this screen who may still react. */
  get waiting(): number[] {
    return (this.#play.frame?.acting ?? []).filter((seat) => this.#play.mine.includes(seat))
  }

  /** The middle cards that may be hit: for whoever may react, those that are listed, which are there with the card. */
  get targets(): readonly string[] {
    const legal = this.#play.frame?.legal[String(this.waiting[0])]
    if (legal === undefined) return this.known?.targets ?? []
    return this.shown?.middle.filter((card) => listed(legal, `slap:${card}`) !== undefined) ?? []
  }

  get shared(): boolean {
    return this.#play.mine.length > 1
  }

  /** ELM-HOT-4: whether a key says by itself what was meant, as long as one card lies in the middle. */
  get twoKeys(): boolean {
    return hasTwoKeys(this.#play.mine.length, settings.oneSwitch)
  }

  /**
   * ELM-HOT-1, ELM-ACC-5: whether one buzzes, and says only then what was meant. Somebody alone whose time a server keeps
   * sends at once: what is told later than it was made is corrected there (ELM-NET-4), and the window ends (ELM-NET-6).
   */
  get buzzesFirst(): boolean {
    return this.shared || (settings.oneSwitch && !this.#hosted)
  }

  /** ELM-HOT-3, ELM-ACC-5: how long one may take to say what was meant. */
  get saying(): number {
    return settings.oneSwitch ? HOST.switchSayMs : HOST.sayMs
  }

  close(): void {
    this.#clear()
  }

  /** A new position; done when what came before it has been seen. */
  async arrive(events: readonly GameEvent[]): Promise<void> {
    await this.#begun
    const view = this.#play.view
    if (view === undefined) return
    const before = this.#settled
    const next = read(view)
    const key = windowKey(next)
    this.#now = next
    if (key !== undefined && key === this.#key) {
      this.shown = next
      if (this.known === undefined) this.#looked = this.#look(key)
      void this.#stopAsking()
      return
    }
    this.#clear()
    this.#key = key
    const outcome = outcomeOf(events, before)
    this.known = undefined
    this.#play.order = undefined
    if (key !== undefined) this.#looked = this.#look(key)
    if (outcome !== undefined && !this.#hosted) {
      this.#tell(outcome)
      if (this.#play.store.state.queue.length <= MANY_FRAMES)
        await this.#rest(rest(outcome.reactions.length > 0, Math.random()) - BACK)
      if (this.#key !== key) return
    }
    this.did = undefined
    this.buzzes = []
    this.#said = []
    this.#silent.clear()
    this.#play.note = undefined
    this.shown = next
    this.stage = key === undefined ? 'sent' : 'back'
    if (key === undefined) return
    // ELM-NET-1: where the server keeps time the face came now because its time has come.
    if (this.#hosted) void this.#reveal(key)
    else this.#later(BACK, () => void this.#reveal(key))
  }

  /** The table as it lies, and what is known of it. */
  get #settled(): Settled | undefined {
    return this.#now === undefined ? undefined : { view: this.#now, known: this.known }
  }

  /** Asks what the rules say of the window, once: whatever is pressed in it then waits for nothing. */
  async #look(key: string): Promise<void> {
    const { frame, view, mine, store } = this.#play
    if (frame === undefined || view === undefined) return
    const [seat] = mine
    const answer =
      seat === undefined ? store.watch({ seat: 0, view }) : store.outlook({ seat, view, seq: frame.seq, after: [] })
    const told = answer.then((outlook) => {
      const known = outlook?.board as Outlook | null | undefined
      if (known == null || this.#key !== key) return
      this.known = known
      this.#play.order = known.order
      // ELM-ACC-2: somebody else may be the one to be asked.
      if (this.#play.acting !== this.#play.intent?.seat && !this.#play.sending) this.#play.begin()
    })
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  }

  /** ELM-ACC-2: without a clock, people at one screen are asked in turn, until the rules need to hear no more. */
  async #stopAsking(): Promise<void> {
    if (this.#limits().timed || !this.shared || this.stage !== 'open' || this.waiting.length === 0) return
    const told = await this.#judge(answersOf(this.#play, this.known?.order ?? []))
    if (told?.asked === null && this.stage === 'open') this.#restIsNone()
  }

  /** What the rules say of all that was done in this window; nothing once it is another. */
  async #judge(said: readonly (Action | null)[]): Promise<Together | undefined> {
    const key = this.#key
    // Who has left the game keeps the keys, and is never asked.
    const { mine } = this.#play
    const people = this.#limits().timed ? mine : mine.filter((seat) => this.#now?.in[seat] !== false)
    const told = await judge(this.#play, people, this.buzzes, said)
    return this.#key === key ? told : undefined
  }

  /** The server settled the window; the next card comes when the table has rested. */
  settle(events: readonly GameEvent[]): void {
    this.#clear()
    this.#tell(settledAs(events, this.#settled))
  }

  #tell(outcome: Outcome): void {
    this.outcome = outcome
    const ms = ownTime(outcome, this.#play.mine)
    this.record = ms !== undefined && !this.#play.store.practised && settings.beat('elementals', ms)
    this.stage = 'result'
    if (outcome.winner !== undefined)
      sound(this.#play.mine.includes(outcome.winner.seat) ? 'home' : 'slide', settings.sound)
  }

  /** Whether the server keeps time here, and not this screen. */
  get #hosted(): boolean {
    return this.#play.store.state.table?.hosted === true
  }

  /** Enough of the result: the next card. */
  hurry(): void {
    this.#endRest?.()
  }

  async #reveal(key: string): Promise<void> {
    // Without a clock everybody here is asked in the order of the rules: it is known before anybody is.
    if (this.shared && !this.#limits().timed) await this.#looked
    if (this.#key !== key) return
    // What was said of the last card would be false of this one.
    this.outcome = undefined
    this.stage = this.waiting.length === 0 ? 'sent' : 'open'
    if (settings.cue) this.hear()
    else sound('turn', settings.sound)
    const { timed, window } = this.#limits()
    if (!timed || this.stage !== 'open') return
    // A hidden page draws no frame: its window must end all the same.
    this.#later(window + 2 * BACK, () => this.#expire())
    await tick()
    const drawn = performance.now()
    requestAnimationFrame((frame) => {
      if (this.#key !== key) return
      // A busy browser may begin a frame before the card came: the face is seen no earlier than it was drawn.
      this.#face = Math.max(frame, drawn)
      this.#later(window, () => this.#expire())
    })
  }

  /** The card for those who do not see it, as long as others do. */
  hear(): void {
    if (this.shown === undefined || this.stage === 'back' || this.stage === 'result') return
    sing(heard(this.shown, this.targets))
    navigator.vibrate?.(felt(this.shown))
  }

  /** A press of the one person here: `slap:<card>`, `book` or `none`, at an event's time. */
  press(what: string, at: number): void {
    const seat = this.waiting[0]
    if (seat === undefined || this.shared) return
    if (this.asked !== undefined && what !== 'none') return this.say(what)
    if (this.buzzes.length > 0) return
    const pattern = listed(this.#play.frame?.legal[String(seat)] ?? [], what)
    if (pattern === undefined) return
    const ms = this.#time(at)
    if (ms === undefined) return
    this.did = withTime(pattern, ms)
    this.stage = 'sent'
    sound('step', settings.sound)
    void this.#send([[seat, this.did]])
  }

  /** The time of a press, if it counts; if it came too early, that is said. */
  #time(at: number): number | undefined {
    if (this.stage === 'back' || (this.stage === 'open' && this.#face === undefined)) this.#tooEarly()
    if (this.stage !== 'open' || this.#face === undefined) return undefined
    const press = measure(this.#face, at, this.#limits())
    if (press.kind === 'early') this.#tooEarly()
    return press.kind === 'counts' ? press.ms : undefined
  }

  #tooEarly(): void {
    this.early += 1
    sound('no', settings.sound)
  }

  /** One of several people here hit a key of hers, which may say what she means; or one alone pressed the switch. */
  buzz(seat: number, at: number, meaning?: Meaning): void {
    if (this.asked !== undefined || !this.waiting.includes(seat) || this.buzzes.some((buzz) => buzz.seat === seat))
      return
    // Nothing lies there that could be hit.
    if (meaning === 'hit' && this.targets.length === 0) return
    const ms = this.#time(at)
    if (ms === undefined) return
    this.buzzes = [...this.buzzes, { seat, ms, ...(meaning === undefined ? {} : { meaning }) }]
    sound('step', settings.sound)
    if (this.buzzes.length === 1) this.#later(this.shared ? HOST.buzzMs : 0, () => void this.#askNext())
  }

  /** Everybody here chooses keys anew, beginning with the first. */
  rebind(): void {
    const [first] = this.#play.mine
    if (first !== undefined) this.rebinding = keyIndex(first, 'hit')
  }

  /** The key pressed is the one to be chosen from now on; then comes the next. */
  bind(code: string): void {
    const index = this.rebinding
    if (index === undefined) return
    const keys = rebound(keysOf(settings.keys), index, code)
    if (keys === undefined) return void (this.rebinding = undefined)
    settings.change({ keys })
    this.rebinding = nextToChoose(index, this.#play.mine, this.twoKeys)
  }

  /** Nobody here wants to react. */
  pass(): void {
    if (this.stage === 'open' && this.buzzes.length === 0) this.#expire()
  }

  /** The person asked says what was meant: `slap:<card>` or `book`. */
  say(what: string): void {
    if (this.asked === undefined) return
    this.#meant(`${what}:${this.asked.ms}`)
  }

  #meant(action: Action | null): void {
    this.asked = undefined
    this.#said.push(action)
    void this.#askNext()
  }

  async #askNext(): Promise<void> {
    const key = this.#key
    const told = await this.#judge(this.#said)
    if (this.#key !== key || this.stage !== 'open' || this.asked !== undefined) return
    // Nobody can say whose press counts: the window ends, and the next card comes.
    if (told === undefined) return this.#restIsNone()
    const next = this.buzzes.find(({ seat }) => seat === told.asked)
    if (next === undefined) return this.#commit(told.commits)
    this.asked = next
    this.#later(this.saying, () => {
      if (this.asked !== next) return
      // ELM-HOT-3: a buzz buys no time to think.
      this.#silent.add(next.seat)
      this.#meant(null)
    })
  }

  #commit(told: readonly [number, Action][]): void {
    const commits = told.filter(([seat]) => this.waiting.includes(seat))
    for (const [seat, action] of commits) if (this.#silent.has(seat)) noteUnsaid(seat, action)
    if (!this.shared) this.did = commits[0]?.[1]
    this.stage = 'sent'
    void this.#send(commits)
  }

  #restIsNone(): void {
    this.#commit(this.waiting.map((seat) => [seat, 'none']))
  }

  /** ELM-TIME-3: the window is over; whoever did nothing commits that. */
  #expire(): void {
    if (this.stage !== 'open' || this.buzzes.length > 0 || this.asked !== undefined) return
    this.#restIsNone()
  }

  async #send(commits: readonly [number, Action][]): Promise<void> {
    const { store } = this.#play
    let seq = 0
    try {
      for (const [seat, action] of commits) seq = await store.act(seat, [action], seq)
    } catch (error) {
      if (!(error instanceof NotPlayed)) throw error
      // The server settled the window a moment before: its result is on the way.
      if (this.#hosted && error.code === 'conflict') return
      // Nothing was played: the window is still ours to answer, and at the latest with nothing.
      this.#play.note = {
        kind: 'trouble',
        text: error.message,
        ...(error.rule === undefined ? {} : { rule: error.rule }),
      }
      this.stage = 'open'
      this.#later(this.#limits().window, () => this.#expire())
    }
  }

  #rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.#endRest = resolve
      this.#later(milliseconds, resolve)
    })
  }

  #later(milliseconds: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      then()
    }, milliseconds)
    this.#timers.add(timer)
  }

  #clear(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    this.#endRest?.()
    this.#endRest = undefined
    this.#face = undefined
    this.asked = undefined
  }
}

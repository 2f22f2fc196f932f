/** A person at a table: whose eyes, what is half done, what is shown next. */
import type { Guide, Mark, Preview, Scene, Sights } from '../board/scene'
import { NO_GUIDE, NO_PREVIEW, NO_SIGHTS } from '../board/scene'
import type { Turn } from '../board/turn'
import type { GameModule, Look } from '../games/types'
import type { Words } from '../i18n'
import * as builder from '../intent/builder'
import type { Intent, Target } from '../intent/builder'
import type { Action, Frame, GameEvent, View } from '../wire/types'
import { trailLines, type BoardModel, type Stage } from './board-model'
import { mySeats } from './seats'
import { settings } from './settings.svelte'
import { play as sound } from './sound'
import { NotPlayed, type TableStore } from './table.svelte'

/** Something to tell the player near the board. */
export type Note = { kind: 'refusal' | 'hint' | 'trouble'; text: string; rule?: string; cells?: string[] }

/** More frames than this waiting, and the past is not played but shown. */
const MANY_FRAMES = 5
/** Events of about two turns make the trail. */
const TRAIL_FRAMES = 3

export class Play implements BoardModel {
  readonly game: GameModule
  readonly store: TableStore
  #words: () => Words
  /** The frame on the board. */
  frame = $state.raw<Frame>()
  intent = $state.raw<Intent>()
  look = $state.raw<Look>({})
  recent = $state.raw<GameEvent[][]>([])
  hover = $state<string>()
  looked = $state<string>()
  note = $state.raw<Note>()
  pointed = $state.raw<string[]>([])
  sending = $state(false)
  waitingHint = $state(false)
  /** The seat whose hidden things may be seen on this screen now. */
  uncovered = $state<number>()
  #lastSeat = $state<number>()
  /** How things looked after each frame, for when the table goes back to it. */
  #looks = new Map<number, Look>()
  #presenting = false
  #untilSeq = 0
  stage: Stage | undefined

  constructor(game: GameModule, store: TableStore, words: () => Words) {
    this.game = game
    this.store = store
    this.#words = words
  }

  mine = $derived.by(() => mySeats(this.store.state.table))
  /** Which of my seats is to act. */
  acting = $derived.by(() => {
    const due = (this.frame?.acting ?? []).filter((seat) => this.mine.includes(seat))
    const view = Object.values(this.frame?.views ?? {})[0]
    return (view === undefined || due.length < 2 ? due : (this.game.order?.(view, due) ?? due))[0]
  })
  /** Whose eyes. */
  seat = $derived.by(() => this.acting ?? this.#lastSeat ?? this.mine[0])
  /** A shared screen hides what is secret until the right person looks. */
  curtain = $derived.by(
    () => this.game.hidden && this.mine.length > 1 && this.acting !== undefined && this.uncovered !== this.acting,
  )
  covered = $derived.by(() => this.game.hidden && this.mine.length > 1 && this.uncovered !== this.seat)
  view = $derived.by((): View | undefined => {
    const views = this.frame?.views ?? {}
    return (this.seat === undefined ? undefined : views[String(this.seat)]) ?? views.watcher ?? Object.values(views)[0]
  })
  seq = $derived.by(() => this.frame?.seq)
  /** The position as the half-made move would have it. */
  shownView = $derived.by((): View | undefined =>
    this.intent === undefined ? this.view : builder.current(this.intent).view,
  )
  path = $derived.by((): readonly Target[] => (this.intent === undefined ? [] : builder.current(this.intent).path))
  targets = $derived.by((): ReadonlySet<Target> =>
    this.intent === undefined || this.sending ? new Set() : builder.nextTargets(this.intent),
  )
  ready = $derived.by((): Action[] | undefined =>
    this.intent === undefined ? undefined : builder.actions(this.intent),
  )
  canUndo = $derived.by(() => this.intent !== undefined && !this.sending && builder.begun(this.intent))
  over = $derived.by(() => this.store.state.table?.state === 'over' && this.store.state.queue.length === 0)

  scene = $derived.by((): Scene => {
    const view = this.shownView
    if (view === undefined) return { nodes: [] }
    return this.game.scene(view, {
      seat: this.covered ? undefined : this.seat,
      look: this.#shownLook,
      words: this.#words(),
      path: this.path,
      targets: this.targets,
    })
  })

  /** Shapes travel with the pieces of a half-made move too. */
  get #shownLook(): Look {
    return this.game.carry(this.look, this.intent?.stages.flatMap((stage) => stage.events) ?? [])
  }

  preview = $derived.by((): Preview => {
    const view = this.shownView
    if (view === undefined || this.intent === undefined || this.seat === undefined) return NO_PREVIEW
    const hover =
      this.hover !== undefined && (this.targets.has(this.hover) || this.#far.has(this.hover)) ? this.hover : undefined
    return this.game.preview(view, this.path, hover, this.seat)
  })

  /** Advice for this moment, for those who want it; the trail of the last turn for everybody. */
  guide = $derived.by((): Guide => {
    const trail =
      this.intent !== undefined && this.path.length > 0
        ? []
        : trailLines(this.game, this.recent.slice(-TRAIL_FRAMES).flat())
    const view = this.shownView
    const { intent } = this
    if (!settings.tips || view === undefined || intent === undefined || this.sending)
      return { ...NO_GUIDE, lines: trail }
    const advice = this.game.guide?.(view, intent.seat, this.path, this.hover, intent.done, this.#words()) ?? NO_GUIDE
    return { ...advice, lines: [...trail, ...advice.lines] }
  })

  /** What the choice at hand reaches; seen before anything is sent. */
  sights = $derived.by((): Sights => {
    const view = this.shownView
    const { intent } = this
    if (view === undefined || intent === undefined || this.sending) return NO_SIGHTS
    return (
      this.game.sights?.(
        view,
        { seat: intent.seat, path: this.path, hover: this.hover, targets: this.targets },
        this.#words(),
      ) ?? NO_SIGHTS
    )
  })

  /** One person's own side is near; at a shared screen the board lies still. */
  turn = $derived.by((): Turn => {
    const [seat, ...others] = this.mine
    return seat === undefined || others.length > 0 || this.view === undefined
      ? 0
      : (this.game.turn?.(this.view, seat) ?? 0)
  })

  #far = $derived.by(() =>
    this.intent === undefined || this.sending ? new Set<Target>() : builder.farTargets(this.intent),
  )

  /** Where the piece under the pointer could go, before it is touched. */
  #ahead = $derived.by(() => {
    const { intent, hover } = this
    if (
      intent === undefined ||
      hover === undefined ||
      this.sending ||
      this.path.length > builder.current(intent).forced
    )
      return []
    const tried = builder.tap(this.game.grammar, intent, hover)
    return tried.kind === 'narrowed' ? [...builder.nextTargets(tried.intent)] : []
  })

  marks = $derived.by((): Map<string, Mark> => {
    const marks = new Map<string, Mark>()
    for (const cell of this.trail.cells) marks.set(cell, 'trail')
    for (const cell of this.#far) marks.set(cell, 'far')
    const view = this.shownView
    if (view !== undefined && this.game.lit(view, this.path)) for (const cell of this.targets) marks.set(cell, 'can')
    for (const [cell, mark] of this.guide.marks) marks.set(cell, mark)
    for (const cell of this.#ahead) marks.set(cell, 'far')
    for (const stage of this.intent?.stages.slice(0, -1) ?? []) marks.set(stage.path.at(-1) ?? '', 'picked')
    for (const cell of this.path) marks.set(cell, 'picked')
    for (const cell of this.note?.kind === 'hint' ? (this.note.cells ?? []) : []) marks.set(cell, 'hint')
    for (const cell of this.pointed) marks.set(cell, 'shown')
    return marks
  })

  trail = $derived.by(() => this.game.trail(this.recent.slice(-TRAIL_FRAMES).flat()))

  /** Shows waiting frames one after another; the newest wakes the player. */
  async present(): Promise<void> {
    if (this.#presenting) return
    this.#presenting = true
    try {
      for (let frame = this.store.state.queue[0]; frame !== undefined; frame = this.store.state.queue[0]) {
        await this.#show(frame, this.store.state.queue.length > MANY_FRAMES)
        this.store.shown(frame.seq)
      }
    } finally {
      this.#presenting = false
    }
  }

  async #show(frame: Frame, still: boolean): Promise<void> {
    const before = this.view
    this.#lastSeat = this.acting ?? this.#lastSeat
    this.look =
      frame.undone === undefined
        ? this.game.carry(this.look, frame.events)
        : (this.#looks.get(frame.undone.to) ?? this.look)
    this.#looks.set(frame.seq, this.look)
    if (frame.undone !== undefined) this.recent = []
    if (frame.events.length > 0) this.recent = [...this.recent.slice(-TRAIL_FRAMES * 4), frame.events]
    this.frame = frame
    if (this.mine.length === 1) this.uncovered = this.mine[0]
    else if (this.acting !== undefined && this.acting !== this.uncovered) this.uncovered = undefined
    if (!this.sending) this.begin()
    else if (frame.seq >= this.#untilSeq) this.#sent()
    this.#tell(frame, still)
    const beats = this.view === undefined ? [] : this.game.motion(frame.events, before, this.view)
    await this.stage?.play(this.scene, beats, still || settings.still)
  }

  /** What is secret at a shared screen is seen by the one who says to be there. */
  uncover(): void {
    this.uncovered = this.acting
    this.begin()
  }

  /** A fresh choice from the list that the server sent. */
  begin(): void {
    const seat = this.acting
    const legal = seat === undefined ? undefined : this.frame?.legal[String(seat)]
    const view = this.view
    this.intent =
      seat === undefined || legal === undefined || view === undefined || this.curtain || legal.length === 0
        ? undefined
        : builder.begin(this.game.grammar, view, seat, legal)
    if (this.intent !== undefined) this.looked = undefined
    if (this.note?.kind !== 'trouble') this.note = undefined
  }

  async tap(target: Target): Promise<void> {
    this.stage?.hurry()
    this.looked = this.intent === undefined && this.looked !== target ? target : undefined
    if (this.intent === undefined || this.sending) return
    this.note = undefined
    const tapped = builder.tap(this.game.grammar, this.intent, target)
    if (tapped.kind === 'again') return this.confirm()
    if (tapped.kind === 'refused') return this.#why(target)
    this.intent = tapped.intent
    sound('step', settings.sound)
    const done = builder.actions(tapped.intent) !== undefined && builder.nextTargets(tapped.intent).size === 0
    // A button means what it says; a move on the board is looked at first, unless the player wants it quick.
    if (done && (this.#isButton(target) || !settings.confirm)) await this.confirm()
  }

  #isButton(target: Target): boolean {
    return target.startsWith('button:')
  }

  async drag(from: string, to: string): Promise<void> {
    await this.tap(from)
    await this.tap(to)
  }

  back(): void {
    this.looked = undefined
    if (this.note !== undefined) this.note = undefined
    if (this.intent === undefined || this.sending) return
    this.intent = builder.back(this.intent) ?? this.intent
  }

  /** Whether there is a game of mine to take something back in. */
  mayTakeBack = $derived.by(
    () =>
      this.mine.length > 0 &&
      !this.over &&
      !this.curtain &&
      !this.canUndo &&
      !this.store.practised &&
      this.store.state.acted,
  )

  /** One part of a half-made move, or else the last move that was played; why not, if not. */
  async takeBack(): Promise<void> {
    if (this.canUndo) return this.back()
    const seat = this.acting ?? this.mine[0]
    if (!this.mayTakeBack || seat === undefined || this.sending) return
    this.note = undefined
    try {
      await this.store.undo(seat)
    } catch (error) {
      this.note = { kind: 'trouble', ...this.#refusalText(error) }
    }
  }

  async answerUndo(seat: number, agree: boolean): Promise<void> {
    try {
      await this.store.answerUndo(seat, agree)
    } catch (error) {
      this.note = { kind: 'trouble', ...this.#refusalText(error) }
    }
  }

  /** Space: done with this part of the turn, as it stands. */
  async finish(): Promise<void> {
    if (this.ready !== undefined) return this.confirm()
    const leave = [...this.targets].find((target) => this.#isButton(target))
    if (leave !== undefined && this.targets.has('button:leave')) await this.tap('button:leave')
  }

  async confirm(): Promise<void> {
    const actions = this.ready
    const seat = this.intent?.seat
    if (actions === undefined || seat === undefined || this.sending) return
    await this.#send(seat, actions)
  }

  /** Sends the parts of a turn one after another; what is half sent and refused goes on from the server's list. */
  async #send(seat: number, actions: readonly Action[]): Promise<void> {
    this.sending = true
    this.#untilSeq = Number.POSITIVE_INFINITY
    let seq = 0
    try {
      for (const action of actions) seq = await this.store.act(seat, action, seq)
      this.#untilSeq = seq
      // Nothing is offered until the move itself is on the board: a tap in between would play it twice.
      if ((this.frame?.seq ?? 0) >= seq) this.#sent()
    } catch (error) {
      this.note = { kind: 'trouble', ...this.#refusalText(error) }
      sound('no', settings.sound)
      this.#sent()
    }
  }

  #sent(): void {
    this.sending = false
    this.begin()
  }

  async #why(target: Target): Promise<void> {
    const { intent } = this
    if (intent === undefined) return
    const stage = builder.current(intent)
    const refusal = this.game.refusal(stage.view, intent.seat, stage.path, target, intent.done)
    if (refusal === undefined) return this.back()
    sound('no', settings.sound)
    if ('rule' in refusal) {
      this.note = { kind: 'refusal', text: this.#words().say(refusal.rule), rule: refusal.rule, cells: [target] }
      return
    }
    const answer = await this.store.check(intent.seat, refusal.action)
    if (answer !== undefined) this.note = { kind: 'refusal', cells: [target], ...this.#refusalText(answer) }
  }

  /** A move typed in the game's own notation. */
  async type(text: string): Promise<boolean> {
    const seat = this.acting
    const action = text.trim()
    if (seat === undefined || action === '' || this.sending) return false
    if (this.frame?.legal[String(seat)]?.includes(action) !== true) {
      await this.why(action)
      return false
    }
    await this.#send(seat, [action])
    return true
  }

  /** Why an action with no square of its own is not possible now. */
  async why(action: Action): Promise<void> {
    const seat = this.acting
    if (seat === undefined) return
    const answer = await this.store.check(seat, action)
    if (answer !== undefined) this.note = { kind: 'refusal', ...this.#refusalText(answer) }
  }

  #refusalText(error: unknown): { text: string; rule?: string } {
    const words = this.#words()
    if (!(error instanceof NotPlayed)) return { text: words.say('ui-error-unknown') }
    if (error.rule !== undefined && words.has(error.rule)) return { text: words.say(error.rule), rule: error.rule }
    const key = `ui-error-${error.code.replaceAll('_', '-')}`
    return { text: words.has(key) ? words.say(key) : error.message }
  }

  async askHint(): Promise<void> {
    const seat = this.acting
    const view = this.view
    if (seat === undefined || view === undefined || this.waitingHint) return
    this.waitingHint = true
    try {
      const hint = await this.store.hint(seat)
      if (hint === undefined) return
      this.begin()
      const words = this.#words()
      const cells = this.game.grammar.picks(hint.action, view, seat)
      const named = cells.filter((cell) => this.game.layout.cells.some((place) => place.id === cell))
      const where =
        this.game.say?.(view, seat, hint.action, words) ??
        (named.length > 0 ? named.join(' → ') : (this.choiceLabel(cells[0] ?? '') ?? hint.action))
      const reason = hint.reason ?? ''
      const text = words.say(reason === '' ? 'advice' : 'advice-because', {
        step: where,
        reason: words.withNames(this.game.reason?.(reason, view, words) ?? reason),
      })
      this.note = { kind: 'hint', text, cells }
    } catch (error) {
      this.note = { kind: 'trouble', ...this.#refusalText(error) }
    } finally {
      this.waitingHint = false
    }
  }

  choiceLabel(target: Target): string | undefined {
    const view = this.shownView
    if (view === undefined || this.seat === undefined) return undefined
    const choice = this.game
      .choices(view, this.seat, [], new Set([target]), this.#words())
      .find((one) => one.target === target)
    return (
      choice?.label ?? this.game.hand?.(view, this.seat, this.#words()).find((card) => card.target === target)?.name
    )
  }

  #tell(frame: Frame, still: boolean): void {
    if (still || frame.events.length === 0) return
    const kinds = new Set(frame.events.map((event) => event.event))
    const over = kinds.has('end') || kinds.has('over')
    const name = over
      ? 'win'
      : kinds.has('home')
        ? 'home'
        : kinds.has('cast') || kinds.has('kiss') || kinds.has('back')
          ? 'magic'
          : kinds.has('slide') || kinds.has('move')
            ? 'slide'
            : 'step'
    sound(this.acting !== undefined && name === 'step' ? 'turn' : name, settings.sound)
  }
}

/** A person at a table: whose eyes, what is half done, what is shown next. */
import type { Beat, Guide, Mark, Preview, Scene, Sights } from '../board/scene'
import type { Turn } from '../board/turn'
import type { Spectacle } from '../games/spectacle'
import type { GameModule, Look } from '../games/types'
import type { Words } from '../i18n'
import * as builder from '../intent/builder'
import type { Intent, Target } from '../intent/builder'
import type { Action, Frame, GameEvent, View } from '../wire/types'
import type { BoardModel, Stage } from './board-model'
import { adviceText, type Advice } from './advice'
import { Curtain } from './curtain.svelte'
import { Outlooks } from './outlooks'
import { Presenter } from './presenter.svelte'
import { refusalText } from './problems'
import { Undone, type Redo } from './redo'
import { mySeats } from './seats'
import { settings } from './settings.svelte'
import { Shown, TRAIL_FRAMES } from './shown.svelte'
import { play as sound } from './sound'
import type { TableStore } from './table.svelte'

/** Something to tell the player near the board. */
export type Note = { kind: 'refusal' | 'trouble'; text: string; rule?: string; cells?: string[] }

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
  /** What a bot would do; it stays until something is done. */
  advice = $state.raw<Advice>()
  #lastSeat = $state<number>()
  /** How things looked after each frame, for when the table goes back to it. */
  #looks = new Map<number, Look>()
  #untilSeq = 0
  /** The position before the frame on the board. */
  #before: View | undefined
  stage: Stage | undefined
  readonly presenter: Presenter = new Presenter(this)
  #curtain = new Curtain(this)
  #undone = new Undone()
  #outlooks = new Outlooks(this)
  /** My move that was just taken back. */
  redo = $state.raw<Redo>()

  constructor(game: GameModule, store: TableStore, words: () => Words) {
    this.game = game
    this.store = store
    this.#words = words
  }

  get words(): Words {
    return this.#words()
  }

  mine = $derived.by(() => mySeats(this.store.state.table))
  /** Where people at one screen act at once: the order in which the rules ask them, once the board knows it. */
  order = $state.raw<readonly number[]>()
  /** Which of my seats is to act. */
  acting = $derived.by(() => {
    const due = (this.frame?.acting ?? []).filter((seat) => this.mine.includes(seat))
    return this.order?.find((seat) => due.includes(seat)) ?? due[0]
  })
  /** Whose eyes. */
  seat = $derived.by(() => this.acting ?? this.#lastSeat ?? this.mine[0])
  curtain = $derived.by(() => this.#curtain.down)
  covered = $derived.by(() => this.#curtain.covered)
  /** Something still moves on the board, or is read. */
  showing = $derived.by(() => this.presenter.busy)
  /** What happened, as far as its picture was seen. */
  log = $derived.by(() => this.store.state.log.filter((entry) => entry.seq <= this.presenter.told))
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
  over = $derived.by(
    () => this.store.state.table?.state === 'over' && this.store.state.queue.length === 0 && !this.showing,
  )

  readonly #shown = new Shown(this)
  scene = $derived.by((): Scene => this.#shown.scene)
  preview = $derived.by((): Preview => this.#shown.preview)
  guide = $derived.by((): Guide => this.#shown.guide)
  sights = $derived.by((): Sights => this.#shown.sights)
  turn = $derived.by((): Turn => this.#shown.turn)
  marks = $derived.by((): ReadonlyMap<string, Mark> => this.#shown.marks)

  present(): Promise<void> {
    return this.presenter.present()
  }

  /** Puts a frame on the board, for the first time or again; the motions that lead to it. */
  put(frame: Frame, again: boolean): Beat[] {
    const before = this.#outlooks.drawn
    this.#before = before
    if (again) {
      this.intent = undefined
      this.look = this.#looks.get(frame.seq) ?? this.look
      this.frame = frame
    } else this.#take(frame)
    return this.view === undefined ? [] : (this.game.squares?.motion(frame.events, before, this.view) ?? [])
  }

  /** What of the frame on the board deserves a stage. */
  spectacles(frame: Frame): Spectacle[] {
    const { view } = this
    return view === undefined
      ? []
      : (this.game.extras?.spectacles?.(frame.events, view, this.#words(), this.#before) ?? [])
  }

  #take(frame: Frame): void {
    this.#lastSeat = this.acting ?? this.#lastSeat
    this.look =
      frame.undone === undefined
        ? (this.game.squares?.carry(this.look, frame.events) ?? this.look)
        : (this.#looks.get(frame.undone.to) ?? this.look)
    this.#looks.set(frame.seq, this.look)
    // Not the next step but another place in the game: what led there was not seen.
    const jumped = this.frame !== undefined && frame.seq !== this.frame.seq && frame.prev !== this.frame.seq
    if (frame.undone !== undefined || jumped) this.recent = []
    if (frame.events.length > 0) this.recent = [...this.recent.slice(-TRAIL_FRAMES * 4), frame.events]
    if (this.advice !== undefined && frame.seq > this.advice.seq) this.advice = undefined
    this.frame = frame
    this.#undone.came(frame)
    this.redo = this.#undone.offer(frame.seq, frame.legal[String(this.acting)])
    this.#curtain.turn()
    if (!this.sending) this.begin()
    else if (frame.seq >= this.#untilSeq) this.#sent()
  }

  /** A tap while something moves: it is there at once. */
  hurry(): void {
    this.presenter.hurry()
  }

  /** What is secret at a shared screen is seen by the one who says to be there, after what that person has missed. */
  async uncover(): Promise<void> {
    this.#curtain.lift()
    // Whoever wants moves at once wants none of them twice.
    if (settings.pace(this.game.id) !== 'once') await this.showAgain()
    this.begin()
  }

  /** Whether anything happened since my last step that could be seen again. */
  mayShowAgain = $derived.by(
    () =>
      this.acting !== undefined &&
      !this.showing &&
      !this.#curtain.due &&
      this.game.squares !== undefined &&
      this.presenter.since(this.acting).length > 0,
  )

  /** What happened since a seat's own last step, once more. */
  async showAgain(seat = this.acting): Promise<void> {
    if (seat === undefined) return
    await this.presenter.showSince(seat)
    this.begin()
  }

  /** A fresh choice from the list that the server sent. */
  begin(): void {
    const seat = this.acting
    const legal = seat === undefined ? undefined : this.frame?.legal[String(seat)]
    const view = this.view
    this.intent =
      seat === undefined ||
      legal === undefined ||
      view === undefined ||
      this.#curtain.due ||
      this.presenter.again ||
      legal.length === 0
        ? undefined
        : builder.begin(this.game.input.grammar, view, seat, legal)
    this.#outlooks.look()
    if (this.intent !== undefined) this.looked = undefined
    if (this.note?.kind !== 'trouble') this.note = undefined
  }

  async tap(target: Target): Promise<void> {
    this.hurry()
    this.looked = this.intent === undefined && this.looked !== target ? target : undefined
    // What lies ahead decides where a whole action leads: it is there long before most taps are.
    if (this.#outlooks.awaited !== undefined && !this.#isPart(target)) await this.#outlooks.awaited
    if (this.intent === undefined || this.sending) return
    this.note = undefined
    const { done: kept } = this.intent
    const tapped = builder.tap(this.game.input.grammar, this.intent, target)
    if (tapped.kind === 'again') return this.confirm()
    if (tapped.kind === 'refused') return this.#why(target)
    this.intent = tapped.intent
    if (tapped.intent.done.length > kept.length) this.#outlooks.look()
    sound('step', settings.sound)
    const done = builder.actions(tapped.intent) !== undefined && builder.nextTargets(tapped.intent).size === 0
    // A button means what it says; a move on the board is looked at first, unless the player wants it quick.
    const sure =
      this.game.input.sure?.(builder.current(tapped.intent).view, builder.current(tapped.intent).path) === true
    if (done && (this.#isButton(target) || sure || !settings.confirm)) await this.confirm()
  }

  /** Whether a tap chooses no more than a part of an action: a tree that is to be pushed somewhere. */
  #isPart(target: Target): boolean {
    if (this.intent === undefined || !this.targets.has(target)) return false
    const tapped = builder.tap(this.game.input.grammar, this.intent, target)
    return tapped.kind === 'narrowed' && builder.complete(tapped.intent) === undefined
  }

  #isButton(target: Target): boolean {
    return target.startsWith('button:')
  }

  /** Asks what the action that is chosen or pointed at would lead to, where the board shows it. */
  peek(): void {
    const { intent, shownView: view, path, hover, targets } = this
    if (intent === undefined || view === undefined || this.sending) return
    void this.#outlooks.peek(this.game.squares?.beyond?.(view, { seat: intent.seat, path, hover, targets }))
  }

  async drag(from: string, to: string): Promise<void> {
    if (this.path.at(-1) !== from) await this.tap(from) // What is in hand would be put down.
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
      this.note = { kind: 'trouble', ...refusalText(error, this.#words()) }
    }
  }

  /** Plays once more what was just taken back. */
  async playAgain(): Promise<void> {
    const { redo } = this
    if (redo !== undefined && !this.sending) await this.#send(redo.seat, redo.actions)
  }

  /** Whether I thought better of what I asked to take back. */
  withdrawn = false

  async answerUndo(seat: number, agree: boolean): Promise<void> {
    this.withdrawn = !agree && this.mine.includes(seat) && this.store.state.table?.undo?.seat === seat
    try {
      await this.store.answerUndo(seat, agree)
    } catch (error) {
      this.note = { kind: 'trouble', ...refusalText(error, this.#words()) }
    }
  }

  /** Space: done with this part of the turn, as it stands. */
  async finish(): Promise<void> {
    if (this.ready !== undefined) return this.confirm()
    const { leave } = this.game.input
    if (leave !== undefined && this.targets.has(leave)) await this.tap(leave)
  }

  async confirm(): Promise<void> {
    const actions = this.ready
    const seat = this.intent?.seat
    if (actions === undefined || seat === undefined || this.sending) return
    await this.#send(seat, actions)
  }

  /** Sends the parts of a turn as one command: if one of them is refused, none is played. */
  async #send(seat: number, actions: readonly Action[]): Promise<void> {
    this.sending = true
    this.redo = undefined
    this.#undone.sent(seat, actions, this.frame?.seq ?? 0)
    this.#untilSeq = Number.POSITIVE_INFINITY
    try {
      const seq = await this.store.act(seat, actions)
      this.#untilSeq = seq
      // Nothing is offered until the move itself is on the board: a tap in between would play it twice.
      if ((this.frame?.seq ?? 0) >= seq) this.#sent()
    } catch (error) {
      this.note = { kind: 'trouble', ...refusalText(error, this.#words()) }
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
    const refusal = this.game.squares?.refusal(stage.view, intent.seat, stage.path, target, intent.done)
    if (refusal === undefined) return this.back()
    sound('no', settings.sound)
    if ('rule' in refusal) {
      this.note = { kind: 'refusal', text: this.#words().say(refusal.rule), rule: refusal.rule, cells: [target] }
      return
    }
    const first = refusal.after === undefined ? [] : [refusal.after]
    const answer = await this.store.check(intent.seat, [...intent.done, ...first, refusal.action])
    if (answer !== undefined) this.note = { kind: 'refusal', cells: [target], ...refusalText(answer, this.#words()) }
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
    const answer = await this.store.check(seat, [action])
    if (answer !== undefined) this.note = { kind: 'refusal', ...refusalText(answer, this.#words()) }
  }

  /** The advice for what is to be chosen now: what was kept back follows it already. */
  advised = $derived.by(() => (this.intent?.done.length === 0 && !this.sending ? this.advice : undefined))

  async askHint(): Promise<void> {
    const seat = this.acting
    if (seat === undefined || this.waitingHint || this.intent === undefined) return
    this.waitingHint = true
    try {
      // The server advises on what it knows: the part of the turn that is chosen already is played first.
      if (this.intent.done.length > 0) await this.#send(seat, this.intent.done)
      const [hint, view] = [await this.store.hint(seat), this.view]
      if (hint === undefined || view === undefined) return
      this.begin()
      this.note = undefined
      const text = adviceText(this.game, view, seat, hint, this.#words())
      this.advice = { ...text, seat, action: hint.action, seq: this.seq ?? 0 }
    } catch (error) {
      this.note = { kind: 'trouble', ...refusalText(error, this.#words()) }
    } finally {
      this.waitingHint = false
    }
  }

  /** Plays what was advised. */
  async playAdvice(): Promise<void> {
    const { advised } = this
    if (advised !== undefined) await this.#send(advised.seat, [advised.action])
  }
}

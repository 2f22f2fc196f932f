/** A table of this device: it plays by the engine in the page, and speaks as a server's table does. */
import type { Action, ClientMessage, Frame, ServerMessage, TableInfo } from '../wire/types'
import { bitsOf, Position, type Calls } from './position'
import { LocalProblem, problemOf } from './say'
import { Outdated, type Entry, type KeptGame, type LocalSeat, type Shelf } from './shelf'
import { think } from './thought'

type Listener = (message: ServerMessage) => void
/** What is answered: everything that carries an id. */
type Asked = Extract<ClientMessage, { id: string }>

/** A bot that takes a seat over plays like this. */
const LEVEL_FOR_ABSENT = 'fair'

export class LocalTable {
  #kept: KeptGame
  #position: Position
  #shelf: Shelf
  #best: string
  #options: TableInfo['options']
  #frames: Frame[] = []
  #listeners = new Set<Listener>()
  /** Commands are carried out one after the other. */
  #turn: Promise<unknown> = Promise.resolve()
  #thinking = false
  /** Ends listening to other tabs. */
  #unwatch: () => void
  /** Its number in the module may be another table's by now. */
  #closed = false

  private constructor(kept: KeptGame, position: Position, shelf: Shelf, best: string, options: TableInfo['options']) {
    this.#kept = kept
    this.#position = position
    this.#shelf = shelf
    this.#best = best
    this.#options = options
    this.#unwatch = shelf.watch(kept.id, () => void this.#after(() => this.#takeUp()).catch(() => undefined))
  }

  /** Takes a game up where it was left. `best` is the level that gives hints. */
  static async open(calls: Calls, kept: KeptGame, shelf: Shelf, best: string): Promise<LocalTable> {
    const position = await Position.open(calls, kept, bitsOf(peopleOf(kept)))
    const table = new LocalTable(kept, position, shelf, best, await position.options())
    await table.#playAgain()
    // Where another tab rolls the same dice, it was first.
    if (kept.state === 'playing') await table.#after(() => table.#rollOn()).catch(unlessOutrun)
    return table
  }

  /** The game as far as it is kept. */
  async #playAgain(): Promise<void> {
    this.#frames = []
    for (const entry of this.#kept.log) this.#noticed(await this.#position.redo(entry))
    await this.#introduce()
  }

  /** Does something when all that was asked before is done. Where another tab was first, the game is as that one left it. */
  #after<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work).catch(async (error: unknown) => {
      if (!(error instanceof Outdated)) throw error
      await this.#takeUp()
      throw new LocalProblem('conflict', 'error-conflict')
    })
    this.#turn = done.catch(() => undefined)
    return done
  }

  /** Takes the game up where another tab left it. */
  async #takeUp(): Promise<void> {
    const kept = await this.#shelf.get(this.#kept.id)
    if (this.#closed || kept === undefined || kept.version === this.#kept.version) return
    const seen = this.#last
    await this.#stand(kept)
    for (const frame of this.#frames) if (frame.seq > seen) this.#tell(this.#told(frame))
    if (!this.#isWaiting()) await this.#announce()
    this.#wake()
  }

  /** Stands as a game was kept, whatever stood here. */
  async #stand(kept: KeptGame): Promise<void> {
    const old = this.#position
    this.#kept = kept
    this.#position = await Position.open(old.calls, kept, bitsOf(peopleOf(kept)))
    await old.close()
    await this.#playAgain()
  }

  get info(): TableInfo {
    return infoOf(this.#kept, this.#options, this.#frames.at(-1))
  }

  /** Follows the table from a frame on; answers how to stop. */
  async follow(from: number, listener: Listener): Promise<() => void> {
    await this.#turn
    listener({ t: 'table', table: this.info, ...(this.#isWaiting() ? {} : { frame: await this.#position.standing() }) })
    for (const frame of this.#frames) if (frame.seq > from) listener(this.#told(frame))
    this.#listeners.add(listener)
    this.#wake()
    return () => this.#listeners.delete(listener)
  }

  /** Answers a message that carries an id. */
  async answer(message: Asked): Promise<ServerMessage> {
    const { id } = message
    try {
      return await this.#after(() => this.#do(message))
    } catch (error) {
      return { t: 'error', id, table: this.#kept.id, ...(await problemOf(error, this.#kept.game)) }
    } finally {
      this.#wake()
    }
  }

  say(message: Extract<ClientMessage, { t: 'say' }>): void {
    const [seat] = peopleOf(this.#kept)
    if (seat !== undefined) this.#tell({ t: 'said', table: this.#kept.id, seat, phrase: message.phrase })
  }

  close(): Promise<unknown> {
    this.#listeners.clear()
    this.#unwatch()
    this.#closed = true
    return this.#turn.then(() => this.#position.close())
  }

  async #do(message: Asked): Promise<ServerMessage> {
    const { id, seat } = message
    if (this.#closed) throw new LocalProblem('conflict', 'error-conflict')
    if (this.#kept.seats[seat]?.kind !== 'person') throw new LocalProblem('not_yours', 'error-not-yours')
    if (this.#isWaiting()) throw new LocalProblem('not_started', 'error-not-started')
    switch (message.t) {
      case 'act':
        await this.#act(seat, message.seq, message.actions ?? [message.action ?? ''])
        return { t: 'ack', id, seq: this.#last }
      case 'check':
        await this.#position.check(seat, message.action)
        return { t: 'ok', id }
      case 'ask':
        if (message.seq !== this.#last) throw new LocalProblem('conflict', 'error-conflict')
        return { t: 'answer', id, answer: await this.#position.answer(seat, message.question) }
      case 'hint':
        return { t: 'hint', id, ...(await think(this.#position, seat, this.#best)) }
      case 'undo':
        await this.#undo(seat)
        return { t: 'ack', id, seq: this.#last }
      case 'resign':
        await this.#resign(seat)
        await this.#introduce()
        await this.#announce()
        return { t: 'ack', id, seq: this.#last }
      case 'undo_answer':
        throw new LocalProblem('no_undo', 'error-undo-unasked')
    }
  }

  async #resign(seat: number): Promise<void> {
    const bot: LocalSeat = { kind: 'bot', level: LEVEL_FOR_ABSENT }
    const next = { ...this.#kept, seats: this.#kept.seats.map((one, index) => (index === seat ? bot : one)) }
    await this.#keep(next)
    this.#kept = next
  }

  async #act(seat: number, seq: number, actions: readonly Action[]): Promise<void> {
    if (seq !== this.#last) throw new LocalProblem('conflict', 'error-conflict')
    // All of them or none; and none after one that shows something new.
    if (actions.length > 1) await this.#position.answer(seat, { ask: 'check', actions: [...actions] })
    for (const step of actions) await this.#record({ by: seat, step })
    await this.#rollOn()
  }

  async #undo(seat: number): Promise<void> {
    if (this.#kept.state === 'over') throw new LocalProblem('no_undo', 'error-undo-over')
    const people = peopleOf(this.#kept)
    // Several at one screen settle it among themselves; alone nobody minds, but a race is run once.
    const alone = people.length === 1
    if (alone && (await this.#position.races())) throw new LocalProblem('no_undo', 'error-undo-race')
    const kept = await this.#position.undoLimit(bitsOf(people), alone ? 'alone' : 'agreed')
    await this.#record({ by: seat, kept })
  }

  /** Plays or takes back. */
  async #record(entry: Entry): Promise<void> {
    await this.#settle(entry, await this.#position.redo(entry))
  }

  async #rollOn(): Promise<void> {
    while ((await this.#position.node()).kind === 'chance') {
      const step = await this.#position.roll()
      await this.#settle({ by: 'chance', step }, await this.#position.frame())
    }
  }

  /** What was done is kept first, and then told. */
  async #settle(entry: Entry, frame: Frame | undefined): Promise<void> {
    const isOver = (await this.#position.node()).kind === 'over'
    const next: KeptGame = {
      ...this.#kept,
      log: [...this.#kept.log, entry],
      ...(isOver ? { state: 'over', result: await this.#position.result() } : {}),
    }
    await this.#keep(next)
    this.#kept = next
    this.#noticed(frame)
    if (frame !== undefined) this.#tell(this.#told(frame))
    if (isOver) await this.#announce()
  }

  /** Keeps the game so; where the browser does not, it stays as it was, and what was done was not. */
  async #keep(next: KeptGame): Promise<void> {
    try {
      await this.#shelf.put(next)
    } catch (error) {
      if (error instanceof Outdated) throw error
      await this.#stand(this.#kept)
      throw new LocalProblem('not_kept', 'ui-local-not-kept')
    }
  }

  /** Lets bots take their turns, one after the other, as long as somebody looks on. */
  #wake(): void {
    if (this.#thinking || this.#listeners.size === 0 || this.#kept.state !== 'playing') return
    this.#thinking = true
    void this.#botsPlay().finally(() => (this.#thinking = false))
  }

  async #botsPlay(): Promise<void> {
    for (;;) {
      const seat = await this.#nextBot()
      if (seat === undefined) return
      await new Promise((resolve) => setTimeout(resolve, this.#kept.pace))
      // Where another tab was quicker it thinks again; what it cannot do now it is asked once somebody does something.
      if (!(await this.#after(() => this.#botPlays()).catch(isOutrun))) return
    }
  }

  async #nextBot(): Promise<number | undefined> {
    await this.#turn
    if (this.#closed || this.#kept.state !== 'playing' || this.#listeners.size === 0) return undefined
    return (await this.#position.node()).acting.find((seat) => this.#kept.seats[seat]?.kind === 'bot')
  }

  /** The bot that is to act now, if one is still: somebody may have taken something back meanwhile. */
  async #botPlays(): Promise<boolean> {
    if (this.#closed) return false
    const seat = (await this.#position.node()).acting.find((one) => this.#kept.seats[one]?.kind === 'bot')
    const bot = seat === undefined ? undefined : this.#kept.seats[seat]
    if (seat === undefined || bot?.kind !== 'bot') return false
    const { action } = await think(this.#position, seat, bot.level)
    await this.#record({ by: seat, step: action })
    await this.#rollOn()
    return true
  }

  /** Tells the bots who sits there. */
  async #introduce(): Promise<void> {
    const levels = this.#kept.seats.map((seat) => (seat.kind === 'bot' ? seat.level : ''))
    await this.#position.calls.number('company', [this.#position.table], levels.join('\n'))
  }

  async #announce(): Promise<void> {
    this.#tell({ t: 'table', table: this.info, frame: await this.#position.standing() })
  }

  #isWaiting(): boolean {
    return this.#kept.state === 'waiting'
  }

  get #last(): number {
    return this.#frames.at(-1)?.seq ?? 0
  }

  #noticed(frame: Frame | undefined): void {
    if (frame !== undefined) this.#frames.push(frame)
  }

  #told(frame: Frame): ServerMessage {
    return { t: 'frame', table: this.#kept.id, ...frame }
  }

  #tell(message: ServerMessage): void {
    for (const listener of this.#listeners) listener(message)
  }
}

/** Whether another tab was quicker. */
const isOutrun = (error: unknown): boolean => error instanceof LocalProblem && error.code === 'conflict'

/** Nothing is lost where the browser keeps nothing more, or somebody else was quicker: the game is where it was taken. */
function unlessOutrun(error: unknown): void {
  if (!(error instanceof LocalProblem)) throw error
}

/** The seats of those at this screen. */
export function peopleOf({ seats }: KeptGame): number[] {
  return seats.flatMap((seat, index) => (seat.kind === 'person' ? [index] : []))
}

/** A game as lists and screens know tables. */
export function infoOf(kept: KeptGame, options: TableInfo['options'], frame?: Frame): TableInfo {
  const { id, game, state, created, commitment, result, rematch } = kept
  return {
    id,
    game,
    options,
    seats: kept.seats.map((seat) =>
      seat.kind === 'bot'
        ? { kind: 'bot', level: seat.level, mine: false }
        : {
            kind: 'person',
            ...(seat.name === undefined ? {} : { name: seat.name }),
            ...(seat.face === undefined ? {} : { face: seat.face }),
            mine: true,
            online: true,
          },
    ),
    host: true,
    state,
    visibility: 'link',
    seq: frame?.seq ?? 0,
    acting: frame?.acting ?? [],
    created,
    ...(commitment === undefined ? {} : { commitment }),
    ...(result === undefined ? {} : { result }),
    ...(rematch === undefined ? {} : { rematch }),
  }
}

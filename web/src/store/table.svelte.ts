/** A table that is followed: messages in, what is known out, and answers to what was asked. */
import { isLocal } from '../local/ids'
import { LocalLine } from '../local/line'
import { Socket, type Connection, type Line, type Wire } from '../net/socket'
import { seenAt, watchedAt } from '../engine/page'
import type { AtScreen, Outlook, Question, Together } from '../engine/generated'
import type { Action, ClientMessage, Hint, Phrase, ServerMessage, TableId } from '../wire/types'
import type { Choice } from './outlooks'
import { lastSeq, reduce, start, type TableState } from './reduce'
import { app } from './app.svelte'
import { settings } from './settings.svelte'

/** A refusal that came over the socket. */
export class NotPlayed extends Error {
  readonly code: string
  readonly rule: string | undefined
  constructor(code: string, message: string, rule: string | undefined) {
    super(message)
    this.code = code
    this.rule = rule
  }
}

type Answer = Extract<ServerMessage, { t: 'ack' | 'ok' | 'hint' | 'answer' }>
type Asked = { message: ClientMessage; resolve: (answer: Answer) => void; reject: (error: NotPlayed) => void }

/** A word said stands over its speaker so long. */
const SAID_MS = 7000

export class TableStore {
  state = $state.raw<TableState>(start(''))
  #socket: Line
  #asked = new Map<string, Asked>()

  /** Whether the table is only practised: a lesson has its own way back. */
  readonly practised: boolean
  /** Whether its rules are a server's. */
  readonly #isElsewhere: boolean

  /** A lesson brings a line of its own. */
  constructor(id: TableId, line?: (wire: Wire) => Line) {
    this.practised = line !== undefined
    this.#isElsewhere = line === undefined && !isLocal(id)
    this.state = start(id)
    const wire: Wire = {
      onMessage: (message) => this.#receive(message),
      onConnection: (connection) => this.#connection(connection),
    }
    this.#socket =
      line?.(wire) ??
      (isLocal(id) ? new LocalLine(wire) : undefined) ??
      new Socket({
        onLoggedOut: () => void app.refresh(),
        ...wire,
        url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`,
        lastSeq: () => lastSeq(this.state),
      })
    this.#socket.speak(settings.lang)
    this.#socket.follow(id)
    addEventListener('online', this.wake)
    document.addEventListener('visibilitychange', this.wake)
  }

  wake = (): void => {
    if (document.visibilityState === 'visible') this.#socket.wake()
  }

  close(): void {
    removeEventListener('online', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    this.#socket.close()
  }

  speak(lang: string): void {
    this.#socket.speak(lang)
  }

  /** Tells that a frame is on the board. */
  shown(seq: number): void {
    this.state = reduce(this.state, { kind: 'shown', seq })
  }

  /** Plays all of these or none; the promise holds the seq under which the last of them is stored. */
  async act(seat: number, actions: readonly Action[], after = 0): Promise<number> {
    const seq = Math.max(lastSeq(this.state), after)
    const answer = await this.#ask((id) => ({ t: 'act', table: this.state.id, id, seat, seq, actions: [...actions] }))
    return answer.t === 'ack' ? answer.seq : seq
  }

  /** Why not, one after the other? Nothing if all would be accepted. */
  async check(seat: number, actions: readonly Action[]): Promise<NotPlayed | undefined> {
    const [action, ...more] = actions
    try {
      if (action === undefined) return undefined
      if (more.length === 0) await this.#ask((id) => ({ t: 'check', table: this.state.id, id, seat, action }))
      else await this.#question(seat, lastSeq(this.state), { ask: 'check', actions: [...actions] })
      return undefined
    } catch (error) {
      if (error instanceof NotPlayed) return error
      throw error
    }
  }

  /** What lies ahead of a choice; nothing if it is too late to know. */
  async outlook({ after, ...position }: Choice): Promise<Outlook | undefined> {
    return (await this.#told(position, { ask: 'outlook', after: [...after] })) as Outlook | undefined
  }

  /** Who of several people here is asked next what was meant, or what is committed; nothing if it is too late to know. */
  async together(position: Omit<Choice, 'after'>, screen: AtScreen): Promise<Together | undefined> {
    return ((await this.#told(position, { ask: 'together', screen })) as Together | null | undefined) ?? undefined
  }

  async #told({ seat, view, seq }: Omit<Choice, 'after'>, question: Question): Promise<unknown> {
    const { table } = this.state
    try {
      // The module in the page answers at once; without one, or where it cannot read the view, the table is asked.
      const near = this.#isElsewhere && table !== undefined ? await seenAt(table, seat, view, question) : undefined
      return near ?? (await this.#question(seat, seq, question))
    } catch (error) {
      if (error instanceof NotPlayed) return undefined
      throw error
    }
  }

  /** What lies ahead of somebody else's choice, as far as a view tells. */
  async watch({ seat, view }: Omit<Choice, 'after' | 'seq'>): Promise<Outlook | undefined> {
    const { table } = this.state
    return table === undefined ? undefined : watchedAt(table, seat, view)
  }

  async #question(seat: number, seq: number, question: Question): Promise<unknown> {
    const answer = await this.#ask((id) => ({ t: 'ask', table: this.state.id, id, seat, seq, question }))
    return answer.t === 'answer' ? answer.answer : undefined
  }

  async hint(seat: number): Promise<Hint | undefined> {
    const answer = await this.#ask((id) => ({ t: 'hint', table: this.state.id, id, seat }))
    return answer.t === 'hint' ? answer : undefined
  }

  async resign(seat: number): Promise<void> {
    await this.#ask((id) => ({ t: 'resign', table: this.state.id, id, seat }))
  }

  /** Takes the last act back, or asks the others whether it may be; refused with the reason. */
  async undo(seat: number): Promise<void> {
    await this.#ask((id) => ({ t: 'undo', table: this.state.id, id, seat }))
  }

  async answerUndo(seat: number, agree: boolean): Promise<void> {
    await this.#ask((id) => ({ t: 'undo_answer', table: this.state.id, id, seat, agree }))
  }

  /** The first card of a race may come. */
  ready(): void {
    this.#socket.send({ t: 'ready', table: this.state.id })
  }

  say(phrase: Phrase): void {
    this.#socket.send({ t: 'say', table: this.state.id, phrase })
  }

  #ask(make: (id: string) => ClientMessage): Promise<Answer> {
    const id = freshId()
    const message = make(id)
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { message, resolve, reject })
      if (this.state.connection === 'open') this.#socket.send(message)
    })
  }

  #connection(connection: Connection): void {
    this.state = reduce(this.state, { kind: 'connection', connection })
    // What was not answered is asked again: the same id plays nothing twice.
    if (connection === 'open') for (const { message } of this.#asked.values()) this.#socket.send(message)
  }

  #receive(message: ServerMessage): void {
    this.state = reduce(this.state, { kind: 'message', message, at: Date.now() })
    if (message.t === 'lagging') this.#socket.wake()
    if (message.t === 'said') {
      const at = Date.now()
      setTimeout(() => (this.state = reduce(this.state, { kind: 'faded', at })), SAID_MS)
    }
    if (!('id' in message) || message.id === undefined) return
    const asked = this.#asked.get(message.id)
    if (asked === undefined) return
    this.#asked.delete(message.id)
    if (message.t === 'error') asked.reject(new NotPlayed(message.code, message.message, message.rule))
    else asked.resolve(message)
  }
}

/** Chosen here, unlike any other; works on plain http in a home network too. */
function freshId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

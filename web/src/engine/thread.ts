/** The page's end of the worker: calls go out, promises come true. */
import type { Call, FromWorker, Input, ToWorker } from './messages'
import { EngineFault } from './module.js'

/** The engine is not there, or no longer: somebody else has to be asked. */
export class EngineGone extends Error {}

/** How long an engine on its way is waited for, in milliseconds: a server takes no less to open a table. */
export const WORTH_WAITING = 300

/** As much of a worker as is needed; tests hand in their own. */
export type Port = {
  postMessage: (message: ToWorker) => void
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  terminate: () => void
}

/** Nobody is there to be asked. */
export function nobody(why: string): Port {
  const port: Port = {
    onmessage: null,
    onerror: null,
    postMessage: () => port.onmessage?.(new MessageEvent('message', { data: { t: 'broken', why } })),
    terminate: () => undefined,
  }
  return port
}

type Waiting = { resolve: (answer: number | string) => void; reject: (error: Error) => void }

export class EngineThread {
  /** What the module says of its games; refused if there is no module. */
  readonly games: Promise<string>
  /** Whether it would answer at once. */
  ready = false
  #port: Port
  #ready!: { resolve: (games: string) => void; reject: (error: Error) => void }
  #waiting = new Map<number, Waiting>()
  #last = 0
  #gone = false

  constructor(port: Port, url: string) {
    this.#port = port
    this.games = new Promise((resolve, reject) => (this.#ready = { resolve, reject }))
    // Whether anybody waits for it or not, a missing module is no failure of the page.
    this.games.catch(() => undefined)
    port.onmessage = ({ data }) => this.#receive(data)
    port.onerror = (event) => this.#end(event.message)
    port.postMessage({ t: 'load', url })
  }

  /** Whether it need not be waited for much longer: it is there, or it never will be. */
  async soon(): Promise<boolean> {
    if (this.ready) return true
    const decided = this.games.then(
      () => true,
      () => true,
    )
    return Promise.race([decided, new Promise<boolean>((late) => setTimeout(() => late(false), WORTH_WAITING))])
  }

  /** By which rules the module plays a game, if it knows it. */
  async edition(game: string): Promise<number | undefined> {
    const { games } = JSON.parse(await this.games) as { games: { id: string; edition: number }[] }
    return games.find(({ id }) => id === game)?.edition
  }

  async text(name: string, args: readonly number[] = [], input?: Input): Promise<string> {
    return String(await this.#call({ kind: 'text', name, args, ...(input === undefined ? {} : { input }) }))
  }

  async number(name: string, args: readonly number[] = [], input?: Input): Promise<number> {
    return Number(await this.#call({ kind: 'number', name, args, ...(input === undefined ? {} : { input }) }))
  }

  async #call(call: Call): Promise<number | string> {
    await this.games
    if (this.#gone) throw new EngineGone('the engine has ended')
    this.#last += 1
    const id = this.#last
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#port.postMessage({ t: 'call', id, ...call })
    })
  }

  #receive(message: FromWorker): void {
    if (message.t === 'ready') {
      this.ready = true
      return this.#ready.resolve(message.games)
    }
    if (message.t === 'broken') return this.#end(message.why)
    const waiting = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if (message.t === 'answer') waiting?.resolve(message.answer)
    else waiting?.reject(new EngineFault(message.form))
  }

  #end(why: string): void {
    if (this.#gone) return
    this.#gone = true
    this.ready = false
    const gone = new EngineGone(why)
    this.#ready.reject(gone)
    for (const { reject } of this.#waiting.values()) reject(gone)
    this.#waiting.clear()
    this.#port.terminate()
  }
}

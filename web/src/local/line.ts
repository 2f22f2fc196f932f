/** The line to a table of this device: it speaks like the socket, and there is nothing to lose on the way. */
import type { Line, Wire } from '../net/socket'
import type { ClientMessage, TableId } from '../wire/types'
import { problemOf } from './say'
import { localTable } from './tables'

export class LocalLine implements Line {
  #wire: Wire
  #stop: (() => void) | undefined
  #closed = false

  constructor(wire: Wire) {
    this.#wire = wire
  }

  follow(id: TableId): void {
    void this.#follow(id)
  }

  send(message: ClientMessage): void {
    void this.#send(message)
  }

  speak(): void {
    // Refusals are said in the language that the page has then.
  }

  wake(): void {
    // It does not sleep.
  }

  close(): void {
    this.#closed = true
    this.#stop?.()
  }

  async #follow(id: TableId): Promise<void> {
    try {
      const table = await localTable(id)
      if (this.#closed) return
      this.#wire.onConnection('open')
      const stop = await table.follow(0, (message) => this.#wire.onMessage(message))
      if (this.#closed) stop()
      else this.#stop = stop
    } catch (error) {
      this.#wire.onMessage({ t: 'error', table: id, ...(await problemOf(error)) })
    }
  }

  async #send(message: ClientMessage): Promise<void> {
    if (!('table' in message)) return
    const table = await localTable(message.table)
    if (message.t === 'say') return table.say(message)
    if ('id' in message) this.#wire.onMessage(await table.answer(message))
  }
}

/** One WebSocket that comes back by itself and takes up every table where it was left. */
import type { ClientMessage, ServerMessage, TableId } from '../wire/types'

export type Connection = 'connecting' | 'open' | 'lost'
export type Listener = (message: ServerMessage) => void

/** Waits between attempts grow from the first to the last of these, in milliseconds. */
const WAITS = [200, 500, 1000, 2000, 4000]
/** The server's heartbeat comes every ten seconds: when nothing came for this long, the connection is lost. */
const SILENCE = 25_000
/** By how much a wait differs, so that not all who lost a server come back at one moment. */
const SPREAD = 0.5
/** The code of a socket whose session is over. */
const LOGGED_OUT = 4401

/** What a table needs to hear, whatever carries it. */
export type Wire = { onMessage: Listener; onConnection: (connection: Connection) => void }

export type SocketOptions = Wire & {
  url: string
  /** Opens a connection; tests hand in their own. */
  open?: (url: string) => WebSocket
  /** The last seq seen of a table, asked at each (re)subscription. */
  lastSeq: (table: TableId) => number
  /** Whoever comes back is somebody else. */
  onLoggedOut?: () => void
}

/** What carries a table's messages. */
export type Line = Pick<Socket, 'follow' | 'speak' | 'send' | 'wake' | 'close'>

export class Socket {
  #options: SocketOptions
  #socket: WebSocket | undefined
  #tables = new Set<TableId>()
  #waiting: ClientMessage[] = []
  #attempt = 0
  /** How long a server that goes asked to be left alone, in milliseconds. */
  #pause = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #lang: string | undefined

  constructor(options: SocketOptions) {
    this.#options = options
    this.#connect()
  }

  follow(table: TableId): void {
    this.#tables.add(table)
    if (this.#isOpen()) this.#transmit({ t: 'sub', table, from: this.#options.lastSeq(table) })
  }

  unfollow(table: TableId): void {
    this.#tables.delete(table)
    if (this.#isOpen()) this.#transmit({ t: 'unsub', table })
  }

  /** The language of sentences that the server makes; kept over reconnections. */
  speak(lang: string): void {
    this.#lang = lang
    if (this.#isOpen()) this.#transmit({ t: 'lang', lang })
  }

  /** Sends now, or as soon as the connection is back: ids make a repetition harmless. */
  send(message: ClientMessage): void {
    if (this.#isOpen()) this.#transmit(message)
    else this.#waiting.push(message)
  }

  /** Tries again at once, because the network came back or somebody asked. */
  wake(): void {
    if (this.#closed || this.#isOpen() || this.#socket?.readyState === WebSocket.CONNECTING) return
    this.#attempt = 0
    this.#connect()
  }

  close(): void {
    this.#closed = true
    this.#stopTimers()
    this.#socket?.close()
  }

  #isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  #transmit(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #connect(): void {
    this.#stopTimers()
    this.#socket?.close()
    this.#options.onConnection(this.#attempt === 0 ? 'connecting' : 'lost')
    const socket = (this.#options.open ?? ((url) => new WebSocket(url)))(this.#options.url)
    this.#socket = socket
    // A connection that was given up may still open or speak: only the newest is listened to.
    const newest = () => this.#socket === socket
    socket.onopen = () => (newest() ? this.#opened() : socket.close())
    socket.onmessage = (event) => {
      if (newest()) this.#received(String(event.data))
    }
    socket.onclose = (event) => {
      if (!newest()) return
      if (event?.code === LOGGED_OUT) this.#options.onLoggedOut?.()
      this.#lost()
    }
  }

  #opened(): void {
    this.#attempt = 0
    this.#stopTimers()
    this.#watchSilence()
    this.#options.onConnection('open')
    if (this.#lang !== undefined) this.#transmit({ t: 'lang', lang: this.#lang })
    for (const table of this.#tables) this.#transmit({ t: 'sub', table, from: this.#options.lastSeq(table) })
    for (const message of this.#waiting.splice(0)) this.#transmit(message)
  }

  /** Whatever comes is a sign of life; without one the connection is given up. */
  #watchSilence(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => {
      const socket = this.#socket
      this.#lost()
      socket?.close()
    }, SILENCE)
  }

  #received(text: string): void {
    this.#watchSilence()
    let message: ServerMessage
    try {
      message = JSON.parse(text) as ServerMessage
    } catch {
      return
    }
    if (message.t === 'beat') return this.#beat(message.n)
    if (message.t === 'restart') {
      this.#pause = message.wait
      return
    }
    this.#options.onMessage(message)
  }

  /** Answered with the next picture, so that the time to draw is part of what is measured. */
  #beat(n: number): void {
    const answer = () => (this.#isOpen() ? this.#transmit({ t: 'beat', n }) : undefined)
    if (document.visibilityState === 'visible') requestAnimationFrame(answer)
    else answer()
  }

  #lost(): void {
    this.#socket = undefined
    this.#stopTimers()
    if (this.#closed) return
    this.#options.onConnection('lost')
    const usual = WAITS[Math.min(this.#attempt, WAITS.length - 1)] ?? 4000
    const wait = this.#pause + usual * (1 - SPREAD / 2 + SPREAD * Math.random())
    this.#pause = 0
    this.#attempt += 1
    this.#retry = setTimeout(() => this.#connect(), wait)
  }

  #stopTimers(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#silence)
  }
}

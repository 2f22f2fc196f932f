import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Socket, type Connection } from '../../src/net/socket'

/** A connection that the test opens, feeds and cuts. */
class Wire {
  static all: Wire[] = []
  readyState = 0
  sent: unknown[] = []
  onopen: (() => void) | undefined
  onmessage: ((event: { data: string }) => void) | undefined
  onclose: ((event?: { code: number }) => void) | undefined
  constructor() {
    Wire.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  open(): void {
    this.readyState = WebSocket.OPEN
    this.onopen?.()
  }
  close(code = 1006): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose?.({ code })
  }
}

describe('the socket', () => {
  const states: Connection[] = []
  let seq = 0
  let loggedOut = 0
  let socket: Socket

  beforeEach(() => {
    vi.useFakeTimers()
    // Waits are spread at random; here they are as long as usual.
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    Wire.all = []
    states.length = 0
    seq = 0
    socket = new Socket({
      url: 'ws://x',
      open: () => new Wire() as unknown as WebSocket,
      onMessage: () => (seq += 1),
      onConnection: (state) => states.push(state),
      lastSeq: () => seq,
      onLoggedOut: () => (loggedOut += 1),
    })
  })
  afterEach(() => {
    socket.close()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it('subscribes when it opens, and from the last step seen when it is back', () => {
    socket.follow('t')
    Wire.all[0]?.open()
    expect(Wire.all[0]?.sent).toEqual([{ t: 'sub', table: 't', from: 0 }])
    Wire.all[0]?.onmessage?.({ data: '{"t":"lagging"}' })
    Wire.all[0]?.close()
    vi.advanceTimersByTime(300)
    Wire.all[1]?.open()
    expect(Wire.all[1]?.sent).toEqual([{ t: 'sub', table: 't', from: 1 }])
    expect(states).toEqual(['connecting', 'open', 'lost', 'lost', 'open'])
  })

  it('keeps what was said meanwhile', () => {
    socket.send({ t: 'say', table: 't', phrase: 'hello' })
    Wire.all[0]?.open()
    expect(Wire.all[0]?.sent).toEqual([{ t: 'say', table: 't', phrase: 'hello' }])
  })

  it('does not listen to a connection that was given up', () => {
    socket.follow('t')
    Wire.all[0]?.open()
    Wire.all[0]?.close()
    vi.advanceTimersByTime(300)
    const late = Wire.all[1]
    late?.close()
    vi.advanceTimersByTime(600)
    Wire.all[2]?.open()
    late?.onopen?.()
    late?.onmessage?.({ data: '{"t":"lagging"}' })
    expect(seq).toBe(0)
    expect(Wire.all[2]?.sent).toEqual([{ t: 'sub', table: 't', from: 0 }])
  })

  it('is not woken while it is on its way', () => {
    socket.wake()
    expect(Wire.all.length).toBe(1)
  })

  it('takes a long silence for a loss, and says nothing of its own meanwhile', () => {
    Wire.all[0]?.open()
    for (let beat = 0; beat < 5; beat += 1) {
      vi.advanceTimersByTime(20_000)
      Wire.all[0]?.onmessage?.({ data: '{"t":"pong","at":1}' })
    }
    expect(states.at(-1)).toBe('open')
    expect(Wire.all[0]?.sent).toEqual([])
    vi.advanceTimersByTime(31_000)
    expect(states.at(-1)).not.toBe('open')
    expect(Wire.all.length).toBeGreaterThan(1)
  })

  it('comes back when a server that stops asks it to, and not all at one moment', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    Wire.all[0]?.open()
    Wire.all[0]?.onmessage?.({ data: '{"t":"restart","wait":2000}' })
    Wire.all[0]?.close(1012)
    vi.advanceTimersByTime(2240)
    expect(Wire.all.length).toBe(1)
    vi.advanceTimersByTime(20)
    expect(Wire.all.length).toBe(2)
    // The wait was for that time only.
    vi.spyOn(Math, 'random').mockReturnValue(0)
    Wire.all[1]?.open()
    Wire.all[1]?.close()
    vi.advanceTimersByTime(160)
    expect(Wire.all.length).toBe(3)
    vi.restoreAllMocks()
  })

  it('says that the session is over, once, and comes back as whoever one is then', () => {
    loggedOut = 0
    Wire.all[0]?.open()
    Wire.all[0]?.close(4401)
    expect(loggedOut).toBe(1)
    vi.advanceTimersByTime(300)
    Wire.all[1]?.open()
    Wire.all[1]?.close()
    expect(loggedOut).toBe(1)
  })

  it('ignores what is no message', () => {
    Wire.all[0]?.open()
    expect(() => Wire.all[0]?.onmessage?.({ data: 'nonsense' })).not.toThrow()
    expect(seq).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { lastSeq, reduce, start, type TableState } from '../../src/store/reduce'
import type { Frame, ServerMessage, TableInfo } from '../../src/wire/types'

const frame = (seq: number, events: Frame['events'] = []): Frame => ({
  seq,
  prev: seq - 1,
  events,
  views: { '0': { seq } },
  legal: {},
  acting: [0],
})
const info: TableInfo = {
  id: 't',
  game: 'lutins',
  options: {},
  seats: [],
  host: true,
  state: 'playing',
  visibility: 'link',
  seq: 1,
  acting: [0],
  created: 0,
}

function run(...messages: ServerMessage[]): TableState {
  return messages.reduce((state, message) => reduce(state, { kind: 'message', message, at: 1 }), start('t'))
}

const table = (newest: Frame): ServerMessage => ({ t: 'table', table: info, frame: newest })
const step = (seq: number): ServerMessage => ({ t: 'frame', table: 't', ...frame(seq, [{ event: 'turn', turn: seq }]) })

describe('following a table', () => {
  it('begins at the newest frame, without replaying its events', () => {
    const state = run(table(frame(4, [{ event: 'turn' }])))
    expect(lastSeq(state)).toBe(4)
    expect(state.queue).toEqual([frame(4)])
    expect(state.log).toEqual([])
  })

  it('writes down what happened before, without showing it', () => {
    const state = run(table(frame(4)), step(3), step(4), step(5))
    expect(state.log.map((entry) => entry.seq)).toEqual([3, 4, 5])
    expect(state.queue.map((queued) => queued.seq)).toEqual([4, 5])
  })

  it('queues what happens and writes it down', () => {
    const state = run(table(frame(4)), step(5), step(6))
    expect(state.queue.map((queued) => queued.seq)).toEqual([4, 5, 6])
    expect(state.log.map((entry) => entry.seq)).toEqual([5, 6])
  })

  it('forgets what was taken back, and tells that it was', () => {
    const back: ServerMessage = { t: 'frame', table: 't', ...frame(7), undone: { seat: 1, to: 5 } }
    const state = run(table(frame(4)), step(5), step(6), back, step(8))
    expect(state.log.map((entry) => [entry.seq, entry.event.event])).toEqual([
      [5, 'turn'],
      [7, 'undone'],
      [8, 'turn'],
    ])
    expect(state.queue.map((queued) => queued.seq)).toEqual([4, 5, 6, 7, 8])
  })

  it('takes no frame twice: a resumed table repeats nothing', () => {
    const state = run(table(frame(4)), step(5), table(frame(6)), step(5), step(6))
    expect(state.queue.map((queued) => queued.seq)).toEqual([4, 5, 6])
    expect(lastSeq(state)).toBe(6)
  })

  it('renews the lists of the same step when seats change', () => {
    const renewed = { ...frame(4), acting: [1] }
    const shown = reduce(run(table(frame(4))), { kind: 'shown', seq: 4 })
    const state = reduce(shown, { kind: 'message', message: table(renewed), at: 1 })
    expect(state.queue.map((queued) => queued.acting)).toEqual([[1]])
  })

  it('forgets frames that were shown', () => {
    const state = reduce(run(table(frame(4)), step(5), step(6)), { kind: 'shown', seq: 5 })
    expect(state.queue.map((queued) => queued.seq)).toEqual([6])
  })

  it('ignores other tables, and keeps the last phrases', () => {
    const said = (phrase: 'hello' | 'oops'): ServerMessage => ({ t: 'said', table: 't', seat: 1, phrase })
    const state = run(
      table(frame(1)),
      { t: 'frame', table: 'other', ...frame(9) },
      said('hello'),
      said('oops'),
      said('oops'),
      said('oops'),
    )
    expect(lastSeq(state)).toBe(1)
    expect(state.said.map((one) => one.phrase)).toEqual(['oops', 'oops', 'oops'])
  })

  it('has a problem only if there is no table', () => {
    const refused: ServerMessage = { t: 'error', table: 't', code: 'not_found', message: 'no' }
    expect(run(refused).problem?.code).toBe('not_found')
    expect(run(table(frame(1)), refused).problem).toBeUndefined()
  })

  it('lets words fade', () => {
    const state = run(table(frame(1)), { t: 'said', table: 't', seat: 1, phrase: 'hello' })
    expect(state.said).toHaveLength(1)
    expect(reduce(state, { kind: 'faded', at: 1 }).said).toEqual([])
  })

  it('tells nothing of another game once a lesson has turned to the next', () => {
    const run1 = { event: 'slide', from: 'a', to: 'b' }
    const first: ServerMessage = { t: 'frame', table: 't', ...frame(2), prev: 1, events: [run1] }
    const next: ServerMessage = { t: 'frame', table: 't', ...frame(2003), prev: 2002, events: [] }
    expect(run(table(frame(1)), first).log).toHaveLength(1)
    expect(run(table(frame(1)), first, next).log).toEqual([])
  })

  it('tells that a bot moved because the time was up, before it tells the move', () => {
    const slide = { event: 'slide', from: 'a', to: 'b' }
    const state = run(table(frame(1)), { t: 'frame', table: 't', ...frame(2), events: [slide], late: 1 })
    expect(state.log.map(({ event }) => event)).toEqual([{ event: 'seat-late', seat: 1 }, slide])
  })

  it('tells that a seat was given up, by the name it had', () => {
    const tom = { kind: 'person', name: 'Tom', mine: false } as const
    const seated = (seat: TableInfo['seats'][number]): ServerMessage => ({
      t: 'table',
      table: { ...info, seats: [seat] },
      frame: frame(1),
    })
    const left = run(seated(tom), seated({ kind: 'bot', level: 'gentle', mine: false }))
    expect(left.log).toEqual([{ seq: 0, event: { event: 'seat-left', seat: 0 }, seats: [tom] }])
    const held = run(seated(tom), seated({ ...tom, held: true }), seated(tom))
    expect(held.log.map(({ event }) => event.event)).toEqual(['seat-held', 'seat-back'])
  })
})

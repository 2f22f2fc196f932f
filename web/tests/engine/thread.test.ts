import { describe, expect, it } from 'vitest'
import { NearEngine, type Engine } from '../../src/engine'
import type { FromWorker, ToWorker } from '../../src/engine/messages'
import type { EngineFault } from '../../src/engine/module.js'
import { EngineGone, EngineThread, nobody, WORTH_WAITING, type Port } from '../../src/engine/thread'
import { Refused } from '../../src/net/api'
import type { PracticeAnswer, PracticeWish } from '../../src/wire/types'

/** A worker that says what it is told to. */
class FakePort implements Port {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null = null
  onerror: ((event: ErrorEvent) => void) | null = null
  heard: ToWorker[] = []
  ended = false
  answers: (message: Extract<ToWorker, { t: 'call' }>) => FromWorker | undefined = () => undefined

  postMessage(message: ToWorker): void {
    this.heard.push(message)
    if (message.t !== 'call') return
    const answer = this.answers(message)
    if (answer !== undefined) this.say(answer)
  }
  terminate(): void {
    this.ended = true
  }
  say(message: FromWorker): void {
    queueMicrotask(() => this.onmessage?.({ data: message } as MessageEvent<FromWorker>))
  }
}

const WISH: PracticeWish = { game: 'lutins', seats: 2, seat: 0, options: {}, seed: 1, steps: [[0, 'T:-']] }
const HERE = { options: { from: 'here' }, frames: [] } as PracticeAnswer
const THERE = { options: { from: 'server' }, frames: [] } as PracticeAnswer
const GAMES = JSON.stringify({ games: [{ id: 'lutins', edition: 3 }] })

const server: Engine = {
  practice: () => Promise.resolve(THERE),
  practised: () => Promise.resolve('there'),
  seen: () => Promise.resolve(undefined),
}

function near(edition: number | undefined = 3, elsewhere = server): { port: FakePort; engine: Engine } {
  const port = new FakePort()
  const thread = new EngineThread(port, '/engine/rules.wasm')
  const speaker = (fault: EngineFault) => Promise.resolve({ code: fault.code, message: `said: ${fault.rule}` })
  return {
    port,
    engine: new NearEngine(
      () => thread,
      elsewhere,
      speaker,
      () => edition,
    ),
  }
}

const answers = (port: FakePort) => {
  port.answers = ({ id }) => ({ t: 'answer', id, answer: JSON.stringify(HERE) })
}

describe('the engine of a page', () => {
  it('answers by itself once its module is there', async () => {
    const { port, engine } = near()
    answers(port)
    const answer = engine.practice(WISH)
    expect(port.heard).toEqual([{ t: 'load', url: '/engine/rules.wasm' }])
    port.say({ t: 'ready', games: GAMES })
    expect(await answer).toEqual(HERE)
    expect(port.heard.at(-1)).toMatchObject({ name: 'practice', input: JSON.stringify(WISH) })
  })

  it('has the server asked where there is no module', async () => {
    const { port, engine } = near()
    const answer = engine.practice(WISH)
    port.say({ t: 'broken', why: 'not found' })
    expect(await answer).toEqual(THERE)
    expect(await engine.practice(WISH)).toEqual(THERE)
    expect(port.ended).toBe(true)
  })

  it('has the server asked when the worker itself does not start', async () => {
    const { port, engine } = near()
    const answer = engine.practice(WISH)
    port.onerror?.({ message: 'no module workers here' } as ErrorEvent)
    expect(await answer).toEqual(THERE)
  })

  it('has the server asked where the browser makes no worker', async () => {
    const thread = new EngineThread(nobody('not allowed'), '/engine/rules.wasm')
    await expect(thread.games).rejects.toBeInstanceOf(EngineGone)
    expect(await thread.soon(), 'nothing comes of waiting').toBe(true)
    await expect(thread.number('node', [0])).rejects.toBeInstanceOf(EngineGone)
  })

  it('has the server asked as long as its module is on its way, and waits for it where there is none', async () => {
    const { port, engine } = near()
    answers(port)
    expect(await engine.practice(WISH), 'nothing has come').toEqual(THERE)
    const offline = () => Promise.reject(new Refused({ code: 'offline', message: '' }, 0))
    const alone = near(3, { ...server, practice: offline })
    answers(alone.port)
    const answer = alone.engine.practice(WISH)
    setTimeout(() => alone.port.say({ t: 'ready', games: GAMES }), WORTH_WAITING + 50)
    expect(await answer).toEqual(HERE)
  })

  it('has the server asked again what a module that breaks was asked', async () => {
    const { port, engine } = near()
    port.answers = () => ({ t: 'broken', why: 'unreachable' })
    port.say({ t: 'ready', games: GAMES })
    expect(await engine.practice(WISH)).toEqual(THERE)
  })

  it('never plays by rules of another edition', async () => {
    for (const [edition, expected] of [
      [4, THERE],
      [3, HERE],
    ] as const) {
      const { port, engine } = near(edition)
      answers(port)
      port.say({ t: 'ready', games: GAMES })
      expect(await engine.practice(WISH)).toEqual(expected)
      expect(await engine.practice({ ...WISH, game: 'unknown' })).toEqual(THERE)
    }
  })

  it('answers out of a view once it is there, and leaves to the table what it cannot', async () => {
    const seen = { game: 'lutins', seats: 2, options: {}, seat: 0, view: {}, question: { ask: 'outlook' as const } }
    const { port, engine } = near()
    answers(port)
    expect(await engine.seen(seen), 'nobody waits for it').toBeUndefined()
    port.say({ t: 'ready', games: GAMES })
    await Promise.resolve()
    expect(await engine.seen(seen)).toEqual(HERE)
    expect(port.heard.at(-1)).toMatchObject({ name: 'answer_view', input: JSON.stringify(seen) })
    port.answers = ({ id }) => ({ t: 'fault', id, form: { code: 'unread_view', detail: '' } })
    expect(await engine.seen(seen)).toBeUndefined()
    port.answers = () => ({ t: 'broken', why: 'unreachable' })
    expect(await engine.seen(seen)).toBeUndefined()
    expect(await engine.seen(seen)).toBeUndefined()
    const other = near(4)
    answers(other.port)
    other.port.say({ t: 'ready', games: GAMES })
    await Promise.resolve()
    expect(await other.engine.seen(seen), 'of another edition').toBeUndefined()
  })

  it('plays by what it has where the server cannot be asked for its edition', async () => {
    const { port, engine } = near(undefined)
    answers(port)
    port.say({ t: 'ready', games: GAMES })
    expect(await engine.practice(WISH)).toEqual(HERE)
  })

  it('refuses with the clause, in words', async () => {
    const { port, engine } = near()
    const form = { code: 'bad_record', rule: 'LUT-TREE-1', step: 0, detail: '' }
    port.answers = ({ id }) => ({ t: 'fault', id, form })
    port.say({ t: 'ready', games: GAMES })
    const refused = await engine.practice(WISH).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refused)
    expect((refused as Refused).problem).toEqual({ code: 'bad_record', message: 'said: LUT-TREE-1' })
  })

  it('says that it has gone to whoever asks later', async () => {
    const port = new FakePort()
    const thread = new EngineThread(port, 'x')
    port.say({ t: 'ready', games: GAMES })
    await thread.games
    port.say({ t: 'broken', why: 'unreachable' })
    await Promise.resolve()
    await expect(thread.number('node', [0])).rejects.toBeInstanceOf(EngineGone)
  })
})

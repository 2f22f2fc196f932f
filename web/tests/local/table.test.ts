/** A table of this device plays whole games by the real engine: told, kept and taken up again as a server would. */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { EngineModule } from '../../src/engine/module.js'
import type { Calls } from '../../src/local/position'
import { next, type KeptGame, type LocalSeat, type Shelf } from '../../src/local/shelf'
import { LocalTable } from '../../src/local/table'
import type { Frame, ServerMessage } from '../../src/wire/types'

const FOLDER = process.env.FEERIE_WASM ?? resolve('../target/feerie-wasm')
const GAMES = ['elfe', 'lutins', 'elementals', 'armes', 'pixies']
const file = (game: string) => `${FOLDER}/${game}-bots.wasm`
/** `cargo xtask wasm` builds the modules; the test command does so before it comes here. */
const isBuilt = GAMES.every((game) => existsSync(file(game)))

async function load(game: string): Promise<Calls> {
  const module = await EngineModule.load(readFileSync(file(game)))
  return {
    number: (name, args, input) => Promise.resolve().then(() => module.number(name, args, input)),
    text: (name, args, input) => Promise.resolve().then(() => module.text(name, args, input)),
  }
}

/** Keeps what was put there as a browser does, by value, and tells other tabs of it. */
function memory(): Shelf {
  const kept = new Map<string, string>()
  const watching = new Set<() => void>()
  const read = (text: string | undefined) => (text === undefined ? undefined : (JSON.parse(text) as KeptGame))
  return {
    get: async (id) => read(kept.get(id)),
    put: async (game) => {
      kept.set(game.id, JSON.stringify(next(game, read(kept.get(game.id)))))
      game.version = (game.version ?? 0) + 1
      for (const changed of watching) changed()
    },
    watch: (_id, changed) => {
      watching.add(changed)
      return () => watching.delete(changed)
    },
    all: async () => [...kept.values()].map((text) => JSON.parse(text) as KeptGame),
  }
}

const PERSON: LocalSeat = { kind: 'person', name: 'Zoé' }
const BOT: LocalSeat = { kind: 'bot', level: 'gentle' }

function wish(game: string, seats: LocalSeat[]): KeptGame {
  const seed = '07'.repeat(32)
  return { id: 'here-1', game, options: {}, seats, seed, salts: [], log: [], state: 'playing', pace: 0, created: 1 }
}

/** Somebody at the screen who plays whatever comes first, or last. */
class Player {
  readonly frames: Frame[] = []
  over = false
  #table: LocalTable
  #now: Frame | undefined
  #asked = 0
  #done!: () => void
  readonly end = new Promise<void>((resolve) => (this.#done = resolve))

  constructor(table: LocalTable) {
    this.#table = table
  }

  hear(message: ServerMessage): void {
    if (message.t === 'frame') this.frames.push((this.#now = message))
    if (message.t === 'table' && message.frame !== undefined) this.#now = message.frame
    if (message.t === 'table' && message.table.state === 'over') {
      this.over = true
      this.#done()
    }
    if (message.t === 'frame' || message.t === 'table') void this.#play()
  }

  async #act(seat: number, seq: number, action: string): Promise<void> {
    this.#asked += 1
    await this.#table.answer({ t: 'act', table: 'here-1', id: String(this.#asked), seat, seq, actions: [action] })
  }

  async #play(): Promise<void> {
    const frame = this.#now
    const [seat, legal] = Object.entries(frame?.legal ?? {})[0] ?? []
    if (this.over || frame === undefined || seat === undefined || legal === undefined) return
    const action = legal[(frame.seq * 7) % legal.length]?.replace('<ms>', '640') ?? ''
    await this.#act(Number(seat), frame.seq, action)
  }
}

describe.skipIf(!isBuilt)('a table of this device', () => {
  const engines = new Map<string, Calls>()
  beforeAll(async () => {
    for (const game of GAMES) engines.set(game, await load(game))
  })
  const engine = (game: string): Calls => engines.get(game) as Calls

  for (const game of GAMES)
    for (const [company, seats] of [
      ['a bot', [PERSON, BOT]],
      ['two at one screen', [PERSON, PERSON]],
    ] as const)
      it(`plays ${game} with ${company} and finds it again`, async () => {
        const shelf = memory()
        const table = await LocalTable.open(engine(game), wish(game, [...seats]), shelf, 'strong')
        const player = new Player(table)
        await table.follow(0, (message) => player.hear(message))
        // Random play may go on for ever: as far as it comes is far enough to compare.
        const enough = new Promise<void>((resolve) => setTimeout(resolve, 4000))
        await Promise.race([player.end, enough])
        await table.close()
        player.over = true
        expect(player.frames.length).toBeGreaterThan(8)
        for (const [index, frame] of player.frames.entries())
          expect(frame.prev).toBe(index === 0 ? frame.prev : player.frames[index - 1]?.seq)
        const kept = (await shelf.get('here-1')) as KeptGame
        const again = await LocalTable.open(engine(game), kept, shelf, 'strong')
        const heard: Frame[] = []
        await again.follow(0, (message) => (message.t === 'frame' ? heard.push(message) : undefined))
        expect(heard.slice(0, player.frames.length)).toEqual(player.frames)
        await again.close()
      }, 30_000)

  it('refuses with the clause, and takes back', async () => {
    const table = await LocalTable.open(engine('lutins'), wish('lutins', [PERSON, PERSON]), memory(), 'strong')
    const heard: ServerMessage[] = []
    await table.follow(0, (message) => heard.push(message))
    const [first] = heard
    const frame = first?.t === 'table' ? first.frame : undefined
    const seat = frame?.acting[0] ?? 0
    const act = (action: string, seq: number) =>
      table.answer({ t: 'act', table: 'here-1', id: 'a', seat, seq, actions: [action] })
    const refused = await act('L:Se-h8', frame?.seq ?? 0)
    expect(refused).toMatchObject({ t: 'error', id: 'a' })
    expect(refused.t === 'error' && refused.rule).toMatch(/^LUT-/)
    const legal = frame?.legal[String(seat)]?.[0] ?? ''
    const played = await act(legal, frame?.seq ?? 0)
    expect(played.t).toBe('ack')
    expect(await act(legal, frame?.seq ?? 0)).toMatchObject({ t: 'error', code: 'conflict' })
    const taken = await table.answer({ t: 'undo', table: 'here-1', id: 'u', seat })
    expect(taken.t).toBe('ack')
    const last = heard.at(-1)
    expect(last).toMatchObject({ t: 'frame', undone: { seat, to: frame?.seq ?? 0 } })
    await table.close()
  })

  it('plays nothing that the browser does not keep, and goes on where it stood', async () => {
    const shelf = memory()
    let full = false
    const small: Shelf = {
      ...shelf,
      put: (game) => (full ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : shelf.put(game)),
    }
    const table = await LocalTable.open(engine('lutins'), wish('lutins', [PERSON, PERSON]), small, 'strong')
    const heard: ServerMessage[] = []
    await table.follow(0, (message) => heard.push(message))
    const [first] = heard
    const frame = (first?.t === 'table' ? first.frame : undefined) as Frame
    const [seat = '0', [action = ''] = []] = Object.entries(frame.legal)[0] ?? []
    const act = () =>
      table.answer({ t: 'act', table: 'here-1', id: 'a', seat: Number(seat), seq: frame.seq, actions: [action] })
    full = true
    const told = heard.length
    expect(await act()).toMatchObject({ t: 'error', code: 'not_kept' })
    expect(heard.slice(told)).toEqual([])
    full = false
    expect((await act()).t).toBe('ack')
    expect((await shelf.get('here-1'))?.log).toEqual([{ by: Number(seat), step: action }])
    await table.close()
  })

  it('loses no move to another tab: whoever comes second sees where the first one is', async () => {
    const shelf = memory()
    const kept = wish('lutins', [PERSON, PERSON])
    await shelf.put(kept)
    const tab = async () => {
      const table = await LocalTable.open(engine('lutins'), (await shelf.get('here-1')) as KeptGame, shelf, 'strong')
      const frames: Frame[] = []
      let standing: Frame | undefined
      await table.follow(0, (message) => {
        if (message.t === 'frame') frames.push(message)
        if (message.t === 'table') standing = message.frame
      })
      const now = () => frames.at(-1) ?? (standing as Frame)
      const act = (which: number, frame: Frame) => {
        const [seat = '0', legal = []] = Object.entries(frame.legal)[0] ?? []
        const actions = [legal.at(which) ?? '']
        return table.answer({ t: 'act', table: 'here-1', id: 'a', seat: Number(seat), seq: frame.seq, actions })
      }
      return { table, frames, now, act }
    }
    const [first, second] = [await tab(), await tab()]
    const begun = second.now()
    // Both at once: one of them is played.
    const answers = await Promise.all([first.act(0, begun), second.act(-1, begun)])
    expect(answers.map(({ t }) => t).sort()).toEqual(['ack', 'error'])
    expect(answers.find(({ t }) => t === 'error')).toMatchObject({ code: 'conflict' })
    expect((await shelf.get('here-1'))?.log).toHaveLength(1)
    await expect.poll(() => second.now().seq).toBe(first.now().seq)
    expect(second.frames).toEqual(first.frames)
    // Each goes on where the other is.
    expect((await second.act(0, second.now())).t).toBe('ack')
    await expect.poll(() => first.now().seq).toBe(second.now().seq)
    expect((await first.act(0, first.now())).t).toBe('ack')
    expect((await shelf.get('here-1'))?.log).toHaveLength(3)
    await first.table.close()
    await second.table.close()
  })
})

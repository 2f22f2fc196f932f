/** A game as the engine holds it: what was kept is played again, and every step is told as a server would tell it. */
import type { Question } from '../engine/generated'
import type { EngineThread } from '../engine/thread'
import type { Frame, TableInfo } from '../wire/types'
import type { Entry, KeptGame } from './shelf'

/** As much of a thread as is needed; tests call the module themselves. */
export type Calls = Pick<EngineThread, 'text' | 'number'>

/** The number of chance among those who act. */
const CHANCE = 255
/** Everybody's knowledge, among seats as bits. */
export const EVERYBODY = 256

const KINDS = ['decision', 'several', 'chance', 'over'] as const
export type Node = { kind: (typeof KINDS)[number]; acting: number[] }

export const bitsOf = (seats: readonly number[]): number => seats.reduce((bits, seat) => bits | (1 << seat), 0)

export class Position {
  readonly calls: Calls
  /** Its number in the module. */
  readonly table: number
  /** Whose knowledge is told. */
  readonly bits: number

  private constructor(calls: Calls, table: number, bits: number) {
    this.calls = calls
    this.table = table
    this.bits = bits
  }

  /** A game before its first step. */
  static async open(calls: Calls, { game, seats, options, seed, salts }: KeptGame, bits: number): Promise<Position> {
    const wish = { game, seats: seats.length, options, seed, salts }
    return new Position(calls, await calls.number('open', [], JSON.stringify(wish)), bits)
  }

  /** A table of its own in the same position. */
  async fork(): Promise<Position> {
    return new Position(this.calls, await this.calls.number('fork', [this.table]), this.bits)
  }

  close(): Promise<unknown> {
    return this.calls.number('close', [this.table])
  }

  /** Does again what was done; the frame of it, if anybody whose knowledge counts noticed it. */
  async redo(entry: Entry): Promise<Frame | undefined> {
    if ('step' in entry) await this.play(entry.by, entry.step)
    else await this.takeBack(entry.by, entry.kept)
    return this.frame()
  }

  play(by: number | 'chance', step: string): Promise<number> {
    return this.calls.number('apply', [this.table, by === 'chance' ? CHANCE : by], step)
  }

  /** What the dice answer. */
  async roll(): Promise<string> {
    const made = await this.calls.number('roll', [this.table])
    return this.calls.text('step', [this.table, made - 1])
  }

  async takeBack(seat: number, kept: number): Promise<void> {
    const made = await this.made()
    await this.calls.number('undo', [this.table, seat, made - kept])
  }

  async frame(): Promise<Frame | undefined> {
    return (JSON.parse(await this.calls.text('frame', [this.table, this.bits])) as Frame | null) ?? undefined
  }

  async standing(): Promise<Frame> {
    return JSON.parse(await this.calls.text('standing', [this.table, this.bits])) as Frame
  }

  async node(): Promise<Node> {
    const packed = await this.calls.number('node', [this.table])
    const acting = Array.from({ length: 8 }, (_, seat) => seat).filter((seat) => packed & (1 << (8 + seat)))
    return { kind: KINDS[packed & 255] ?? 'over', acting }
  }

  async options(): Promise<TableInfo['options']> {
    return JSON.parse(await this.calls.text('options', [this.table])) as TableInfo['options']
  }

  async result(): Promise<NonNullable<TableInfo['result']>> {
    const form = JSON.parse(await this.calls.text('node_form', [this.table])) as NonNullable<TableInfo['result']>
    return { ranking: form.ranking, scores: form.scores }
  }

  check(seat: number, action: string): Promise<number> {
    return this.calls.number('check', [this.table, seat], action)
  }

  /** What the rules answer on behalf of a seat. */
  async answer(seat: number, question: Question): Promise<unknown> {
    return JSON.parse(await this.calls.text('answer', [this.table, seat], JSON.stringify(question)))
  }

  /** How many steps stay if the holder of the seats takes the last act back. */
  undoLimit(seats: number, scope: 'free' | 'agreed' | 'alone'): Promise<number> {
    return this.calls.number('undo_limit', [this.table, seats, ['free', 'agreed', 'alone'].indexOf(scope)])
  }

  /** Whether the quicker hand wins here. */
  async races(): Promise<boolean> {
    return (await this.calls.text('race', [this.table])) !== 'null'
  }

  async made(): Promise<number> {
    return (JSON.parse(await this.calls.text('record', [this.table])) as { steps: unknown[] }).steps.length
  }
}

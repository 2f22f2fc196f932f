import { describe, expect, it } from 'vitest'
import { lutins } from '../../src/games/lutins/index'
import { loadWords } from '../../src/i18n'
import { chronicle } from '../../src/store/chronicle'
import type { LogEntry } from '../../src/store/reduce'
import type { SeatInfo, TableInfo } from '../../src/wire/types'

const anna: SeatInfo = { kind: 'person', name: 'Anna', mine: true }
const tom: SeatInfo = { kind: 'person', name: 'Tom', mine: false }
const bot: SeatInfo = { kind: 'bot', level: 'gentle', mine: false }
const table = { id: 't', game: 'lutins', seats: [anna, bot] } as unknown as TableInfo
const run = (seq: number, colour: string): LogEntry => ({
  seq,
  event: { event: 'undone', seat: colour === 'blue' ? 0 : 1 },
  seats: [anna, tom],
})
const turn = (seq: number, number: number, seat: number): LogEntry => ({
  seq,
  event: { event: 'turn', turn: number, seat },
  seats: [anna, tom],
})
const entries = [run(2, 'blue'), turn(3, 2, 1), run(4, 'red'), turn(5, 3, 0)]

describe('the log', () => {
  it('puts what happened under the turn in which it did, the newest turn first', async () => {
    const words = (await loadWords('en', ['lutins'])).named((seat) => (seat === 0 ? 'Anna' : 'Bilberry'))
    const groups = chronicle(entries, { game: lutins, table, view: undefined, words }, 60)
    expect(groups.map(({ heading, lines }) => [heading, ...lines.map((line) => line.text)])).toEqual([
      ['Anna, turn 2'],
      ['Tom, turn 1', expect.stringContaining('Tom')],
      ['Anna, turn 1', expect.stringContaining('Anna')],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { lutins } from '../../src/games/lutins/index'
import { pixies } from '../../src/games/pixies/index'
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
      ['Tom, turn 1', expect.stringContaining('Tom')],
      ['Anna, turn 1', expect.stringContaining('Anna')],
    ])
  })

  it('has the newest line first where a game has no turns and much has happened', async () => {
    const words = (await loadWords('en', ['lutins'])).named((seat) => (seat === 0 ? 'Anna' : 'Tom'))
    const told = Array.from({ length: 100 }, (_, index) => run(index + 1, index === 99 ? 'red' : 'blue'))
    const [group, ...more] = chronicle(told, { game: lutins, table, view: undefined, words }, 60)
    expect(more).toEqual([])
    expect(group?.lines).toHaveLength(60)
    expect(group?.lines[0]?.text).toContain('Tom')
  })

  it('has the newest line of a long round at the top, under the round it belongs to', async () => {
    const words = (await loadWords('en', ['pixies'])).named((seat) => (seat === 0 ? 'Anna' : 'Tom'))
    const round = (seq: number, number: number): LogEntry => ({
      seq,
      event: { event: 'round', round: number, darling: 0 },
      seats: [anna, tom],
    })
    const told = [round(1, 1), run(2, 'blue'), run(3, 'red'), round(4, 2), run(5, 'red'), run(6, 'blue')]
    const groups = chronicle(told, { game: pixies, table, view: undefined, words }, 60)
    expect(groups.map(({ heading, lines }) => [heading, ...lines.map((line) => line.text.split(' ')[0])])).toEqual([
      [expect.stringContaining('2'), 'Anna', 'Tom'],
      [expect.stringContaining('1'), 'Tom', 'Anna'],
    ])
  })
})

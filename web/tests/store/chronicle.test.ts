import { describe, expect, it } from 'vitest'
import { armes } from '../../src/games/armes/index'
import { visibleLog } from '../../src/games/armes/tell'
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

  it('tells squares by directions and places as the board is turned, and keeps their names for whoever hears them', async () => {
    const words = await loadWords('en', ['lutins'])
    const ran: LogEntry = { seq: 1, event: { event: 'slide', colour: 'blue', from: 'b2', to: 'b5' } }
    const pushed: LogEntry = { seq: 2, event: { event: 'tree', from: 'a8', to: 'b8' } }
    const lines = (turn: 0 | 2) =>
      chronicle([ran, pushed], { game: lutins, table, view: undefined, words, turn }, 60).flatMap(({ lines }) => lines)
    expect(lines(0)).toEqual([
      { text: 'A blue goblin runs up.', heard: 'A blue goblin runs from b2 to b5.', places: ['b2', 'b5'] },
      {
        text: 'A tree at the top left shuffles to the right.',
        heard: 'A tree shuffles from a8 to b8.',
        places: ['a8', 'b8'],
      },
    ])
    expect(lines(2).map(({ text }) => text)).toEqual([
      'A blue goblin runs down.',
      'A tree at the bottom right shuffles to the left.',
    ])
  })

  it('puts who goes first under the round that was rolled for', async () => {
    const words = (await loadWords('en', ['armes'])).named((seat) => (seat === 0 ? 'Anna' : 'Tom'))
    const happened = [
      { event: 'round', round: 1, tokens: [5, 5] },
      { event: 'pass', seat: 0 },
      { event: 'chooser', seat: 1, equal: false },
      { event: 'first', round: 2, seat: 1 },
      { event: 'round', round: 2, tokens: [5, 5] },
      { event: 'pass', seat: 1 },
    ]
    const entries = (count: number): LogEntry[] => happened.slice(0, count).map((event, seq) => ({ seq, event }))
    const read = (count: number) =>
      chronicle(visibleLog(entries(count)), { game: armes, table, view: undefined, words }, 60).map(({ lines }) =>
        lines.map(({ text }) => text.replace(/ (?:passes|has|goes) .*/, '')),
      )
    expect(read(6)).toEqual([['Tom', 'Tom', 'Tom'], ['Anna']])
    // Not yet begun: it is told all the same.
    expect(read(3)).toEqual([['Tom', 'Anna']])
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Words } from '../../src/i18n'
import { CLOCKS, described, face, left, runsFor, type Heard } from '../../src/store/clock'
import type { TableInfo } from '../../src/wire/types'

const words = new Words('en', [readFileSync('../locales/en.ftl', 'utf8')])
/** The server said at its 10 s that the decision began at its 4 s; here it was 1000 s then. */
const heard: Heard = { times: { now: 10_000, since: 4000, left: [60_000, 9000] }, at: 1_000_000 }

describe('a clock at the table', () => {
  it('runs by decision from when the decision began, whatever the clock on this desk says', () => {
    expect(left({ kind: 'move', seconds: 30 }, heard, 0, true, 1_000_000)).toBe(24_000)
    expect(left({ kind: 'move', seconds: 30 }, heard, 0, true, 1_004_000)).toBe(20_000)
    expect(left({ kind: 'move', seconds: 30 }, heard, 0, true, 9_000_000)).toBe(0)
    expect(left({ kind: 'move', seconds: 30 }, heard, 0, false, 1_000_000)).toBeUndefined()
    expect(left({ kind: 'none' }, heard, 0, true, 1_000_000)).toBeUndefined()
  })

  it('keeps what each seat has for the whole game', () => {
    const clock = { kind: 'game', seconds: 60, increment: 0 } as const
    expect(left(clock, heard, 0, true, 1_001_000)).toBe(53_000)
    expect(left(clock, heard, 1, false, 1_001_000)).toBe(9000)
  })

  it('runs for people who are to act, never for bots', () => {
    const person = { kind: 'person', mine: true } as const
    const table = {
      state: 'playing',
      seats: [person, { kind: 'bot', mine: false }, { ...person, held: true }, person],
    } as unknown as TableInfo
    expect([0, 1, 2, 3].filter((seat) => runsFor(table, seat, [0, 1, 2]))).toEqual([0])
    expect(runsFor({ ...table, state: 'over' }, 0, [0])).toBe(false)
  })

  it('is told in plain words', () => {
    expect([0, 1, 59_001, 60_000, 754_000].map((time) => face(time, words))).toEqual([
      '0:00',
      '0:01',
      '1:00',
      '1:00',
      '12:34',
    ])
    expect(face(2 * 86_400_000, words)).toBe('2 days')
    expect(face(5 * 3_600_000, words)).toBe('5 h')
    const offers = Object.values(CLOCKS)
      .flat()
      .map((clock) => described(clock, words))
    expect(new Set(offers).size).toBe(offers.length)
    expect(offers).toContain('one minute')
  })
})

/** Several people at one screen: what the rules answered once decides who is asked, and what is committed (ELM-HOT). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOST, type Outlook } from '../../src/games/elementals/generated'
import { RULES, raceOf, shown } from './race'

describe('three at one screen', () => {
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame'] }),
  )
  afterEach(() => void vi.useRealTimers())

  it('asks the rules once a window, and lets the first right hit win', async () => {
    const { race, sent, asked } = raceOf([0, 1, 2], false)
    const at = await shown(race)
    race.buzz(1, at + 600, 'hit')
    race.buzz(0, at + 550, 'book')
    race.buzz(2, at + 600, 'hit')
    await vi.advanceTimersByTimeAsync(HOST.buzzMs)
    // The book was wrong; of the two equal times the one that the rules name first counts, and nobody after it.
    expect(sent.map(([seat, action]) => [seat, action.replace(/:\d+$/, '')])).toEqual([
      [0, 'book'],
      [2, 'slap:fwt'],
      [1, 'none'],
    ])
    expect(asked.length).toBe(1)
  })

  it('adds to a time what the rules add', async () => {
    const order = RULES.order.map((place) => ({ ...place, added_ms: place.seat === 2 ? 300 : 0 }))
    const { race, sent } = raceOf([0, 1, 2], false, Promise.resolve({ ...RULES, order }))
    const at = await shown(race)
    race.buzz(2, at + 500, 'hit')
    race.buzz(1, at + 600, 'hit')
    await vi.advanceTimersByTimeAsync(HOST.buzzMs)
    expect(sent[0]).toMatchObject([1, expect.stringMatching(/^slap:fwt:/)])
  })

  it('commits what is certainly wrong for whoever says nothing', async () => {
    const { race, sent } = raceOf([0, 1, 2], false, Promise.resolve({ ...RULES, right: ['book'], silence: 'slap:fwt' }))
    const at = await shown(race)
    race.buzz(0, at + 600)
    await vi.advanceTimersByTimeAsync(HOST.buzzMs)
    expect(race.asked?.seat).toBe(0)
    await vi.advanceTimersByTimeAsync(HOST.sayMs)
    expect(sent[0]).toMatchObject([0, expect.stringMatching(/^slap:fwt:/)])
  })

  it('takes a time before the rules have answered, and decides when they have', async () => {
    let answer: (known: Outlook) => void = () => undefined
    const { race, sent } = raceOf([0, 1, 2], false, new Promise((resolve) => (answer = resolve)))
    const at = await shown(race)
    race.buzz(1, at + 600, 'hit')
    await vi.advanceTimersByTimeAsync(HOST.buzzMs)
    expect([race.buzzes.length, sent]).toEqual([1, []])
    answer(RULES)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent[0]).toMatchObject([1, expect.stringMatching(/^slap:fwt:/)])
  })
})

it('shows after a window what could have been caught', async () => {
  const { race } = raceOf([0], true)
  await race.arrive([])
  await vi.waitFor(() => expect(race.known).toEqual(RULES))
  race.settle([{ event: 'turn', seat: 0, card: 'aaf', to: 'pile' }])
  expect(race.outcome?.missed).toBe(true)
  expect([...(race.outcome?.lit.keys() ?? [])]).toEqual(['fwt', 'fwa'])
})

/** Several people at one screen: what the rules answer decides who is asked, and what is committed (ELM-HOT). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Together } from '../../src/engine/generated'
import { HOST } from '../../src/games/elementals/generated'
import { wasUnsaid } from '../../src/games/elementals/hot'
import { RULES, raceOf, shown } from './race'

/** Nobody is asked any more. */
const settled = (...commits: [number, string][]): Together => ({ asked: null, answers: [], commits })

describe('three at one screen', () => {
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame'] }),
  )
  afterEach(() => void vi.useRealTimers())

  it('tells the rules once who pressed what when, and commits what they say in their order', async () => {
    const commits: [number, string][] = [
      [0, 'book:450'],
      [2, 'slap:fwt:500'],
      [1, 'none'],
    ]
    const { race, sent, screens } = raceOf([0, 1, 2], false, () => settled(...commits))
    const at = await shown(race)
    race.buzz(1, at + 600, 'hit')
    race.buzz(0, at + 550, 'book')
    race.buzz(2, at + 600, 'hit')
    await vi.advanceTimersByTimeAsync(HOST.buzzMs)
    expect(sent).toEqual(commits)
    expect(screens).toEqual([
      {
        people: [0, 1, 2],
        one_switch: false,
        presses: [
          ['KeyL', expect.any(Number)],
          ['KeyQ', expect.any(Number)],
          ['Space', expect.any(Number)],
        ],
        said: [],
      },
    ])
    const [[, late], [, early]] = screens[0]?.presses as [[string, number], [string, number], unknown]
    expect(late - early).toBe(50)
  })

  it('puts the question of the rules, and tells them what was meant', async () => {
    const { race, sent, screens } = raceOf([0, 1], false, ({ said }) =>
      said.length === 0
        ? { asked: 1, answers: ['slap:fwt:500'], commits: [] }
        : settled([1, 'slap:fwt:500'], [0, 'none']),
    )
    const at = await shown(race)
    race.buzz(1, at + 600)
    await vi.advanceTimersByTimeAsync(HOST.buzzMs)
    expect([race.asked?.seat, sent]).toEqual([1, []])
    race.say('slap:fwt')
    await vi.advanceTimersByTimeAsync(1)
    expect(screens.map(({ said }) => said)).toEqual([[], [`slap:fwt:${screens[0]?.presses[0]?.[1]}`]])
    expect(sent).toEqual([
      [1, 'slap:fwt:500'],
      [0, 'none'],
    ])
  })

  it('says that nobody said anything, and remembers what was committed then', async () => {
    const { race, sent, screens } = raceOf([0, 1], false, ({ said }) =>
      said.length === 0 ? { asked: 0, answers: [], commits: [] } : settled([0, 'slap:fwt:401'], [1, 'none']),
    )
    const at = await shown(race)
    race.buzz(0, at + 600)
    await vi.advanceTimersByTimeAsync(HOST.buzzMs)
    expect(race.asked?.seat).toBe(0)
    await vi.advanceTimersByTimeAsync(HOST.sayMs)
    expect(screens.at(-1)?.said).toEqual([null])
    expect(sent[0]).toEqual([0, 'slap:fwt:401'])
    expect([wasUnsaid(0, 'slap:fwt:401'), wasUnsaid(1, 'none')]).toEqual([true, false])
  })

  it('takes times before the rules have answered, and lets the window end where they never do', async () => {
    let answer: (told: Together | undefined) => void = () => undefined
    const { race, sent } = raceOf([0, 1], false, () => new Promise((resolve) => (answer = resolve)))
    const at = await shown(race)
    race.buzz(1, at + 600, 'hit')
    await vi.advanceTimersByTimeAsync(HOST.buzzMs)
    expect([race.buzzes.length, sent]).toEqual([1, []])
    answer(undefined)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toEqual([
      [0, 'none'],
      [1, 'none'],
    ])
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

/** One switch in a race: it buzzes, then picks (ELM-ACC-5). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOST } from '../../src/games/elementals/generated'
import { settings } from '../../src/store/settings.svelte'
import { WINDOW, raceOf, shown } from './race'

describe('one switch in a race', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame'] })
    settings.change({ oneSwitch: true })
  })
  afterEach(() => {
    vi.useRealTimers()
    settings.change({ oneSwitch: false })
  })

  it('buzzes first, alone against bots too: the time is that of the press, however late the choice', async () => {
    const { race, sent } = raceOf([0], false, ({ said: [meant] }) =>
      meant == null ? { asked: 0, answers: [], commits: [] } : { asked: null, answers: [], commits: [[0, meant]] },
    )
    expect(race.buzzesFirst).toBe(true)
    const at = (await shown(race)) + 600
    race.buzz(0, at)
    await vi.advanceTimersByTimeAsync(HOST.switchSayMs - 500)
    expect([race.asked?.seat, sent]).toEqual([0, []])
    race.say('slap:fwt')
    await vi.advanceTimersByTimeAsync(10)
    const ms = Number(sent[0]?.[1].split(':')[2])
    expect(sent[0]?.[1]).toMatch(/^slap:fwt:/)
    expect(ms).toBeLessThan(WINDOW)
  })

  it('is waited for as long where a server times a screen that several share', () => {
    expect(raceOf([0, 1], true).race.saying).toBe(HOST.switchSayMs)
    settings.change({ oneSwitch: false })
    expect(raceOf([0, 1], true).race.saying).toBe(HOST.sayMs)
  })

  it('sends at once where a server times one who is alone', () => {
    expect(raceOf([0], true).race.buzzesFirst).toBe(false)
  })
})

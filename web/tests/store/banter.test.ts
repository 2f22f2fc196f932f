import { describe, expect, it, vi } from 'vitest'
import lutins from '../../src/games/lutins'
import pixies from '../../src/games/pixies'
import { LANGS, loadWords } from '../../src/i18n'
import { Banter, farewell } from '../../src/store/banter.svelte'
import { BOTS } from '../../src/store/seats'
import type { TableInfo } from '../../src/wire/types'

const table = {
  game: 'lutins',
  seats: [{ kind: 'person', mine: true }, { kind: 'bot' }, { kind: 'bot' }],
} as unknown as TableInfo
const frame = (seq: number, acting: number[], event: string) => ({ seq, acting, events: [{ event, seat: 1 }] })
const over = (...ranking: number[]) => ({ ...table, result: { ranking } }) as unknown as TableInfo

describe('bots', () => {
  it('have words of their own for every occasion, in both languages', async () => {
    for (const lang of LANGS) {
      const words = await loadWords(lang)
      for (const { id } of BOTS)
        for (const occasion of ['hello', 'good', 'won', 'lost'])
          expect(words.has(`bot-${id}-${occasion}`), `${lang} ${id} ${occasion}`).toBe(true)
    }
  })

  it('greet once before the first move, and nobody who comes back in the middle', () => {
    const banter = new Banter()
    banter.seen(lutins, table, frame(0, [0], 'turn'))
    expect(banter.line).toEqual({ seat: 1, key: 'bot-bruyere-hello' })
    banter.close()
    const later = new Banter()
    later.seen(lutins, table, frame(40, [0], 'turn'))
    expect(later.line).toBeUndefined()
  })

  it('speak at a good moment of their own, not of mine, and not each time', () => {
    vi.useFakeTimers()
    const banter = new Banter()
    banter.seen(lutins, table, frame(20, [0], 'slide'))
    banter.seen(lutins, table, frame(21, [1], 'home'))
    expect(banter.line, 'I came home').toBeUndefined()
    banter.seen(lutins, table, frame(22, [2], 'home'))
    expect(banter.line).toEqual({ seat: 1, key: 'bot-bruyere-good' })
    vi.advanceTimersByTime(6000)
    expect(banter.line, 'it fades').toBeUndefined()
    banter.seen(lutins, table, frame(23, [0], 'home'))
    expect(banter.line, 'not each time').toBeUndefined()
    banter.close()
    vi.useRealTimers()
  })

  it('do not boast of what another got in their turn', () => {
    const rewarded = (seat: number) => {
      const banter = new Banter()
      banter.seen(pixies, table, frame(20, [1], 'phase'))
      banter.seen(pixies, table, { seq: 21, acting: [0], events: [{ event: 'reward', seat }] })
      const { line } = banter
      banter.close()
      return line?.seat
    }
    expect([rewarded(1), rewarded(0), rewarded(2)]).toEqual([1, undefined, undefined])
  })

  it('take leave in their own way: the one that won, or one that I beat', () => {
    expect(farewell(over(2, 3, 1), false)).toEqual({ seat: 2, key: 'bot-mirabelle-won' })
    expect(farewell(over(1, 2, 3), true)).toEqual({ seat: 1, key: 'bot-bruyere-lost' })
    expect(farewell(over(1, 1, 3), true), 'shared').toBeUndefined()
    expect(farewell(over(1, 2, 3), false), 'nobody is praised for what another did').toBeUndefined()
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mayBeSwitch } from '../../src/games/elementals/hot'
import { grammar, reactionOn, targetOf } from '../../src/games/elementals/pick'
import { Scanner } from '../../src/games/elementals/scan'

describe('choosing with one switch (ELM-ACC-5)', () => {
  const PACE = 1000
  let lit: (string | undefined)[]
  let scanner: Scanner<string>

  beforeEach(() => {
    vi.useFakeTimers()
    lit = []
    scanner = new Scanner<string>(
      () => PACE,
      (choice) => lit.push(choice),
    )
  })
  afterEach(() => {
    scanner.close()
    vi.useRealTimers()
  })
  const wait = (ms: number) => vi.advanceTimersByTime(ms)
  const press = () => scanner.press(performance.now())

  it('lights the choices one after another, round and round, and a press takes the lit one', () => {
    scanner.offer('window 1', ['card', 'book', 'nothing'])
    wait(3 * PACE)
    expect(lit).toEqual([undefined, 'card', 'book', 'nothing', 'card'])
    wait(PACE + 10)
    expect(press()).toBe('book')
  })

  it('goes on where the same is offered again, and starts anew for another window', () => {
    scanner.offer('window 1', ['card', 'book'])
    wait(PACE + 10)
    scanner.offer('window 1', ['card', 'book'])
    expect(press()).toBe('book')
    scanner.offer('window 2', ['card', 'book'])
    wait(300)
    expect(press()).toBe('card')
  })

  it('takes a hand that shakes for one press, also when a new choice comes under it', () => {
    scanner.offer('window 1', ['card', 'book'])
    expect(press()).toBeUndefined()
    wait(300)
    expect(press()).toBe('card')
    wait(100)
    expect(press()).toBeUndefined()
  })

  it('takes nothing where there is nothing to choose', () => {
    scanner.offer('window 1', ['card', 'book'])
    wait(300)
    scanner.offer('window 1', [])
    expect(lit.at(-1)).toBeUndefined()
    wait(5 * PACE)
    expect(press()).toBeUndefined()
    expect(lit.at(-1)).toBeUndefined()
  })

  it('knows the reaction behind every choice, and back', () => {
    for (const reaction of ['slap:fwt', 'slap:m1', 'book', 'none']) {
      const [target] = grammar.picks(reaction, {}, 0)
      expect(target).toBe(targetOf(reaction))
      expect(reactionOn(target ?? '')).toBe(reaction)
    }
  })

  it('may be any key that does not lead away', () => {
    expect(['Space', 'Enter', 'KeyQ', 'Escape', 'Tab', ''].map(mayBeSwitch)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

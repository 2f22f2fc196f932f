import { afterEach, describe, expect, it, vi } from 'vitest'
import armes from '../../src/games/armes'
import elementals from '../../src/games/elementals'
import elfe from '../../src/games/elfe'
import lutins from '../../src/games/lutins'
import pixies from '../../src/games/pixies'
import { sing, soundOf } from '../../src/store/sound'
import { TUNES, melody } from '../../src/store/tunes'

describe('what is heard', () => {
  it('is the most telling of what happened', () => {
    expect(soundOf(lutins, [{ event: 'slide' }, { event: 'home' }], true)).toBe('home')
    expect(soundOf(elfe, [{ event: 'roll' }], true)).toBe('dice')
    expect(soundOf(armes, [{ event: 'roll' }, { event: 'hurt' }], false)).toBe('slap')
    expect(soundOf(pixies, [{ event: 'points' }], false)).toBe('crown')
    expect(soundOf(pixies, [{ event: 'phase' }], true)).toBe('turn')
    expect(soundOf(pixies, [{ event: 'phase' }], false)).toBe('step')
  })

  it('at the end is a victory for whoever won, shares a screen or watches, and a rest for whoever lost', () => {
    const end = [{ event: 'end', ranking: [2, 1] }]
    expect([[1], [0], [0, 1], []].map((mine) => soundOf(lutins, end, false, mine))).toEqual([
      'win',
      'lose',
      'win',
      'win',
    ])
  })

  it('is never loud, nor long', () => {
    for (const tune of Object.values(TUNES))
      for (const { loud, at, long } of tune) {
        expect(loud).toBeLessThanOrEqual(0.3)
        expect(at + long).toBeLessThan(1.2)
      }
  })
})

describe('a browser', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is asked for no sound before anybody has touched the page, and woken where it has fallen silent', () => {
    const node = {
      connect: (to: unknown) => to,
      gain: { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
      frequency: { setValueAtTime: vi.fn() },
      pan: {},
      start: vi.fn(),
      stop: vi.fn(),
    }
    const make = () => node
    const woken = vi.fn(() => Promise.resolve())
    const made = vi.fn()
    class Context {
      state = 'suspended'
      currentTime = 0
      destination = {}
      createGain = make
      createOscillator = make
      createStereoPanner = make
      resume = woken
      constructor() {
        made()
      }
    }
    vi.stubGlobal('AudioContext', Context)
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
    sing(TUNES.step)
    expect(made).not.toHaveBeenCalled()
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
    sing(TUNES.step)
    expect(woken).toHaveBeenCalledOnce()
    expect(node.start).toHaveBeenCalledTimes(TUNES.step.length)
  })
})

describe('a tune', () => {
  it('is read from names of notes', () => {
    const [first, second, ...rest] = melody('a4 - . a5', 0.5)
    expect(rest).toEqual([])
    expect(first).toMatchObject({ at: 0, hertz: 440 })
    expect(first?.long).toBeCloseTo(1.075)
    expect(second).toMatchObject({ at: 1.5, hertz: 880 })
    expect(melody('c4', 1)[0]?.hertz).toBeCloseTo(261.63, 1)
    expect(melody('g#4', 1)[0]?.hertz).toBeCloseTo(415.3, 1)
  })

  it.each([lutins, elfe, elementals, armes, pixies])('of $id is its own, quiet and short', (game) => {
    const theme = game.extras?.theme ?? []
    expect(theme.length).toBeGreaterThan(8)
    for (const { hertz, loud, at } of theme) {
      expect(hertz).toBeGreaterThan(200)
      expect(hertz).toBeLessThan(1200)
      expect(loud).toBeLessThan(0.06)
      expect(at).toBeLessThan(7)
    }
  })
})

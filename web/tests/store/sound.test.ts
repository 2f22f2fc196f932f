import { describe, expect, it } from 'vitest'
import armes from '../../src/games/armes'
import elementals from '../../src/games/elementals'
import elfe from '../../src/games/elfe'
import lutins from '../../src/games/lutins'
import pixies from '../../src/games/pixies'
import { soundOf } from '../../src/store/sound'
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
      expect(loud).toBeLessThan(0.05)
      expect(at).toBeLessThan(7)
    }
  })
})

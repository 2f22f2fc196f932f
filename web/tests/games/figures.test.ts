/** The last picture of a game shows whom it was about, not a badge. */
import { describe, expect, it } from 'vitest'
import { armes } from '../../src/games/armes'
import { elementals } from '../../src/games/elementals'
import { elfe } from '../../src/games/elfe'
import { lutins } from '../../src/games/lutins'
import { pixies } from '../../src/games/pixies'
import { positions } from '../fixtures'

describe.each([armes, elementals, elfe, lutins, pixies])('the figures of $id', (game) => {
  it('are each seat’s own', () => {
    const { view } = positions(game.id as 'lutins').at(-1) ?? { view: undefined }
    if (view === undefined) throw new Error('no position')
    const drawn = [0, 1].map((seat) => game.ending?.figures(view, seat, 'calm') ?? [])
    for (const figures of drawn) {
      expect(figures.length).toBeGreaterThan(0)
      expect(figures.join('')).not.toMatch(/undefined|NaN/)
    }
    expect(drawn[0]).not.toEqual(drawn[1])
  })
})

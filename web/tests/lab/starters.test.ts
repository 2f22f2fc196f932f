import { describe, expect, it } from 'vitest'
import starters from '../../src/games/armes/starters'
import { BASE, fileTrouble, rosterWith } from '../../src/games/armes/roster'

describe('what a file of figures starts from', () => {
  it('is every figure, as it stands in the game', () => {
    expect(starters).toHaveLength(BASE.profiles.size)
    for (const { head, text } of starters) {
      const file = `${head}\n${text}`
      expect(fileTrouble(file)).toBeUndefined()
      expect(text).not.toMatch(/\n#/)
      // Put in unchanged, it changes nothing.
      expect([...rosterWith(file).profiles.values()]).toEqual([...BASE.profiles.values()])
    }
  })
})

import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { BASE, fileTrouble, rosterWith } from '../../src/games/armes/roster'
import figures from '../../src/games/armes/starters'
import { CHAPTERS, chapterOf } from '../../src/games/index'

describe('what a data file of the lab starts from', () => {
  it('is there for every game, and can be read', async () => {
    for (const game of CHAPTERS) {
      const { default: starters } = (await chapterOf(game)?.data?.()) ?? { default: [] }
      expect(starters, game).not.toHaveLength(0)
      for (const { head, text } of starters) expect(Object.keys(parse(`${head ?? ''}\n${text}`))).not.toHaveLength(0)
    }
  })
  it('is every figure, as it stands in the game', () => {
    expect(figures).toHaveLength(BASE.profiles.size)
    for (const { head, text } of figures) {
      const file = `${head}\n${text}`
      expect(fileTrouble(file)).toBeUndefined()
      expect(text).not.toMatch(/\n#/)
      // Put in unchanged, it changes nothing.
      expect([...rosterWith(file).profiles.values()]).toEqual([...BASE.profiles.values()])
    }
  })
})

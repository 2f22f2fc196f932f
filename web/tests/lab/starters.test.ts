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
  it('goes with changes worth a try, which change something', async () => {
    for (const game of CHAPTERS) {
      const data = await chapterOf(game)?.data?.()
      expect(data?.ideas.length, game).toBeGreaterThan(2)
      for (const { fr, en, changes } of data?.ideas ?? []) {
        expect(fr).not.toBe(en)
        expect(Object.keys(changes), en).toHaveLength(1)
        for (const [option, value] of Object.entries(changes)) {
          const own = data?.default.find((starter) => starter.option === option)
          if (own === undefined) continue
          const text = String(value)
          expect(Object.keys(parse(text)), en).not.toHaveLength(0)
          expect(text, en).not.toBe(own.text)
        }
      }
    }
  })
  it('comes to a table where nobody has it with a band that does', () => {
    const ogre = figures.find(({ en }) => en === 'Ogre')
    const table = { band0: 'fees1', band1: 'gnomes1' }
    expect(ogre?.needs?.(table, {})).toEqual({ band0: 'vilains1' })
    expect(ogre?.needs?.({ ...table, band0: 'fees2' }, { band0: 'fees2' })).toEqual({ band1: 'vilains1' })
    expect(ogre?.needs?.({ ...table, band1: 'vilains1' }, {})).toEqual({})
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

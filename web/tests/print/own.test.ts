import { describe, expect, it } from 'vitest'
import { loadWords } from '../../src/i18n'
import { chapterOf } from '../../src/games/index'
import { withOwn } from '../../src/print/own'

describe('data of one’s own on paper', () => {
  it('stands over what the game has, table by table', () => {
    const shipped = 'princes = 10\n[deck]\nhex = 10\nslap = 6'
    expect(withOwn(shipped, '[deck]\nhex = 4')).toEqual({ princes: 10, deck: { hex: 4, slap: 6 } })
    expect(withOwn(shipped, undefined)).toEqual(withOwn(shipped, ''))
    expect(withOwn(shipped, '[deck')).toEqual(withOwn(shipped, ''))
  })

  it.each([
    ['elfe', { data: '[deck]\nhex = 4' }, 'spells', 36, 30],
    ['elementals', { cards: 'mad = 2\nwizard = 0\nwithout = ["fwt", "fwa"]' }, 'cards', 60, 52],
  ])('%s is as many cards as its deck has', async (game, options, part, as, own) => {
    const words = await loadWords('en', [game])
    const kit = await chapterOf(game)?.print?.()
    const cards = async (given: Record<string, string>) => {
      const parts = await kit?.default(words, () => Promise.resolve({}), given)
      const sheets = parts?.find(({ id }) => id === part)?.sheets ?? []
      return sheets.reduce((sum, { art }) => sum + [...art.matchAll(/class="print-card"/g)].length, 0)
    }
    expect(await cards({})).toBe(as)
    expect(await cards(options)).toBe(own)
  })
})

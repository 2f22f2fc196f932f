import { describe, expect, it } from 'vitest'
import { POSES } from '../../src/art/rig'
import { goblin } from '../../src/art/goblin'
import { grownTree } from '../../src/art/trees'
import { CHAPTERS, chapterOf } from '../../src/games/index'

describe('the pictures of the chapters', () => {
  it.each(CHAPTERS)('%s has one for the day and another for the night, with everything that it refers to', (game) => {
    const [day, night] = (['day', 'night'] as const).map((hour) => chapterOf(game)?.picture(hour) ?? '')
    expect(day).not.toBe(night)
    for (const picture of [day ?? '', night ?? '']) {
      const used = [...picture.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
      expect(used.length).toBeGreaterThan(0)
      for (const id of used) expect(picture).toContain(`id="${id}"`)
      expect(picture).not.toMatch(/NaN|undefined/)
    }
  })

  it('share no name of a gradient, as they are all on one page', () => {
    const names = CHAPTERS.map((game) => {
      const art = chapterOf(game)?.picture('day') ?? ''
      return new Set([...art.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id).filter((id) => id !== 'lantern-glow'))
    })
    const all = names.flatMap((one) => [...one])
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('figures', () => {
  it('are another drawing in every pose', () => {
    const drawn = (Object.keys(POSES) as (keyof typeof POSES)[]).map((pose) => goblin('blue', pose))
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it('stand among trees that are never the same twice, and always where they were', () => {
    const tones = { leaf: 'a', needle: 'b', trunk: 'c', light: 'd' }
    const trees = Array.from({ length: 12 }, (_, seed) => grownTree(seed, 0, 0, 100, tones))
    expect(new Set(trees).size).toBe(12)
    expect(grownTree(3, 0, 0, 100, tones)).toBe(trees[3])
  })
})

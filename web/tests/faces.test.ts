import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FACES } from '../src/art/faces/index'
import { LANGS, Words } from '../src/i18n'
import type { Face } from '../src/wire/types'
import { BOTS, companyFace, freeFace } from '../src/store/seats'

const ids = Object.keys(FACES)

describe('faces', () => {
  it('are at least 24, each drawn in its own way', () => {
    expect(ids.length).toBeGreaterThanOrEqual(24)
    expect(new Set(Object.values(FACES)).size).toBe(ids.length)
    for (const [id, art] of Object.entries(FACES)) {
      // Several are on one page, so nothing in them may have an id; and a number that went wrong draws nothing.
      expect(art, id).not.toMatch(/\sid="|undefined|NaN/)
      const drawing = new DOMParser().parseFromString(`<svg>${art}</svg>`, 'image/svg+xml')
      expect(drawing.querySelector('parsererror'), id).toBeNull()
    }
  })

  it('are called something in both languages, each by a name of its own', () => {
    for (const lang of LANGS) {
      const words = new Words(lang, [readFileSync(`../locales/${lang}.ftl`, 'utf8')])
      for (const id of ids) expect(words.has(`face-${id}`), `${lang} ${id}`).toBe(true)
      expect(new Set(ids.map((id) => words.say(`face-${id}`))).size).toBe(ids.length)
    }
  })

  it('tell the bots apart, and those who sit round one screen', () => {
    expect(new Set(BOTS.map(({ face }) => face)).size).toBe(BOTS.length)
    expect(new Set([0, 1, 2, 3, 4, 5].map(companyFace)).size).toBe(6)
    for (const { face } of BOTS) expect(ids).toContain(face)
  })

  it('are given to nobody twice', () => {
    expect(freeFace('frog', ['owl', undefined])).toBe('frog')
    const family: Face[] = ['frog']
    for (const wanted of ['fox', 'frog', 'fox'] as const) family.push(freeFace(wanted, family))
    expect(new Set(family).size).toBe(4)
  })
})

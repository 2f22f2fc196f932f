/** A step is a verb phrase: it stands after “My advice:”, in brackets, and with a capital on a button. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { armes } from '../../src/games/armes'
import { elementals } from '../../src/games/elementals'
import { elfe } from '../../src/games/elfe'
import { lutins } from '../../src/games/lutins'
import { pixies } from '../../src/games/pixies'
import { Words } from '../../src/i18n'
import { inNames } from '../../src/store/advice'
import { positions } from '../fixtures'

const text = (path: string) => readFileSync(path, 'utf8')

/** b3, Sd, W4, m12. */
const SQUARE = /(?<![\p{L}\d])(?:[a-x]\d{1,2}|[NESW](?:[a-h]|\d))(?![\p{L}\d])/u
const INFINITIVE = /^(?:ne (?:pas|rien) |s’|se )?\p{L}+(?:er|ir|re)(?![\p{L}])/u

const wordsOf = (game: string, lang: 'fr' | 'en') =>
  new Words(
    lang,
    [`../locales/${lang}.ftl`, `../games/${game}/locales/${lang}.ftl`, `src/games/${game}/${lang}.ftl`].map(text),
  ).named((seat) => ['Alice', 'Zoé', 'Yves', 'Hugo', 'Inès', 'Max'][seat])

describe.each([armes, elementals, elfe, lutins, pixies])('the steps of $id', (game) => {
  it.each(['fr', 'en'] as const)('are verb phrases in %s', (lang) => {
    const words = wordsOf(game.id, lang)
    const said = new Set<string>()
    for (const { view, seat, legal, action } of positions(game.id as 'lutins')) {
      for (const step of new Set([action, ...legal.slice(0, 200)]))
        said.add(game.labels.say?.(view, seat, step, words) ?? step)
    }
    expect(said.size).toBeGreaterThan(3)
    for (const phrase of said) {
      expect(phrase).toMatch(/^\p{Ll}/u)
      expect(phrase).not.toMatch(/⟦|\$|→|[.!?]$| {2}| ,|\w:\w|\bde [AEIOUÉÈ]\p{Ll}/u)
      if (lang === 'fr') expect(phrase).toMatch(INFINITIVE)
    }
  })

  it.each(['fr', 'en'] as const)('are told by names in %s, not by squares', (lang) => {
    const words = wordsOf(game.id, lang)
    for (const { view, seat, legal, action } of positions(game.id as 'lutins')) {
      for (const step of new Set([action, ...legal.slice(0, 200)])) {
        const phrase = inNames(game, view, seat, step, words, seat) ?? step
        expect(phrase).toMatch(/^\p{Ll}/u)
        expect(phrase).not.toMatch(/⟦|\$|[.!?]$| {2}| ,|\bde [AEIOUÉÈ]\p{Ll}|\bà (?:le|les) |\bde (?:le|les) /u)
        expect(phrase, `${step} names a square`).not.toMatch(SQUARE)
        if (lang === 'fr') expect(phrase).toMatch(INFINITIVE)
      }
    }
  })
})

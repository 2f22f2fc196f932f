/** A step is a verb phrase: it stands after “My advice:”, in brackets, and with a capital on a button. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { armes } from '../../src/games/armes'
import { elementals } from '../../src/games/elementals'
import { elfe } from '../../src/games/elfe'
import { lutins } from '../../src/games/lutins'
import { pixies } from '../../src/games/pixies'
import { Words } from '../../src/i18n'
import { positions } from '../fixtures'

const text = (path: string) => readFileSync(path, 'utf8')

describe.each([armes, elementals, elfe, lutins, pixies])('the steps of $id', (game) => {
  it.each(['fr', 'en'] as const)('are verb phrases in %s', (lang) => {
    const words = new Words(
      lang,
      [`../locales/${lang}.ftl`, `../games/${game.id}/locales/${lang}.ftl`, `src/games/${game.id}/${lang}.ftl`].map(
        text,
      ),
    ).named((seat) => ['Alice', 'Zoé', 'Yves', 'Hugo', 'Inès', 'Max'][seat])
    const said = new Set<string>()
    for (const { view, seat, legal, action } of positions(game.id as 'lutins')) {
      for (const step of new Set([action, ...legal.slice(0, 200)]))
        said.add(game.say?.(view, seat, step, words) ?? step)
    }
    expect(said.size).toBeGreaterThan(3)
    for (const phrase of said) {
      expect(phrase).toMatch(/^\p{Ll}/u)
      expect(phrase).not.toMatch(/⟦|\$|→|[.!?]$| {2}| ,|\w:\w|\bde [AEIOUÉÈ]\p{Ll}/u)
      if (lang === 'fr') expect(phrase).toMatch(/^(?:ne (?:pas|rien) |s’|se )?\p{L}+(?:er|ir|re)(?![\p{L}])/u)
    }
  })
})

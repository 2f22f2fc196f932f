import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGS, Words, loadTitles, loadWords } from '../src/i18n'

const read = (path: string) => readFileSync(`../${path}`, 'utf8')
const keys = (source: string) => [...source.matchAll(/^([A-Za-z][\w-]*) =/gm)].map((match) => match[1])

function sources(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name))
  return files.map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
}

describe('words', () => {
  const boards = readdirSync('src/games', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

  it('of the boards are the same in both languages', () => {
    for (const game of boards)
      expect(keys(read(`web/src/games/${game}/fr.ftl`)), game).toEqual(keys(read(`web/src/games/${game}/en.ftl`)))
  })

  // Of two messages with one key only the first is ever said.
  it('are said once: no file has two messages of one key', () => {
    const files = ['locales', 'games', 'web/src'].flatMap((folder) =>
      readdirSync(`../${folder}`, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ftl'))
        .map((name) => `${folder}/${name}`),
    )
    expect(files.length).toBeGreaterThan(20)
    for (const file of files) {
      const all = keys(read(file))
      expect(
        all.filter((key, index) => all.indexOf(key) !== index),
        file,
      ).toEqual([])
    }
  })

  it('for a list of games are their titles and a line about each, and no more', async () => {
    for (const lang of LANGS) {
      const [titles, all] = [await loadTitles(lang, boards), await loadWords(lang, boards)]
      for (const game of boards)
        for (const key of [`title-${game}`, `about-${game}`]) expect(titles.say(key)).toBe(all.say(key))
      expect([all, titles].map((words) => words.has('event-lutins-slide'))).toEqual([true, false])
    }
    expect((await loadTitles('en', ['unheard-of'])).say('title-unheard-of')).toBe('unheard-of')
  })

  it('are there for every key that the client names', () => {
    const known = new Set(
      ['fr', 'en']
        .flatMap((lang) => [
          read(`locales/${lang}.ftl`),
          ...boards.map((game) => read(`web/src/games/${game}/${lang}.ftl`)),
        ])
        .flatMap(keys),
    )
    const named = sources('src').flatMap((source) =>
      [...source.matchAll(/'((?:ui|lutins-ui|elfe-ui|elementals-ui|armes-ui|pixies-ui)-[a-z0-9-]*[a-z0-9])'/g)].map(
        (match) => match[1],
      ),
    )
    expect(named.length).toBeGreaterThan(80)
    expect(named.filter((key) => !known.has(key))).toEqual([])
  })

  it('call seats by their names, and show what is missing', () => {
    const words = new Words('en', [read('locales/en.ftl'), 'event-x-turn = { SEAT($seat) } plays, { $who }.'])
    expect(words.event('x', { event: 'turn', seat: 1, who: null })).toBe('Player 2 plays, none.')
    expect(
      words.named((seat) => (seat === 1 ? 'Zoé' : undefined)).event('x', { event: 'turn', seat: 1, who: ['a', 'b'] }),
    ).toBe('Zoé plays, a, b.')
    expect(words.event('x', { event: 'unheard' })).toBeUndefined()
    expect(words.say('no-such-key')).toBe('⟦no-such-key⟧')
  })

  it('put a reason into words where seats have names, whatever these are', () => {
    const text =
      'hint-x = { $count ->\n    [one] { SEAT($seat) } needs { $card }.\n   *[other] { SEAT($seat) } needs { $count } of { $card }.\n}'
    const names = ['Player 2', '$&']
    const words = new Words('en', [read('locales/en.ftl'), text]).named((seat) => names[seat])
    const reason = (seat: string, count: string) =>
      words.reason({ key: 'hint-x', args: { seat, count, card: 'fft' } }, (value) =>
        value === 'fft' ? 'a fairy' : value,
      )
    expect(reason('0', '1')).toBe('Player 2 needs a fairy.')
    expect(reason('1', '3')).toBe('$& needs 3 of a fairy.')
  })

  it('write a minus before what is below nothing, and leave hyphens alone', () => {
    const words = new Words('en', ['a = { $count } points on { $day }, fire-2'])
    expect(words.say('a', { count: -16, day: '2026-11-16' })).toBe('−16 points on 2026-11-16, fire-2')
  })
})

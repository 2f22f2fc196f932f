import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { armes } from '../../src/games/armes'
import { cardOf, figuresOf, recruits, trouble } from '../../src/games/armes/band'
import type { Muster } from '../../src/games/armes/generated'
import { BASE, rosterWith } from '../../src/games/armes/roster'
import { read } from '../../src/games/armes/view'
import { Words } from '../../src/i18n'
import type { View } from '../../src/wire/types'
import { asked, chance, lookedInto, shot, standing } from '../armes'
import { positions } from '../fixtures'

const words = new Words(
  'en',
  ['../locales/en.ftl', '../games/armes/locales/en.ftl', 'src/games/armes/en.ftl'].map((path) =>
    readFileSync(path, 'utf8'),
  ),
)

/** A file as a designer might write it, with everything that TOML allows. */
const OWN = `
format = 1 # the only one
[[profile]]
id = 'owl'
fr = "Chouette \\u00e9carlate"
en = """
Scarlet Owl"""
cost = 0x3
move = 4
fly = true
dice = 3
armour = 1
health = 1_0
factions = ["fees", # of the air
  "betes",
]
rules = ["fear"]
act = [{ id = "hoot", fr = "Ululer", en = "Hoot", need = "1", range = 8, push = 2, damage = 0 }]

[[piece]]
id = "stump"
fr = "Souche"
en = "Stump"
move = "block"
sight = "high"
shape = ["##", "##"]
`

/** A field with a figure and a piece of that file, its order given. */
function field(): View {
  const any = positions('armes').find(({ view }) => read(view).phase === 'turn')
  if (any === undefined) throw new Error('no turn captured')
  const stand = (id: string, profile: string, at: string) => ({
    id,
    profile,
    at,
    seat: id.startsWith('A') ? 0 : 1,
    hp: 3,
    orders: 0,
    flames: 0,
    poison: 0,
    crack: 0,
  })
  return {
    ...any.view,
    cards: [null, null],
    aim: 0,
    fresh: false,
    objectives: [],
    lairs: [null, null],
    scenery: ['stump:0:n13'],
    figures: [stand('A1', 'owl', 'n11'), stand('B1', 'loup', 'r11'), stand('B2', 'loup', 'n16')],
    pending: {},
  }
}

describe('a roster of the table’s own', () => {
  const table = armes.withOptions?.({ extra: OWN }) ?? armes

  it('stands beside the printed one, which it may replace in its place', () => {
    const { profiles, pieces } = rosterWith(OWN)
    expect([profiles.size, pieces.size]).toEqual([BASE.profiles.size + 1, BASE.pieces.size + 1])
    expect(profiles.get('owl')).toMatchObject({
      en: 'Scarlet Owl',
      fr: 'Chouette écarlate',
      cost: 3,
      health: 10,
      factions: ['fees', 'betes'],
    })
    expect(profiles.get('owl')?.act).toEqual([{ id: 'hoot', fr: 'Ululer', en: 'Hoot', need: '1', range: 8, push: 2 }])
    const replaced = rosterWith(OWN.replace("'owl'", '"ogre"')).profiles
    expect([...replaced.keys()]).toEqual([...BASE.profiles.keys()])
    expect(replaced.get('ogre')?.en).toBe('Scarlet Owl')
  })

  it('calls what the rules tell of its figures by their names', () => {
    const free: View = { ...field(), phase: 'free', pending: { seat: 0, fig: 'A1', second: false } }
    const shots = [
      shot('B1', { chance: chance({ percent: 88 }) }),
      shot('B2', { refused: 'ARM-SHOOT-1', hidden: true, by: ['n14'] }),
    ]
    const area = { act: 'hoot', squares: ['n13'], blind: [] }
    const there = lookedInto(asked(free, {}), 'move:n12', {
      standing: standing({ acts: [{ act: 'hoot', shots }], area }),
    })
    const moment = { seat: 0, path: ['n12'], hover: undefined, targets: new Set(['n12']) }
    const sights = table.squares.sights?.(there, moment, words)
    expect(sights?.said.join(' ')).toMatch(/Hoot: .*Wolf 1 88%\. Out of sight: .*Wolf 2/)
    expect(sights?.areas.map(({ kind }) => kind)).toEqual(['range'])
    expect(sights?.labels).toHaveLength(2)
  })

  it('shows its auras, its name and its scenery', () => {
    const auras = [{ by: 'A1', kind: 'fear' as const, squares: ['n11'], felt: false }]
    const looked = table.squares.sights?.(
      asked(field(), { auras }),
      { seat: 0, path: ['n11'], hover: undefined, targets: new Set() },
      words,
    )
    expect(looked?.areas.map(({ kind }) => kind)).toEqual(['fear'])
    expect(table.squares.name(field(), 'n11', words)).toContain('Scarlet Owl')
    expect(table.squares.name(field(), 'o14', words)).toContain('Stump')
    expect(
      table.squares
        .scene(field(), { seat: 0, look: {}, words, path: [], targets: new Set() })
        .nodes.some(({ key }) => key.startsWith('scenery-stump')),
    ).toBe(true)
    expect(table.squares.profile?.(field(), 0, 'n11', [], words)?.title).toBe('Scarlet Owl')
  })

  it('can be recruited from before the table is opened', () => {
    const roster = rosterWith(
      `${OWN}\n[[band]]\nid = "parliament"\nfr = "Conseil"\nen = "Parliament"\ncard = ""\nfigures = ["owl", "owl"]`,
    )
    expect(recruits(roster, words).some(({ id }) => id === 'owl')).toBe(true)
    expect(figuresOf(roster, 'parliament')).toEqual(['owl', 'owl'])
  })

  it('has a sentence for each trouble with a band, and for the card that it may play with', () => {
    const band: Muster = { cost: 6, over: 0, full: false, factions: [], trouble: null }
    const said = (what: Partial<Muster>) => trouble({ ...band, ...what }, 10, words)
    expect(said({})).toBeUndefined()
    expect(said({ trouble: 'dear', over: 3 })).toContain('3')
    const sentences = (['empty', 'many', 'dear', 'unknown'] as const).map((what) => said({ trouble: what }))
    expect(new Set(sentences).size).toBe(4)
    expect(sentences.join(' ')).not.toContain('armes-ui')
    expect(cardOf(BASE, band, words)).toContain('without')
    expect(cardOf(BASE, { ...band, factions: ['fees'] }, words)).toContain(BASE.factions.get('fees')?.en)
  })

  it('leaves out what is no roster, and never breaks the page', () => {
    for (const text of [
      'format = ',
      '[[profile]',
      'a = 1 b = 2',
      '[[profile]]\nid = "x"\n[[profile]]\nid = 1',
      'x = "open',
      'profile = 3',
      '[a]\nb = 1\nb = 2',
      'a = {x = 1',
      '__proto__ = 1\n[[piece]]\nid="p"',
    ]) {
      expect(rosterWith(text).profiles.size).toBe(BASE.profiles.size)
      expect(rosterWith(text).pieces.size).toBe(BASE.pieces.size)
    }
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { outline } from '../../src/board/area'
import { armes } from '../../src/games/armes'
import { LAYOUT, pointOf } from '../../src/games/armes/layout'
import { read, type ArmesView, type Figure } from '../../src/games/armes/view'
import { Words, type Lang } from '../../src/i18n'
import type { View } from '../../src/wire/types'
import { asked, chance, feeling, lookedInto, shot, standing } from '../armes'
import { positions } from '../fixtures'

const text = (path: string) => readFileSync(path, 'utf8')
const wordsIn = (lang: Lang) =>
  new Words(lang, [
    text(`../locales/${lang}.ftl`),
    text(`../games/armes/locales/${lang}.ftl`),
    text(`src/games/armes/${lang}.ftl`),
  ])
const words = wordsIn('en')

/** A field with nothing but these: `A1 arbaletrier n11` each, and scenery as the rules write it. */
function field(
  phase: ArmesView['phase'],
  figures: readonly string[],
  scenery: readonly string[] = [],
  pending: ArmesView['pending'] = {},
): View {
  const any = positions('armes').find(({ view }) => read(view).phase === 'turn')
  if (any === undefined) throw new Error('no turn captured')
  const stand = (line: string): Figure => {
    const [id = '', profile = '', at = ''] = line.split(' ')
    return { id, profile, at, seat: id.startsWith('A') ? 0 : 1, hp: 3, orders: 0, flames: 0, poison: 0, crack: 0 }
  }
  return {
    ...any.view,
    phase,
    cards: [null, null],
    objectives: ['m11'],
    lairs: [null, null],
    scenery: [...scenery],
    figures: figures.map(stand),
    pending: { seat: 0, second: false, ...pending },
  }
}

const sightsOf = (view: View, path: string[] = [], hover?: string, targets: string[] = []) => {
  const shown = armes.squares.sights?.(view, { seat: 0, path, hover, targets: new Set(targets) }, words)
  if (shown === undefined) throw new Error('nothing is shown')
  return shown
}

const aiming = (...more: string[]) =>
  field('target', ['A1 arbaletrier n11', 'B1 dragonnet n17', ...more], ['muret:0:l15'], {
    fig: 'A1',
    act: 'bolt',
    what: 'use',
  })
const covered = shot('B1', {
  chance: chance({ cover: true }),
  line: [
    [53, 43],
    [53, 65],
  ],
  by: ['m15', 'n15'],
  wound: { damage: 2, armour: 3, first: 4 },
})

describe('what a choice would meet', () => {
  it('shows nothing until the rules have answered', () => {
    expect(sightsOf(aiming())).toEqual({ areas: [], lines: [], labels: [], said: [] })
    const [button] = armes.input.choices(
      field('choose', ['A1 arbaletrier n11'], [], { fig: 'A1' }),
      0,
      [],
      new Set(['m11']),
      words,
    )
    expect(button?.label).toBe(words.say('armes-ui-search'))
  })

  it('tells the dice, the cover and the armour before they count', () => {
    const view = asked(aiming(), {
      standing: standing({
        acts: [{ act: 'bolt', shots: [covered] }],
        area: { act: 'bolt', squares: ['n12', 'n17'], blind: ['n18'] },
      }),
    })
    const shown = sightsOf(view, ['n17'])
    expect(shown.said).toEqual([
      'Bolt on Dragonling: 26% chance.',
      '3 dice, each a success on 5 or more; 2 successes needed.',
      'In cover (Mossy Wall): −1 on the dice, +2 to its armour.',
      'Damage 2 against armour 3: it takes 4 successes to hurt.',
    ])
    expect(shown.lines.map(({ kind }) => kind)).toEqual(['covered'])
    expect(shown.areas.map(({ kind }) => kind)).toEqual(['range', 'blind', 'hiding'])
    expect(sightsOf(view).said).toEqual(['Bolt: Dragonling 26% (in cover).'])
    expect(armes.input.prompt(view, 0, ['n17'], words)).toContain('26')
  })

  it('says who is too far, who is hidden and by what, and whom an action is not for', () => {
    const view = asked(aiming('B2 ogre a1', 'A2 lys n10'), {
      standing: standing({
        acts: [
          {
            act: 'bolt',
            shots: [
              shot('B1', { refused: 'ARM-SHOOT-1', hidden: true, by: ['n15'] }),
              shot('B2', { refused: 'ARM-SHOOT-2', distance: 23 }),
            ],
          },
        ],
      }),
    })
    expect(sightsOf(view, [], 'a1').said).toEqual(['Ogre is too far. Distance: 23; reach: 8.'])
    expect(sightsOf(view, [], 'n17').said).toEqual(['Dragonling is out of sight. In the way: Mossy Wall.'])
    expect(sightsOf(view, [], 'n10').said).toEqual(['Bolt is not for Lily Fairy.'])
    expect(sightsOf(view).said).toEqual(['Bolt: no enemy in reach. Out of sight: Dragonling.'])
    expect(sightsOf(view).labels.map(({ key }) => key)).toEqual(['chip@n17'])
  })

  it('looks from the square that a figure would go to, once the rules have said what is seen there', () => {
    const auras = [{ by: 'B1', kind: 'fear' as const, squares: ['n14', 'n9'], felt: true }]
    const start = asked(field('free', ['A1 arbaletrier n8', 'B1 ogre n14'], [], { fig: 'A1' }), { auras })
    expect(armes.squares.beyond?.(start, { seat: 0, path: ['n9'], hover: undefined, targets: new Set() })).toBe(
      'move:n9',
    )
    const pointed = (hover: string, targets: string[]) =>
      armes.squares.beyond?.(start, { seat: 0, path: [], hover, targets: new Set(targets) })
    expect([pointed('n9', ['n9']), pointed('n8', []), pointed('a1', [])]).toEqual(['move:n9', 'stay', undefined])
    expect(sightsOf(start, ['n9']).said).toEqual(['In violet, Ogre is frightening: one die less.'])
    const seen = lookedInto(start, 'move:n9', {
      auras,
      standing: standing({
        acts: [{ act: 'bolt', shots: [shot('B1', { chance: chance({ percent: 9, dice: 2 }) })] }],
        search: chance({ percent: 12 }),
        felt: feeling({ fear: 'B1', second: true }),
      }),
    })
    const shown = sightsOf(seen, ['n9'])
    expect(shown.said).toEqual([
      'From there:',
      'Bolt: Ogre 9%.',
      'A chest right beside it: 12% chance to search it well.',
      'Ogre is frightening: one die less.',
      'Second order: −2 on the dice.',
    ])
    expect(shown.areas.map(({ kind }) => kind)).toEqual(['fear'])
    expect(shown.lines[0]?.points[0]).toEqual(pointOf('n9'))
  })

  it('draws how far an enemy threatens, and the auras of whoever is looked at', () => {
    const view = asked(field('turn', ['A1 lys n5', 'B1 ogre n11']), {
      threats: { B1: { stride: ['n10'], strike: ['n9', 'n10'] } },
      auras: [{ by: 'B1', kind: 'fear', squares: ['n11'], felt: false }],
    })
    expect(sightsOf(view, [], 'n11').areas.map(({ kind, cells }) => [kind, cells.length])).toEqual([
      ['threat', 2],
      ['stride', 1],
      ['fear', 1],
    ])
    expect(sightsOf(view, [], 'n11').said).toHaveLength(2)
    expect(sightsOf(view, [], 'n5').areas).toEqual([])
  })

  it('says where a figure is shoved, and what that does to it', () => {
    const shoves = [
      { dir: 'n' as const, way: ['n12', 'n13'], bump: null },
      { dir: 'e' as const, way: ['n12'], bump: { into: 'o12', moved: true, other: true } },
      { dir: 's' as const, way: ['n12'], bump: { into: null, moved: false, other: false } },
    ]
    const view = asked(field('dir', ['A1 lys n11', 'B1 ogre n12', 'B2 loup o12'], [], { fig: 'A1', at: 'B1' }), {
      shoves,
    })
    const shown = sightsOf(view, [], undefined, ['button:dir:n', 'button:dir:e'])
    expect(shown.lines.map(({ points }) => points.length)).toEqual([2, 1])
    expect(shown.labels.map(({ key }) => key)).toEqual(['chip@n12'])
    expect(shown.said[0]).toContain('Stops on n13.')
    expect(shown.said[1]).toContain('against Big Bad Wolf')
    expect(sightsOf(view, [], undefined, ['button:dir:s']).labels).toEqual([])
  })

  it('writes the chance of each number of tokens on its button', () => {
    const view = asked(field('boost', ['A1 lys n11'], [], { fig: 'A1', what: 'search', objective: 'm11' }), {
      boosts: [chance({ percent: 50 }), chance({ percent: 80 })],
    })
    const labels = armes.input
      .choices(view, 0, [], new Set(['button:boost:0', 'button:boost:1']), words)
      .map(({ label }) => label)
    expect(labels.map((label) => label.slice(-3))).toEqual(['50%', '80%'])
    expect(sightsOf(view).said[0]).toContain('3 dice')
  })

  it('advises by what the rules say of chests', () => {
    const turn = field('turn', ['A1 lys n11'])
    const tips = (board: Parameters<typeof asked>[1]) => armes.labels.tips(asked(turn, board), 0, words)
    expect(tips({ untried: ['m11'], searchable: true })).toHaveLength(2)
    expect(tips({ untried: ['m11'] })).toHaveLength(1)
    expect(tips({})).toEqual([words.say('armes-ui-tip-tried')])
    expect(armes.labels.tips(turn, 0, words)).toEqual([])
  })
})

describe('an area', () => {
  it('has one edge around all its squares', () => {
    const places = LAYOUT.cells.filter(({ id }) => ['a1', 'b1', 'b2'].includes(id))
    const { inside, edge } = outline(places)
    expect([inside.match(/M/g)?.length, edge.match(/M/g)?.length]).toEqual([3, 8])
  })
})

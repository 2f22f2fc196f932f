/** Faces say what happened to their owners. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { endPicture } from '../../src/art/ends'
import { creeping, fairy, frog } from '../../src/art/fairy'
import { lutin } from '../../src/art/goblin'
import { features, type Mood } from '../../src/art/moods'
import { figure, portrait } from '../../src/games/armes/art'
import armes from '../../src/games/armes'
import elementals from '../../src/games/elementals'
import { creature, elementalCard } from '../../src/games/elementals/art'
import elfe from '../../src/games/elfe'
import lutins from '../../src/games/lutins'
import pixies from '../../src/games/pixies'
import { queenFace, queenMood } from '../../src/games/pixies/queen'
import { Words } from '../../src/i18n'
import type { View } from '../../src/wire/types'
import { positions } from '../fixtures'

const MOODS: readonly Mood[] = ['calm', 'glad', 'sulk', 'startled', 'asleep', 'proud']
const words = new Words('en', [readFileSync('../locales/en.ftl', 'utf8')])
const context = { seat: 0, look: {}, words, path: [], targets: new Set<string>() }
const last = (game: 'lutins' | 'elfe' | 'pixies' | 'armes'): View => positions(game).at(-1)?.view ?? {}

it('every mood has a face of its own', () => {
  const face = { gap: 5, y: 0, r: 2, mouth: 7 }
  expect(new Set(MOODS.map((mood) => features(mood, face))).size).toBe(MOODS.length)
})

describe('a chased goblin', () => {
  const placed = [{ event: 'placed', colour: 'red', to: 'e7' }]

  it('is in a huff until it runs, and nobody else is', () => {
    const look = lutins.squares.carry({ b3: 2 }, placed)
    expect(lutins.squares.carry(look, [{ event: 'slide', colour: 'blue', from: 'a1', to: 'a2' }])).toEqual(look)
    expect(lutins.squares.carry(look, [{ event: 'slide', colour: 'red', from: 'e7', to: 'e6' }])).toEqual({ b3: 2 })
  })

  it('shows it on the board', () => {
    const view: View = { ...last('lutins'), end: null }
    const families = view.lutins as Record<string, unknown>
    const forest = { ...view, lutins: { ...families, red: { start: [], forest: ['e7'], home: [] } } }
    const artOf = (look: Record<string, number>) =>
      lutins.squares.scene(forest, { ...context, look }).nodes.find(({ key }) => key === 'lutin-red@e7')?.art
    expect(artOf({})).not.toBe(lutin('red', 'sulk'))
    expect(artOf(lutins.squares.carry({}, placed))).toBe(lutin('red', 'sulk'))
  })
})

describe('goblins at the edge of the forest', () => {
  const STARTS = ['W2', 'W3', 'W4', 'W5', 'W6', 'W7']
  const standing = (start: string[], forest: string[], home: string[], targets: string[] = []) => {
    const view: View = { ...last('lutins'), end: null, lutins: { red: { start, forest, home } } }
    const { nodes } = lutins.squares.scene(view, { ...context, targets: new Set(targets) })
    return (cell: string) => nodes.find(({ key }) => key === `lutin-red@${cell}`)?.art ?? ''
  }

  it('each do something else, and so do those who are home', () => {
    for (const artOf of [standing(STARTS, [], []), standing([], [], STARTS)])
      expect(new Set(STARTS.map(artOf)).size).toBe(STARTS.length)
  })

  it('wake up when they may run', () => {
    const [before, after] = [standing(STARTS, [], []), standing(STARTS, [], [], STARTS)]
    expect(STARTS.filter((cell) => before(cell) !== after(cell))).toHaveLength(1)
  })

  it('look at whoever is out', () => {
    const [west, east] = [standing(['Sc'], ['a5'], []), standing(['Sc'], ['h5'], [])]
    expect(west('Sc')).not.toBe(east('Sc'))
  })
})

describe('the elf', () => {
  const view = { ...last('elfe'), elf: 'j10', princes: [], toads: [], result: null }
  const elfWith = (at: string, form = 'fairy') =>
    elfe.squares.scene({ ...view, fairies: [{ at, form, back: null }] }, context).nodes.find(({ key }) => key === 'elf')
      ?.art

  it('looks at whoever comes, and blushes when she is near', () => {
    const [west, east, near] = [elfWith('a10'), elfWith('t10'), elfWith('l10')]
    expect(west).not.toBe(east)
    expect(east).not.toContain('#e8566f')
    expect(near).toContain('#e8566f')
  })

  it('is looked at by those who court him, on tiptoe when they are near', () => {
    const fairyAt = (at: string) =>
      elfe.squares
        .scene({ ...view, fairies: [{ at, form: 'fairy', back: null }] }, context)
        .nodes.find(({ key }) => key === 'fairy-0')?.art ?? ''
    expect(fairyAt('a10')).not.toBe(fairyAt('t10'))
    expect([fairyAt('l10'), fairyAt('h10')]).toEqual([creeping(0, true), creeping(0, false)])
  })

  it('has no eyes for frogs', () => expect(elfWith('l10', 'frog')).toBe(elfWith('b3', 'frog')))
})

describe('the Queen', () => {
  it('has five moods over a round', () => {
    const phases = ['setup', 'steal', 'actions', 'offerings', 'fury', 'rewards', 'punishments', 'final']
    expect(new Set(phases.map(queenMood)).size).toBeGreaterThanOrEqual(5)
  })

  it('shows them at her table', () => {
    const artIn = (phase: string) =>
      pixies.squares.scene({ ...last('pixies'), phase }, context).nodes.find(({ key }) => key === 'queen')?.art
    expect(artIn('fury')).toContain(queenFace('sulk'))
    expect(artIn('rewards')).toContain(queenFace('glad'))
  })
})

it('at the end whoever won is crowned and hops, and whoever did not keeps still', () => {
  const count = (art: string) => art.split('class="hops ').length - 1
  expect(count(endPicture(true, ['a', 'b', 'c'], []))).toBe(3)
  expect(count(endPicture(false, ['a', 'b', 'c'], ['d']))).toBe(1)
})

it.each([lutins, elfe, elementals, armes, pixies])(
  'the end of $id is set where it was played, by day and by night',
  (game) => {
    const place = game.ending?.place
    const [won, lost] = [endPicture(true, ['a'], [], place), endPicture(false, ['a'], ['b'], place)]
    expect(won).not.toBe(endPicture(true, ['a'], []))
    expect(lost).not.toBe(endPicture(false, ['a'], ['b']))
    expect(won).toContain(place?.('day').back)
    expect(lost).toContain(place?.('night').back)
  },
)

it('nobody who did not win is made to smile with all the others', () => {
  const view: View = { ...last('lutins'), colours: [['blue'], ['red']] }
  const [sulking, smiling, asleep] = lutins.ending?.figures(view, 0, 'calm') ?? []
  expect(sulking).toBe(lutin('blue', 'sulk'))
  expect(smiling).toBe(lutin('blue', 'calm'))
  expect(asleep).toBe(lutin('blue', 'asleep'))
  const glad = lutins.ending?.figures(view, 0, 'glad') ?? []
  expect(glad).toHaveLength(3)
  expect(glad.some((one) => one.includes(lutin('blue', 'glad')))).toBe(true)
})

describe('a figure of the skirmish', () => {
  const view: View = { ...last('armes'), phase: 'turn', figures: [at('A1', 'e5', 0), at('B1', 'k9', 1)] }
  const hurt = [{ event: 'hurt', fig: 'A1', damage: 2 }]
  const artOf = (of: View, id: string, look: Record<string, number> = {}) =>
    armes.squares.scene(of, { ...context, look }).nodes.find(({ key }) => key === `figure-${id}`)?.art ?? ''

  function at(id: string, square: string, seat: number): object {
    return { id, seat, profile: 'sage', at: square, hp: 3, orders: 0, flames: 0, poison: 0, crack: 0 }
  }

  it('recoils from a blow until somebody else acts', () => {
    const look = armes.squares.carry({}, hurt)
    expect(artOf(view, 'A1', look)).toContain(figure('sage', 0, 'startled'))
    expect(artOf(view, 'B1', look)).toContain(figure('sage', 1, 'calm'))
    expect(armes.squares.carry(look, [{ event: 'act', fig: 'B1' }])).toEqual({})
    expect(armes.squares.carry({}, [{ event: 'hurt', fig: 'A1', damage: 0 }])).toEqual({})
  })

  it('is proud of what it has just done well, and of nothing that failed', () => {
    const roll = { event: 'roll', fig: 'A1', dice: 3, face: 4, hits: 2 }
    const [done, failed] = [
      armes.squares.carry({}, [roll]),
      armes.squares.carry({}, [roll, { event: 'miss', fig: 'A1' }]),
    ]
    expect(artOf(view, 'A1', done)).toContain(figure('sage', 0, 'proud'))
    expect(artOf(view, 'A1', failed)).toContain(figure('sage', 0, 'calm'))
    expect(artOf(view, 'B1', done)).toContain(figure('sage', 1, 'calm'))
  })

  it('holds itself differently in every mood, on two legs, on four, with wings or without', () => {
    for (const profile of [
      'lys',
      'jardinier',
      'golem',
      'noire',
      'pegase',
      'loup',
      'dragonnet',
      'follet',
      'of a file of its own',
    ])
      expect(new Set(MOODS.map((mood) => figure(profile, 0, mood))).size, profile).toBe(MOODS.length)
  })

  it('strikes, and is as different from every mood as they are from each other', () => {
    for (const profile of ['lys', 'golem', 'noire', 'loup', 'follet', 'of a file of its own']) {
      const seen = [...MOODS, 'strike' as const].map((doing) => portrait(profile, doing))
      expect(new Set(seen).size, profile).toBe(seen.length)
    }
  })

  it('cheers where its side won', () => {
    // Equal points: what was removed has decided.
    const over = { ...view, phase: 'over', vp: [2, 2] }
    const look = armes.squares.carry({}, [{ event: 'end', ranking: [1, 2], scores: [2, 2], lost: [0, 3] }])
    expect(artOf(over, 'A1', look)).toContain(figure('sage', 0, 'glad'))
    expect(artOf(over, 'B1', look)).toContain(figure('sage', 1, 'sulk'))
    expect(artOf(over, 'A1')).toContain(figure('sage', 0, 'calm'))
  })

  it('is no wider than its square beside another, and no higher before another', () => {
    const scaleOf = (square: string) =>
      armes.squares
        .scene({ ...view, figures: [at('A1', 'e5', 0), at('B1', square, 1)] }, context)
        .nodes.find(({ key }) => key === 'figure-A1')?.scale ?? 1
    expect(scaleOf('k9')).toBeGreaterThan(0.5)
    for (const beside of ['d5', 'f5', 'd4', 'f6']) expect(scaleOf(beside) * 100).toBeLessThanOrEqual(44)
    for (const before of ['e4', 'e6']) expect(scaleOf(before) * 116).toBeLessThanOrEqual(45)
  })
})

describe('creatures of the elements', () => {
  it('have faces of their own for every mood, and on their cards the calm one', () => {
    for (const head of ['a', 'f', 't', 'w'] as const) {
      expect(new Set(MOODS.map((mood) => creature(head, 'a', 'f', mood))).size, head).toBe(MOODS.length)
      expect(elementalCard(head, 'a', 'f')).not.toBe(elementalCard(head === 'a' ? 'f' : 'a', 'a', 'f'))
    }
  })

  it('are glad with whoever won, and not with whoever did not', () => {
    const figures = (mood: Mood) => elementals.ending?.figures({}, 0, mood).join('') ?? ''
    expect(figures('glad')).not.toBe(figures('calm'))
    expect(figures('glad')).toContain(creature('w', 'f', 't', 'glad'))
  })
})

it('a fairy likes winning, and does not like being a frog', () => {
  const fairies = [
    { at: 'c3', form: 'fairy', back: null },
    { at: 'p3', form: 'frog', back: null },
  ]
  const artOf = (result: object | null, seat: number) =>
    elfe.squares
      .scene({ ...last('elfe'), elf: 'j10', princes: [], toads: [], fairies, result, active: null }, context)
      .nodes.find(({ key }) => key === `fairy-${seat}`)?.art
  expect(artOf(null, 0)).toBe(fairy(0, 'calm', [0.7, 0.7]))
  expect(artOf(null, 1)).toBe(frog(1, 'sulk'))
  expect(artOf({ reason: 'contact', winner: 0, ranking: [1, 2], scores: [1, 0] }, 0)).toBe(fairy(0, 'glad'))
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { outline } from '../../src/board/area'
import { armes } from '../../src/games/armes'
import { aims, odds, wound } from '../../src/games/armes/aim'
import { feltBy } from '../../src/games/armes/auras'
import { shove, type Direction } from '../../src/games/armes/force'
import { LAYOUT } from '../../src/games/armes/layout'
import { actOf } from '../../src/games/armes/names'
import { USUAL, rulesOf, type Rules } from '../../src/games/armes/rules'
import { screensOf, sight } from '../../src/games/armes/sight'
import { threat } from '../../src/games/armes/threat'
import { read, type ArmesView, type Figure } from '../../src/games/armes/view'
import { Words, type Lang } from '../../src/i18n'
import * as builder from '../../src/intent/builder'
import type { View } from '../../src/wire/types'
import { positions } from '../fixtures'

const text = (path: string) => readFileSync(path, 'utf8')
const wordsIn = (lang: Lang) =>
  new Words(lang, [
    text(`../locales/${lang}.ftl`),
    text(`../games/armes/locales/${lang}.ftl`),
    text(`src/games/armes/${lang}.ftl`),
  ])
const words = wordsIn('en')
const captured = positions('armes')
const BLOCK: Rules = { ...USUAL, low: 'block' }

/** A field with nothing but these: `A1 arbaletrier n11` each, and scenery as the rules write it. */
function field(
  figures: readonly string[],
  scenery: readonly string[] = [],
  pending: ArmesView['pending'] = {},
): ArmesView {
  const any = captured.find(({ view }) => read(view).phase === 'turn')
  if (any === undefined) throw new Error('no turn captured')
  const stand = (line: string): Figure => {
    const [id = '', profile = '', at = ''] = line.split(' ')
    return { id, profile, at, seat: id.startsWith('A') ? 0 : 1, hp: 3, orders: 0, flames: 0, poison: 0, crack: 0 }
  }
  return {
    ...read(any.view),
    cards: [null, null],
    aim: 0,
    fresh: false,
    objectives: [],
    lairs: [null, null],
    scenery: [...scenery],
    figures: figures.map(stand),
    pending: { seat: 0, second: false, ...pending },
  }
}

const look = (view: ArmesView, from: string, to: string, rules = USUAL) => sight(screensOf(view, rules), from, to)
const sightsOf = (view: ArmesView, path: string[] = [], hover?: string, options = {}) =>
  armes.under?.(options).sights?.(view as unknown as View, { seat: 0, path, hover, targets: new Set() }, words)

describe('lines of sight', () => {
  const shooters = ['A1 arbaletrier n11', 'B1 loup n17']

  it('ARM-COV-1: a low wall covers, and is named', () => {
    const { seen, cover, by } = look(field(shooters, ['muret:0:l15']), 'n11', 'n17')
    expect([seen, cover, by.every((square) => /^[l-o]15$/.test(square))]).toEqual([true, true, true])
    expect(look(field(shooters), 'n11', 'n17')).toMatchObject({ seen: true, cover: false, by: [] })
  })

  it('ARM-LOS-6: the same wall hides everything where the table says so', () => {
    const walled = field(shooters, ['muret:0:l15'])
    expect(look(walled, 'n11', 'n17', BLOCK).seen).toBe(false)
    expect([aims(walled, 'A1', 'bolt', USUAL), aims(walled, 'A1', 'bolt', BLOCK)]).toEqual([['B1'], []])
    expect(rulesOf({ low: 'block' })).toEqual(BLOCK)
  })

  it('ARM-LOS-5: towers and third figures hide', () => {
    expect(look(field(shooters, ['tour:0:n13']), 'n11', 'n17')).toMatchObject({ seen: false })
    expect(look(field([...shooters, 'B2 gobelin n14']), 'n11', 'n17').by).toEqual(['n14'])
  })

  it('ARM-COV-2 and -3: a grove covers who stands in it, a neighbour has no cover', () => {
    expect(look(field(shooters, ['bosquet:0:n16']), 'n11', 'n17').by).toContain('n17')
    expect(look(field(['A1 arbaletrier n16', 'B1 loup n17'], ['bosquet:0:n16']), 'n16', 'n17').cover).toBe(false)
  })
})

describe('what a choice would meet', () => {
  it('tells the dice, the cover and the armour before they count', () => {
    const view = field(['A1 arbaletrier n11', 'B1 dragonnet n17'], ['muret:0:l15'], {
      fig: 'A1',
      act: 'bolt',
      what: 'use',
    })
    expect(odds(view, 'A1', { what: 'use', act: 'bolt', at: 'B1' }, 0, USUAL)).toMatchObject({
      dice: 3,
      face: 5,
      need: 2,
      cover: true,
      percent: 26,
    })
    const bolt = actOf(view, 'A1', 'bolt')
    const [, dragon] = view.figures
    expect(bolt === undefined || dragon === undefined ? undefined : wound(view, bolt, dragon, true)).toEqual({
      damage: 2,
      armour: 3,
      first: 4,
    })
    const shown = sightsOf({ ...view, phase: 'target' }, ['n17'])
    expect(shown?.said).toEqual([
      'Bolt on Dragonling: 26% chance.',
      '3 dice, each a success on 5 or more; 2 successes needed.',
      'In cover (Mossy Wall): −1 on the dice, +2 to its armour.',
      'Damage 2 against armour 3: it takes 4 successes to hurt.',
    ])
    expect(shown?.lines.map(({ kind }) => kind)).toEqual(['covered'])
    expect(shown?.areas.map(({ kind }) => kind)).toEqual(['range', 'blind', 'hiding'])
  })

  it('says who is too far and who is hidden, and by what', () => {
    const aiming = field(['A1 arbaletrier n11', 'B1 loup n17', 'B2 ogre a1'], ['tour:0:n13'], {
      fig: 'A1',
      act: 'bolt',
      what: 'use',
    })
    expect(sightsOf({ ...aiming, phase: 'target' }, [], 'a1')?.said).toEqual([
      'Ogre is too far. Distance: 23; reach: 8.',
    ])
    expect(sightsOf({ ...aiming, phase: 'target' }, [], 'n17')?.said).toEqual([
      'Big Bad Wolf is out of sight. In the way: Ruined Tower.',
    ])
    expect(sightsOf({ ...aiming, phase: 'target' })?.said).toEqual([
      'Bolt: no enemy in reach. Out of sight: Big Bad Wolf.',
    ])
  })

  it('looks from the square that a figure would go to, under the options of the table', () => {
    const walled = {
      ...field(['A1 arbaletrier n8', 'B1 loup n17'], ['muret:0:l15'], { fig: 'A1' }),
      phase: 'free' as const,
    }
    expect(sightsOf(walled, ['n11'])?.said).toEqual(['From n11:', 'Bolt: Big Bad Wolf 26% (in cover).'])
    expect(sightsOf(walled, ['n11'], undefined, { low: 'block' })?.said).toEqual([
      'From n11:',
      'Bolt: no enemy in reach. Out of sight: Big Bad Wolf.',
    ])
  })

  it('draws the auras that a figure may walk into, and tells those it stands in', () => {
    const near = field(['A1 jardinier n11', 'A2 sage n9', 'B1 ogre n14'], [], { fig: 'A1' })
    expect(feltBy(near, 'A1')).toMatchObject({ fear: { id: 'B1' }, adviser: { id: 'A2' } })
    expect(sightsOf({ ...near, phase: 'free' })?.areas.map(({ kind, cells }) => [kind, cells.length])).toEqual([
      ['adviser', 41],
      ['fear', 41],
    ])
    expect(sightsOf({ ...near, phase: 'free' })?.said).toEqual([
      'In green, Sage Gnome advises: +1 on the dice.',
      'In violet, Ogre is frightening: one die less.',
    ])
    expect(sightsOf({ ...near, phase: 'choose' })?.said).toEqual([
      'From n11:',
      'Spade: no enemy in reach.',
      'Ogre is frightening: one die less.',
      'Sage Gnome advises: +1 on the dice.',
    ])
  })

  it('keeps silent where a table has figures of its own, which only the server knows', () => {
    const strange = { ...field(['A1 arbaletrier n11', 'B1 basilic n14'], [], { fig: 'A1' }), phase: 'choose' as const }
    expect(sightsOf(strange)).toEqual({ areas: [], lines: [], labels: [], said: [] })
    expect(odds(strange, 'A1', { what: 'search' }, 0, USUAL)).toBeUndefined()
  })

  it('moves shoved figures as the engine does', () => {
    let checked = 0
    for (const { view, action, events } of captured) {
      const table = read(view)
      const forced = events.find((event) => event.event === 'forced')
      const from = table.figures.find(({ id }) => id === table.pending.at)?.at
      if (!action.startsWith('dir:') || forced === undefined || from === null || from === undefined) continue
      const act = actOf(table, table.pending.fig, table.pending.act ?? '')
      const steps = table.phase === 'bonus_dir' ? 2 : (act?.shift ?? act?.push ?? act?.pull ?? 0)
      const told = shove(table, from, action.slice(4) as Direction, steps)
      expect([told.way.at(-1), told.into !== undefined]).toEqual([
        forced.to,
        events.some((event) => event.event === 'bump'),
      ])
      checked += 1
    }
    expect(checked).toBeGreaterThan(1)
  })

  it('has words in both languages for every captured moment, and lines that lead somewhere', () => {
    for (const said of [words, wordsIn('fr')]) {
      for (const { view, seat, legal } of captured) {
        const intent = builder.begin(armes.grammar, view, seat, legal)
        for (const hover of [
          undefined,
          ...read(view)
            .figures.filter((_, index) => index % 4 === 0)
            .map(({ at }) => at ?? undefined),
        ]) {
          const shown = armes.sights?.(view, { seat, path: [], hover, targets: builder.nextTargets(intent) }, said)
          expect(shown?.said.join(' ')).not.toMatch(/⟦|undefined|NaN|\b[AB]\d\b/)
          expect(
            shown?.lines.every(({ points }) =>
              points.every(({ x, y }) => x > 0 && y > 0 && x < LAYOUT.width && y < LAYOUT.height),
            ),
          ).toBe(true)
        }
      }
    }
  }, 60_000)
})

describe('an area', () => {
  it('has one edge around all its squares', () => {
    const places = LAYOUT.cells.filter(({ id }) => ['a1', 'b1', 'b2'].includes(id))
    const { inside, edge } = outline(places)
    expect([inside.match(/M/g)?.length, edge.match(/M/g)?.length]).toEqual([3, 8])
  })
})

describe('threats', () => {
  const threatOf = (view: ArmesView, id: string, rules = USUAL) => {
    const figure = view.figures.find((one) => one.id === id)
    return figure === undefined ? undefined : threat(view, figure, rules)
  }

  it('reach as far as an enemy walks and then hits', () => {
    const far = threatOf(field(['A1 lys n5', 'B1 arbaletrier n11']), 'B1')
    expect(far?.stride.length).toBeGreaterThan(0)
    expect(far?.strike.length).toBeGreaterThan(far?.stride.length ?? 0)
    expect(far?.strike).toContain('n5')
  })

  it('end at what hides and what holds up', () => {
    // A hedge of towers from edge to edge: whatever is right behind it is near, and out of sight.
    const row = ['a', 'c', 'e', 'g', 'i', 'k', 'm', 'o', 'q', 's', 'u', 'w'].map((column) => `tour:0:${column}9`)
    const [open, walled] = [[], row].map((scenery) =>
      threatOf(field(['A1 lys n5', 'B1 arbaletrier n12'], scenery), 'B1'),
    )
    expect(open?.strike).toContain('n8')
    expect(walled?.strike).not.toContain('n8')
    expect(walled?.strike).toContain('n13')
  })

  it('hold whatever the engine lets a figure aim at', () => {
    let checked = 0
    for (const { view, legal } of captured) {
      const table = read(view)
      const { fig, act } = table.pending
      if (table.phase !== 'target' || actOf(table, fig, act ?? '')?.heal !== undefined) continue
      const strike = threatOf(table, fig ?? '')?.strike ?? []
      for (const target of legal) {
        const at = table.figures.find(({ id }) => `at:${id}` === target)?.at
        if (at === null || at === undefined || target === `at:${fig}`) continue
        expect(strike).toContain(at)
        checked += 1
      }
    }
    expect(checked).toBeGreaterThan(3)
  })
})

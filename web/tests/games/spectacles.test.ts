import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { armes } from '../../src/games/armes'
import { portrait } from '../../src/games/armes/art'
import { read } from '../../src/games/armes/view'
import { pixies } from '../../src/games/pixies'
import { Words, type Lang } from '../../src/i18n'
import type { GameEvent } from '../../src/wire/types'
import { positions } from '../fixtures'

const text = (path: string) => readFileSync(path, 'utf8')
const wordsIn = (game: string, lang: Lang) =>
  new Words(lang, [
    text(`../locales/${lang}.ftl`),
    text(`../games/${game}/locales/${lang}.ftl`),
    text(`src/games/${game}/${lang}.ftl`),
  ])

describe('a roll on the stage', () => {
  const tried = positions('armes').filter(({ view }) => read(view).phase === 'boost')

  it.each(['en', 'fr'] as const)('says who against whom, what is needed, and every die (%s)', (lang) => {
    const words = wordsIn('armes', lang)
    expect(tried.length).toBeGreaterThan(2)
    for (const { view } of tried) {
      const { fig = '' } = read(view).pending
      const roll: GameEvent = { event: 'roll', fig, dice: 5, face: 4, hits: 2 }
      const [stage] = armes.extras?.spectacles?.([roll], view, words, view) ?? []
      expect(stage?.columns[0]?.items).toHaveLength(5)
      expect(stage?.columns[0]?.notes).toHaveLength(2)
      expect([stage?.title, ...(stage?.lines ?? [])].join(' ')).not.toMatch(/⟦|undefined|\b[AB]\d\b/)
      const [failed] = armes.extras?.spectacles?.([roll, { event: 'miss', fig }], view, words, view) ?? []
      expect(failed?.lines).not.toEqual(stage?.lines)
    }
  })
})

it('whoever strikes is seen striking, and whoever is struck recoiling', () => {
  const words = wordsIn('armes', 'en')
  const figures = [
    { id: 'A1', seat: 0, profile: 'lys', at: 'e5', hp: 2, orders: 1, flames: 0, poison: 0, crack: 0 },
    { id: 'B1', seat: 1, profile: 'golem', at: 'e6', hp: 7, orders: 0, flames: 0, poison: 0, crack: 0 },
  ]
  const [{ view } = { view: {} }] = positions('armes')
  const stage = (what: string, at: string) => {
    const before = { ...view, figures, pending: { ...read(view).pending, fig: 'A1', what, act: 'baguette', at } }
    const roll: GameEvent = { event: 'roll', fig: 'A1', dice: 3, face: 4, hits: 2 }
    return armes.extras?.spectacles?.([roll], before, words, before)[0]?.art?.art ?? ''
  }
  const blow = stage('use', 'B1')
  expect(blow).toContain(portrait('lys', 'strike'))
  expect(blow).toContain(portrait('golem', 'startled'))
  expect(stage('search', 'e6')).toContain(portrait('lys'))
})

describe('a prize on the stage', () => {
  it.each(['en', 'fr'] as const)('is told when it is taken, and counted once (%s)', (lang) => {
    const words = wordsIn('pixies', lang)
    const view = positions('pixies')[0]?.view ?? {}
    for (const kind of ['ring', 'special', 'servant']) {
      const reward: GameEvent = { event: 'reward', seat: 0, kind, value: 8 }
      const crowns: GameEvent = { event: 'points', seat: 0, why: 'miners', points: 2, total: 2 }
      const [prize, count] = pixies.extras?.spectacles?.([reward, crowns], view, words) ?? []
      expect(prize?.title).not.toMatch(/⟦/)
      expect(prize?.columns[0]?.items[0]?.count).toBe(8)
      expect(count?.columns[0]?.items.map((item) => item.count)).toEqual([2])
    }
  })
})

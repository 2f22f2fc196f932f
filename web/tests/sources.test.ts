/** "Where it came from" adds up, for every game, over many that were played to their end by the real engine. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Source } from '../src/review/sources'
import armes from '../src/games/armes'
import elementals from '../src/games/elementals'
import elfe from '../src/games/elfe'
import lutins from '../src/games/lutins'
import pixies from '../src/games/pixies'
import type { GameModule } from '../src/games/types'
import { Words } from '../src/i18n'
import type { GameEvent, View } from '../src/wire/types'

type Finished = { seats: number; scores: number[]; view: View; events: GameEvent[] }
const finished = JSON.parse(readFileSync('tests/fixtures/finished.json', 'utf8')) as Record<string, Finished[]>
const words = (game: string) =>
  new Words(
    'en',
    ['../locales/en.ftl', `../games/${game}/locales/en.ftl`, `src/games/${game}/en.ftl`].map((path) =>
      readFileSync(path, 'utf8'),
    ),
  )
const sourcesOf = (game: GameModule, { view, events }: Finished): Source[] =>
  game.ending?.sources(view, events, words(game.id)) ?? []
const total = (sources: readonly Source[]) => sources.findIndex((source) => source.total === true)

describe.each([pixies, armes, elementals, lutins, elfe])('sources of $id', (game) => {
  const games = finished[game.id] ?? []

  it('were captured, at tables of several sizes', () => {
    expect(games.length).toBeGreaterThan(5)
    if (game.id !== 'armes') expect(new Set(games.map(({ seats }) => seats)).size).toBeGreaterThan(1)
  })

  it('have a total wherever there are points', () => {
    for (const one of games) expect(total(sourcesOf(game, one)) >= 0).toBe(game.id !== 'elfe')
  })

  it('are all in words', () => {
    for (const one of games)
      for (const { label, values } of sourcesOf(game, one)) {
        expect(label).not.toContain('⟦')
        expect(values).toHaveLength(one.seats)
      }
  })

  it('add up to the total, which is the score', () => {
    for (const one of games) {
      const sources = sourcesOf(game, one)
      const last = total(sources)
      if (last < 0) continue
      expect(sources[last]?.values).toEqual(one.scores)
      // A total that comes first stands for itself: what follows tells how it came about.
      if (last === 0) continue
      const sums = one.scores.map((_, seat) =>
        sources.slice(0, last).reduce((sum, { values }) => sum + (values[seat] ?? 0), 0),
      )
      expect(sums).toEqual(one.scores)
    }
  })
})

it('of the dungeon say what was lost there, and only there', () => {
  const label = words('pixies').say('pixies-ui-source-dungeon')
  let ousted = 0
  for (const one of finished.pixies ?? []) {
    const thrown = new Set(one.events.filter(({ event }) => event === 'dungeon').map(({ seat }) => Number(seat)))
    const lost = sourcesOf(pixies, one).find((source) => source.label === label)?.values ?? []
    for (const [seat, value] of lost.entries()) expect(value === 0 || thrown.has(seat)).toBe(true)
    ousted += thrown.size
  }
  expect(ousted).toBeGreaterThan(2)
})

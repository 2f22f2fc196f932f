/** Sentences that are true at one table and would not be at another. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { armes } from '../../src/games/armes'
import { read as field } from '../../src/games/armes/view'
import { pixies } from '../../src/games/pixies'
import { asks } from '../../src/games/pixies/asks'
import { aboutText, facts } from '../../src/games/pixies/tell'
import { trayOf } from '../../src/games/pixies/tray'
import { read, type PixiesView } from '../../src/games/pixies/view'
import { Words, type Lang } from '../../src/i18n'
import type { View } from '../../src/wire/types'
import { asked, chance } from '../armes'
import { positions } from '../fixtures'

const text = (path: string) => readFileSync(path, 'utf8')
const LANGS: readonly Lang[] = ['en', 'fr']
const wordsOf = (game: string, lang: Lang = 'en') =>
  new Words(
    lang,
    [`../locales/${lang}.ftl`, `../games/${game}/locales/${lang}.ftl`, `src/games/${game}/${lang}.ftl`].map(text),
  )

describe('at the Queen’s table', () => {
  const words = wordsOf('pixies')
  const captured = positions('pixies')
  const at = (node: PixiesView['node']) => captured.filter(({ view }) => read(view).node === node)
  const any = read(captured[0]?.view ?? {})

  it('nobody is threatened with a dungeon that this game does not have', () => {
    const score = (dungeon: boolean) =>
      asks({ ...any, options: { ...any.options, dungeon } }, words).find(({ id }) => id === 'score')?.about.text
    expect(score(true)).toContain('At 60 you are thrown')
    expect(score(false)).not.toContain('At 60')
  })

  it('two people may offer two kinds, and more people are told of one', () => {
    const offers = at('offer').flatMap(({ view, seat, legal }) => {
      const targets = new Set(legal.map((action) => pixies.input.grammar.picks(action, view, seat)[0] ?? ''))
      const tray = trayOf(read(view), seat, [], targets, words)
      const most = Math.max(...legal.map((action) => action.match(/[A-Z]\d/g)?.length ?? 0))
      return tray?.kind === 'amounts' && tray.rows.length > 1 ? [{ kinds: tray.kinds, most }] : []
    })
    expect(offers.length).toBeGreaterThan(0)
    for (const { kinds, most } of offers) expect(kinds).toBe(most)
    expect(words.say('pixies-ui-about-offer', { kinds: 1 })).toMatch(/^One kind only\. The food/)
    expect(words.say('pixies-ui-about-offer', { kinds: 2 })).toMatch(/^Up to 2 kinds\. The food/)
  })

  it('the Mercy tile is spoken of to whoever has it', () => {
    const asked = [...at('demote'), ...at('furyd')]
    expect(asked.length).toBeGreaterThan(0)
    for (const { view, seat } of asked) {
      const said = (single: string) => {
        const seats = read(view).seats.map((kit, index) => (index === seat ? { ...kit, single, extra: '' } : kit))
        return pixies.input.prompt({ ...view, seats } as View, seat, [], words)
      }
      expect(said('M')).toContain('Mercy')
      expect(said('')).not.toContain('Mercy')
    }
  })

  it.each(LANGS)('an action is not called by its name twice (%s)', (lang) => {
    const spoken = wordsOf('pixies', lang)
    for (let action = 1; action <= 21; action += 1)
      expect(aboutText(action, spoken)).not.toMatch(new RegExp(`^${spoken.say('pixies-action', { action })}\\s?:`))
  })

  it('what brings points says how many', () => {
    const next = { ...any, tiles_left: { ring: [7, 6], servant: [11], special: [4] } }
    expect(facts(next, 13, words)).toContain('the next tile is worth 7 points')
    expect(facts(next, 19, words)).toContain('the next tile is worth 4 points')
    expect(facts(next, 2, words).join()).not.toContain('worth')
  })

  it('whose tile is swapped away sees it happen, and what came for it', () => {
    const event = { event: 'swapped', seat: 1, slot: 'K', with: 0, gave: 'c', got: 'e' }
    const [stage] = pixies.extras?.spectacles?.([event], any as unknown as View, words) ?? []
    expect(stage?.title).toBe('Player 2 swaps a tile with Player 1!')
    expect(stage?.columns.map(({ notes }) => notes)).toEqual([['Climber'], ['Goldsmith']])
    const withBoard = { ...event, with: null }
    expect(pixies.extras?.spectacles?.([withBoard], any as unknown as View, words)).toEqual([])
    expect(words.event('pixies', event)).toContain('with Player 1:')
    expect(words.event('pixies', withBoard)).toContain('with the board:')
  })

  it('a furious Queen sends a pixie down only where there is one to send', () => {
    const told = (node: PixiesView['node']) => {
      const events = [{ event: 'offered', seat: 0, silver: 1 }, { event: 'fury' }]
      const view = { ...any, node, phase: 'fury' } as unknown as View
      return pixies.extras?.spectacles?.(events, view, words)[0]?.lines.join(' ')
    }
    expect(told('furyd')).toContain('back to the mine')
    expect(told('act')).not.toContain('back to the mine')
  })
})

describe('on the battlefield', () => {
  const words = wordsOf('armes')
  const captured = positions('armes')

  it('a bonus is told by its name', () => {
    const { view } = captured.find(({ view }) => field(view).cards[0] === 'fees') ?? { view: {} as View }
    const event = armes.labels.named?.({ event: 'bonus', seat: 0, faction: 'fees' }, view, words)
    expect(event === undefined ? '' : words.sighted('armes', event, {})).toContain('Breeze')
  })

  it('the odds of two successes are told where two are needed and a 4 is one', () => {
    const rolls = captured.filter(({ view }) => field(view).phase === 'boost')
    expect(rolls.length).toBeGreaterThan(0)
    const tips = (view: View, need: number, face: number) =>
      armes.labels.tips(asked(view, { boosts: [chance({ need, face })] }), 0, words)
    for (const { view } of rolls) {
      expect(tips(view, 2, 4).join()).toContain('With 3 dice')
      expect([...tips(view, 1, 4), ...tips(view, 2, 6)]).toEqual([])
    }
  })
})

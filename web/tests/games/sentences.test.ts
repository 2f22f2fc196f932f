/** Sentences that are true at one table and would not be at another. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { armes } from '../../src/games/armes'
import { read as field } from '../../src/games/armes/view'
import { pixies } from '../../src/games/pixies'
import { asks } from '../../src/games/pixies/asks'
import { trayOf } from '../../src/games/pixies/tray'
import { read, type PixiesView } from '../../src/games/pixies/view'
import { Words } from '../../src/i18n'
import type { View } from '../../src/wire/types'
import { asked, chance } from '../armes'
import { positions } from '../fixtures'

const text = (path: string) => readFileSync(path, 'utf8')
const wordsOf = (game: string) =>
  new Words(
    'en',
    ['../locales/en.ftl', `../games/${game}/locales/en.ftl`, `src/games/${game}/en.ftl`].map((path) => text(path)),
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

import { describe, expect, it } from 'vitest'
import { LIVE, PAPERS, aidPanel, board, cards, discs, packs, shelves, standees, wrapped } from '../../src/print/sheet'

const drawing = { art: '<path/>', box: '0 0 10 10' }
const many = <Thing>(count: number, thing: Thing) => Array.from({ length: count }, () => thing)

describe('sheets to print', () => {
  it('hold nine cards of 63 by 88 millimetres, and as many sheets as that needs', () => {
    expect(cards(many(36, '<g/>'))).toHaveLength(4)
    expect(cards(many(37, '<g/>'))).toHaveLength(5)
    const [sheet] = cards(many(9, '<g class="it"/>'))
    expect(sheet?.art.match(/class="it"/g)).toHaveLength(9)
    expect([sheet?.width, sheet?.height]).toEqual([189, 264])
  })

  it('fit on both papers with their cutting marks', () => {
    const sheets = [
      ...cards(many(9, '')),
      ...discs(many(400, drawing), 16),
      ...standees(many(100, { front: drawing })),
      ...board({ art: '', x: 0, y: 0, width: 10, height: 10 }, { columns: 2, rows: 2 }, { width: 180, height: 180 }),
    ]
    for (const paper of Object.values(PAPERS))
      for (const { width, height } of sheets) {
        expect(width + 10).toBeLessThanOrEqual(paper.width)
        expect(height + 10).toBeLessThanOrEqual(paper.height)
      }
  })

  it('leave no piece out and let none stick out', () => {
    const sheets = discs(many(400, drawing), 16)
    const pieces = sheets.flatMap(({ art }) => [...art.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)])
    expect(pieces).toHaveLength(400)
    for (const [, x, y] of pieces) {
      expect(Number(x) + 8).toBeLessThanOrEqual(LIVE.width)
      expect(Number(y) + 8).toBeLessThanOrEqual(LIVE.height)
    }
  })

  it('show each part of a board once', () => {
    const parts = board({ art: '', x: 0, y: 0, width: 100, height: 60 }, { columns: 2, rows: 2 }, LIVE)
    expect(parts.map(({ art }) => /viewBox="([^"]+)"/.exec(art)?.[1])).toEqual([
      '0 0 50 30',
      '50 0 50 30',
      '0 30 50 30',
      '50 30 50 30',
    ])
  })

  it('break sentences between words', () => {
    expect(wrapped('a fairy becomes a frog', 10)).toEqual(['a fairy', 'becomes a', 'frog'])
    expect(packs([1, 2, 3], 2)).toEqual([[1, 2], [3]])
  })
})

describe('things of different sizes', () => {
  const thing = (width: number, height: number, name: string) => ({ width, height, art: `<g class="${name}"/>` })

  it('are all there, and none sticks out', () => {
    const things = [thing(120, 20, 'a'), thing(60, 60, 'b'), thing(100, 60, 'c'), ...many(6, thing(180, 60, 'd'))]
    const sheets = shelves(things)
    expect(sheets).toHaveLength(2)
    const all = sheets.map(({ art }) => art).join('')
    expect([...all.matchAll(/class="[a-d]"/g)]).toHaveLength(things.length)
    for (const [, x = '', y = ''] of all.matchAll(/translate\(([\d.]+) ([\d.]+)\)/g)) {
      expect(Number(x)).toBeLessThan(LIVE.width)
      expect(Number(y)).toBeLessThan(LIVE.height)
    }
  })
})

describe('an aid', () => {
  const groups = many(4, { title: 'Dice', lines: many(7, 'A figure rolls as many dice as its card says, no less.') })

  it('stays within its frame, in letters as large as that allows', () => {
    const lowest = (panel: string) => Math.max(...[...panel.matchAll(/ y="([\d.]+)"/g)].map(([, y]) => Number(y)))
    const letters = (panel: string) => Number(panel.match(/<text font-size="([\d.]+)"/)?.[1])
    const [small, large] = [
      aidPanel('Aid', groups, { width: 190, height: 80 }),
      aidPanel('Aid', groups, { width: 190, height: 250 }),
    ]
    expect(lowest(small)).toBeLessThan(80)
    expect(letters(small)).toBeLessThan(letters(large))
    expect([...small.matchAll(/>Dice</g)]).toHaveLength(4)
  })
})

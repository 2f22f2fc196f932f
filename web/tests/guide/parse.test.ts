import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { figures } from '../../src/games/lutins/figures'
import { figureFor } from '../../src/guide/figures'
import { found, parse, plain, runs, search } from '../../src/guide/parse'

const guide = `# A game

2 players.

## The *forest*

A square of **8**. {LUT-BOARD-1, LUT-BOARD-2}

- An item
  on two lines. {LUT-TREE-1}
- Another.

| a | b |
| --- | --- |
| 1 | été |
`

describe('guides', () => {
  it('are read into headings, paragraphs with clauses, items and tables', () => {
    const blocks = parse(guide)
    expect(blocks.map((block) => block.kind)).toEqual([
      'heading',
      'paragraph',
      'heading',
      'paragraph',
      'item',
      'item',
      'table',
    ])
    expect(blocks[3]).toMatchObject({ clauses: ['LUT-BOARD-1', 'LUT-BOARD-2'] })
    expect(plain(blocks[4] as never)).toBe('An item on two lines.')
    expect(runs('a **b** *c* `d`').map((run) => run.style)).toEqual([
      'plain',
      'strong',
      'plain',
      'emphasis',
      'plain',
      'code',
    ])
  })

  it('are searched without accents, by words and by clause, with their headings', () => {
    const blocks = parse(guide)
    expect(search(blocks, 'ete').map((block) => block.kind)).toEqual(['heading', 'table'])
    expect(search(blocks, 'lut-tree-1').length).toBe(2)
    expect(search(blocks, 'nothing like it')).toEqual([])
    expect(search(blocks, ' ')).toEqual(blocks)
  })

  it('of all games have clauses in both languages, and pictures where they are drawn', () => {
    for (const game of readdirSync('../games')) {
      const texts = ['fr', 'en'].map((lang) => parse(readFileSync(`../games/${game}/guide/${lang}.md`, 'utf8')))
      const [fr, en] = texts.map(
        (blocks) => new Set(blocks.flatMap((block) => ('clauses' in block ? block.clauses : []))),
      )
      expect(fr, game).toEqual(en)
    }
    expect(figureFor(figures, ['LUT-NOTE-1', 'LUT-TREE-4'], new Set())?.clause).toBe('LUT-TREE-4')
    expect(figureFor(figures, ['LUT-TREE-4'], new Set(['LUT-TREE-4']))).toBeUndefined()
  })
})

it('marks what was looked for, with or without accents', () => {
  const hits = (text: string, query: string) => found(text, query).flatMap((part) => (part.hit ? [part.text] : []))
  expect(hits('La forêt, les Forêts', 'foret')).toEqual(['forêt', 'Forêt'])
  expect(hits('un œuf été', 'ete')).toEqual(['été'])
  expect(found('rien', 'x')).toEqual([{ text: 'rien', hit: false }])
})

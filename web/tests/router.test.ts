import { describe, expect, it } from 'vitest'
import { parse, paths } from '../src/router'

describe('addresses', () => {
  it('name screens', () => {
    expect(parse('/', '', '')).toEqual({ screen: 'home' })
    expect(parse(paths.setup('elfe'), '', '')).toEqual({ screen: 'setup', game: 'elfe' })
    expect(parse('/table/abc', '', '#link=x')).toEqual({ screen: 'table', id: 'abc', link: 'x' })
    expect(parse('/replay/abc', '?at=7', '')).toEqual({ screen: 'replay', id: 'abc', seq: 7 })
    expect(parse('/rules/lutins', '', '#LUT-TREE-4')).toEqual({ screen: 'rules', game: 'lutins', clause: 'LUT-TREE-4' })
  })

  it('that lead nowhere say so', () => {
    expect(parse('/nowhere', '', '')).toEqual({ screen: 'lost' })
    expect(parse('/table', '', '')).toEqual({ screen: 'lost' })
    expect(parse('/a/b/c', '', '')).toEqual({ screen: 'lost' })
    expect(parse('/replay/x', '?at=no', '')).toEqual({ screen: 'replay', id: 'x' })
  })
})

import { expect, it } from 'vitest'
import type { Words } from '../../src/i18n'
import { givenName, guestName, toldApart } from '../../src/store/seats'
import type { SeatWish } from '../../src/wire/types'

const here = (name: string): SeatWish => ({ kind: 'me', name })
const names = (...given: string[]) =>
  toldApart(given.map(here), (number) => `Player ${number}`).map((wish) => (wish.kind === 'me' ? wish.name : undefined))

it('tells people at one screen apart, whatever they write', () => {
  expect(names('Nora', ' nora', 'NORA ')).toEqual(['Nora', 'nora 2', 'NORA 3'])
  expect(names('', '', '')).toEqual([undefined, 'Player 2', 'Player 3'])
  expect(names('Player 3', 'Zoé', '')).toEqual(['Player 3', 'Zoé', 'Player 3 2'])
  expect(toldApart([{ kind: 'open' }, here('Zoé')], String)).toEqual([{ kind: 'open' }, here('Zoé')])
})

it('calls newcomers guests in the language of whoever reads, whatever the server called them', () => {
  const words = { say: (_key: string, { number }: { number: string }) => `Guest ${number}` } as unknown as Words
  expect(['Guest 12', 'Invité 12', 'Zoé', undefined].map((name) => guestName(name, words))).toEqual([
    'Guest 12',
    'Guest 12',
    'Zoé',
    undefined,
  ])
  expect(['Guest 12', 'Invité 12', 'Zoé', undefined].map(givenName)).toEqual(['', '', 'Zoé', ''])
})

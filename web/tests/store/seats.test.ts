import { expect, it } from 'vitest'
import type { Words } from '../../src/i18n'
import { givenName, guestName, seatName, toldApart } from '../../src/store/seats'
import type { SeatInfo, SeatWish, TableInfo } from '../../src/wire/types'

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

it('says of a program that it is one, wherever it is named', () => {
  const words = {
    say: (key: string, args?: { name?: string }) => `${key} ${args?.name ?? ''}`.trim(),
  } as unknown as Words
  const named = (seat: Partial<SeatInfo>) =>
    seatName({ seats: [{ mine: false, ...seat }] } as unknown as TableInfo, 0, words)
  expect(named({ kind: 'person', name: 'Zoé' })).toBe('Zoé')
  expect(named({ kind: 'person', name: 'Bip', program: true })).toBe('ui-seat-program Bip')
  // Its seat is kept for it until it sits down again.
  expect(named({ kind: 'open', name: 'Bip', program: true })).toBe('ui-seat-program Bip')
  expect(named({ kind: 'open' })).toBe('ui-seat-open')
})

import { expect, it, vi } from 'vitest'
import { pixies } from '../../src/games/pixies'
import { PRINTED } from '../../src/games/pixies/generated'
import { read, untilSymbol } from '../../src/games/pixies/view'
import { positions } from '../fixtures'

const BOARD = 'demand.bread = 2'
const aboutOptions = vi.hoisted(() => vi.fn())
vi.mock('../../src/engine/options', () => ({ aboutOptions }))

it('draws the numbers of a table’s own board once the rules have told them', async () => {
  aboutOptions.mockResolvedValue({ ...PRINTED, untilSymbol: [7] })
  const usual = read(positions('pixies')[0]?.view ?? {})
  const own = { ...usual, options: { ...usual.options, board: BOARD } }
  expect(untilSymbol(own, 0)).toBe(10)
  expect(pixies.withOptions?.({ board: BOARD })).toBe(pixies)
  await vi.waitFor(() => expect(untilSymbol(own, 0)).toBe(7))
  expect(aboutOptions).toHaveBeenCalledWith('pixies', 2, { board: BOARD })
  expect(untilSymbol(usual, 0)).toBe(10)
  pixies.withOptions?.({})
  expect(aboutOptions).toHaveBeenCalledTimes(1)
})

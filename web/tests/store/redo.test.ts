import { expect, it } from 'vitest'
import { Undone } from '../../src/store/redo'
import type { Frame } from '../../src/wire/types'

const frame = (seq: number, to?: number) =>
  ({ seq, ...(to === undefined ? {} : { undone: { to, seat: 0 } }) }) as unknown as Frame

it('offers the move that was taken back, until something else is done', () => {
  const undone = new Undone()
  undone.sent(0, ['T:-', 'L:a'], 4)
  undone.came(frame(5))
  expect(undone.offer(5, ['T:-'])).toBeUndefined()
  undone.came(frame(9, 4))
  expect(undone.offer(9, ['T:-', 'T:x'])).toMatchObject({ seat: 0, actions: ['T:-', 'L:a'] })
  expect(undone.offer(9, ['T:x']), 'the rules no longer list it').toBeUndefined()
  expect(undone.offer(10, ['T:-']), 'another position').toBeUndefined()
  undone.sent(0, ['T:x'], 9)
  expect(undone.offer(9, ['T:-'])).toBeUndefined()
})

it('goes on from the middle of a turn of several steps', () => {
  const undone = new Undone()
  undone.sent(0, ['T:-', 'L:a'], 4)
  undone.came(frame(9, 5))
  expect(undone.offer(9, ['L:a', 'L:b'])?.actions).toEqual(['L:a'])
  undone.came(frame(10, 4))
  expect(undone.offer(10, ['T:-'])?.actions).toEqual(['T:-', 'L:a'])
})

it('offers nothing for what others took back', () => {
  const undone = new Undone()
  undone.sent(0, ['T:-'], 4)
  undone.came(frame(9, 6))
  expect(undone.offer(9, ['T:-'])).toBeUndefined()
})

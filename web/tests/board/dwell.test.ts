import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Dwell } from '../../src/board/dwell'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('tells about a square only to who stays on it', () => {
  const told: (string | undefined)[] = []
  const dwell = new Dwell((cell) => told.push(cell))
  dwell.rest('a1')
  dwell.rest('a2')
  vi.runAllTimers()
  expect(told).toEqual([undefined, 'a2'])
  dwell.leave()
  vi.runAllTimers()
  expect(told).toEqual([undefined, 'a2', undefined])
})

it('knows a long press, which is no tap', () => {
  const dwell = new Dwell(() => undefined)
  dwell.press('a1', 0)
  dwell.leave()
  vi.runAllTimers()
  expect(dwell.lift(900)).toBe(false)
  dwell.press('a1', 1000)
  vi.runAllTimers()
  expect(dwell.lift(1900)).toBe(true)
  // A page that was busy meanwhile: the finger itself was quick.
  dwell.press('a1', 3000)
  vi.runAllTimers()
  expect(dwell.lift(3080)).toBe(false)
})

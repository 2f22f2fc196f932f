import { describe, expect, it } from 'vitest'
import { signFor } from '../../src/board/compass'

const camera = { x: 400, y: 100, width: 400, height: 400 }

describe('the sign at the edge of an enlarged board', () => {
  it('is not needed for what is in sight', () => {
    expect(signFor(camera, { x: 600, y: 300 })).toBeUndefined()
  })

  it('stands wholly inside, on the side of what it points to', () => {
    const left = signFor(camera, { x: 100, y: 300 })
    expect(left).toMatchObject({ y: 300, turn: 180 })
    expect((left?.x ?? 0) - (left?.radius ?? 0)).toBeGreaterThan(camera.x)
    expect(left?.x).toBeLessThan(500)
    const corner = signFor(camera, { x: 1000, y: 900 })
    expect(corner?.turn).toBeGreaterThan(0)
    expect(corner?.turn).toBeLessThan(90)
    expect((corner?.x ?? 0) + (corner?.radius ?? 0)).toBeLessThan(camera.x + camera.width)
    expect((corner?.y ?? 0) + (corner?.radius ?? 0)).toBeLessThan(camera.y + camera.height)
  })
})

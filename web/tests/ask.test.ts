import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ask, asking } from '../src/ui/ask.svelte'

const ABOUT = { title: 'Midnight', text: 'Everybody goes home.' }
const pointer = (type: string, pointerType: string, x = 0) =>
  new PointerEvent(type, { pointerType, clientX: x, bubbles: true })

describe('asking', () => {
  let button: HTMLButtonElement
  let clicks = 0
  beforeEach(() => {
    vi.useFakeTimers()
    clicks = 0
    button = document.createElement('button')
    document.body.append(button)
    ask(button, ABOUT)
    button.addEventListener('click', () => (clicks += 1))
  })
  afterEach(() => {
    asking.close()
    button.remove()
    vi.useRealTimers()
  })

  it('answers a mouse that stays, and lets it go to the answer', () => {
    button.dispatchEvent(pointer('pointerenter', 'mouse'))
    vi.advanceTimersByTime(400)
    // It only came to lie under the mouse: nobody asked.
    expect(asking.about).toBeUndefined()
    button.dispatchEvent(pointer('pointermove', 'mouse'))
    expect(asking.about).toBeUndefined()
    vi.advanceTimersByTime(400)
    expect(asking.about).toEqual(ABOUT)
    button.dispatchEvent(pointer('pointerleave', 'mouse'))
    asking.stay()
    vi.advanceTimersByTime(1000)
    expect(asking.about).toEqual(ABOUT)
    asking.leave()
    vi.advanceTimersByTime(1000)
    expect(asking.about).toBeUndefined()
  })

  it('answers a long press, which then presses nothing', () => {
    button.dispatchEvent(pointer('pointerdown', 'touch'))
    vi.advanceTimersByTime(500)
    expect(asking.about).toEqual(ABOUT)
    button.dispatchEvent(pointer('pointerup', 'touch'))
    button.click()
    expect(clicks).toBe(0)
    button.click()
    expect(clicks).toBe(1)
  })

  it('takes a short press and a finger that slides for what they are', () => {
    button.dispatchEvent(pointer('pointerdown', 'touch'))
    vi.advanceTimersByTime(100)
    button.dispatchEvent(pointer('pointerup', 'touch'))
    button.click()
    expect(clicks).toBe(1)
    button.dispatchEvent(pointer('pointerdown', 'touch'))
    button.dispatchEvent(pointer('pointermove', 'touch', 60))
    vi.advanceTimersByTime(1000)
    expect(asking.about).toBeUndefined()
  })

  it('lets a thing that is no button be tapped and reached by Tab', () => {
    const count = document.createElement('span')
    document.body.append(count)
    ask(count, ABOUT)
    expect(count.getAttribute('tabindex')).toBe('0')
    expect(count.getAttribute('aria-description')).toBe(ABOUT.text)
    count.click()
    expect(asking.about).toEqual(ABOUT)
    count.remove()
  })
})

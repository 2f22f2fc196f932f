/** The keyboard alone, as somebody without a mouse uses it. */
import type { Page } from '@playwright/test'

type Wish = { wanted: string; visits: Record<string, number> }
/** The key to press, nothing where one is there; and the square one stands on. */
type Way = { key?: string; from?: string }

/**
 * The key that leads nearer to a thing: from square to square by arrows, anywhere else by Tab. Whoever comes to a square
 * again has gone in a circle, and tries the other direction, then the way back of it.
 */
function nextKey({ wanted, visits }: Wish): Way {
  const active = document.activeElement
  if (active?.matches(wanted) === true) return {}
  const goal = document.querySelector(wanted)
  if (active?.matches('svg [data-cell]') !== true || goal?.matches('svg [data-cell]') !== true) return { key: 'Tab' }
  const from = active.getAttribute('data-cell') ?? ''
  const [here, there] = [active.getBoundingClientRect(), goal.getBoundingClientRect()]
  const [dx, dy] = [there.x - here.x, there.y - here.y]
  const [along, up] = [dx > 0 ? 'ArrowRight' : 'ArrowLeft', dy > 0 ? 'ArrowDown' : 'ArrowUp']
  const [backAlong, down] = [dx > 0 ? 'ArrowLeft' : 'ArrowRight', dy > 0 ? 'ArrowUp' : 'ArrowDown']
  const ways = Math.abs(dx) > Math.abs(dy) ? [along, up, down] : [up, along, backAlong]
  return { key: ways[(visits[from] ?? 0) % ways.length] ?? along, from }
}

/** Goes to a thing and presses Enter. */
export async function enter(page: Page, wanted: string): Promise<void> {
  await page.locator(wanted).first().waitFor({ state: 'attached' })
  const visits: Record<string, number> = {}
  for (let keys = 0; keys < 400; keys += 1) {
    const { key, from } = await page.evaluate(nextKey, { wanted, visits })
    if (key === undefined) return page.keyboard.press('Enter')
    if (from !== undefined) visits[from] = (visits[from] ?? 0) + 1
    await page.keyboard.press(key)
  }
  throw new Error(`${wanted} cannot be reached by the keyboard`)
}

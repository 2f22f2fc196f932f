/** The keyboard alone, as somebody without a mouse uses it. */
import type { Page } from '@playwright/test'

/** The key that leads nearer to a thing: from square to square by arrows, anywhere else by Tab; nothing where one is there. */
function nextKey({ wanted, arrows }: { wanted: string; arrows: boolean }): string | undefined {
  const active = document.activeElement
  if (active?.matches(wanted) === true) return undefined
  const goal = document.querySelector(wanted)
  if (active?.matches('svg [data-cell]') !== true || goal?.matches('svg [data-cell]') !== true) return 'Tab'
  if (!arrows)
    return (goal.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 ? 'Shift+Tab' : 'Tab'
  const [here, there] = [active.getBoundingClientRect(), goal.getBoundingClientRect()]
  const [dx, dy] = [there.x - here.x, there.y - here.y]
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft'
  return dy > 0 ? 'ArrowDown' : 'ArrowUp'
}

/** Most squares that lie between two on any board. */
const FARTHEST = 60

/** Goes to a thing and presses Enter. On a board arrows lead to a square; where they go in circles, Tab from target to target. */
export async function enter(page: Page, wanted: string): Promise<void> {
  await page.locator(wanted).first().waitFor({ state: 'attached' })
  let walked = 0
  for (let keys = 0; keys < 400; keys += 1) {
    const key = await page.evaluate(nextKey, { wanted, arrows: walked < FARTHEST })
    if (key === undefined) return page.keyboard.press('Enter')
    if (key.startsWith('Arrow')) walked += 1
    await page.keyboard.press(key)
  }
  throw new Error(`${wanted} cannot be reached by the keyboard`)
}

/** The keyboard alone, as somebody without a mouse uses it. */
import type { Page } from '@playwright/test'

/** Where the focus is: on the thing, on a square before or behind it, or elsewhere. */
function focusFrom(wanted: string): 'there' | 'behind' | 'before' {
  const active = document.activeElement
  if (active?.matches(wanted) === true) return 'there'
  const goal = document.querySelector(wanted)
  const onBoard = active?.matches('svg [data-cell]') === true && goal?.matches('svg [data-cell]') === true
  return onBoard && (goal.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    ? 'behind'
    : 'before'
}

/** Tab (on the board from one possible square to the next) until the thing has the focus, then Enter. */
export async function enter(page: Page, wanted: string): Promise<void> {
  await page.locator(wanted).first().waitFor({ state: 'attached' })
  for (let tabs = 0; tabs < 400; tabs += 1) {
    const from = await page.evaluate(focusFrom, wanted)
    if (from === 'there') return page.keyboard.press('Enter')
    await page.keyboard.press(from === 'behind' ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`${wanted} cannot be reached with Tab`)
}

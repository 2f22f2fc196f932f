/** How soon somebody on a slow machine sees the first board of a game alone: printed, for a busy machine proves nothing. */
import { expect } from '@playwright/test'
import { PHONE, person } from './helpers'
import { test } from './test'

/** So much slower than this machine. */
const SLOWED = 4

test('the first board of a solo game comes soon on a slowed processor', async ({ browser }) => {
  const { page, context } = await person(browser, PHONE, { lang: 'fr' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.goto('/')
  const begin = page.locator('[data-game="lutins"] button').first()
  await expect(begin).toBeVisible()
  // A finger comes near before it presses.
  await begin.hover()
  // Measured in the page, from the click to the frame in which the board has its pieces.
  const waited = begin.evaluate(
    (button: HTMLButtonElement) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        button.click()
        const look = () => {
          if (document.querySelector('[data-testid="board"] .cell') !== null) resolve(performance.now() - start)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  const time = Math.round(await waited)
  const where = page.url().includes('/table/here-') ? 'on this device' : 'at the server'
  console.log(`first board ${time} ms after the click, ${where}, processor slowed ${SLOWED} times`)
  await expect(page.getByTestId('board')).toBeVisible()
})

/** A good player of the elementals, who looks at the screen and presses. */
import type { Page } from '@playwright/test'

export type Seen = { over: boolean; stage: string; seq: string; turned: string[]; middle: string[]; asked: boolean }

/** What lies on the table now, as anybody at the screen sees it. */
export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const board = document.querySelector('[data-testid="board"]')
    return {
      over: document.querySelector('[data-testid="end"]') !== null,
      stage: board?.getAttribute('data-stage') ?? '',
      seq: board?.getAttribute('data-seq') ?? '',
      turned: [...document.querySelectorAll('[data-turned]')].map((card) => card.getAttribute('data-turned') ?? ''),
      middle: [...document.querySelectorAll('[data-cell^="m:"]:not(:disabled)')].map((card) =>
        (card.getAttribute('data-cell') ?? '').slice(2),
      ),
      asked: document.querySelector('[data-testid="ask"]') !== null,
    }
  })
}

/** Everybody at this screen says to be ready, where that is asked. */
export async function sayReady(page: Page): Promise<void> {
  const asked = page.locator('[data-testid="ready"][aria-pressed="false"]')
  for (let left = await asked.count(); left > 0; left -= 1) await asked.first().click()
}

export async function nextWindow(page: Page, after: string): Promise<Seen> {
  if (after === '') {
    await page
      .locator('[data-stage="open"], [data-testid="ready"], [data-testid="end"]')
      .first()
      .waitFor({ timeout: 60_000 })
    await sayReady(page)
  }
  await page.waitForFunction(
    (old) => {
      if (document.querySelector('[data-testid="end"]') !== null) return true
      const board = document.querySelector('[data-testid="board"]')
      return board?.getAttribute('data-stage') === 'open' && board.getAttribute('data-seq') !== old
    },
    after,
    { timeout: 30_000, polling: 20 },
  )
  return look(page)
}

const alike = (a: string, b: string) =>
  [...a].filter((element, index) => /^[aftw]{3}$/.test(b) && element === b[index]).length

/** What a good player does: the middle card that shares two parts, the book for a mad creature, otherwise nothing. */
export function right({ turned, middle }: Seen): string {
  const match = middle.find((card) => turned.some((other) => alike(card, other) === 2))
  if (match !== undefined) return `m:${match}`
  return turned.length === 1 && /^m\d$/.test(turned[0] ?? '') ? 'button:book' : 'button:none'
}

export async function press(page: Page, target: string): Promise<void> {
  await page.waitForTimeout(170)
  const place = page.locator(target.startsWith('m:') ? `[data-cell="${target}"]` : `[data-target="${target}"]`)
  // On a busy machine a window may be over before the click lands: then nothing was pressed, and the next one comes.
  await place.click({ timeout: 2000 }).catch(() => undefined)
}

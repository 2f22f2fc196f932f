/** Somebody who serves the Queen by clicks. */
import type { Page } from '@playwright/test'
import { cell, movedOn, seq, targets } from './helpers'

/** Waits until there is something to choose, or the end. */
export async function moment(page: Page): Promise<'mine' | 'end'> {
  const handle = await page.waitForFunction(() => {
    if (document.querySelector('[data-testid="end"]') !== null) return 'end'
    const mine = document.querySelector('[data-testid="prompt"][data-turn="mine"]') !== null
    return mine && document.querySelector('.cell.is-target, .buttons [data-target], [data-testid="tray"]') !== null ? 'mine' : undefined
  }, undefined, { timeout: 60_000 })
  return (await handle.jsonValue()) as 'mine' | 'end'
}

const seen = async (page: Page, selector: string) => (await page.locator(selector).count()) > 0

/** Adds to the heaps, one kind after another, until the tray is content; offers food first. */
async function fill(page: Page): Promise<void> {
  for (let adds = 0; adds < 12; adds += 1) {
    const more = page.locator('[data-more]:not([aria-disabled="true"])')
    if ((await more.count()) === 0) break
    await more.first().click()
  }
  await page.getByTestId('do-it').click()
}

/** What a patient player likes to do with discs, best first. */
const LIKES = ['13', '3', '19', '11', '6', '2', '1', '12', '15', '17', '5', '4', '16', '20', '10', '14', '18', '7', '8', '9', '21']
const rank = (id: string) => (LIKES.includes(id) ? LIKES.indexOf(id) : LIKES.length)

/** One decision, by clicks alone: squares first, then the tray, then buttons. */
export async function decide(page: Page, kinds: Set<string>): Promise<void> {
  const before = await seq(page)
  for (let taps = 0; taps < 8; taps += 1) {
    if (await seen(page, '[data-testid="do-it"]')) {
      kinds.add('amounts')
      await fill(page)
      return movedOn(page, before)
    }
    if (await seen(page, '[data-option]')) {
      kinds.add('list')
      const last = ((await page.locator('[data-option]').first().getAttribute('data-option')) ?? '').startsWith('button:do:')
      await page.locator('[data-option]').first().click()
      if (last) return movedOn(page, before)
      continue
    }
    if (await seen(page, '[data-testid="confirm"]')) {
      kinds.add('confirm')
      await page.getByTestId('confirm').click()
      return movedOn(page, before)
    }
    const square = (await targets(page)).sort((a, b) => rank(a) - rank(b))[0]
    if (square === undefined) {
      kinds.add('button')
      await page.locator('.buttons [data-target]').first().click()
      if (!(await seen(page, '[data-option]'))) return movedOn(page, before)
      continue
    }
    kinds.add('square')
    await cell(page, square).click()
  }
  throw new Error('a decision took too many taps')
}

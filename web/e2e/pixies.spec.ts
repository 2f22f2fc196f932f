/** The Pixie Queen in the browser: a whole game by clicks, and the table on a phone. */
import { expect, test, type Page } from '@playwright/test'
import { DESKTOP, PHONE, accessible, bot, cell, me, movedOn, openTable, person, seq, shot, targets } from './helpers'

/** Waits until there is something to choose, or the end. */
async function moment(page: Page): Promise<'mine' | 'end'> {
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
async function decide(page: Page, kinds: Set<string>): Promise<void> {
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

test('pixies by clicks to the end', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP, { lang: 'en' })
  await openTable(page, { game: 'pixies', seats: [me, bot()], options: { rounds: 4 } })
  const kinds = new Set<string>()
  for (let decisions = 0; (await moment(page)) === 'mine'; decisions += 1) {
    expect(decisions).toBeLessThan(120)
    if (decisions === 14) await shot(page, 'pixies-desktop-en')
    await decide(page, kinds)
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['amounts', 'list', 'confirm', 'square']))
  await expect(page.getByTestId('end').locator('li')).toHaveCount(2)
  await shot(page, 'pixies-end-desktop-en')
  await accessible(page, 'end of pixies, light')
})

test('pixies on a phone: areas, a tray that can be taken back, a reason', async ({ browser }) => {
  const { page } = await person(browser, PHONE, { lang: 'fr', theme: 'dark' })
  await openTable(page, { game: 'pixies', seats: [me, bot(), bot(), bot()], options: { rounds: 4 } })
  await moment(page)
  await shot(page, 'pixies-skill-phone-fr')
  await decide(page, new Set())
  await page.waitForSelector('.cell.is-target')
  await accessible(page, 'pixies on a phone, dark')
  await page.getByRole('tab', { name: 'Pistes' }).click()
  await expect(page.locator('#pixies-area-tracks')).toBeVisible()
  await page.getByRole('tab', { name: 'Reine' }).click()
  await expect(page.locator('#pixies-area-queen')).toBeVisible()
  await accessible(page, "the Queen's area, dark")

  await cell(page, '17').click()
  await page.locator('[data-option="button:drop"]').click()
  await page.locator('[data-more="A"]').click()
  await expect(page.getByTestId('do-it')).toBeDisabled()
  await shot(page, 'pixies-tray-phone-fr')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-option="button:drop"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('tray')).toBeHidden()

  // Nobody can pay for a ring at the start: the space says why.
  await cell(page, '13').click()
  await expect(page.getByTestId('note')).toContainText('PIX-A13-1')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  expect(wide).toBe(false)
})

test('pixies by keys: the number of an action, plus, Enter, Escape', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP, { lang: 'en', theme: 'dark' })
  await openTable(page, { game: 'pixies', seats: [me, bot(), bot()], options: { rounds: 4 } })
  await moment(page)
  await page.locator('[data-option]').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('.cell.is-target')
  await page.keyboard.press('h')
  await expect(page.getByTestId('note')).toContainText(/[a-z]{4}/i)
  await page.keyboard.press('Escape')
  await page.keyboard.press('1')
  await page.keyboard.press('7')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('tray')).toBeVisible()
  await shot(page, 'pixies-keys-desktop-dark')
  const before = await seq(page)
  await expect(page.locator('[data-option]').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await movedOn(page, before)
})

/** "Ready?" before the first card of the elementals: alone, at one screen, and between two screens. */
import { expect, type Page } from '@playwright/test'
import { sayReady } from './elementals-player'
import { DESKTOP, PHONE, accessible, bot, me, openTable, person, shot } from './helpers'
import { test } from './test'

const phase = (page: Page) => page.getByTestId('start')
const card = (page: Page) => page.locator('[data-stage="open"]')

/** Writes down every number that is counted, from now on. */
async function hearCounting(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counted: string[] = []
    Object.assign(window, { counted })
    const look = () => {
      const text = document.querySelector('[data-phase="count"]')?.textContent?.trim() ?? ''
      if (text !== '' && counted.at(-1) !== text) counted.push(text)
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

const counted = (page: Page) => page.evaluate(() => (window as unknown as { counted: string[] }).counted)

test('two people at their own screens: each says to be ready, both count down, then both see the card', async ({
  browser,
}) => {
  const host = (await person(browser, DESKTOP, { lang: 'en' })).page
  const guest = (await person(browser, PHONE, { lang: 'fr', theme: 'dark' })).page
  const table = await openTable(host, {
    game: 'elementals',
    seats: [me, { kind: 'open' }, bot()],
    options: { window_ms: 20000 },
  })
  await guest.goto(table.links?.['1'] ?? '')

  // Each is asked for oneself, and sees of whom the table waits; bots are ready.
  for (const page of [host, guest]) {
    await expect(phase(page)).toHaveAttribute('data-phase', 'ask')
    await expect(page.getByTestId('ready')).toHaveCount(1)
    await hearCounting(page)
  }
  await expect(guest.locator('[data-testid="ready-other"][data-seat="0"]')).toHaveAttribute('data-ready', 'false')
  await expect(guest.locator('[data-testid="ready-other"][data-seat="2"]')).toHaveAttribute('data-ready', 'true')
  await accessible(guest, '"Ready?" on a phone')
  await shot(guest, 'elementals-ready-live-phone-fr-dark')

  // One of them alone begins nothing, and the other one sees it.
  await sayReady(host)
  await expect(phase(host)).toHaveAttribute('data-phase', 'wait')
  await expect(guest.locator('[data-testid="ready-other"][data-seat="0"]')).toHaveAttribute('data-ready', 'true')
  await shot(host, 'elementals-ready-wait-desktop-en')
  await accessible(host, 'waiting for somebody who is not ready')
  expect([await counted(host), await counted(guest)]).toEqual([[], []])
  for (const page of [host, guest]) await expect(card(page)).toHaveCount(0)

  await sayReady(guest)
  for (const page of [host, guest]) {
    await expect(card(page)).toBeVisible()
    expect(await counted(page)).toEqual(['3', '2', '1'])
  }
})

test('alone against bots one is asked before the first card, and whoever comes back is asked again', async ({
  browser,
}) => {
  const { page } = await person(browser, { width: 844, height: 390 }, { lang: 'en' })
  await openTable(page, { game: 'elementals', seats: [me, bot()], options: { window_ms: 20000 } })
  await expect(page.getByTestId('ready')).toBeInViewport()
  await expect(card(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByTestId('ready')).toBeInViewport()
  await shot(page, 'elementals-ready-side-en')
  await hearCounting(page)
  await sayReady(page)
  await expect(card(page)).toBeVisible()
  expect(await counted(page)).toEqual(['3', '2', '1'])
})

test('at one screen each says it with a key of their own', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP, { lang: 'en' })
  const seats = ['Ada', 'Bob'].map((name) => ({ kind: 'me' as const, name }))
  await openTable(page, { game: 'elementals', seats, options: { window_ms: 20000 } })
  await expect(page.getByTestId('ready')).toHaveCount(2)
  await hearCounting(page)
  await page.keyboard.press('l')
  await expect(page.locator('[data-testid="ready"][data-seat="1"]')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-testid="ready"][data-seat="0"]')).toHaveAttribute('aria-pressed', 'false')
  await shot(page, 'elementals-ready-shared-desktop-en')
  await expect(phase(page)).toHaveAttribute('data-phase', 'ask')
  await page.keyboard.press('a')
  await expect(card(page)).toBeVisible()
  expect(await counted(page)).toEqual(['3', '2', '1'])
})

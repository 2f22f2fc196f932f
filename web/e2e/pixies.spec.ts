/** The Pixie Queen in the browser: a whole game by clicks, and the table on a phone. */
import { expect } from '@playwright/test'
import { DESKTOP, PHONE, accessible, bot, cell, me, movedOn, openTable, person, seq, shot } from './helpers'
import { decide, keys, moment, mouse, serve } from './pixies-player'
import { test } from './test'

for (const { name, viewport, lang, theme, fingers, ways } of [
  {
    name: 'by clicks on a desktop',
    viewport: DESKTOP,
    lang: 'en' as const,
    theme: 'light' as const,
    fingers: mouse,
    ways: ['amounts', 'list', 'confirm', 'square', 'round'],
  },
  {
    name: 'by taps on a phone',
    viewport: PHONE,
    lang: 'fr' as const,
    theme: 'dark' as const,
    fingers: mouse,
    ways: ['amounts', 'list', 'square', 'round'],
  },
  {
    name: 'by the keyboard alone',
    viewport: DESKTOP,
    lang: 'fr' as const,
    theme: 'light' as const,
    fingers: keys,
    ways: ['amounts', 'list', 'confirm', 'square', 'round'],
  },
]) {
  test(`pixies ${name} to the end, ${lang}`, async ({ browser }) => {
    const { page } = await person(browser, viewport, { lang, theme })
    const table = await openTable(page, { game: 'pixies', seats: [me, bot()], options: { rounds: 4 } })
    expect([...(await serve(page, fingers(page)))]).toEqual(expect.arrayContaining(ways))
    await expect(page.getByTestId('ranking').locator('li')).toHaveCount(2)
    await shot(page, `pixies-end-${name.replaceAll(' ', '-')}-${lang}`)
    await accessible(page, `end of pixies, ${theme}`)

    // Looked at again, the panel shows what these eyes may know: mine, a watcher's, everybody's.
    await page.goto(`/replay/${table.id}`)
    const closed = page.locator('.pixies-panel .closed')
    await expect(page.locator('#pixies-own')).toHaveCount(0)
    await expect(closed).toHaveCount(0)
    await page.locator('#eyes').selectOption('watcher')
    await expect(closed).toHaveCount(2)
    await page.locator('#eyes').selectOption('0')
    await expect(closed).toHaveCount(1)
    await expect(page.locator('#pixies-own')).toBeVisible()
    await page.getByRole('slider').press('End')
    await expect(page.getByTestId('round-points')).toBeVisible()
    await shot(page, `pixies-replay-${name.replaceAll(' ', '-')}-${lang}`)
    await accessible(page, `replay of pixies, ${theme}`)
  })
}

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
  await expect(page.getByTestId('note').locator('a[href$="#PIX-A13-1"]')).toBeVisible()
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

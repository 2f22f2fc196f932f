/** The Pixie Queen in the browser: a whole game by clicks, and the table on a phone. */
import { expect } from '@playwright/test'
import { DESKTOP, PHONE, accessible, bot, cell, me, movedOn, openTable, person, seq, shot } from './helpers'
import { decide, moment } from './pixies-player'
import { test } from './test'

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

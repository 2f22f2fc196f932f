/** After the game: where points came from, how the chances went, which moves cost most, and on from there. */
import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { DESKTOP, PHONE, accessible, bot, openTable, person, shot } from './helpers'
import { test } from './test'

test('a finished game is explained, studied, shared and looked at again', async ({ browser }) => {
  const { page, context } = await person(browser, DESKTOP)
  await context.grantPermissions(['clipboard-write', 'clipboard-read'])
  await openTable(page, { game: 'elfe', seats: [bot(), bot()] })
  await expect(page.getByTestId('end')).toBeVisible({ timeout: 120_000 })
  await expect(page.getByTestId('sources')).toContainText('Moves')
  await expect(page.getByTestId('study')).toBeVisible({ timeout: 120_000 })
  await page.getByText('The same as a table').click()
  await expect(page.getByTestId('study').locator('tbody tr').first()).toContainText('%')
  await accessible(page, 'after a game')
  await shot(page, 'after-elfe-desktop-en')
  const [record] = await Promise.all([page.waitForEvent('download'), page.getByTestId('download').click()])
  expect(JSON.parse(readFileSync(await record.path(), 'utf8'))).toMatchObject({ game: 'elfe', seats: 2 })
  const [kept] = await Promise.all([page.waitForEvent('download'), page.getByTestId('keep-picture').click()])
  expect(kept.suggestedFilename()).toBe('feerie-elfe.png')
  const picture = readFileSync(await kept.path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 525 + 190 + 2 * 52])
  // An empty sheet of paper would be a tenth of that.
  expect(picture.length).toBeGreaterThan(30_000)
  const slip = page.getByRole('link', { name: /Look at move/ }).first()
  const target = (await slip.count()) > 0 ? slip : page.getByRole('link', { name: 'Replay' })
  await target.click()
  await page.waitForURL(/\/replay\//)
  await expect(page.getByTestId('board')).toBeVisible()
})

test('points by source on a phone, in French and by night', async ({ browser }) => {
  const { page } = await person(browser, PHONE, { lang: 'fr', theme: 'dark' })
  await openTable(page, {
    game: 'elementals',
    seats: [bot(), bot(), bot()],
    options: { turn_cap: 10, window_ms: 1000 },
  })
  await expect(page.getByTestId('end')).toBeVisible({ timeout: 120_000 })
  await expect(page.getByTestId('sources')).toContainText('Cartes à la fin')
  await expect(page.getByTestId('study')).toBeVisible({ timeout: 120_000 })
  // What the bots say too is said in the language of the page, not of the browser.
  await expect(page.getByTestId('study')).not.toContainText(/\b(the|hit|shares|nothing)\b|slap:|book:/i)
  await accessible(page, 'after a game, phone')
  await shot(page, 'after-elementals-phone-fr-dark')
})

/** Games looked at again, and gone on with. */
import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { DESKTOP, PHONE, accessible, bot, me, myMoment, openTable, person, seq, shot } from './helpers'
import { elfeTurn, lutinsTurn, playToEnd, pointer } from './players'
import { test } from './test'

test('scrubbed, seen by other eyes, shared, downloaded, loaded again and played on', async ({ browser }) => {
  const { page, context } = await person(browser, DESKTOP)
  await openTable(page, { game: 'elfe', seats: [me, bot()] })
  await playToEnd(page, elfeTurn, pointer(page))
  await page.getByTestId('end').getByRole('link', { name: 'Replay' }).click()
  const step = page.getByTestId('step')
  await expect(step).toContainText('Step 0')
  await shot(page, 'replay-desktop-en')
  await accessible(page, 'replay, light')

  const scrub = page.getByRole('slider')
  await scrub.focus()
  await page.keyboard.press('End')
  await expect(page.locator('.log')).toContainText('wins')
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: 'One step forward' }).click()
  await expect(step).toContainText('Step 1 of')
  await page.getByLabel('Speed').selectOption('4')
  await page.getByTestId('play').click()
  await expect(step).not.toContainText(/Step [0-3] of/)
  await page.getByTestId('play').click()
  await page.getByLabel('Jump to a turn').selectOption({ index: 2 })
  const here = await seq(page)

  await page.getByLabel('Seen by').selectOption('1')
  await expect(page.getByLabel('Seen by')).toHaveValue('1')
  expect(await seq(page)).toBe(here)

  // The address names the position.
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByTestId('board')).toHaveAttribute('data-seq', String(here))
  await other.close()

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('download').click()])
  const record = JSON.parse(readFileSync(await download.path(), 'utf8')) as { game: string }
  expect(record.game).toBe('elfe')

  await page.getByTestId('fork').click()
  await page.getByRole('dialog').getByRole('button').nth(1).click()
  await expect(page).toHaveURL(/\/table\//)
  expect(await myMoment(page)).toBe('mine')

  await page.goto('/games')
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) })
  await expect(page).toHaveURL(/\/replay\//)
  await expect(page.getByTestId('step')).toBeVisible()
})

test('a replay on a phone, in French and by night', async ({ browser }) => {
  const { page } = await person(browser, PHONE, { lang: 'fr', theme: 'dark' })
  const table = await openTable(page, { game: 'lutins', seats: [me, bot()], options: { turn_cap: 1 } })
  await myMoment(page)
  await lutinsTurn(page, pointer(page))
  await expect(page.getByTestId('end')).toBeVisible()
  await page.goto(`/replay/${table.id}`)
  await page.getByRole('button', { name: 'À la fin' }).click()
  await shot(page, 'replay-phone-fr-dark')
  await accessible(page, 'replay, dark')
})

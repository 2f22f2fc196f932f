/** How strong people are: after a game with each other it is on their own page and beside their names. */
import { expect, type Page } from '@playwright/test'
import { DESKTOP, PHONE, accessible, openTable, person, shot } from './helpers'
import { test } from './test'

/** Bots play a given-up game to its end at once; whoever gave up answers for it. */
async function giveUp(page: Page): Promise<void> {
  await page.getByTestId('prompt').waitFor()
  await page.locator('.top button').last().click()
  await page.locator('dialog .links button:has(path[d^="M6 21V4"])').click()
  await page.locator('dialog .sure + button').click()
}

test('a game between people is rated, with how unsure that still is', async ({ browser }) => {
  const host = await person(browser, DESKTOP, { lang: 'en' })
  const guest = await person(browser, PHONE, { lang: 'fr', theme: 'dark' })
  const wish = {
    game: 'lutins',
    seats: [{ kind: 'me', name: 'Zoé' }, { kind: 'open' }] as const,
    options: { turn_cap: 4 },
  }
  const first = await openTable(host.page, { ...wish, seats: [...wish.seats] })
  await guest.page.goto(first.links?.['1'] ?? '')
  await giveUp(host.page)
  await giveUp(guest.page)
  await expect(host.page.getByTestId('end')).toBeVisible()

  await host.page.goto('/games')
  await expect(host.page.getByTestId('ratings').getByRole('row')).toHaveCount(2)
  await expect(host.page.getByTestId('ratings')).toContainText('after one game')
  await expect(host.page.getByTestId('ratings')).toContainText(/\d+ ± \d+/)
  await shot(host.page, 'ratings-desktop-en')
  await accessible(host.page, 'ratings')
  await guest.page.goto('/games')
  await expect(guest.page.getByTestId('ratings')).toContainText('après une partie')
  await shot(guest.page, 'ratings-phone-fr-dark')
  await accessible(guest.page, 'ratings on a phone')

  // The next time they meet, it is beside both names.
  const second = await openTable(host.page, { ...wish, seats: [...wish.seats] })
  await guest.page.goto(second.links?.['1'] ?? '')
  await expect(guest.page.getByTestId('rating')).toHaveCount(2)
  await shot(guest.page, 'rated-table-phone-fr-dark')
  await accessible(guest.page, 'a table with ratings')
})

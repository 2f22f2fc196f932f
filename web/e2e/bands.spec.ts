/** A band of one's own, put together before the battle. */
import { expect } from '@playwright/test'
import { DESKTOP, accessible, person, shot } from './helpers'
import { test } from './test'

test('a band is put together with its price, checked, and fights', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await page.goto('/play/armes')
  await page.locator('[data-way=\"alone\"]').click()
  const band = page.getByTestId('band-0')
  await band.getByTestId('choose-band').click()
  await band.locator('[data-band="own"]').click()
  await expect(band).toContainText('of 10')
  await band.locator('[data-recruit="golem"]').click()
  await expect(band.getByRole('status')).toContainText('too many')
  // The server has the last word, and says it kindly.
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  for (let figures = await band.getByRole('button', { name: /Dismiss/ }).count(); figures > 0; figures -= 1)
    await band
      .getByRole('button', { name: /Dismiss/ })
      .first()
      .click()
  await band.locator('[data-recruit="lys"]').click()
  await band.locator('[data-recruit="givre"]').click()
  await expect(band.getByRole('status')).toContainText('5 of 10')
  await page.locator('[data-map="carrefour"]').click()
  // The list of bands is long: closed, so that nothing lies half under the bar with the button.
  await band.getByTestId('choose-band').click()
  await accessible(page, 'bands')
  await shot(page, 'bands-desktop-en')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.waitForURL(/\/table\//)
  await expect(page.getByRole('gridcell', { name: /Frost Fairy/ })).toHaveCount(1)
})

const OWL = `format = 1
[[profile]]
id = "owl"
fr = "Chouette"
en = "Scarlet Owl"
cost = 3
move = 4
fly = true
dice = 3
armour = 1
health = 4
factions = ["fees"]
act = [{ id = "hoot", fr = "Ululer", en = "Hoot", need = "1", range = "sight", damage = 1 }] # from afar
`

test('figures of a file of one’s own are recruited by hand, and show what they could do before they do it', async ({
  browser,
}) => {
  const { page } = await person(browser, DESKTOP, { theme: 'dark' })
  await page.goto('/play/armes')
  await page.locator('[data-way=\"alone\"]').click()
  await page
    .locator('#armes-extra')
    .setInputFiles({ name: 'owl.toml', mimeType: 'text/plain', buffer: Buffer.from(OWL) })
  const band = page.getByTestId('band-0')
  await band.getByTestId('choose-band').click()
  await band.locator('[data-band="own"]').click()
  for (let figures = await band.getByRole('button', { name: /Dismiss/ }).count(); figures > 0; figures -= 1)
    await band
      .getByRole('button', { name: /Dismiss/ })
      .first()
      .click()
  await band.locator('[data-recruit="owl"]').click()
  await expect(band.getByRole('status')).toContainText('3 of 10')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.waitForURL(/\/table\//)
  const owl = page.getByRole('gridcell', { name: /Scarlet Owl/ })
  await expect
    .poll(
      async () => {
        const first = page.locator('[data-target^="button:first:"]').first()
        if (await first.isVisible()) await first.click()
        return owl.evaluate((square) => square.classList.contains('is-target'))
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  await owl.click()
  await owl.hover()
  await expect(page.getByTestId('forecast')).toContainText(/Hoot/)
  await shot(page, 'armes-own-roster-desktop-dark')
})

/** A band of one's own, put together before the battle. */
import { expect } from '@playwright/test'
import { DESKTOP, accessible, person, shot } from './helpers'
import { test } from './test'

test('a band is put together with its price, checked, and fights', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await page.goto('/play/armes')
  await page.getByText('More choices').click()
  const band = page.getByTestId('band-0')
  await band.getByRole('combobox').selectOption('own')
  await expect(band).toContainText('of 10 points')
  await band.locator('[data-recruit="golem"]').click()
  await expect(band.getByRole('status')).toContainText('too many')
  // The server has the last word, and says it kindly.
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  for (let figures = await band.getByRole('button', { name: /Dismiss/ }).count(); figures > 0; figures -= 1) await band.getByRole('button', { name: /Dismiss/ }).first().click()
  await band.locator('[data-recruit="lys"]').click()
  await band.locator('[data-recruit="givre"]').click()
  await expect(band.getByRole('status')).toContainText('5 of 10 points')
  await page.locator('#armes-map').selectOption('carrefour')
  await accessible(page, 'bands')
  await shot(page, 'bands-desktop-en')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.waitForURL(/\/table\//)
  await expect(page.getByRole('gridcell', { name: /Frost Fairy/ })).toHaveCount(1)
})

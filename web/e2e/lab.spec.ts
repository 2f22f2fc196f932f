/** The lab as a designer meets it: a figure is changed, bots play it, what changed is told, it is played and printed. */
import { expect, type Page } from '@playwright/test'
import { DESKTOP, PHONE, accessible, person } from './helpers'
import { test } from './test'

/** The figure that is put into the file, cheaper and sturdier. */
async function changeOgre(page: Page): Promise<void> {
  await page.getByTestId('lab-starter').selectOption({ label: 'Ogre' })
  await page.getByTestId('lab-put').click()
  const data = page.getByTestId('lab-data')
  await expect(data).toContainText('id = "ogre"')
  await data.fill((await data.innerText()).replace(/^health = .*$/m, 'health = 9'))
}

/** Fewer games than the page offers: a setting may hold any number. */
async function fewGames(page: Page): Promise<void> {
  await page.getByTestId('lab-games').evaluate((select: HTMLSelectElement) => {
    const few = new Option('12', '12', true, true)
    select.add(few)
    select.value = '12'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

test('a designer changes a figure, sees what it does, plays it, and prints its card', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await page.goto('/play/armes')
  await page.getByRole('link', { name: 'The lab' }).click()
  await expect(page.getByTestId('lab-count')).toContainText('Nothing is changed yet')
  await expect(page.getByTestId('lab-run')).toBeDisabled()
  await changeOgre(page)
  await page.getByText('Options', { exact: true }).click()
  await page.getByTestId('lab-said').filter({ hasText: 'This can be played' }).waitFor()
  await fewGames(page)
  await expect(page.getByTestId('lab-run')).toBeEnabled()
  await accessible(page, 'the lab before a try')
  await page.getByTestId('lab-run').click()
  await expect(page.getByTestId('lab-state')).toHaveAttribute('data-state', 'done', { timeout: 120_000 })
  const report = page.getByTestId('lab-report')
  await expect(report.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(await report.locator('svg').count()).toBeGreaterThan(3)
  await expect(page.getByTestId('lab-report-file')).toBeVisible()
  await accessible(page, 'the lab after a try')
  // The address is the try: another browser finds the same.
  const other = await person(browser, PHONE, { lang: 'fr', theme: 'dark' })
  await other.page.goto(page.url())
  await expect(other.page.getByTestId('lab-data')).toContainText('health = 9')
  expect(await other.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await accessible(other.page, 'the lab by night on a phone')
  // Its card, with the number that was changed.
  await page.getByTestId('lab-print').click()
  await expect(page.getByRole('checkbox', { name: /Your own figure/ })).toBeChecked()
  await expect(page.locator('.sheet').nth(1)).toContainText('9')
  await page.goBack()
  await expect(page.getByTestId('lab-data')).toContainText('health = 9')
  await page.getByTestId('lab-play').click()
  await expect(page).toHaveURL(/\/table\//)
})

test('what cannot be played is told at its line', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await page.goto('/lab/armes')
  await page.getByTestId('lab-data').fill('format = 1\n\n[[profile]]\nid = "hibou"\ncost = "three"\n')
  await expect(page.getByTestId('lab-said')).toContainText(/line \d/)
  await expect(page.getByTestId('lab-run')).toBeDisabled()
  // The line itself is marked, and says why to whoever points at it.
  await page.locator('.cm-lintRange-error').hover()
  await expect(page.locator('.cm-diagnostic')).toContainText(/line \d/)
  await page.getByRole('button', { name: /Go to line/ }).click()
  await expect(page.getByTestId('lab-data')).toBeFocused()
})

test('a try that is stopped keeps what was played', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await page.goto('/lab/elfe')
  await page.locator('#option-win').selectOption({ index: 1 })
  await page.getByTestId('lab-games').selectOption('1000')
  await page.getByTestId('lab-run').click()
  await page.getByTestId('lab-stop').click()
  await expect(page.getByTestId('lab-state')).toHaveAttribute('data-state', /stopped|done/)
  await expect(page.getByTestId('lab-run')).toBeEnabled()
})

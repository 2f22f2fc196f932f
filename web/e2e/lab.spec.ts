/** The lab as a designer meets it: a figure is changed, bots play it, what changed is told, it is played and printed. */
import { expect, type Page } from '@playwright/test'
import { DESKTOP, PHONE, accessible, person } from './helpers'
import { test } from './test'

// The server plays one try at a time for one address: these tests follow one another.
test.describe.configure({ mode: 'default' })

/** The figure that is put into the file, cheaper and sturdier. */
async function changeOgre(page: Page): Promise<void> {
  await page.getByTestId('lab-starter').selectOption({ label: 'Ogre' })
  await page.getByTestId('lab-put').click()
  const data = page.getByTestId('lab-data')
  await expect(data).toContainText('id = "ogre"')
  const text = (await data.innerText()).replace(/^health = .*$/m, 'health = 13')
  await data.fill(text.replace(/^cost = .*$/m, 'cost = 2'))
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
  // A band that has an ogre plays in both games, or nobody would see what became of it.
  await expect(page.getByTestId('lab-changes')).toContainText('In both games: First player’s band: vilains1')
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
  await expect(report).not.toContainText('not one game went differently')
  await expect(page.getByTestId('lab-report-file')).toBeVisible()
  await accessible(page, 'the lab after a try')
  // The address is the try: another browser finds the same.
  const other = await person(browser, PHONE, { lang: 'fr', theme: 'dark' })
  await other.page.goto(page.url())
  await expect(other.page.getByTestId('lab-data')).toContainText('health = 13')
  expect(await other.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await accessible(other.page, 'the lab by night on a phone')
  // Its card, with the number that was changed.
  await page.getByTestId('lab-print').click()
  await expect(page.getByRole('checkbox', { name: /Your own figure/ })).toBeChecked()
  await expect(page.locator('.sheet').nth(1)).toContainText('13')
  await page.goBack()
  await expect(page.getByTestId('lab-data')).toContainText('health = 13')
  await page.getByTestId('lab-play').click()
  await expect(page).toHaveURL(/\/table\//)
})

test('a change to begin with is pressed once, and plays', async ({ browser }) => {
  const { page } = await person(browser, PHONE)
  await page.goto('/lab/elfe')
  await page.getByRole('button', { name: 'Twice as many slaps' }).click()
  await expect(page.getByTestId('lab-state')).toHaveAttribute('data-state', 'done', { timeout: 120_000 })
  await expect(page.getByTestId('lab-data')).toContainText('slap = 12')
  await expect(page.getByTestId('lab-report').getByRole('heading', { level: 2 }).first()).toBeVisible()
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

test('a change is given to both games, undone, and said to be none where it never comes into play', async ({
  browser,
}) => {
  const { page } = await person(browser, DESKTOP)
  await page.goto('/lab/elfe')
  await page.locator('#option-win').selectOption({ index: 1 })
  const changes = page.getByTestId('lab-changes')
  await expect(changes.getByRole('listitem')).toHaveCount(1)
  await changes.getByRole('button', { name: 'Give it to both games' }).click()
  await expect(changes).toContainText('In both games')
  await expect(page.getByTestId('lab-run')).toBeDisabled()
  // Among two an allowance for six changes nothing.
  await page.getByTestId('lab-data').fill('[allowance]\n6 = [0, 1, 1, 2, 2, 3]\n')
  await fewGames(page)
  await page.getByTestId('lab-run').click()
  await expect(page.getByTestId('lab-report')).toContainText('not one game went differently', { timeout: 120_000 })
  await changes.getByRole('button', { name: /^Undo/ }).last().click()
  await expect(changes).not.toContainText('In both games')
  await expect(page.locator('#option-win')).not.toHaveValue('court')
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

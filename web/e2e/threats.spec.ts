/** The battlefield: figures that are never hidden, threats on asking, a chest in one tap, files looked at at once. */
import { expect, type Page } from '@playwright/test'
import { DESKTOP, bot, cell, me, myMoment, openTable, person, viewOf } from './helpers'
import { test } from './test'

type Field = { phase: string; figures: { seat: number; at: string | null }[] }
const field = (page: Page) => viewOf(page) as unknown as Field

test('an enemy shows where it can go and what it can hit', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await openTable(page, { game: 'armes', seats: [me, bot()] })
  await myMoment(page)
  if (field(page).phase === 'first') await page.locator('[data-target="button:first:0"]').click()
  await expect.poll(() => field(page).phase).toBe('turn')
  const foe = field(page).figures.find(({ seat, at }) => seat === 1 && at !== null)
  await cell(page, foe?.at ?? '').hover()
  await expect(page.locator('.area-threat')).toHaveCount(1)
  await expect(page.locator('.area-stride')).toHaveCount(1)
})

test('a file that is none is refused beside its field, before anything is started', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await page.goto('/play/armes')
  await page.locator('[data-way="alone"]').click()
  const file = (text: string) => ({ name: 'own.toml', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await page.locator('#armes-extra').setInputFiles(file('hello\nworld'))
  await expect(page.getByTestId('extra-wrong')).toContainText('line 1')
  await page.locator('#armes-extra').setInputFiles(file('title = "nothing"'))
  await expect(page.getByTestId('extra-wrong')).toBeVisible()
  // The sample is one that a table opens with.
  const sample = await page.getByRole('link', { name: 'A sample file' }).getAttribute('href')
  await page
    .locator('#armes-extra')
    .setInputFiles(file(decodeURIComponent(sample?.split(',').slice(1).join(',') ?? '')))
  await expect(page.getByTestId('extra-wrong')).toHaveCount(0)
  await page.getByTestId('band-0').getByTestId('choose-band').click()
  await page.getByTestId('band-0').locator('[data-band="hiboux"]').click()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.waitForURL(/\/table\//)
})

/** Games to print and cut: as many pages as there is to cut, each in its true size, and every card on one of them. */
import { expect } from '@playwright/test'
import { DESKTOP, PHONE, accessible, person } from './helpers'
import { test } from './test'

/** Sheets of each game before its rules: what to measure, boards, cards nine to a page, pieces. */
const SHEETS = { lutins: 7, elfe: 14, elementals: 16, armes: 19, pixies: 14 }
/** In points; Chromium rounds to whole pixels. */
const PAPERS = { A4: [595.3, 841.9], 'US Letter': [612, 792] } as const

/** The sizes of a document's pages. */
function pages(pdf: Buffer): [number, number][] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)
  return [...boxes].map(([, width, height]) => [Number(width), Number(height)])
}

for (const [game, sheets] of Object.entries(SHEETS))
  test(`${game} is printed in its true size on both papers`, async ({ browser }) => {
    const { page } = await person(browser, DESKTOP)
    await page.goto(`/print/${game}`)
    for (const [paper, [width, height]] of Object.entries(PAPERS)) {
      await page.getByRole('radio', { name: paper }).check()
      await expect(page.locator('.sheet')).toHaveCount(sheets)
      const printed = pages(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
      // The rules follow, and fill at least one page more.
      expect(printed.length).toBeGreaterThan(sheets)
      for (const [wide, high] of printed) {
        expect(Math.abs(wide - width)).toBeLessThan(1)
        expect(Math.abs(high - height)).toBeLessThan(1)
      }
    }
    // What no sheet covers is the paper: below the rules nothing is coloured.
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    )
    await page.emulateMedia({ media: null })
    const card = await page.locator('.sheet .print-card').count()
    expect(card).toBe({ lutins: 0, elfe: 72, elementals: 126, armes: 33, pixies: 59 }[game])
    await accessible(page, `${game} to print`)
  })

test('what is not wanted is not printed, in French on a phone by night', async ({ browser }) => {
  const { page } = await person(browser, PHONE, { lang: 'fr', theme: 'dark' })
  await page.goto('/rules/elfe')
  await page.getByRole('link', { name: 'Imprimer et jouer' }).click()
  await expect(page.locator('.sheet')).toHaveCount(SHEETS.elfe)
  await page.getByRole('checkbox', { name: 'Dos des cartes' }).uncheck()
  await expect(page.locator('.sheet')).toHaveCount(SHEETS.elfe - 4)
  await expect(page.getByTestId('print')).toContainText('10 feuilles')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expect(page.locator('.sheet').nth(6)).toContainText('Invitation au bal')
  await accessible(page, 'elfe to print, by night')
  // The night comes back with the next page.
  await page.getByRole('link', { name: 'Règles' }).last().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

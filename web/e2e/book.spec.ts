/** What was done is kept in the book: stuck on at the end, there after a reload, and an invitation where it is not. */
import { expect, type Page } from '@playwright/test'
import { DESKTOP, PHONE, accessible, movedOn, openTable, person, seq, shot, targets, viewOf } from './helpers'
import { playToEnd, pointer, type Turn } from './players'
import { test } from './test'

/** Walks to the elf, as near as the ground allows: whoever is nearest at the end wins. */
const courting: Turn = async (page, hands) => {
  const before = await seq(page)
  const walk = page.locator('[data-target="button:walk"]')
  if ((await walk.count()) > 0) await walk.click()
  else {
    const elf = String(viewOf(page).elf)
    const far = (cell: string) =>
      Math.hypot(cell.charCodeAt(0) - elf.charCodeAt(0), Number(cell.slice(1)) - Number(elf.slice(1)))
    const [nearest] = (await targets(page)).sort((a, b) => far(a) - far(b))
    if (nearest === undefined) throw new Error('no square to choose')
    await hands.cell(nearest)
    await hands.confirm()
  }
  await movedOn(page, before)
}

/** Only ever draws cards, and so leaves the elf to the other. */
const idle: Turn = async (page, hands) => {
  const draw = page.locator('[data-target="button:draw"]')
  if ((await draw.count()) === 0) return courting(page, hands)
  const before = await seq(page)
  await draw.click()
  await movedOn(page, before)
}

const stuck = (page: Page, feat: string) => page.getByTestId('book').locator(`[data-feat="${feat}"]`)

test('a game that was won brings stickers into the book, where they stay', async ({ browser }) => {
  const { page } = await person(browser, PHONE)
  const { page: rival } = await person(browser, DESKTOP, { lang: 'fr', theme: 'dark' })
  const table = await openTable(page, {
    game: 'elfe',
    seats: [{ kind: 'me', name: 'Nora' }, { kind: 'open' }],
    options: { cap: 20 },
  })
  await rival.goto(table.links?.['1'] ?? '')
  await expect(page.getByTestId('prompt')).toBeVisible()
  await Promise.all([playToEnd(page, courting, pointer(page)), playToEnd(rival, idle, pointer(rival))])

  const news = page.getByTestId('new-stickers')
  await expect(news).toContainText('New in your book')
  await expect(news.locator('[data-feat="plain-charm"]')).toBeVisible()
  await shot(page, 'end-stickers')
  // Whoever lost is asked to look at what is still to come, or shown what there was to win all the same.
  await expect(rival.getByTestId('new-stickers')).toContainText(/livre/)

  await news.click()
  await expect(stuck(page, 'plain-charm')).toHaveAttribute('data-got', 'true')
  await expect(page.locator('[data-star="people"]')).toHaveAttribute('data-got', 'true')
  await expect(stuck(page, 'crowd')).toHaveAttribute('data-got', 'false')
  await page.reload()
  await expect(stuck(page, 'plain-charm')).toHaveAttribute('data-got', 'true')
  await accessible(page, 'book')
  await shot(page, 'book-phone')
  await page.goto('/')
  await expect(page.locator('[data-game="elfe"] [data-trace="stickers"]')).toBeVisible()

  // A browser that has forgotten everything makes the book again from my games.
  await page.evaluate(() => localStorage.removeItem('feerie-book'))
  await page.goto('/')
  await page.getByTestId('book-link').click()
  await page.getByRole('navigation', { name: 'Pages of the book' }).getByText('Elf').click()
  await expect(stuck(page, 'plain-charm')).toHaveAttribute('data-got', 'true')

  await rival.goto('/book/elfe')
  await expect(stuck(rival, 'plain-charm')).toHaveAttribute('data-got', 'false')
  await accessible(rival, 'book by night')
  await shot(rival, 'book-fr')
})

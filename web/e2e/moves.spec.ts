/** How a move is made: built, shown, taken back, refused with its reason, advised. */
import { expect, test } from '@playwright/test'
import { DESKTOP, PHONE, bot, cell, me, myMoment, openTable, person, seq, shot, targets } from './helpers'
import { elfeTurn, pointer } from './players'

const four = { game: 'lutins', seats: [me, bot(), bot(), bot()] }

test('a tree and a goblin are one move until it is confirmed', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await openTable(page, four)
  await myMoment(page)
  const before = await seq(page)
  await cell(page, 'b3').click()
  expect(await targets(page)).toContain('a3')
  await cell(page, 'a3').click()
  await expect(cell(page, 'a3')).toHaveAttribute('aria-label', /tree/)
  await cell(page, 'Sd').click()
  await cell(page, 'd3').click()
  await shot(page, 'lutins-half-done-desktop-en')
  await expect(page.getByTestId('confirm')).toBeVisible()
  expect(await targets(page)).toEqual(['b3'])
  // Back to the very beginning, by Undo and by Escape: nothing was sent.
  await page.getByTestId('undo').click()
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Escape')
  await expect(cell(page, 'b3')).toHaveAttribute('aria-label', /tree/)
  expect(await seq(page)).toBe(before)
  // And now for good.
  await cell(page, 'b3').click()
  await cell(page, 'a3').click()
  await cell(page, 'Sd').click()
  await cell(page, 'd3').click()
  await cell(page, 'b3').click()
  await page.getByTestId('confirm').click()
  await expect(page.locator('.log')).toContainText('d3')
  await expect(cell(page, 'b3')).toHaveAttribute('aria-label', /blue goblin/)
})

test('a tree is dragged, and a far stop is reached by one tap', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await openTable(page, four)
  await myMoment(page)
  await cell(page, 'b3').dragTo(cell(page, 'a3'))
  await expect(cell(page, 'a3')).toHaveAttribute('aria-label', /tree/)
  await cell(page, 'Sd').click()
  await cell(page, 'b3').click()
  await expect(page.getByTestId('confirm')).toBeVisible()
})

test('a refused square says which rule forbids it, in plain words', async ({ browser }) => {
  const { page } = await person(browser, PHONE, { lang: 'fr' })
  await openTable(page, four)
  await myMoment(page)
  await cell(page, 'b3').click()
  await cell(page, 'd5').click()
  await expect(page.getByTestId('note')).toContainText('LUT-TREE-2')
  await expect(page.getByTestId('note')).toContainText('une seule case')
  await shot(page, 'lutins-why-not-phone-fr')
  await page.keyboard.press('Escape')
  await cell(page, 'Sd').click()
  await cell(page, 'd1').click()
  await expect(page.getByTestId('note')).toContainText('LUT-SLIDE-2')
})

test('advice comes with a reason and shows its squares', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await openTable(page, four)
  await myMoment(page)
  await page.getByRole('button', { name: 'Advice' }).click()
  await expect(page.getByTestId('note')).toContainText('I would play')
  await shot(page, 'lutins-advice-desktop-en')
})

test('a card that cannot be cast says why; one that can asks for its target', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await openTable(page, { game: 'elfe', seats: [me, bot()] })
  await myMoment(page)
  await elfeTurn(page, pointer(page))
  await expect(page.locator('[data-card]').first()).toBeVisible()
  await myMoment(page)
  await shot(page, 'elfe-hand-desktop-en')
  const greyed = page.locator('[data-card][aria-disabled="true"]')
  if ((await greyed.count()) > 0) {
    // Greyed, and still answering: a click is what asks for the reason.
    await greyed.first().click({ force: true })
    await expect(page.getByTestId('note')).toContainText(/ELF-[A-Z]+-\d/)
  }
  const usable = page.locator('[data-card][aria-disabled="false"]')
  if ((await usable.count()) > 0) {
    await usable.first().click()
    expect((await targets(page)).length).toBeGreaterThan(0)
    await shot(page, 'elfe-card-desktop-en')
    await page.keyboard.press('Escape')
  }
})

test('small squares can be enlarged on a phone', async ({ browser }) => {
  const { page } = await person(browser, PHONE)
  await openTable(page, { game: 'elfe', seats: [me, bot()] })
  await myMoment(page)
  const width = async () => (await cell(page, (await targets(page))[0] ?? 'a1').boundingBox())?.width ?? 0
  const small = await width()
  await page.getByRole('button', { name: 'Enlarge the board' }).click()
  expect(await width()).toBeGreaterThan(small * 1.8)
})

/** How a move is made: built, shown, taken back, refused with its reason, advised. */
import { expect } from '@playwright/test'
import { DESKTOP, PHONE, bot, cell, me, movedOn, myMoment, openTable, person, seq, shot, targets } from './helpers'
import { elfeTurn, passOn, pointer } from './players'
import { test } from './test'

const four = { game: 'lutins', seats: [me, bot(), bot(), bot()] }

test('a tree and a goblin are one move until it is confirmed', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await openTable(page, four)
  await myMoment(page)
  const before = await seq(page)
  await cell(page, 'b3').click()
  await expect.poll(() => targets(page)).toContain('a3')
  await cell(page, 'a3').click()
  await expect(cell(page, 'a3')).toHaveAttribute('aria-label', /tree/)
  await cell(page, 'Sd').click()
  await cell(page, 'd3').click()
  await shot(page, 'lutins-half-done-desktop-en')
  await expect(page.getByTestId('confirm')).toBeVisible()
  await expect.poll(() => targets(page)).toEqual(['b3'])
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
  await expect(page.getByTestId('note').locator('a[href$="#LUT-TREE-2"]')).toBeVisible()
  await expect(page.getByTestId('note')).toContainText('une seule case')
  await shot(page, 'lutins-why-not-phone-fr')
  await page.keyboard.press('Escape')
  await cell(page, 'Sd').click()
  await cell(page, 'd1').click()
  await expect(page.getByTestId('note').locator('a[href$="#LUT-SLIDE-2"]')).toBeVisible()
})

test('advice comes with a reason and shows its squares', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await openTable(page, four)
  await myMoment(page)
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.getByTestId('note')).toContainText('My advice:')
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
    await expect(page.getByTestId('note').getByRole('link')).toHaveAttribute('href', /#ELF-[A-Z]+-\d/)
  }
  const usable = page.locator('[data-card][aria-disabled="false"]')
  if ((await usable.count()) > 0) {
    await usable.first().click()
    expect((await targets(page)).length).toBeGreaterThan(0)
    await shot(page, 'elfe-card-desktop-en')
    await page.keyboard.press('Escape')
  }
})

test('small squares are enlarged on a phone', async ({ browser }) => {
  const { page } = await person(browser, PHONE)
  await openTable(page, { game: 'elfe', seats: [me, bot()] })
  await myMoment(page)
  // Where to begin is chosen with the elf in sight.
  await expect(page.getByTestId('zoom')).toHaveAttribute('aria-pressed', 'false')
  await elfeTurn(page, pointer(page))
  await myMoment(page)
  await page.locator('[data-target="button:walk"]').click()
  await expect(page.locator('.cell.is-target').first()).toBeVisible()
  const width = async () => (await cell(page, (await targets(page))[0] ?? 'a1').boundingBox())?.width ?? 0
  // Too small for a finger, so they begin large.
  const large = await width()
  await page.getByRole('button', { name: 'Enlarge the board' }).click()
  expect(large).toBeGreaterThan((await width()) * 1.8)
})

test('on an enlarged board a sign points to the elf, and whom a spell may meet is lit', async ({ browser }) => {
  const { page } = await person(browser, PHONE)
  await openTable(page, { game: 'elfe', seats: ['Anna', 'Tom', 'Zoé'].map((name) => ({ kind: 'me', name })) })
  const sign = page.locator('.compass > g > circle')
  let pointed = 0
  let lit = 0
  for (let decisions = 0; decisions < 40 && lit === 0; decisions += 1) {
    const moment = await myMoment(page)
    if (moment === 'end') break
    if (moment === 'curtain') {
      await passOn(page)
      await myMoment(page)
    }
    if ((await sign.count()) > 0) {
      // It stands wholly on the board.
      const [mark, board] = [await sign.boundingBox(), await page.locator('.board-box').boundingBox()]
      expect(mark?.x).toBeGreaterThanOrEqual(board?.x ?? 0)
      expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThanOrEqual((board?.x ?? 0) + (board?.width ?? 0))
      pointed += 1
    }
    const hex = page.locator('[data-card="card:hex"][aria-disabled="false"]')
    if ((await hex.count()) > 0) {
      await hex.click()
      const fairies = await targets(page)
      expect(fairies.length).toBeGreaterThan(1)
      for (const at of fairies) await expect(page.locator(`[data-key="aim@${at}"]`)).toHaveCount(1)
      // Wider than the square, or the figure would hide it.
      const [ring, square] = [page.locator('[data-key^="aim@"] circle').last(), cell(page, fairies[0] ?? '')]
      expect((await ring.boundingBox())?.width).toBeGreaterThan(((await square.boundingBox())?.width ?? 0) * 1.3)
      lit += 1
      await shot(page, 'elfe-spell-lit-phone-en')
      await page.keyboard.press('Escape')
      await expect(page.locator('[data-key^="aim@"]')).toHaveCount(0)
      break
    }
    const draw = page.locator('[data-target="button:draw"]')
    if ((await draw.count()) === 0) await elfeTurn(page, pointer(page))
    else {
      const before = await seq(page)
      await draw.click()
      await movedOn(page, before)
    }
  }
  expect(lit).toBe(1)
  expect(pointed).toBeGreaterThan(0)
})

test('the board is turned to my side, and squares are where they are seen', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await openTable(page, { game: 'lutins', seats: [bot(), bot(), me, bot()] })
  await myMoment(page)
  const height = async (id: string) => (await cell(page, id).boundingBox())?.y ?? 0
  expect(await height('Nd')).toBeGreaterThan(await height('Sd'))
  const before = await seq(page)
  const trees = await targets(page)
  await cell(page, 'Nd').click()
  await expect.poll(() => targets(page)).not.toEqual(trees)
  const [stop = ''] = await targets(page)
  await cell(page, stop).click()
  await shot(page, 'lutins-turned-desktop-en')
  await page.getByTestId('confirm').click()
  await movedOn(page, before)
  await expect(page.locator('.log')).toContainText(`from its start to ${stop}.`)
})

test('a card is dragged onto its target', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  const card = page
    .locator('[data-card="card:invite"][aria-disabled="false"], [data-card="card:hex"][aria-disabled="false"]')
    .first()
  // Three cards are dealt: a hex or an invitation is nearly always among them. If not, another table; drawing on and on, the bot would win.
  for (let tables = 0; tables < 12 && (await card.count()) === 0; tables += 1) {
    await openTable(page, { game: 'elfe', seats: [me, bot()] })
    await myMoment(page)
    await elfeTurn(page, pointer(page))
    await page.waitForSelector('[data-card^="card:"][aria-disabled="false"], [data-target="button:draw"]')
    await myMoment(page)
  }
  const before = await seq(page)
  const from = await card.boundingBox()
  if (from === null) throw new Error('no card to drag')
  await page.mouse.move(from.x + 40, from.y + 50)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y, { steps: 3 })
  const [target = ''] = await targets(page)
  const to = await cell(page, target).boundingBox()
  if (to === null) throw new Error('no square to drop on')
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 })
  await shot(page, 'elfe-drag-desktop-en')
  await page.mouse.up()
  await page.getByTestId('confirm').click()
  await movedOn(page, before)
})

test('the moves can be read as a list and chosen there', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await openTable(page, four)
  await myMoment(page)
  await page.locator('[data-target="button:leave"]').click()
  await page.getByText('List of possible moves').click()
  await page.getByRole('button', { name: 'Run from Sd to d3', exact: true }).click()
  await expect(page.getByTestId('confirm')).toBeVisible()
})

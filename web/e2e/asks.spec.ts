/** Everything can be asked: by hovering, by a long press, by the keyboard; and the rule is one tap further. */
import { expect, type Locator, type Page } from '@playwright/test'
import { DESKTOP, PHONE, accessible, bot, cell, me, myMoment, openTable, person, shot, targets } from './helpers'
import { decide } from './pixies-player'
import { elfeTurn, lutinsTurn, pointer } from './players'
import { test } from './test'

const bubble = (page: Page) => page.getByTestId('asked')

/** A finger that stays. */
async function press(page: Page, thing: Locator): Promise<void> {
  const box = await thing.boundingBox()
  if (box === null) throw new Error('not on the screen')
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }
  await thing.dispatchEvent('pointerdown', { ...at, pointerType: 'touch', isPrimary: true, bubbles: true })
  await expect(bubble(page)).toBeVisible()
  await thing.dispatchEvent('pointerup', { ...at, pointerType: 'touch', isPrimary: true, bubbles: true })
}

test('what a spell does is said at the table, by hovering, pressing long and by the keyboard', async ({ browser }) => {
  for (const viewport of [DESKTOP, PHONE]) {
    const { page } = await person(browser, viewport)
    await openTable(page, { game: 'elfe', seats: [me, bot()] })
    await myMoment(page)
    await elfeTurn(page, pointer(page))
    const card = page.locator('[data-card^="card:"]').first()
    await expect(card).toBeVisible()
    await myMoment(page)
    await card.scrollIntoViewIfNeeded()
    const about = (await card.getAttribute('aria-description')) ?? ''
    expect(about.length).toBeGreaterThan(20)
    if (viewport === PHONE) await press(page, card)
    else await card.hover()
    await expect(bubble(page)).toContainText(about)
    await expect(bubble(page).getByRole('link')).toHaveAttribute('href', /\/rules\/elfe#ELF-/)
    await shot(page, `ask-card-${viewport.width}`)
    await accessible(page, 'a card that was asked about')
    await page.keyboard.press('Escape')
    await expect(bubble(page)).toHaveCount(0)
    // A card that is picked up says it too, where the buttons are.
    if ((await card.getAttribute('aria-disabled')) === 'false') {
      await card.click()
      await expect(page.getByTestId('picked-about')).toHaveText(about)
      await page.keyboard.press('Escape')
    }
    await page.locator('#hand-title').click()
    await page.keyboard.press('Tab')
    await expect(bubble(page)).toBeVisible()
  }
})

test('trees, padlocks, goblins, goals and dots say what they are', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await openTable(page, { game: 'lutins', seats: [me, bot(), bot()] })
  await myMoment(page)
  const asked = async (thing: Locator, words: RegExp, clause: string) => {
    await page.mouse.move(2, 2)
    await expect(bubble(page)).toHaveCount(0)
    await thing.hover()
    await expect(bubble(page)).toContainText(words)
    await expect(bubble(page).getByRole('link')).toHaveAttribute('href', new RegExp(`#${clause}$`))
  }
  await asked(cell(page, 'b3'), /one tree/, 'LUT-TREE-2')
  await asked(cell(page, 'Sd'), /blue goblin that waits/, 'LUT-ENTER-1')
  await asked(cell(page, 'Nd'), /Home of the blue goblins/, 'LUT-SLIDE-4')
  await asked(page.locator('[data-ask="tally-blue"]'), /blue goblins home: 0 of 6/, 'LUT-END-1')
  await asked(page.locator('.seats li').nth(1), /goblins home/, 'LUT-END-1')
  await shot(page, 'ask-seat-desktop-en')
  // Somebody's tree before my turn is locked, and says so.
  await lutinsTurn(page, pointer(page))
  for (let turns = 0; turns < 6; turns += 1) {
    await myMoment(page)
    if ((await page.locator('.cell[aria-label*="locked"]').count()) > 0) break
    await lutinsTurn(page, pointer(page))
  }
  await asked(page.locator('.cell[aria-label*="locked"]').first(), /padlock/, 'LUT-TREE-4')
  // The keyboard rests on a square, and asks as well.
  await page.mouse.move(2, 2)
  await page.getByTestId('board').locator('[tabindex="0"]').first().focus()
  for (let steps = 0; steps < 12 && (await bubble(page).count()) === 0; steps += 1) {
    await page.keyboard.press('ArrowDown')
    await bubble(page)
      .waitFor({ timeout: 1500 })
      .catch(() => undefined)
  }
  await expect(bubble(page)).toBeVisible()
})

test('the numbers that a goblin picked up puts on its squares say what they count', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await openTable(page, { game: 'lutins', seats: [me, bot(), bot()] })
  await myMoment(page)
  await page.locator('[data-target="button:leave"]').click()
  await expect.poll(() => targets(page)).toContain('Sd')
  await cell(page, 'Sd').click()
  await expect.poll(() => targets(page)).not.toContain('Sd')
  const [stop = ''] = await targets(page)
  await cell(page, stop).hover()
  await expect(bubble(page)).toContainText(/turns? from here|No way home/)
  await expect(bubble(page).getByRole('link')).toHaveAttribute('href', /#LUT-SLIDE-2$/)
})

test('a long press on the fairies’ board asks, and plays nothing', async ({ browser }) => {
  const { page } = await person(browser, PHONE, { lang: 'fr' })
  await openTable(page, { game: 'elfe', seats: [me, bot()] })
  await myMoment(page)
  const [target = ''] = await targets(page)
  await press(page, cell(page, target))
  await expect(bubble(page)).toContainText('Orée')
  await expect(page.getByTestId('confirm')).toHaveCount(0)
  await shot(page, 'ask-edge-phone-fr')
  await press(page, page.locator('.seats li').nth(1))
  await expect(bubble(page)).toContainText(/sort/)
})

test('everything on the Queen’s table says what it is', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await openTable(page, { game: 'pixies', seats: [me, bot(), bot()] })
  await myMoment(page)
  await decide(page, new Set())
  await myMoment(page)
  const asked = async (thing: Locator, words: RegExp, clause: RegExp) => {
    await page.mouse.move(2, 2)
    await expect(bubble(page)).toHaveCount(0)
    await thing.hover()
    await expect(bubble(page)).toContainText(words)
    await expect(bubble(page).getByRole('link')).toHaveAttribute('href', clause)
  }
  for (const [id, words, clause] of [
    ['silver', /Silver track/, /#PIX-REW-1$/],
    ['gold', /Gold track/, /#PIX-REW-1$/],
    ['crowns', /Crowns of the tracks/, /#PIX-PUN-2$/],
    ['wish', /What the Queen wants/, /#PIX-OFF-1$/],
    ['left', /What may still come/, /#PIX-SET-6$/],
    ['order', /Now and next/, /#PIX-A20-2$/],
    ['rewards', /Rewards left/, /#PIX-SET-5$/],
    ['special', /Special offering/, /#PIX-A19-2$/],
    ['stock', /General stock and mine bag/, /#PIX-GEN-2$/],
    ['score', /Grumpy crowns/, /#PIX-SCO-1$/],
  ] as const)
    await asked(page.locator(`[data-ask="${id}"]`), words, clause)
  await shot(page, 'ask-pixies-desktop-en')
  // A rival's skill, a good of one's own, a seat.
  await asked(page.locator('.screens .tiles > span').last(), /./, /\/rules\/pixies#PIX-/)
  await asked(page.locator('.goods li').nth(2), /honey/i, /#PIX-A20-2$/)
  await asked(page.locator('.seats li').nth(1), /discs/i, /#PIX-ACT-1$/)
})

test('tokens, cards and what is at stake say what they are', async ({ browser }) => {
  const { page } = await person(browser, PHONE, { lang: 'fr' })
  await openTable(page, { game: 'armes', seats: [me, bot()] })
  await myMoment(page)
  await press(page, page.locator('.seats li').first())
  await expect(bubble(page)).toContainText('jetons d’ordre')
  await openTable(page, { game: 'elementals', seats: [me, bot()], options: { mode: 'relaxed' } })
  await expect(page.locator('[data-stage="open"]')).toBeVisible()
  await press(page, page.getByRole('img', { name: /paquet de/ }).last())
  await expect(bubble(page)).toContainText(/cartes|paquet/)
})

test('at the home page and in the set-up, what is only a picture or a word says more', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await page.goto('/')
  await page.getByRole('button', { name: 'Sound' }).hover()
  await expect(bubble(page)).toContainText('Soft sounds')
  await page.goto('/play/elfe')
  await page.locator('[data-way="alone"]').click()
  await page.locator('[data-kind="open"]').nth(1).hover()
  await expect(bubble(page)).toContainText('QR code')
  await page.getByRole('group', { name: 'Bot level' }).getByRole('button').last().hover()
  await expect(bubble(page).locator('p')).not.toHaveText('')
})

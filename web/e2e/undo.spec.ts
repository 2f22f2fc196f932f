/** Taking moves back: alone as far as one likes, with others when they agree, and a reason where it cannot be. */
import { expect } from '@playwright/test'
import { DESKTOP, PHONE, accessible, bot, me, movedOn, myMoment, openTable, person, seq, shot, viewOf } from './helpers'
import { lutinsTurn, pointer } from './players'
import { test } from './test'

test('alone with bots, move after move to the very first', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await openTable(page, { game: 'lutins', seats: [me, bot()] })
  const before = []
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await myMoment(page)).toBe('mine')
    before.push(JSON.stringify(viewOf(page)))
    await lutinsTurn(page, pointer(page))
  }
  await myMoment(page)
  await shot(page, 'undo-desktop-en')
  // By button and by key; a turn may be several moves, and each comes back.
  for (let tries = 0; JSON.stringify(viewOf(page)) !== before[0]; tries += 1) {
    expect(tries).toBeLessThan(20)
    const now = await seq(page)
    if (tries % 2 === 0) await page.getByTestId('take-back').click()
    else await page.keyboard.press('Control+z')
    await movedOn(page, now)
    expect(await myMoment(page)).toBe('mine')
  }
  await expect(page.getByText('takes a move back', { exact: false }).first()).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByTestId('note')).toContainText('You have not done anything yet')
  await lutinsTurn(page, pointer(page))
})

test('what was taken back by mistake is played again', async ({ browser }) => {
  const { page } = await person(browser, PHONE, { lang: 'fr' })
  await openTable(page, { game: 'lutins', seats: [me, bot()] })
  await myMoment(page)
  // A choice that was not played is only let go: no word of moves.
  await page.locator('.cell.is-target').first().click()
  await expect(page.getByTestId('undo')).toHaveText('Retour')
  await page.getByTestId('undo').click()
  await lutinsTurn(page, pointer(page))
  await myMoment(page)
  const played = (viewOf(page) as { lutins?: unknown }).lutins
  const now = await seq(page)
  await expect(page.getByTestId('redo')).toHaveCount(0)
  await expect(page.getByTestId('take-back')).toHaveText('Revenir un coup en arrière')
  await page.getByTestId('take-back').click()
  await movedOn(page, now)
  await page.getByTestId('redo').click()
  await expect(page.getByTestId('redo')).toHaveCount(0)
  expect(await myMoment(page)).toBe('mine')
  const blue = (lutins: unknown) => (lutins as { blue: unknown }).blue
  expect(blue((viewOf(page) as { lutins?: unknown }).lutins)).toEqual(blue(played))
})

test('two browsers: freely at first, then by asking', async ({ browser }) => {
  const host = await person(browser, DESKTOP)
  const guest = await person(browser, PHONE, { lang: 'fr' })
  const table = await openTable(host.page, { game: 'lutins', seats: [{ kind: 'me', name: 'Zoé' }, { kind: 'open' }] })
  await guest.page.goto(table.links?.['1'] ?? '')
  expect(await myMoment(host.page)).toBe('mine')
  const start = JSON.stringify(viewOf(host.page))
  await lutinsTurn(host.page, pointer(host.page))
  expect(await myMoment(guest.page)).toBe('mine')

  // Nobody has done anything since: it comes back without asking, under the eyes of the other.
  const played = await seq(guest.page)
  while (JSON.stringify(viewOf(host.page)) !== start) {
    const now = await seq(host.page)
    await host.page.getByTestId('take-back').click()
    await movedOn(host.page, now)
  }
  await movedOn(guest.page, played)
  await expect(guest.page.getByText('Zoé revient un coup en arrière.').first()).toBeVisible()

  await myMoment(host.page)
  await lutinsTurn(host.page, pointer(host.page))
  await myMoment(guest.page)
  await lutinsTurn(guest.page, pointer(guest.page))
  expect(await myMoment(host.page)).toBe('mine')
  // Now the other has played: it takes a yes.
  const now = await seq(host.page)
  await host.page.keyboard.press('u')
  await expect(host.page.getByTestId('undo-asked')).toContainText('Waiting for')
  await expect(guest.page.getByTestId('undo-asked')).toContainText('Zoé aimerait revenir un coup en arrière.')
  await shot(guest.page, 'undo-asked-phone-fr')
  await accessible(guest.page, 'a question to take a move back')
  await guest.page.getByRole('button', { name: 'Non, désolé' }).click()
  await expect(host.page.getByTestId('undo-asked')).toHaveCount(0)
  expect(await seq(host.page)).toBe(now)
  // Whoever asked hears the answer.
  await expect(host.page.getByTestId('note')).toContainText('The others would rather leave it as it is')
  await host.page.getByTestId('take-back').click()
  await guest.page.getByRole('button', { name: 'D’accord' }).click()
  await movedOn(host.page, now)
  await movedOn(guest.page, now)
  await expect(host.page.getByTestId('undo-asked')).toHaveCount(0)
  expect(await myMoment(host.page)).toBe('mine')
})

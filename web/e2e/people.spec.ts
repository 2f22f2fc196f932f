/** Who plays, by what name, and whether they want to play again. */
import { expect } from '@playwright/test'
import { DESKTOP, PHONE, accessible, myMoment, openTable, person, shot } from './helpers'
import { lutinsTurn, pointer } from './players'
import { test } from './test'

test('a family sits down round one screen with taps alone, and is known the next time', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await page.goto('/play/lutins')
  await shot(page, 'ways-desktop-en')
  await page.locator('[data-way="here"]').click()
  await page.getByRole('group', { name: 'Number of players' }).getByRole('button', { name: '3' }).click()
  for (const [seat, name] of ['Maman', 'Nora', 'Léo'].entries()) await page.getByRole('textbox').nth(seat).fill(name)
  await expect(page.locator('select:visible')).toHaveCount(0)
  const start = page.getByRole('button', { name: 'Start' })
  const box = await start.boundingBox()
  expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(DESKTOP.height)
  // The colours of the form are those of the table.
  await shot(page, 'seats-desktop-en')
  await accessible(page, 'seats')
  const colours = () =>
    page.locator('.badges, .seats .badges').evaluateAll((all) => all.map((one) => /--c-\w+/.exec(one.innerHTML)?.[0]))
  const before = await colours()
  await start.click()
  await myMoment(page)
  expect(await colours()).toEqual(before)
  await expect(page.locator('.seats')).toContainText('Nora')
  await page.goto('/play/elfe')
  await page.locator('[data-way="here"]').click()
  await expect(page.getByRole('textbox').nth(1)).toHaveValue('Nora')
})

test('nobody at one screen is called like another', async ({ browser }) => {
  const { page } = await person(browser, PHONE)
  await page.goto('/play/lutins')
  await page.locator('[data-way="here"]').click()
  await page.getByRole('group', { name: 'Number of players' }).getByRole('button', { name: '3' }).click()
  for (const [seat, name] of ['', 'Nora', ' nora '].entries()) await page.getByRole('textbox').nth(seat).fill(name)
  await page.getByRole('button', { name: 'Start' }).click()
  await myMoment(page)
  const names = await page.locator('.seats .name').allTextContents()
  expect(new Set(names.map((name) => name.trim().toLowerCase())).size, names.join(', ')).toBe(3)
  expect(names.join(' ')).not.toContain('· you')
})

test('whoever comes by a link is asked for a name once, and both are asked to play again', async ({ browser }) => {
  const host = await person(browser, DESKTOP)
  const guest = await person(browser, PHONE, { named: false })
  const table = await openTable(host.page, {
    game: 'lutins',
    seats: [{ kind: 'me', name: 'Nora' }, { kind: 'open' }],
    options: { turn_cap: 1 },
  })
  const link = (await host.page.getByTestId('invite-url').textContent()) ?? ''
  await guest.page.goto(new URL(link).pathname + new URL(link).hash)
  await guest.page.getByLabel(/The others see it/).fill('Léo')
  await guest.page.getByRole('button', { name: 'Let’s play!' }).click()
  await expect(guest.page.locator('.seats')).toContainText('Léo')
  await expect(host.page.locator('.seats')).toContainText('Léo')
  for (const { page } of [host, guest]) if ((await myMoment(page)) === 'mine') await lutinsTurn(page, pointer(page))
  await expect(host.page.getByTestId('end')).toBeVisible()
  await expect(guest.page.getByTestId('end')).toBeVisible()
  await host.page.getByRole('button', { name: 'Play again' }).click()
  await expect(guest.page.getByTestId('rematch-asked')).toBeVisible()
  await guest.page.getByRole('button', { name: 'I’m in' }).click()
  await expect(guest.page).not.toHaveURL(new RegExp(table.id))
  // The name is kept: nobody is asked again.
  await expect(guest.page.getByTestId('prompt')).toBeVisible()
})

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
  // The face that whoever comes third would have been given.
  await page.request.put('/api/me', { data: { face: 'frog' } })
  await page.goto('/play/lutins')
  await page.locator('[data-way="here"]').click()
  // What comes next is in sight.
  await expect(page.getByRole('textbox').first()).toBeInViewport()
  await page.getByRole('group', { name: 'Number of players' }).getByRole('button', { name: '3' }).click()
  for (const [seat, name] of ['', 'Nora', ' nora '].entries()) await page.getByRole('textbox').nth(seat).fill(name)
  await page.getByRole('button', { name: 'Start' }).click()
  await myMoment(page)
  const names = await page.locator('.seats .name').allTextContents()
  expect(new Set(names.map((name) => name.trim().toLowerCase())).size, names.join(', ')).toBe(3)
  const faces = await page
    .locator('.seats [data-face]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-face')))
  expect(new Set(faces).size, faces.join(', ')).toBe(3)
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
  // Nobody has to send a link to somebody who is asked already.
  await expect(host.page.locator('.lead')).toContainText('asked whether they want to play again')
  await expect(guest.page.getByTestId('rematch-asked')).toBeVisible()
  await guest.page.getByRole('button', { name: 'I’m in' }).click()
  await expect(guest.page).not.toHaveURL(new RegExp(table.id))
  // The name is kept: nobody is asked again.
  await expect(guest.page.getByTestId('prompt')).toBeVisible()
})

test('a free seat at an open table is found where one looks for a game', async ({ browser }) => {
  const host = await person(browser, DESKTOP)
  await host.page.request.put('/api/me', { data: { name: 'Nora' } })
  await host.page.goto('/play/pixies')
  await host.page.locator('[data-way="link"]').click()
  await host.page.getByRole('group', { name: 'Number of players' }).getByRole('button', { name: '2' }).click()
  await host.page.getByLabel(/Open to everyone/).check()
  await host.page.getByRole('button', { name: 'Open the table' }).click()
  await expect(host.page).toHaveURL(/\/table\//)
  const id = new URL(host.page.url()).pathname.split('/').at(-1) ?? ''
  // Nobody is sent to a table of their own.
  await host.page.goto('/play/pixies')
  await expect(host.page.locator('[data-way]').first()).toBeVisible()
  await expect(host.page.locator(`[data-table="${id}"]`)).toHaveCount(0)

  const { page } = await person(browser, PHONE, { lang: 'fr' })
  await page.goto('/')
  const row = page.locator(`[data-table="${id}"]`)
  await expect(page.getByTestId('free-seats').locator(row)).toContainText('S’asseoir')
  await page.getByRole('link', { name: 'Tables' }).click()
  await expect(page.getByRole('heading', { name: 'Une place est libre' })).toBeVisible()
  await expect(row).toContainText('S’asseoir')
  await shot(page, 'free-seats-tables-phone-fr')
  await page.goto('/play/lutins')
  await expect(page.locator('[data-way]').first()).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.goto('/play/pixies')
  await expect(row).toContainText('Nora')
  await accessible(page, 'a free seat before a new table')
  await shot(page, 'free-seats-setup-phone-fr')
  await row.click()
  await page.getByRole('button', { name: 'S’asseoir ici' }).click()
  await expect(page.getByTestId('prompt')).toBeVisible()
  await host.page.goto(`/table/${id}`)
  await expect(host.page.getByTestId('prompt')).toBeVisible()
})

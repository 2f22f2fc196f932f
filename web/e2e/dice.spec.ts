/** Dice anyone can check, from the browser: the hash before, a word of one's own, and the proof at the end. */
import { expect } from '@playwright/test'
import { DESKTOP, PHONE, accessible, bot, me, myMoment, openTable, person, shot } from './helpers'
import { test } from './test'

test('a word of my own goes into the dice, and the end proves it', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP, { lang: 'en' })
  await page.goto('/play/elfe')
  await page.locator('[data-way="alone"]').click()
  await page.getByRole('group', { name: 'Number of players' }).getByRole('button', { name: '2' }).click()
  await page.getByText('More choices').click()
  await page.getByLabel('A word of your own for the dice').fill('three blue frogs')
  await page.getByRole('button', { name: 'Start' }).click()
  await myMoment(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const hash = /[0-9a-f]{64}/.exec((await page.getByRole('dialog').textContent()) ?? '')?.[0] ?? ''
  expect(hash).not.toBe('')
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.getByRole('button', { name: 'yes' }).click()
  await expect(page.getByTestId('end')).toBeVisible()

  await page.getByTestId('dice').locator('summary').click()
  await expect(page.getByTestId('dice')).toContainText(hash)
  await page.getByRole('button', { name: 'Check the dice' }).click()
  const findings = page.getByTestId('dice-findings').getByRole('listitem')
  await expect(findings).toHaveCount(4)
  for (const finding of await findings.all()) await expect(finding).toHaveAttribute('data-good', 'true')
  await expect(page.getByTestId('dice-findings')).toContainText('three blue frogs')
  await page.getByTestId('dice').scrollIntoViewIfNeeded()
  await shot(page, 'dice-desktop-en')
  await accessible(page, 'checked dice')

  // A stranger who sees the replay can check them as well, all but what only this browser knew before.
  const replay = await page.getByRole('link', { name: 'Replay' }).getAttribute('href')
  const stranger = await person(browser, PHONE, { lang: 'fr', theme: 'dark' })
  await stranger.page.goto(replay ?? '')
  await stranger.page.getByTestId('dice').locator('summary').click()
  await stranger.page.getByRole('button', { name: 'Vérifier les dés' }).click()
  await expect(stranger.page.getByTestId('dice-findings').getByRole('listitem')).toHaveCount(2)
  await stranger.page.getByTestId('dice').scrollIntoViewIfNeeded()
  await shot(stranger.page, 'dice-phone-fr-dark')
  await accessible(stranger.page, 'checked dice of a replay')
})

test('a rematch has a hash and a salt of its own, and its end proves them', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP, { lang: 'en' })
  await page.goto('/')
  // Somebody who never moves: a bot decides after a second each time, and the game is short.
  const wish = {
    game: 'elfe',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'gentle' }],
    options: { compass: 'six-cardinal', deal: 0, start: 'seed' },
    clock: { kind: 'move', seconds: 1 },
    pace: 0,
  }
  const { table } = (await (await page.request.post('/api/tables', { data: wish })).json()) as { table: { id: string } }
  await page.goto(`/table/${table.id}`)
  await expect(page.getByTestId('end')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(page).not.toHaveURL(new RegExp(table.id))
  await expect(page.getByTestId('end')).toBeVisible({ timeout: 60_000 })
  await page.getByTestId('dice').locator('summary').click()
  await page.getByRole('button', { name: 'Check the dice' }).click()
  const findings = page.getByTestId('dice-findings').getByRole('listitem')
  await expect(findings).toHaveCount(4)
  for (const finding of await findings.all()) await expect(finding).toHaveAttribute('data-good', 'true')
})

test('a game without dice speaks of none', async ({ browser }) => {
  const { page } = await person(browser, PHONE, { lang: 'fr' })
  await openTable(page, { game: 'lutins', seats: [me, bot()], options: { turn_cap: 1 } })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Abandonner' }).click()
  await page.getByRole('button', { name: 'oui' }).click()
  await expect(page.getByTestId('end')).toBeVisible()
  await expect(page.getByTestId('end').getByText('Partager')).toBeVisible()
  await expect(page.getByTestId('dice')).toHaveCount(0)
})

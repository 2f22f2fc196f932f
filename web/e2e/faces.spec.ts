/** A face beside the name: asked once, kept for the next table, seen by whoever comes. */
import { expect, type Page } from '@playwright/test'
import { DESKTOP, PHONE, accessible, bot, me, myMoment, openTable, person, shot } from './helpers'
import { test } from './test'

const faceAt = (page: Page, seat: number) => page.locator('.seats li').nth(seat).locator('[data-face]').first()

test('a face is asked for with the name, once, and kept for the next table', async ({ browser }) => {
  const { page } = await person(browser, PHONE, { named: false })
  await page.goto('/')
  await page.locator('[data-game="lutins"] .button.strong').click()
  await page.getByLabel(/The others see it/).fill('Zoé')
  await page.getByRole('radio', { name: 'Little dragon' }).check({ force: true })
  await accessible(page, 'asked for a name and a face')
  await shot(page, 'face-ask-phone-en')
  await page.getByRole('button', { name: 'Let’s play!' }).click()
  await myMoment(page)
  await expect(faceAt(page, 0)).toHaveAttribute('data-face', 'dragon')
  await expect(faceAt(page, 0).locator('svg')).toBeVisible()
  // The bots have those of their names, and none is another's.
  await expect(faceAt(page, 1)).toHaveAttribute('data-face', 'witch')
  await expect(faceAt(page, 2)).toHaveAttribute('data-face', 'pixie-honey')
  await shot(page, 'face-seats-phone-en')
  await accessible(page, 'seats with faces')
  await page.goto('/')
  await expect(page.getByTestId('hello')).toContainText('Hello, Zoé!')
  await expect(page.getByTestId('hello').locator('[data-face]')).toHaveAttribute('data-face', 'dragon')
  await shot(page, 'face-home-phone-en')
  await page.locator('[data-game="elfe"] .button.strong').click()
  await myMoment(page)
  await expect(faceAt(page, 0)).toHaveAttribute('data-face', 'dragon')
})

test('a friend who comes by a link chooses a face, and both see both', async ({ browser }) => {
  const host = await person(browser, DESKTOP)
  const guest = await person(browser, PHONE, { named: false, theme: 'dark', lang: 'fr' })
  await host.page.request.put('/api/me', { data: { name: 'Nora', face: 'owl' } })
  await openTable(host.page, { game: 'lutins', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await expect(faceAt(host.page, 0)).toHaveAttribute('data-face', 'owl')
  await shot(host.page, 'face-waiting-desktop-en')
  const link = new URL((await host.page.getByTestId('invite-url').textContent()) ?? '')
  await guest.page.goto(link.pathname + link.hash)
  await guest.page.getByLabel(/Les autres le voient/).fill('Léo')
  await guest.page.getByRole('radio', { name: 'Renarde' }).check({ force: true })
  await shot(guest.page, 'face-ask-phone-fr-dark')
  await guest.page.getByRole('button', { name: 'On joue !' }).click()
  for (const { page } of [host, guest]) {
    await expect(page.getByTestId('prompt')).toBeVisible()
    await expect(faceAt(page, 0)).toHaveAttribute('data-face', 'owl')
    await expect(faceAt(page, 1)).toHaveAttribute('data-face', 'fox')
  }
  await shot(host.page, 'face-seats-desktop-en')
})

test('a face can be changed anywhere, and each seat round one screen has its own', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  for (const [path, face] of [
    ['/games', 'Hare'],
    ['/me', 'Mushroom'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: /^My face: / }).click()
    await page.getByRole('radio', { name: face }).check({ force: true })
    await expect(page.getByRole('button', { name: `My face: ${face}` })).toBeVisible()
    await accessible(page, `a face to choose at ${path}`)
  }
  await page.goto('/play/lutins')
  await page.locator('[data-way="here"]').click()
  await page.getByRole('group', { name: 'Number of players' }).getByRole('button', { name: '3' }).click()
  await page.getByRole('button', { name: /^Face for seat 2: / }).click()
  await accessible(page, 'seats with a face to choose')
  await page.getByRole('radio', { name: 'Knight' }).check({ force: true })
  await shot(page, 'face-wishes-desktop-en')
  await page.getByRole('button', { name: 'Start' }).click()
  await myMoment(page)
  await expect(faceAt(page, 0)).toHaveAttribute('data-face', 'mushroom')
  await expect(faceAt(page, 1)).toHaveAttribute('data-face', 'knight')
  const faces = await page.locator('.seats [data-face]').evaluateAll((all) => all.map((one) => one.dataset.face))
  expect(new Set(faces).size).toBe(3)
  await page.goto('/play/elfe')
  await page.locator('[data-way="here"]').click()
  await expect(page.getByRole('button', { name: 'Face for seat 2: Knight' })).toBeVisible()
})

test('a bot greets in its own words, for the eyes alone and beside the board', async ({ browser }) => {
  for (const viewport of [PHONE, DESKTOP]) {
    const { page } = await person(browser, viewport)
    await openTable(page, { game: 'lutins', seats: [me, bot(), bot()] })
    const line = page.getByTestId('banter')
    await expect(line).toHaveText('Hm. Sit down, then.')
    await expect(line).toHaveAttribute('aria-hidden', 'true')
    const [said, seat] = [await line.boundingBox(), await page.locator('.seats li').nth(1).boundingBox()]
    expect(said?.x ?? 0).toBeGreaterThanOrEqual(seat?.x ?? 9999)
    expect((said?.x ?? 9999) + (said?.width ?? 0)).toBeLessThanOrEqual((seat?.x ?? 0) + (seat?.width ?? 0))
    await accessible(page, 'a bot that speaks')
    await expect(line).toHaveCount(0)
  }
})

/** Keeping a name: claimed on one device, the same person on another, a guest again when one leaves. */
import { expect } from '@playwright/test'
import { DESKTOP, PHONE, accessible, bot, me, openTable, person, shot } from './helpers'
import { test } from './test'

test('a name kept with a passphrase is the same person in another browser', async ({ browser }) => {
  const name = `Mélusine ${Date.now() % 100_000}`
  const passphrase = 'trois grenouilles bleues'
  const home = await person(browser, DESKTOP, { lang: 'en' })
  const table = await openTable(home.page, { game: 'lutins', seats: [me, bot()] })
  await home.page.goto('/games')
  await home.page.getByRole('link', { name: 'Keep my name' }).click()
  await shot(home.page, 'account-desktop-en')
  await accessible(home.page, 'keeping a name')
  const keep = home.page.locator('#keep-form')
  await keep.getByLabel('Name').fill(name)
  await keep.getByLabel('Passphrase', { exact: true }).fill('short')
  await keep.getByRole('button').click()
  // The browser itself says that it is too short; nothing was sent.
  await expect(home.page.getByTestId('who')).toContainText('a guest')
  await keep.getByLabel('Passphrase', { exact: true }).fill(passphrase)
  await keep.getByRole('button').click()
  await expect(home.page.getByTestId('who')).toHaveText(`You are ${name}, and the name is yours.`)

  const away = await person(browser, PHONE, { lang: 'fr', theme: 'dark' })
  await away.page.goto('/me')
  await shot(away.page, 'account-phone-fr-dark')
  await accessible(away.page, 'a guest who has a name elsewhere')
  const enter = away.page.locator('#enter-form')
  await enter.getByLabel('Nom').fill(name)
  await enter.getByLabel('Phrase secrète', { exact: true }).fill('trois grenouilles vertes')
  await enter.getByRole('button').click()
  await expect(away.page.getByRole('alert')).toContainText('ne vont pas ensemble')
  await enter.getByLabel('Phrase secrète', { exact: true }).fill(passphrase)
  await enter.getByRole('button').click()
  await expect(away.page.getByTestId('who')).toContainText(name)
  // The same games, and the same seat.
  await away.page.getByRole('link', { name: 'Mes parties' }).last().click()
  await away.page.locator(`a[href="/table/${table.id}"]`).first().click()
  await expect(away.page.locator('.seats li.mine')).toHaveCount(1)

  // Nobody else can keep that name.
  const other = await person(browser, DESKTOP, { lang: 'en' })
  await other.page.goto('/me')
  await other.page.locator('#keep-form').getByLabel('Name').fill(name.toUpperCase())
  await other.page.locator('#keep-form').getByLabel('Passphrase', { exact: true }).fill('somebody else entirely')
  await other.page.locator('#keep-form').getByRole('button').click()
  await expect(other.page.getByRole('alert')).toContainText('That name is taken')

  await away.page.goto('/me')
  await away.page.getByRole('button', { name: 'Me déconnecter', exact: true }).click()
  await expect(away.page.getByTestId('who')).toContainText('de passage')
  const games = (await (await away.page.request.get('/api/me/games')).json()) as { tables: unknown[] }
  expect(games.tables).toEqual([])
  // At home she is still herself.
  await home.page.reload()
  await expect(home.page.getByTestId('who')).toContainText(name)
})

test('another device is seen and ended, and a new passphrase needs the old one', async ({ browser }) => {
  const name = `Viviane ${Date.now() % 100_000}`
  const passphrase = 'quatre hiboux gourmands'
  const home = await person(browser, DESKTOP, { lang: 'en' })
  await home.page.goto('/me')
  const keep = home.page.locator('#keep-form')
  await keep.getByLabel('Name').fill(name)
  await keep.getByLabel('Passphrase', { exact: true }).fill('password')
  await keep.getByRole('button').click()
  await expect(home.page.getByRole('alert')).toContainText('one of the first passphrases')
  await keep.getByLabel('Passphrase', { exact: true }).fill(passphrase)
  await keep.getByRole('button').click()
  await expect(home.page.getByTestId('session')).toHaveCount(1)

  const away = await person(browser, PHONE, { lang: 'fr' })
  await away.page.goto('/me')
  const enter = away.page.locator('#enter-form')
  await enter.getByLabel('Nom').fill(name)
  await enter.getByLabel('Phrase secrète', { exact: true }).fill(passphrase)
  await enter.getByRole('button').click()
  await expect(away.page.getByTestId('session')).toHaveCount(2)
  await shot(away.page, 'account-devices-phone-fr')
  await accessible(away.page, 'the list of devices')

  await home.page.reload()
  await shot(home.page, 'account-devices-desktop-en')
  await home.page.getByTestId('session').getByRole('button').click()
  await expect(home.page.getByTestId('session')).toHaveCount(1)
  await away.page.reload()
  await expect(away.page.getByTestId('who')).not.toContainText(name)

  const change = home.page.locator('#change-form')
  await change.getByLabel('Passphrase up to now').fill('not this one at all')
  await change.getByLabel('Passphrase', { exact: true }).fill('cinq renards bavards')
  await change.getByRole('button').click()
  await expect(home.page.getByRole('alert')).toBeVisible()
  await change.getByLabel('Passphrase up to now').fill(passphrase)
  await change.getByRole('button').click()
  await expect(home.page.getByRole('status')).toContainText('Changed')
})

test('a bot account is made, plays with its token, is told apart and removed', async ({ browser, playwright }) => {
  const name = `Bip ${Date.now() % 100_000}`
  const home = await person(browser, PHONE, { lang: 'fr' })
  await home.page.goto('/me')
  const keep = home.page.locator('#keep-form')
  await keep.getByLabel('Nom').fill(`Morgane ${Date.now() % 100_000}`)
  await keep.getByLabel('Phrase secrète', { exact: true }).fill('cinq corbeaux bavards')
  await keep.getByRole('button').click()
  await home.page.getByLabel('Nom du robot').fill(name)
  await home.page.getByRole('button', { name: 'Créer un robot' }).click()
  await expect(home.page.getByTestId('bot-account')).toContainText('n’a pas encore joué')
  const token = await home.page.getByTestId('bot-token').innerText()
  await accessible(home.page, 'a new bot account')
  await shot(home.page, 'account-bot-phone-fr')

  const table = await openTable(home.page, { game: 'lutins', seats: [me, { kind: 'open' }], visibility: 'open' })
  const baseURL = new URL(home.page.url()).origin
  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  })
  expect((await program.post(`/api/tables/${table.id}/join`, { data: {} })).status()).toBe(200)
  await home.page.goto(`/table/${table.id}`)
  await expect(home.page.locator('.seats')).toContainText(`${name} (robot)`)

  // Shown once: the page knows the name, not the token.
  await home.page.goto('/me')
  await expect(home.page.getByTestId('bot-account')).toContainText(name)
  await expect(home.page.getByTestId('bot-account')).not.toContainText('n’a pas encore joué')
  await expect(home.page.getByTestId('bot-token')).toHaveCount(0)
  await home.page.getByRole('button', { name: `Supprimer: ${name}` }).click()
  await expect(home.page.getByText(`${name} ne joue plus`)).toBeVisible()
  await expect(home.page.getByTestId('bot-account')).toHaveCount(0)
  expect((await program.get('/api/me')).status()).toBe(401)
  await program.dispose()
})

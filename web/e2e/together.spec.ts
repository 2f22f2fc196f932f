/** Several people: at one screen, by a link, watching, after a lost connection. */
import { expect, type WebSocketRoute } from '@playwright/test'
import {
  DESKTOP,
  PHONE,
  accessible,
  bot,
  me,
  movedOn,
  myMoment,
  openTable,
  person,
  remember,
  seq,
  shot,
} from './helpers'
import { elfeTurn, lutinsTurn, passOn, playToEnd, pointer } from './players'
import { test } from './test'

test('two people at one screen, with a curtain between their hands', async ({ browser }) => {
  const { page } = await person(browser, PHONE, { lang: 'fr' })
  await openTable(page, {
    game: 'elfe',
    seats: [
      { kind: 'me', name: 'Zoé' },
      { kind: 'me', name: 'Milo' },
    ],
  })
  const names = new Set<string>()
  let curtains = 0
  for (let decisions = 0; decisions < 200; decisions += 1) {
    const moment = await myMoment(page)
    if (moment === 'end') break
    if (moment === 'curtain') {
      // While the curtain is down no card of anybody is on the page.
      await expect(page.locator('[data-card]')).toHaveCount(0)
      names.add((await page.getByTestId('curtain').locator('h2').textContent()) ?? '')
      if (curtains === 0) {
        await shot(page, 'elfe-curtain-phone-fr')
        await accessible(page, 'curtain')
      }
      curtains += 1
      await passOn(page)
      continue
    }
    await elfeTurn(page, pointer(page))
  }
  await expect(page.getByTestId('end')).toBeVisible()
  expect(curtains).toBeGreaterThan(3)
  expect(names.size).toBe(2)
})

test('two browsers: an invitation, a lost connection in the middle, a watcher, a last word', async ({ browser }) => {
  const host = await person(browser, DESKTOP, { lang: 'en' })
  const guest = await person(browser, PHONE, { lang: 'fr' })
  const watcher = await person(browser, DESKTOP, { lang: 'en' })

  // The guest's wire can be cut, and stays cut until it is mended.
  const wire: { live: WebSocketRoute | undefined; cut: boolean; opened: number } = {
    live: undefined,
    cut: false,
    opened: 0,
  }
  await guest.page.routeWebSocket(/\/ws$/, (route) => {
    if (wire.cut) return void route.close()
    wire.live = route
    wire.opened += 1
    const server = route.connectToServer()
    server.onMessage((message) => {
      remember(guest.page, String(message))
      route.send(message)
    })
  })

  await host.page.goto('/play/lutins')
  await host.page.locator('[data-way="link"]').click()
  await host.page.getByRole('group', { name: 'Number of players' }).getByRole('button', { name: '2' }).click()
  await shot(host.page, 'setup-desktop-en')
  await host.page.getByText('More choices').click()
  await host.page.locator('#option-turn_cap').fill('8')
  await host.page.locator('#option-turn_cap').blur()
  await host.page.getByRole('button', { name: 'Open the table' }).click()
  const code = host.page.getByRole('img', { name: 'QR code' })
  const invite = host.page.getByRole('button', { name: 'Invite someone' })
  // The host of a table finds its links ready, or asks for one.
  await expect(code.or(invite)).toBeVisible()
  if (await invite.isVisible()) await invite.click()
  await expect(code).toBeVisible()
  await shot(host.page, 'waiting-desktop-en')
  await accessible(host.page, 'waiting for friends')
  const invitation = (await host.page.getByTestId('invite-url').textContent()) ?? ''

  await guest.page.goto(new URL(invitation).pathname + new URL(invitation).hash)
  const start = host.page.getByRole('button', { name: 'Start', exact: true })
  // With the last seat taken the table may start by itself.
  await expect(start.or(host.page.getByTestId('prompt'))).toBeVisible()
  if (await start.isVisible()) await start.click()

  await watcher.page.goto(host.page.url())
  await expect(watcher.page.getByTestId('prompt')).toBeVisible()

  expect(await myMoment(host.page)).toBe('mine')
  await lutinsTurn(host.page, pointer(host.page))
  expect(await myMoment(guest.page)).toBe('mine')
  await lutinsTurn(guest.page, pointer(guest.page))

  // The guest falls silent while the host plays on.
  expect(wire.opened).toBe(1)
  wire.cut = true
  await wire.live?.close()
  await expect(guest.page.getByText('Connexion perdue', { exact: false })).toBeVisible()
  const seen = await seq(guest.page)
  await myMoment(host.page)
  await lutinsTurn(host.page, pointer(host.page))
  expect(await seq(guest.page)).toBe(seen)
  wire.cut = false
  await movedOn(guest.page, seen)
  expect(await myMoment(guest.page)).toBe('mine')
  await expect(guest.page.getByText('Connexion perdue', { exact: false })).toHaveCount(0)

  await guest.page.getByRole('button', { name: 'Menu' }).click()
  await guest.page.getByRole('button', { name: 'Bien joué !' }).click()
  await expect(host.page.locator('.bubble')).toHaveText('Well played!')

  const ends = await Promise.all([
    playToEnd(host.page, lutinsTurn, pointer(host.page)),
    playToEnd(guest.page, lutinsTurn, pointer(guest.page)),
  ])
  expect(ends.every((turns) => turns > 0)).toBe(true)
  await expect(watcher.page.getByTestId('end')).toBeVisible()
})

test('who gave up is told, and what they did keeps their name', async ({ browser }) => {
  const host = await person(browser, DESKTOP)
  const guest = await person(browser, PHONE)
  await guest.page.request.put('/api/me', { data: { name: 'Léo' } })
  const table = await openTable(host.page, { game: 'lutins', seats: [{ kind: 'open' }, { kind: 'me', name: 'Nora' }] })
  await guest.page.goto(table.links?.['0'] ?? '')
  await myMoment(guest.page)
  await lutinsTurn(guest.page, pointer(guest.page))
  await expect(host.page.locator('.log .heading')).toHaveText(/Léo/)
  await guest.page.getByRole('button', { name: 'Menu' }).click()
  await guest.page.getByRole('button', { name: 'Give up' }).click()
  await guest.page.getByRole('button', { name: 'yes' }).click()
  await expect(host.page.locator('.log')).toContainText('Léo leaves the game. A bot takes over.')
  await myMoment(host.page)
  await lutinsTurn(host.page, pointer(host.page))
  await expect(host.page.locator('.log .heading', { hasText: 'Léo' })).toHaveCount(1)
})

test('whoever gives up leaves the seat to a bot, and the game goes on', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await openTable(page, { game: 'lutins', seats: [me, bot()], options: { turn_cap: 6 } })
  await myMoment(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await shot(page, 'menu-desktop-en')
  await accessible(page, 'menu')
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.getByRole('button', { name: 'yes' }).click()
  await expect(page.getByTestId('end')).toBeVisible()
})

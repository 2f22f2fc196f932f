/** Time: clocks at the table, people who leave and come back, and races between screens with different lines. */
import { expect, type Browser, type Page } from '@playwright/test'
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
  shot,
  type Wish,
} from './helpers'
import { nextWindow, press, right } from './elementals-player'
import { lutinsTurn, pointer } from './players'
import { test } from './test'

/** A host at a desk and a guest on a phone who came by the link. */
async function two(
  browser: Browser,
  wish: Omit<Wish, 'seats'>,
  delays: [number, number] = [0, 0],
): Promise<[Page, Page]> {
  const host = await person(browser, DESKTOP, { lang: 'en' })
  const guest = await person(browser, PHONE, { lang: 'fr', theme: 'dark' })
  await slow(host.page, delays[0])
  await slow(guest.page, delays[1])
  const table = await openTable(host.page, { ...wish, seats: [me, { kind: 'open' }] })
  await guest.page.goto(table.links?.['1'] ?? '')
  return [host.page, guest.page]
}

/** Everything on this page's socket arrives so much later, both ways. */
async function slow(page: Page, delay: number): Promise<void> {
  if (delay === 0) return
  await page.routeWebSocket(/\/ws$/, (route) => {
    const server = route.connectToServer()
    route.onMessage((message) => void setTimeout(() => server.send(message), delay))
    server.onMessage((message) => {
      remember(page, String(message))
      setTimeout(() => route.send(message), delay)
    })
  })
}

test('a clock is chosen in plain words, ticks at the table, and a bot moves for whoever is late', async ({
  browser,
}) => {
  const { page } = await person(browser, DESKTOP, { lang: 'en' })
  await page.goto('/play/lutins')
  await page.locator('[data-way="alone"]').click()
  await page.locator('details > summary', { hasText: 'More' }).click()
  await page.getByRole('radio', { name: /^For each move/ }).check()
  await page.getByLabel('How much').selectOption({ label: '30 seconds' })
  await page.getByText('How much time?').scrollIntoViewIfNeeded()
  await shot(page, 'setup-clock-desktop-en')
  await accessible(page, 'a clock in the setup')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await myMoment(page)
  await expect(page.getByRole('timer')).toHaveText(/^0:\d\d$/)
  await shot(page, 'clock-desktop-en')
  await accessible(page, 'a clock at the table')

  // Nobody touches this one: its second is soon over.
  await openTable(page, { game: 'lutins', seats: [me, bot()], clock: { kind: 'move', seconds: 1 } })
  await expect(page.getByTestId('board')).toBeVisible()
  await movedOn(page, 8)
  await expect(page.locator('.log')).toContainText(/ran out of time: a bot makes this move/)
})

test('by correspondence the list says whose turn it is and how long there is', async ({ browser }) => {
  const [host, guest] = await two(browser, { game: 'lutins', clock: { kind: 'days', days: 3 } })
  await expect(guest.getByRole('timer')).toHaveText('3 jours')
  await shot(guest, 'clock-days-phone-fr')
  const mine = (await host.getByTestId('prompt').getAttribute('data-turn')) === 'mine' ? host : guest
  await mine.goto('/games')
  await expect(mine.locator('[data-table]').first()).toContainText(
    /Your turn · 3 days left|À toi de jouer · encore 3 jours/,
  )
  await accessible(mine, 'my games by correspondence')
})

test('somebody leaves: the others see how long they wait, then a bot fills in, until they are back', async ({
  browser,
}) => {
  const [host, guest] = await two(browser, { game: 'lutins' })
  await myMoment((await host.getByTestId('prompt').getAttribute('data-turn')) === 'mine' ? host : guest)
  const address = guest.url()
  await guest.close()
  await expect(host.getByText(/away: a bot steps in after \d+ s/)).toBeVisible()
  await shot(host, 'leaver-desktop-en')
  await accessible(host, 'somebody left')
  await expect(host.getByText('a bot is filling in')).toBeVisible({ timeout: 40_000 })
  // The game goes on with the bot, and with the guest from the moment she is there.
  expect(await myMoment(host)).toBe('mine')
  const back = await guest.context().newPage()
  await back.goto(address)
  await expect(host.getByText('a bot is filling in')).toHaveCount(0)
  await lutinsTurn(host, pointer(host))
  expect(await myMoment(back)).toBe('mine')
})

test('elementals live between two screens with different lines, to the end', async ({ browser }) => {
  const pages = await two(browser, { game: 'elementals', options: { turn_cap: 16, window_ms: 4000 } }, [10, 120])
  const play = async (page: Page) => {
    let seen = await nextWindow(page, '')
    let windows = 0
    for (; !seen.over && windows < 60; windows += 1) {
      await press(page, right(seen))
      seen = await nextWindow(page, seen.seq)
    }
    return windows
  }
  const windows = await Promise.all(pages.map(play))
  expect(Math.min(...windows)).toBeGreaterThan(5)
  for (const page of pages) {
    await expect(page.getByTestId('end')).toBeVisible()
    await expect(page.locator('.log')).not.toContainText(/slap:|book:/)
  }
  await shot(pages[1], 'elementals-live-end-phone-fr')
})

/** Four people far apart in the Queen's service: what lies behind a screen reaches nobody else's browser. */
import { expect } from '@playwright/test'
import { DESKTOP, PHONE, person, shot, viewOf } from './helpers'
import { leaks } from './leaks'
import { mouse, serve } from './pixies-player'
import type { TableInfo } from '../src/wire/types'
import { test } from './test'

test("pixies between four browsers: a whole game by everybody's own taps, and no browser receives what another hides", async ({
  browser,
}) => {
  const people = await Promise.all([
    person(browser, DESKTOP, { lang: 'en', theme: 'light' }),
    person(browser, PHONE, { lang: 'fr', theme: 'light' }),
    person(browser, DESKTOP, { lang: 'fr', theme: 'dark' }),
    person(browser, DESKTOP, { lang: 'en', theme: 'dark' }),
  ])
  const pages = people.map(({ page }) => page)
  const heard = pages.map((): string[] => [])
  pages.forEach((page, seat) =>
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard[seat]?.push(String(payload)))),
  )
  const [host, ...guests] = pages
  if (host === undefined) throw new Error('nobody came')

  await host.goto('/')
  const open = { kind: 'open' }
  const made = await host.request.post('/api/tables', {
    data: { game: 'pixies', seats: [{ kind: 'me' }, open, open, open], options: { rounds: 4 }, visibility: 'link' },
  })
  const { table } = (await made.json()) as { table: TableInfo }
  for (const [index, guest] of guests.entries()) {
    await guest.goto(table.links?.[String(index + 1)] ?? '')
    await guest.waitForURL((url) => url.hash === '')
  }
  await host.goto(`/table/${table.id}`)
  await Promise.all(pages.map((page) => expect(page.getByTestId('prompt')).toBeVisible()))

  await Promise.all(pages.map((page) => serve(page, mouse(page))))

  // Everybody reads the same points, each in her own words.
  const ends = await Promise.all(pages.map((page) => page.getByTestId('ranking').locator('li').allInnerTexts()))
  expect(ends.map((lines) => lines.length)).toEqual([4, 4, 4, 4])
  expect(viewOf(host).final).not.toBeNull()
  expect(pages.map((page) => viewOf(page).final)).toEqual(pages.map(() => viewOf(host).final))
  await shot(pages[1] ?? host, 'pixies-four-end-phone-fr')
  expect(heard.map((texts) => texts.length > 80)).toEqual([true, true, true, true])
  expect(heard.map((texts, seat) => leaks(texts, seat))).toEqual([[], [], [], []])
})

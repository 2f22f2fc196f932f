/** Four people far apart in the Queen's service: what lies behind a screen reaches nobody else's browser. */
import { expect, type Page } from '@playwright/test'
import { DESKTOP, person, viewOf } from './helpers'
import { decide } from './pixies-player'
import type { TableInfo, View } from '../src/wire/types'
import { test } from './test'

type Kit = { stock: string | null; rewards: unknown; offer: string | null }
type Heard = { t?: string; views?: Record<string, View>; frame?: { views: Record<string, View> }; events?: { event: string; seat?: number; offer?: string | null }[] }

/** What a browser was sent that it may not know; nothing, if all is well. */
function leaks(texts: readonly string[], own: number): string[] {
  return texts.flatMap((text) => {
    const message = JSON.parse(text) as Heard
    const views = message.views ?? message.frame?.views ?? {}
    const foreign = Object.keys(views).filter((name) => name !== String(own))
    const open = Object.values(views).flatMap((view) => (view.final === null ? (view.seats as Kit[]) : []).flatMap((kit, seat) => (seat !== own && (kit.stock !== null || kit.rewards !== null || kit.offer !== null) ? [`stock, rewards or offer of seat ${seat}`] : [])))
    const sealed = (message.events ?? []).filter((event) => event.event === 'committed' && event.seat !== own && typeof event.offer === 'string').map(({ seat }) => `offer of seat ${seat}`)
    return [...foreign.map((name) => `view of ${name}`), ...open, ...sealed]
  })
}

const roundOf = (page: Page) => Number(viewOf(page).round)

/** Whether this person has something to choose now. */
const isMine = (page: Page) => page.evaluate(() => document.querySelector('[data-testid="prompt"][data-turn="mine"]') !== null && document.querySelector('.cell.is-target, .buttons [data-target], [data-testid="tray"]') !== null)

test('pixies between four browsers: a whole round, and no browser receives what another hides', async ({ browser }) => {
  const people = await Promise.all([0, 1, 2, 3].map(() => person(browser, DESKTOP)))
  const pages = people.map(({ page }) => page)
  const heard = pages.map((): string[] => [])
  pages.forEach((page, seat) => page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard[seat]?.push(String(payload)))))
  const [host, ...guests] = pages
  if (host === undefined) throw new Error('nobody came')

  // Before any page, as whoever the answer makes of this browser.
  const open = { kind: 'open' }
  const made = await host.request.post('/api/tables', { data: { game: 'pixies', seats: [{ kind: 'me' }, open, open, open], options: { rounds: 4 }, visibility: 'link' } })
  const { table } = (await made.json()) as { table: TableInfo }
  for (const [index, guest] of guests.entries()) {
    await guest.goto(table.links?.[String(index + 1)] ?? '')
    await guest.waitForURL((url) => url.hash === '')
  }
  await host.goto(`/table/${table.id}`)
  await Promise.all(pages.map((page) => expect(page.getByTestId('prompt')).toBeVisible()))

  for (let decisions = 0; roundOf(host) < 2; decisions += 1) {
    expect(decisions).toBeLessThan(80)
    const page = await test.step('whose turn', async () => {
      const found: { page?: Page } = {}
      await expect.poll(async () => {
        for (const one of pages) if (await isMine(one)) found.page = one
        return found.page !== undefined || roundOf(host) >= 2
      }, { timeout: 60_000 }).toBe(true)
      return found.page
    })
    if (page !== undefined) await decide(page, new Set())
  }
  expect(heard.map((texts) => texts.length > 20)).toEqual([true, true, true, true])
  expect(heard.map((texts, seat) => leaks(texts, seat))).toEqual([[], [], [], []])
})

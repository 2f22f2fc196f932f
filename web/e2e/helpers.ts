/** What the browser tests do again and again. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import type { Clock, SeatWish, TableInfo, View } from '../src/wire/types'
import { tooPale } from './contrast'
import { listenToWorkers } from './workers'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 800 }
export type Settings = {
  lang?: 'fr' | 'en'
  theme?: 'light' | 'dark'
  motion?: 'still' | 'full'
  confirm?: boolean
  paces?: Record<string, string>
  named?: boolean
}

/** Nobody here reads the dice or waits to see who moved, unless a test is about that. */
const AT_ONCE = { lutins: 'once', elfe: 'once', elementals: 'once', armes: 'once', pixies: 'once' }

/** The project whose pages have no engine of their own. */
const SERVER_ALONE = 'server alone'

/** A person with a browser of her own. */
export async function person(
  browser: Browser,
  viewport: { width: number; height: number },
  settings: Settings = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport, hasTouch: viewport.width < 500 })
  if (test.info().project.name === SERVER_ALONE)
    await context.route('**/engine/*.wasm', (route) => route.fulfill({ status: 404, body: '' }))
  const saved = { lang: 'en', theme: 'light', motion: 'still', paces: AT_ONCE, named: true, ...settings }
  await context.addInitScript((value) => {
    if (localStorage.getItem('feerie-settings') === null) localStorage.setItem('feerie-settings', JSON.stringify(value))
  }, saved)
  await context.addInitScript(sameSalts)
  const page = await context.newPage()
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => remember(page, String(payload))))
  await page.exposeFunction('told', (text: string) => remember(page, text))
  await context.addInitScript(listenToWorkers)
  page.on('pageerror', (error) => {
    throw error
  })
  return { context, page }
}

/** What a browser adds to the dice, 16 bytes, is the same each time, so that each run plays the same games. */
function sameSalts(): void {
  const random = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = <T extends Parameters<typeof random>[0]>(bytes: T): T =>
    (bytes instanceof Uint8Array && bytes.length === 16 ? bytes.fill(7) : random(bytes)) as T
}

const views = new WeakMap<Page, View>()
const outlooks = new WeakMap<Page, unknown>()

/** The newest view that came to a page and what the rules said of it, so that a player can think as the person would. */
export function remember(page: Page, text: string): void {
  const message = JSON.parse(text) as {
    t?: string
    views?: Record<string, View>
    frame?: { views: Record<string, View> }
    answer?: { board?: unknown } | null
    board?: unknown
  }
  const board = message.board ?? (message.t === 'answer' ? message.answer?.board : undefined)
  if (board !== undefined) outlooks.set(page, board)
  const seen = message.views ?? (message.t === 'table' ? message.frame?.views : undefined)
  const view = Object.values(seen ?? {})[0]
  if (view === undefined) return
  // The same position told again is no other choice.
  if (JSON.stringify(views.get(page)) !== JSON.stringify(view)) outlooks.delete(page)
  views.set(page, view)
}

/** What the rules said of the position on the board, once they did. */
export async function boardOutlook<T>(page: Page): Promise<T> {
  await expect.poll(() => outlooks.has(page)).toBe(true)
  return outlooks.get(page) as T
}

export function viewOf(page: Page): View {
  const view = views.get(page)
  if (view === undefined) throw new Error('nothing seen yet')
  return view
}

export const me: SeatWish = { kind: 'me' }
export const bot = (level: 'gentle' | 'fair' = 'gentle'): SeatWish => ({ kind: 'bot', level })

export type Wish = {
  game: string
  seats: SeatWish[]
  options?: Record<string, string | number>
  visibility?: 'open' | 'link'
  pace?: number
  clock?: Clock
}

/** Makes a table over HTTP as this page's person, and opens it. */
export async function openTable(page: Page, wish: Wish): Promise<TableInfo> {
  // Before any page: one that is still loading would be given a name of its own, and the seats would be another's.
  const answer = await page.request.post('/api/tables', { data: { pace: 0, visibility: 'link', ...wish } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { table } = (await answer.json()) as { table: TableInfo }
  await page.goto(`/table/${table.id}`)
  return table
}

export type Moment = 'mine' | 'end' | 'curtain'

/** Waits until it is this person's turn, or the game is over, or the screen is to be passed on. */
export async function myMoment(page: Page): Promise<Moment> {
  const handle = await page.waitForFunction(
    () => {
      if (document.querySelector('[data-testid="end"]') !== null) return 'end'
      if (document.querySelector('[data-testid="curtain"]') !== null) return 'curtain'
      const mine = document.querySelector('[data-testid="prompt"][data-turn="mine"]') !== null
      const something = document.querySelector('.cell.is-target, .buttons [data-target], [data-testid="tray"]') !== null
      return mine && something ? 'mine' : undefined
    },
    undefined,
    // Not at every frame: asking costs a browser as much as playing.
    { timeout: 60_000, polling: 50 },
  )
  return (await handle.jsonValue()) as Moment
}

export async function targets(page: Page): Promise<string[]> {
  return page
    .locator('.cell.is-target')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-cell') ?? ''))
}

export async function seq(page: Page): Promise<number> {
  return Number(await page.getByTestId('board').getAttribute('data-seq'))
}

/** After a move was sent: something newer is on the board. */
export async function movedOn(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (old) => Number(document.querySelector('[data-testid="board"]')?.getAttribute('data-seq')) > old,
    before,
    { timeout: 60_000, polling: 50 },
  )
}

export const cell = (page: Page, id: string) => page.locator(`[data-cell="${id}"]`)

export async function shot(page: Page, name: string): Promise<void> {
  if (process.env.FEERIE_PICTURES === undefined) return
  await page.screenshot({ path: `test-results/screens/${name}.png` })
}

/** A page is there before its screen is: screens come in files of their own. */
async function screenThere(page: Page): Promise<void> {
  await expect(page.locator('main')).toHaveCount(1)
  await expect(page.locator('h1')).not.toHaveCount(0)
}

/** Nothing that axe finds or leaves open for anybody who sees, hears or moves differently. */
export async function accessible(page: Page, where: string): Promise<void> {
  await screenThere(page)
  const { violations, incomplete } = await new AxeBuilder({ page })
    // One frame needs no second page to gather results in.
    .setLegacyMode()
    // What passes needs no words.
    .options({ resultTypes: ['violations', 'incomplete'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map(
      ({ id, impact, nodes }) =>
        `${where}: ${id} (${impact}): ${nodes
          .slice(0, 3)
          .map((node) => node.html.slice(0, 160))
          .join(' | ')}`,
    ),
  ).toEqual([])
  const open = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.map((node) => node.target.join(' ')))
  // Looked at again where something still moved between the measuring and the picture; a page full of drawings takes its time.
  await expect.poll(() => tooPale(page, open), { message: `${where}: too pale`, timeout: 60_000 }).toEqual([])
}

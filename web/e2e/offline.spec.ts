/** No network and no server: the page opens, plays all five games, teaches, replays, and finds its games again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { expect, type Browser, type Page } from '@playwright/test'
import type { KeptGame, LocalSeat } from '../src/local/shelf'
import { captain } from './armes-player'
import { look, nextWindow, press, right } from './elementals-player'
import { DESKTOP, accessible, movedOn, myMoment, person, remember, seq, shot } from './helpers'
import { decide, mouse, serve } from './pixies-player'
import { elfeTurn, lutinsTurn, passOn, playToEnd, pointer, type Turn } from './players'
import { SCRIPTS, pupil } from './pupil'
import { test } from './test'

/** One for each worker: tests of this file run side by side. */
const PORT = Number(process.env.FEERIE_E2E_PORT ?? 7391) + 30 + Number(process.env.TEST_PARALLEL_INDEX ?? 0)
const HOME = `http://127.0.0.1:${PORT}`

/** A server of this test's own, so that it can be stopped. */
async function startServer(): Promise<ChildProcess> {
  const server = spawn('node', ['e2e/server.mjs'], {
    env: { ...process.env, FEERIE_PORT: String(PORT) },
    stdio: 'ignore',
  })
  await expect
    .poll(
      async () =>
        server.exitCode ??
        (await fetch(`${HOME}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        )),
      { timeout: 120_000 },
    )
    .toBe(true)
  expect(server.exitCode, 'the server that answers is our own').toBeNull()
  return server
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  expect(
    await fetch(HOME).then(
      () => true,
      () => false,
    ),
    'nobody answers any more',
  ).toBe(false)
}

/** Somebody who had Féerie kept on their device, and then went where there is no connection. */
async function away(browser: Browser): Promise<Page> {
  const server = await startServer()
  try {
    const { page, context } = await person(browser, DESKTOP, { lang: 'en' })
    await page.goto(HOME)
    const module = await page.request.get(`${HOME}/engine/lutins-bots.wasm`)
    test.skip(!module.ok(), 'this server was built without the engine for browsers')
    await page.getByTestId('keep').getByRole('button').click()
    await expect(page.getByTestId('keep')).toHaveAttribute('data-state', 'kept', { timeout: 120_000 })
    await context.setOffline(true)
    return page
  } finally {
    await stop(server)
  }
}

const zoe: LocalSeat = { kind: 'person', name: 'Zoé' }
const tom: LocalSeat = { kind: 'person', name: 'Tom' }
const bot: LocalSeat = { kind: 'bot', level: 'gentle' }

/** Lays a game on the shelf, shorter than usual, and opens it. */
async function begin(page: Page, game: string, seats: LocalSeat[], options: KeptGame['options'] = {}): Promise<string> {
  const id = `here-${game}-${seats.map(({ kind }) => kind).join('-')}`
  const kept: KeptGame = {
    id,
    game,
    options,
    seats,
    seed: '0b'.repeat(32),
    salts: [],
    log: [],
    state: 'playing',
    pace: 0,
    created: Date.now(),
  }
  await page.evaluate(
    (value) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('feerie', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' })
        opening.onerror = () => reject(new Error('the browser keeps nothing'))
        opening.onsuccess = () => {
          const writing = opening.result.transaction('games', 'readwrite')
          writing.objectStore('games').put(value)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    kept,
  )
  await page.goto(`${HOME}/table/${id}`)
  return id
}

async function race(page: Page): Promise<void> {
  let seen = await nextWindow(page, '')
  for (let windows = 0; windows < 80 && !seen.over; windows += 1) {
    await press(page, right(seen))
    seen = await nextWindow(page, seen.seq)
  }
}

test('all five games against bots, without network and server', async ({ browser }) => {
  // Five whole games, one after the other.
  test.setTimeout(900_000)
  const page = await away(browser)
  await page.goto(HOME)
  await expect(page.getByRole('alert')).toContainText('No connection')
  await accessible(page, 'the first page without a connection')
  await shot(page, 'offline-home')

  // One from the first page, in one click.
  await page.locator('[data-game="lutins"] button').first().click()
  await expect(page).toHaveURL(/\/table\/here-/)
  await playToEnd(page, lutinsTurn, pointer(page))
  await expect(page.getByTestId('ranking').locator('li')).toHaveCount(3)
  await expect(page.getByTestId('study')).toBeVisible({ timeout: 120_000 })
  await shot(page, 'offline-lutins-end')

  await begin(page, 'elfe', [zoe, bot])
  await playToEnd(page, elfeTurn, pointer(page))
  await begin(page, 'armes', [zoe, bot], { rounds: 1 })
  await playToEnd(page, captain, pointer(page))
  await begin(page, 'pixies', [zoe, bot], { rounds: 4 })
  await serve(page, mouse(page))
  await begin(page, 'elementals', [zoe, bot], { turn_cap: 12, window_ms: 4000 })
  await race(page)
  await expect(page.getByTestId('end')).toBeVisible()

  // All of them are found again, and can be looked at again.
  await page.goto(`${HOME}/games`)
  await expect(page.locator('[data-table^="here-"]')).toHaveCount(5)
  await page.locator('[data-table="here-elfe-person-bot"]').click()
  await expect(page).toHaveURL(/\/replay\/here-elfe/)
  await page.getByRole('slider').press('End')
  await expect(page.getByTestId('board')).toBeVisible()
  await shot(page, 'offline-replay')
})

/** Against the clock whoever has the screen's first keys says by one of them what was seen; the rules judge the presses. */
async function raceByKeys(page: Page): Promise<void> {
  let seen = await nextWindow(page, '')
  for (let windows = 0; windows < 80 && !seen.over; windows += 1) {
    const what = right(seen)
    await page.waitForTimeout(170)
    await page.keyboard.press({ 'button:none': 'Escape', 'button:book': 'KeyQ' }[what] ?? 'KeyA')
    const named = page.locator(`[data-say="slap:${what.slice(2)}"]`)
    // Where several cards lie in the middle the key has not said which.
    if (what.startsWith('m:') && seen.middle.length > 1) await named.click({ timeout: 2000 }).catch(() => undefined)
    seen = await nextWindow(page, seen.seq)
  }
}

/** Without a clock everybody at the screen is asked in turn. */
const answer: Turn = async (page) => {
  const before = await seq(page)
  await press(page, right(await look(page)))
  await movedOn(page, before)
}

const TOGETHER: Record<string, { turn: Turn; options?: KeptGame['options']; secret?: true }> = {
  elfe: { turn: elfeTurn, secret: true },
  armes: { turn: captain, options: { rounds: 1 } },
  pixies: { turn: (page) => decide(page, new Set(), mouse(page)), options: { rounds: 4 }, secret: true },
  elementals: { turn: answer, options: { mode: 'relaxed', turn_cap: 12 } },
}

test('two at one screen play all five games, and go on after a reload, without network and server', async ({
  browser,
}) => {
  // Five whole games, and one that is left and taken up again.
  test.setTimeout(900_000)
  const page = await away(browser)
  for (const [game, { turn, options, secret }] of Object.entries(TOGETHER)) {
    await begin(page, game, [zoe, tom], options)
    let passed = 0
    const passing = async (at: Page) => {
      passed += 1
      await passOn(at)
    }
    await playToEnd(page, turn, pointer(page), { passing })
    await expect(page.getByTestId('ranking').locator('li')).toHaveCount(2)
    expect(passed > 0, `what is secret in ${game} stays so`).toBe(secret === true)
  }
  await begin(page, 'elementals', [zoe, tom], { turn_cap: 12, window_ms: 4000 })
  await raceByKeys(page)
  await expect(page.getByTestId('ranking').locator('li')).toHaveCount(2)
  await begin(page, 'lutins', [zoe, tom], { turn_cap: 16 })
  expect(await myMoment(page)).toBe('mine')
  await expect(page.getByText('You are offline'), 'this game needs nobody').toHaveCount(0)
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.getByTestId('note')).toContainText('My advice:')
  for (let turn = 0; turn < 3; turn += 1) {
    await lutinsTurn(page, pointer(page))
    await myMoment(page)
  }
  const before = await page.getByTestId('board').getAttribute('data-seq')
  await page.reload()
  await myMoment(page)
  expect(await page.getByTestId('board').getAttribute('data-seq')).toBe(before)
  await playToEnd(page, lutinsTurn, pointer(page))
  await expect(page.getByTestId('ranking').locator('li')).toHaveCount(2)
  await page.goto(`${HOME}/play/armes`)
  await page.locator('[data-way="alone"]').click()
  const band = page.getByTestId('band-0')
  await band.getByTestId('choose-band').click()
  await band.locator('[data-band="own"]').click()
  await expect(band, 'a band is priced here').toContainText('of 10')

  // All of them are found again.
  await page.goto(`${HOME}/games`)
  await expect(page.locator('[data-table^="here-"]')).toHaveCount(5)
})

test('every lesson and the rules, without network and server', async ({ browser }) => {
  const page = await away(browser)
  for (const [game, script] of Object.entries(SCRIPTS)) {
    await page.goto(`${HOME}/learn/${game}`)
    await pupil(page, script)
  }
  await page.goto(`${HOME}/rules/elfe`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('two tabs with the same game of the device lose no move of each other', async ({ browser }) => {
  const page = await away(browser)
  const id = await begin(page, 'lutins', [zoe, tom], { turn_cap: 16 })
  await myMoment(page)
  const other = await page.context().newPage()
  await other.exposeFunction('told', (text: string) => remember(other, text))
  await other.goto(`${HOME}/table/${id}`)
  const board = (tab: Page) => tab.getByTestId('board')
  await expect(board(other)).toHaveAttribute('data-seq', (await board(page).getAttribute('data-seq')) ?? '')
  await lutinsTurn(page, pointer(page))
  await myMoment(page)
  const played = (await board(page).getAttribute('data-seq')) ?? ''
  await expect(board(other)).toHaveAttribute('data-seq', played)
  await myMoment(other)
  await lutinsTurn(other, pointer(other))
  await expect(board(other)).not.toHaveAttribute('data-seq', played)
  await expect
    .poll(async () => (await board(page).getAttribute('data-seq')) === (await board(other).getAttribute('data-seq')))
    .toBe(true)
  await other.close()
  const last = (await board(page).getAttribute('data-seq')) ?? ''
  await page.reload()
  await expect(board(page)).toHaveAttribute('data-seq', last)
})

test('a game played without a connection is handed to the server, and is found there', async ({ browser }) => {
  const page = await away(browser)
  const id = await begin(page, 'elfe', [zoe, bot])
  await playToEnd(page, elfeTurn, pointer(page))
  const server = await startServer()
  try {
    await page.context().setOffline(false)
    await page.goto(`${HOME}/replay/${id}`)
    await page.getByTestId('hand-over').click()
    await expect(page).toHaveURL(/\/replay\/(?!here-)/)
    const there = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await expect(page.getByTestId('board')).toBeVisible()
    const answer: unknown = await (await page.request.get(`${HOME}/api/tables/${there}`)).json()
    expect(answer).toMatchObject({
      table: { state: 'over', apart: true, seats: [{ name: 'Zoé' }, { name: 'Bruyère' }] },
    })
    await expect(page.getByTestId('apart')).toContainText('counts for nobody’s rating')
    await page.goto(`${HOME}/games`)
    await expect(page.locator(`[data-table="${there}"]`)).toContainText('Played apart')
    await expect(page.locator(`[data-table="${id}"]`)).toHaveCount(0)
  } finally {
    await stop(server)
  }
})

/** What the rules say of a choice, on the board: the same with the engine in the page and through the server alone. */
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { DESKTOP, bot, boardOutlook, cell, me, myMoment, openTable, person, targets, viewOf } from './helpers'
import { elfeTurn, lutinsTurn, pointer } from './players'
import { test } from './test'

const four = { game: 'lutins', seats: [me, bot(), bot(), bot()] }

/** A tree and a run, and what is shown on the way. */
async function turn(page: Page): Promise<Record<string, unknown>> {
  await myMoment(page)
  const outlook = await boardOutlook(page)
  await cell(page, 'b3').click()
  await cell(page, 'a3').click()
  await cell(page, 'Sd').click()
  await expect(page.locator('.labels text').first()).toBeVisible()
  const numbers = await page.locator('.labels text').allTextContents()
  await cell(page, 'd1').click()
  await expect(page.getByTestId('note').locator('a[href$="#LUT-SLIDE-2"]')).toBeVisible()
  await cell(page, 'd3').click()
  await page.getByTestId('confirm').click()
  await expect(cell(page, 'd3')).toHaveAttribute('aria-label', /blue goblin/)
  return { outlook, numbers }
}

const answering = (answer: { status: number; body: string | Buffer }) => (context: BrowserContext) =>
  context.route('**/engine/*.wasm', (route) => route.fulfill({ ...answer, contentType: 'application/wasm' }))

/** Pages that have no engine to ask, each for a reason of its own. */
const WITHOUT: Record<string, (context: BrowserContext, module: Buffer) => Promise<unknown>> = {
  'there is none': answering({ status: 404, body: '' }),
  'something else came in its place': answering({ status: 200, body: 'no module' }),
  'its download broke off': (context, module) =>
    answering({ status: 200, body: module.subarray(0, module.length / 2) })(context),
  'the browser is too old for it': (context) =>
    context.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly')),
  'the server plays by rules of another edition': (context) =>
    context.route('**/api/games', async (route) => {
      const answer = await route.fetch()
      const { games } = (await answer.json()) as { games: { edition: number }[] }
      await route.fulfill({ response: answer, json: { games: games.map((game) => ({ ...game, edition: 99 })) } })
    }),
}

test('the board shows what lies ahead alike with the engine and wherever there is none', async ({ browser }) => {
  const first = await person(browser, DESKTOP)
  const answer = await first.page.request.get('/engine/lutins-rules.wasm')
  const module = answer.ok() ? await answer.body() : Buffer.of()
  await openTable(first.page, four)
  const seen = await turn(first.page)
  expect(seen.numbers).not.toEqual([])
  await first.context.close()
  for (const [why, prepare] of Object.entries(WITHOUT)) {
    const { page, context } = await person(browser, DESKTOP)
    let asked = 0
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => (asked += Number(String(payload).includes('"t":"ask"')))),
    )
    await prepare(context, module)
    await openTable(page, four)
    expect(await turn(page), why).toEqual(seen)
    // Long after its first turn, when an engine would be there, it is still the server that answers.
    await myMoment(page)
    await lutinsTurn(page, pointer(page))
    const before = asked
    await myMoment(page)
    await lutinsTurn(page, pointer(page))
    expect(asked, why).toBeGreaterThan(before)
    await context.close()
  }
})

test('a tree shows where it can go before the rules have answered', async ({ browser }) => {
  const { page, context } = await person(browser, DESKTOP)
  await context.route('**/engine/*.wasm', (route) => route.fulfill({ status: 404, body: '' }))
  await page.routeWebSocket(/.*/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (!String(message).startsWith('{"t":"answer"')) socket.send(message)
    })
  })
  await openTable(page, four)
  await myMoment(page)
  await cell(page, 'b3').click()
  expect(await targets(page)).toContain('a3')
})

test('a game alone begins on this device where the engine is there, and at the server elsewhere', async ({
  browser,
}) => {
  for (const isThere of [true, false]) {
    const { page, context } = await person(browser, DESKTOP)
    const module = await page.request.get('/engine/lutins-bots.wasm')
    test.skip(!module.ok(), 'this server was built without the engine for browsers')
    if (!isThere) await context.route('**/engine/*.wasm', (route) => route.fulfill({ status: 404, body: '' }))
    let opened = 0
    page.on('request', (request) => (opened += Number(request.method() === 'POST' && /api.tables/.test(request.url()))))
    await page.goto('/')
    const begin = page.locator('[data-game="lutins"] .button.strong')
    // Whoever points at a game has its engine sent for.
    await Promise.all([page.waitForResponse('**/engine/lutins-bots.wasm'), begin.hover()])
    await begin.click()
    await expect(page).toHaveURL(isThere ? /table.here-/ : /table.(?!here-)/)
    await myMoment(page)
    await lutinsTurn(page, pointer(page))
    expect(opened > 0).toBe(!isThere)
    // It is found again, and says where it is.
    await page.goto('/games')
    await expect(page.locator('[data-table]')).toHaveCount(1)
    await expect(page.getByText('On this device')).toHaveCount(isThere ? 1 : 0)
    await context.close()
  }
})

test('where the server brings no engine the page says what adds it', async ({ browser }) => {
  const { page, context } = await person(browser, DESKTOP, { lang: 'en' })
  await context.addInitScript(() => {
    const fetched = window.fetch.bind(window)
    window.fetch = (what, how) =>
      typeof what === 'string' && what.includes('/engine/')
        ? Promise.resolve(new Response('', { status: 404 }))
        : fetched(what, how)
  })
  await page.goto('/')
  const keep = page.getByTestId('keep')
  await keep.getByRole('button').click()
  await expect(keep).toHaveAttribute('data-state', 'missing')
  await expect(keep).toContainText('cargo xtask wasm')
})

test('the engine in the page is asked once it is there, and the server no more', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  const module = await page.request.get('/engine/lutins-rules.wasm')
  test.skip(!module.ok(), 'this server was built without the engine for browsers')
  let asked = 0
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => (asked += Number(String(payload).includes('"t":"ask"')))),
  )
  await openTable(page, { game: 'lutins', seats: [me, me] })
  let quiet = false
  for (let turns = 0; turns < 12 && !quiet; turns += 1) {
    const before = asked
    await myMoment(page)
    await lutinsTurn(page, pointer(page))
    quiet = asked === before
  }
  expect(quiet).toBe(true)
})

for (const engine of ['with the engine', 'without it'] as const)
  test(`a fairy goes the way that the rules say, ${engine}`, async ({ browser }) => {
    const { page, context } = await person(browser, DESKTOP)
    if (engine === 'without it')
      await context.route('**/engine/*.wasm', (route) => route.fulfill({ status: 404, body: '' }))
    await openTable(page, { game: 'elfe', seats: [me, bot()] })
    await expect
      .poll(
        async () => {
          await myMoment(page)
          const { phase } = viewOf(page)
          if (phase !== 'walk') await elfeTurn(page, pointer(page))
          return phase
        },
        { timeout: 60_000 },
      )
      .toBe('walk')
    const { ways } = await boardOutlook<{ ways: Record<string, Record<string, string>> }>(page)
    const [[from, before] = ['', {}]] = Object.entries(ways)
    expect((await targets(page)).sort()).toEqual(Object.keys(before).sort())
    const steps = (to: string): number => (to === from ? 0 : 1 + steps(before[to] ?? from))
    const [far = ''] = Object.keys(before).sort((a, b) => steps(b) - steps(a))
    await cell(page, far).click()
    const drawn = async () => (await page.locator('.preview .way').getAttribute('points'))?.trim().split(/\s+/).length
    await expect.poll(drawn).toBe(steps(far) + 1)
  })

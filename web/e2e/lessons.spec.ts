/** Every lesson to its end, by keyboard alone, with a step astray on the way; then the first game. */
import { expect } from '@playwright/test'
import { DESKTOP, PHONE, accessible, cell, person, shot } from './helpers'
import { enter } from './keys'
import { SCRIPTS, pupil, selector } from './pupil'
import { test } from './test'

for (const [game, script] of Object.entries(SCRIPTS)) {
  test(`the lesson of ${game} by keyboard`, async ({ browser }) => {
    const { page } = await person(browser, DESKTOP)
    await page.goto(`/learn/${game}`)
    await pupil(page, script)
    await accessible(page, `lesson of ${game}`)
    await shot(page, `lesson-${game}-over-desktop-en`)
    await enter(page, selector('first'))
    await page.waitForURL(/\/table\//)
    // The elementals ask first whether one is ready.
    await expect(page.locator('[data-testid="prompt"], [data-testid="ready"]').first()).toBeVisible()
  })
}

for (const [state, status, body] of [
  ['is missing', 404, ''],
  ['is broken', 200, 'no module'],
] as const)
  test(`a lesson goes on through the server where the engine ${state}`, async ({ browser }) => {
    const { page, context } = await person(browser, DESKTOP)
    await context.route('**/engine/*.wasm', (route) => route.fulfill({ status, body, contentType: 'application/wasm' }))
    let asked = 0
    page.on('request', (request) => (asked += Number(request.url().includes('/api/practice'))))
    await page.goto('/learn/lutins')
    await pupil(page, SCRIPTS.lutins ?? [])
    expect(asked).toBeGreaterThan(5)
  })

test('a lesson needs no round trip where the engine is there', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  const module = await page.request.get('/engine/lutins-rules.wasm')
  test.skip(!module.ok(), 'this server was built without the engine for browsers')
  let asked = 0
  page.on('request', (request) => (asked += Number(request.url().includes('/api/practice'))))
  await page.goto('/learn/lutins')
  await pupil(page, SCRIPTS.lutins ?? [])
  expect(asked).toBe(0)
})

test('a move astray gets a kind word and a way back, a forbidden one its rule', async ({ browser }) => {
  const { page } = await person(browser, PHONE, { lang: 'fr' })
  await page.goto('/')
  await page
    .locator('[data-game="lutins"]')
    .getByRole('link', { name: /Apprendre/ })
    .click()
  await page.getByTestId('lesson-next').click()
  await cell(page, 'b3').click()
  await cell(page, 'd5').click()
  await expect(page.getByTestId('note').locator('a[href$="#LUT-TREE-2"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('[data-target="button:leave"]').click()
  await cell(page, 'Sb').click()
  await cell(page, 'd2').click()
  await page.getByTestId('confirm').click()
  const panel = page.getByTestId('lesson')
  await expect(panel).toHaveAttribute('data-mood', 'astray')
  await expect(cell(page, 'd2')).toHaveAttribute('aria-label', /bleu/)
  await shot(page, 'lesson-lutins-astray-phone-fr')
  await page.getByTestId('lesson-back').click()
  await expect(panel).toHaveAttribute('data-mood', 'going')
  await expect(cell(page, 'Sb')).toHaveAttribute('aria-label', /bleu/)
})

test('on a phone an enlarged board shows whom the lesson speaks of, whatever is tapped', async ({ browser }) => {
  const { page } = await person(browser, PHONE, { lang: 'fr' })
  const tap = (doing: string) => page.locator(selector(doing)).locator('visible=true').first().click()
  const inSight = (id: string) =>
    page.evaluate((wanted) => {
      const board = document.querySelector('.board-box')?.getBoundingClientRect() ?? new DOMRect()
      const { left, top, right, bottom } =
        document.querySelector(`[data-cell="${wanted}"]`)?.getBoundingClientRect() ?? new DOMRect()
      return left >= board.left && top >= Math.max(0, board.top) && right <= board.right && bottom <= board.bottom
    }, id)
  for (const [game, before, ...squares] of [
    ['armes', 'move', 'p8', 'p11'],
    ['elfe', 'spell', 'd8', 'h15'],
  ] as const) {
    await page.goto(`/learn/${game}`)
    for (const [task, ...doings] of SCRIPTS[game] ?? []) {
      await expect(page.getByTestId('lesson')).toHaveAttribute('data-task', task)
      if (task === before) break
      for (const doing of doings) await tap(doing)
    }
    for (const id of squares) await expect.poll(() => inSight(id), { message: `${game}: ${id}` }).toBe(true)
    // A card that is picked up below the board leads back to it.
    if (game === 'elfe') await tap('card:hex')
    for (const id of squares) await expect.poll(() => inSight(id), { message: `${game}: ${id}` }).toBe(true)
  }
})

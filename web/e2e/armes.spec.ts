/** The skirmish: a whole battle by clicks, an order built and taken back, the field on a phone. */
import { expect, type Page } from '@playwright/test'
import { buttons, captain } from './armes-player'
import {
  DESKTOP,
  PHONE,
  accessible,
  bot,
  cell,
  me,
  movedOn,
  myMoment,
  openTable,
  person,
  seq,
  shot,
  targets,
} from './helpers'
import { keyboard, playToEnd, pointer } from './players'
import { test } from './test'

const duel = { game: 'armes', seats: [me, bot()] }
for (const { name, viewport, lang, hands } of [
  { name: 'by clicks on a desktop', viewport: DESKTOP, lang: 'en' as const, hands: pointer },
  { name: 'by taps on a phone', viewport: PHONE, lang: 'fr' as const, hands: pointer },
  { name: 'by the keyboard alone', viewport: DESKTOP, lang: 'fr' as const, hands: keyboard },
]) {
  test(`a whole battle ${name}, ${lang}`, async ({ browser }) => {
    const { page } = await person(browser, viewport, { lang })
    await openTable(page, { ...duel, options: { rounds: 1 } })
    expect(await myMoment(page)).not.toBe('end')
    await playToEnd(page, captain, hands(page))
    await expect(page.getByTestId('ranking').locator('li')).toHaveCount(2)
    await shot(page, `armes-end-${name.replaceAll(' ', '-')}-${lang}`)
  })
}

/** Answers who begins and waits until an order can be given. */
async function myOrder(page: Page): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    await myMoment(page)
    if ((await buttons(page)).includes('choice:pass')) return
    await captain(page, pointer(page))
  }
  throw new Error('no order to give')
}

test('a figure and its way are one thought until they are sent', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP, { lang: 'fr', theme: 'dark' })
  await openTable(page, duel)
  await myOrder(page)
  const before = await seq(page)
  const figure = (await targets(page))[0] ?? ''
  await cell(page, figure).click()
  await expect.poll(async () => (await targets(page)).length).toBeGreaterThan(10)
  const reach = await targets(page)
  await expect(page.locator('.profile')).toContainText('Santé')
  await cell(page, reach[0] ?? '').click()
  await shot(page, 'armes-half-done-desktop-fr-dark')
  await expect(page.getByTestId('confirm')).toBeVisible()
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Escape')
  expect(await targets(page)).toContain(figure)
  expect(await seq(page)).toBe(before)
  await accessible(page, 'armes, dark')
})

test('the field on a phone', async ({ browser }) => {
  const { page } = await person(browser, PHONE, { lang: 'fr' })
  await openTable(page, duel)
  await myOrder(page)
  await shot(page, 'armes-phone-fr')
  await accessible(page, 'armes on a phone')
  await expect(page.getByRole('button', { name: 'Agrandir' })).toHaveAttribute('aria-pressed', 'true')
  const figure = (await targets(page))[0] ?? ''
  await cell(page, figure).click()
  await shot(page, 'armes-zoomed-phone-fr')
  expect((await cell(page, figure).boundingBox())?.width ?? 0).toBeGreaterThan(26)
})

/** Both bands are this person's: the first order is hers, and nobody has moved. */
async function crossbows(page: Page, options: Record<string, string>): Promise<void> {
  await openTable(page, {
    game: 'armes',
    seats: [
      { kind: 'me', name: 'Ada' },
      { kind: 'me', name: 'Bob' },
    ],
    options: { band0: 'gnomes1', band1: 'vilains2', ...options },
  })
  await page.locator('[data-target="button:first:0"]').click()
  await expect(page.locator('[data-target="choice:pass"]')).toBeVisible()
  await cell(page, 'n8').click()
  await cell(page, 'n11').click()
}

for (const { size, viewport, theme, engine } of [
  { size: 'phone', viewport: PHONE, theme: 'light', engine: 'with the engine' },
  { size: 'desktop', viewport: DESKTOP, theme: 'dark', engine: 'through the server alone' },
] as const) {
  test(`range, sight, cover and dice are seen and told before anything is sent, ${size}, ${engine}`, async ({
    browser,
  }) => {
    const { page, context } = await person(browser, viewport, { lang: 'fr', theme })
    if (engine === 'through the server alone')
      await context.route('**/engine/*.wasm', (route) => route.fulfill({ status: 404, body: '' }))
    await crossbows(page, {})
    const forecast = page.getByTestId('forecast')
    await expect(forecast).toContainText('Carreau : Dragonnet 26 % (à couvert)')
    await expect(page.locator('.line-covered')).toHaveCount(2)
    await expect(page.locator('.area-range')).toHaveCount(1)
    await page.getByTestId('confirm').click()
    await page.locator('[data-target="button:use:bolt"]').click()
    const before = await seq(page)
    await pointer(page).cell('m17')
    await expect(forecast).toContainText('3 dés ; un dé réussit avec 5 ou plus')
    await expect(forecast).toContainText('Muret moussu')
    await expect(page.locator('.line-covered')).toHaveCount(1)
    await expect(page.locator('.area-hiding')).toHaveCount(1)
    await shot(page, `armes-aimed-${size}-fr`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
    await accessible(page, `armes, aiming on a ${size}`)
    expect(await seq(page)).toBe(before)
  })
}

test('where low walls hide everything, the forecast says so', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP, { lang: 'en' })
  await crossbows(page, { low: 'block' })
  await expect(page.getByTestId('forecast')).toContainText('Out of sight: Dragonling')
  await expect(page.locator('.line-covered')).toHaveCount(0)
})

test('bands recruited and a field set up by hand', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP, { lang: 'en' })
  await openTable(page, { ...duel, options: { setup: 'full', band0: 'table', rounds: 1 } })
  await expect(page.locator('[data-card][aria-disabled="false"]').first()).toBeVisible()
  await shot(page, 'armes-recruit-desktop-en')
  const before = await seq(page)
  await page.locator('[data-card="button:recruit:loup"]').click()
  await movedOn(page, before)
  await expect(page.getByTestId('prompt')).toContainText('Big Bad Wolf')
  await page.locator('[data-target="button:done"]').click()
  for (let steps = 0; steps < 60; steps += 1) {
    await expect(
      page.locator('.cell.is-target, .buttons [data-target], [data-card][aria-disabled="false"]').first(),
    ).toBeAttached({ timeout: 60_000 })
    if ((await buttons(page)).includes('choice:pass')) break
    const cards = page.locator('[data-card][aria-disabled="false"]')
    if ((await cards.count()) === 0) {
      await captain(page, pointer(page))
      continue
    }
    if (steps < 4) await shot(page, 'armes-scenery-desktop-en')
    const at = await seq(page)
    await cards.first().click()
    await movedOn(page, at)
  }
  await shot(page, 'armes-field-desktop-en')
  expect(await buttons(page)).toContain('choice:pass')
})

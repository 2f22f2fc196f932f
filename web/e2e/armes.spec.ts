/** The skirmish: a whole battle by clicks, an order built and taken back, the field on a phone. */
import { expect, type Page } from '@playwright/test'
import { DESKTOP, PHONE, accessible, bot, cell, me, movedOn, myMoment, openTable, person, seq, shot, targets } from './helpers'
import { playToEnd, pointer, type Hands } from './players'
import { test } from './test'

const duel = { game: 'armes', seats: [me, bot()] }
const COLUMNS = 'abcdefghijklmnopqrstuvwx'

function far(a: string, b: string): number {
  return Math.abs(COLUMNS.indexOf(a[0] ?? '') - COLUMNS.indexOf(b[0] ?? '')) + Math.abs(Number(a.slice(1)) - Number(b.slice(1)))
}

/** Squares whose name says this. */
async function named(page: Page, what: RegExp): Promise<string[]> {
  const cells = await page.locator('.cell').evaluateAll((all) => all.map((one) => [one.getAttribute('data-cell') ?? '', one.getAttribute('aria-label') ?? '']))
  return cells.flatMap(([id, label]) => (what.test(label ?? '') ? [id ?? ''] : []))
}

async function buttons(page: Page): Promise<string[]> {
  return page.locator('.buttons [data-target]').evaluateAll((all) => all.map((one) => one.getAttribute('data-target') ?? ''))
}

/** A target, and where a charge ends, while the action is still kept back. */
async function aim(page: Page, hands: Hands): Promise<void> {
  while ((await page.getByTestId('undo').count()) > 0 && (await page.getByTestId('confirm').count()) === 0) {
    const target = (await targets(page))[0]
    if (target === undefined) return
    await hands.cell(target)
  }
  if ((await page.getByTestId('confirm').count()) > 0) await hands.confirm()
}

/** One decision of a simple captain: search what can be searched, else act, else go to the nearest untried chest. */
async function captain(page: Page, hands: Hands): Promise<void> {
  const before = await seq(page)
  const open = await buttons(page)
  const glowing = await targets(page)
  const eager = open.find((target) => /^[a-x]\d+$/.test(target)) ?? open.find((target) => /^button:(use|first|card|boost:0|dir)/.test(target))
  if (eager !== undefined) {
    await hands.button(eager)
    await aim(page, hands)
    return movedOn(page, before)
  }
  const chests = await named(page, /chest to search|coffre à fouiller/)
  const near = (id: string) => Math.min(...chests.map((chest) => far(id, chest)), 99)
  if (open.includes('choice:pass')) {
    const fresh = (await named(page, /no order yet|sans ordre/)).filter((id) => glowing.includes(id)).sort((a, b) => near(a) - near(b))[0]
    if (fresh === undefined) {
      await hands.button('choice:pass')
    } else {
      await hands.cell(fresh)
      const to = (await targets(page)).sort((a, b) => near(a) - near(b))[0]
      if (to === undefined || near(fresh) <= near(to)) {
        await hands.button('button:stay')
        return movedOn(page, before)
      }
      await hands.cell(to)
    }
    await hands.confirm()
    return movedOn(page, before)
  }
  const away = open.find((target) => /^button:(end|stay|done)$/.test(target))
  if (away !== undefined) {
    await hands.button(away)
    return movedOn(page, before)
  }
  const first = glowing[0]
  if (first === undefined) throw new Error(`nothing to choose: ${open.join(' ')}`)
  await hands.cell(first)
  await aim(page, hands)
  return movedOn(page, before)
}

test('a whole battle by clicks', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP, { lang: 'en' })
  await openTable(page, { ...duel, options: { rounds: 1 } })
  expect(await myMoment(page)).not.toBe('end')
  await shot(page, 'armes-first-desktop-en')
  await playToEnd(page, captain, pointer(page))
  await expect(page.getByTestId('end').locator('li')).toHaveCount(2)
  await shot(page, 'armes-end-desktop-en')
})

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
  const reach = await targets(page)
  expect(reach.length).toBeGreaterThan(10)
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
  await page.getByRole('button', { name: 'Agrandir' }).click()
  const figure = (await targets(page))[0] ?? ''
  await cell(page, figure).click()
  await shot(page, 'armes-zoomed-phone-fr')
  expect((await cell(page, figure).boundingBox())?.width ?? 0).toBeGreaterThan(26)
})

/** Both bands are this person's: the first order is hers, and nobody has moved. */
async function crossbows(page: Page, options: Record<string, string>): Promise<void> {
  await openTable(page, { game: 'armes', seats: [{ kind: 'me', name: 'Ada' }, { kind: 'me', name: 'Bob' }], options: { band0: 'gnomes1', band1: 'vilains2', ...options } })
  await page.locator('[data-target="button:first:0"]').click()
  await expect(page.locator('[data-target="choice:pass"]')).toBeVisible()
  await cell(page, 'n8').click()
  await cell(page, 'n11').click()
}

for (const { size, viewport, theme } of [{ size: 'phone', viewport: PHONE, theme: 'light' }, { size: 'desktop', viewport: DESKTOP, theme: 'dark' }] as const) {
  test(`range, sight, cover and dice are seen and told before anything is sent, ${size}`, async ({ browser }) => {
    const { page } = await person(browser, viewport, { lang: 'fr', theme })
    await crossbows(page, {})
    const forecast = page.getByTestId('forecast')
    await expect(forecast).toContainText('Carreau : Dragonnet 26 % (à couvert)')
    await expect(page.locator('.line-covered')).toHaveCount(2)
    await expect(page.locator('.area-range')).toHaveCount(1)
    await page.getByTestId('confirm').click()
    await page.locator('[data-target="button:use:bolt"]').click()
    const before = await seq(page)
    await cell(page, 'm17').click()
    await expect(forecast).toContainText('3 dés, réussi avec 5 ou plus')
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
    await expect(page.locator('.cell.is-target, .buttons [data-target], [data-card][aria-disabled="false"]').first()).toBeAttached({ timeout: 60_000 })
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

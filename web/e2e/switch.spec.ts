/** Elementals with one switch: the choices light up one after another, and one key does everything. */
import { expect, type Page } from '@playwright/test'
import { look, nextWindow, right } from './elementals-player'
import { DESKTOP, PHONE, accessible, bot, me, openTable, person, shot } from './helpers'
import { test } from './test'

/** Presses while a choice is lit: in the page itself, so that a slow machine presses no later. */
async function pressAt(page: Page, choice: string, code: string): Promise<void> {
  await page.waitForFunction(
    ([wanted, key]) => {
      const state = window as unknown as { pressed?: boolean }
      const lit = document.querySelector('[data-testid="switch"]')?.getAttribute('data-lit') === wanted
      const done = state.pressed === true && !lit
      state.pressed = lit
      if (lit) window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', code: key }))
      return done
    },
    [choice, code],
    { polling: 50, timeout: 30_000 },
  )
}

/** Buzzes with a key: what comes before the card is drawn is too early, so one presses again, but not while one is asked. */
async function buzz(page: Page, key: string, name: string): Promise<void> {
  const ask = page.getByTestId('ask')
  await page.waitForTimeout(170)
  await expect(async () => {
    if ((await ask.count()) === 0) await page.keyboard.press(key)
    await expect(ask).toContainText(name, { timeout: 5000 })
  }).toPass()
}

test('a whole game of elementals with one key, chosen in the menu', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP, { lang: 'en', theme: 'dark' })
  await openTable(page, { game: 'elementals', seats: [me, bot(), bot()], options: { turn_cap: 10, mode: 'relaxed' } })
  let seen = await nextWindow(page, '')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByTestId('one-switch').check()
  await page.getByTestId('switch-pace').fill('500')
  await page.getByTestId('switch-key').click()
  await page.keyboard.press('q')
  await expect(page.getByTestId('switch-key')).toContainText('Q')
  await accessible(page, 'settings for one switch')
  await shot(page, 'elementals-switch-settings')
  await page.keyboard.press('Escape')
  await accessible(page, 'elementals with one switch')
  await shot(page, 'elementals-switch-desktop-en')
  const took: string[] = []
  for (; took.length < 30 && !seen.over; seen = await nextWindow(page, seen.seq)) {
    took.push(right(seen))
    await pressAt(page, right(seen), 'KeyQ')
  }
  expect(seen.over).toBe(true)
  // Whatever there was to catch was caught by the press, and told.
  await expect(page.locator('.log').getByText(/^(Well spotted, Guest \d+|Guest \d+: .+ no longer counts)/)).toHaveCount(
    took.filter((target) => target !== 'button:none').length,
  )
})

test('one switch at a shared screen: a key buzzes, and the same key says what was meant', async ({ browser }) => {
  const { page, context } = await person(browser, PHONE, { lang: 'fr' })
  await context.addInitScript(() =>
    localStorage.setItem(
      'feerie-settings',
      JSON.stringify({ lang: 'fr', motion: 'still', oneSwitch: true, switchPace: 600 }),
    ),
  )
  await openTable(page, {
    game: 'elementals',
    seats: [
      { kind: 'me', name: 'Ada' },
      { kind: 'me', name: 'Bob' },
    ],
    options: { window_ms: 60000 },
  })
  const first = await nextWindow(page, '')
  await buzz(page, 'l', 'Bob')
  await shot(page, 'elementals-switch-ask-phone-fr')
  await pressAt(page, 'button:book', 'KeyL')
  await expect(page.getByTestId('result')).toContainText('Bob')
  expect((await look(page)).asked).toBe(false)
  await nextWindow(page, first.seq)
  await buzz(page, 'a', 'Ada')
  await accessible(page, 'one switch asks')
})

test('one big place to tap, in a race on one’s own screen', async ({ browser }) => {
  const { page, context } = await person(browser, PHONE, { lang: 'fr', theme: 'dark' })
  await context.addInitScript(() =>
    localStorage.setItem(
      'feerie-settings',
      JSON.stringify({ lang: 'fr', theme: 'dark', motion: 'still', oneSwitch: true, switchPace: 4000 }),
    ),
  )
  await openTable(page, { game: 'elementals', seats: [me, bot()], options: { window_ms: 60000 } })
  const first = await nextWindow(page, '')
  const place = page.getByTestId('switch')
  expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(88)
  await accessible(page, 'one switch on a phone')
  await shot(page, 'elementals-switch-phone-fr')
  await expect(place).toHaveAttribute('data-lit', 'button:none', { timeout: 30_000 })
  await place.tap()
  expect((await nextWindow(page, first.seq)).seq).not.toBe(first.seq)
})

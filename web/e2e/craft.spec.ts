/** Nothing jumps, animations keep up, the book can be installed and says kindly when it is offline. */
import { expect, type Page } from '@playwright/test'
import { DESKTOP, PHONE, accessible, bot, me, openTable, person, seq, shot } from './helpers'
import { test } from './test'

/** Sums up how far things jumped without anybody touching them, the worst five seconds as browsers count it. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifted: number }
    seen.shifted = 0
    let [sum, first, last] = [0, 0, 0]
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (entry.hadRecentInput) continue
        const fresh = entry.startTime - last > 1000 || entry.startTime - first > 5000
        ;[sum, first, last] = [
          fresh ? entry.value : sum + entry.value,
          fresh ? entry.startTime : first,
          entry.startTime,
        ]
        seen.shifted = Math.max(seen.shifted, sum)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifted: number }).shifted)

for (const [size, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`nothing jumps at a table while bots play, ${size}`, async ({ browser }) => {
    const { page } = await person(browser, viewport, { motion: 'full' })
    await watchShifts(page)
    await openTable(page, { game: 'lutins', seats: [bot(), bot(), bot()], pace: 200 })
    await expect.poll(() => seq(page), { timeout: 60_000 }).toBeGreaterThan(8)
    expect(await shifted(page)).toBeLessThan(0.1)
  })
}

test('frames a second while pieces move, on a slowed processor', async ({ browser }) => {
  const { page, context } = await person(browser, DESKTOP, { motion: 'full' })
  await openTable(page, { game: 'lutins', seats: [bot(), bot(), bot()], pace: 0 })
  await expect.poll(() => seq(page), { timeout: 60_000 }).toBeGreaterThan(2)
  const cdp = await context.newCDPSession(page)
  for (const slowness of [1, 4]) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    const frames = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const times: number[] = []
          const step = (now: number) => {
            times.push(now)
            if (times.length < 121) requestAnimationFrame(step)
            else resolve(times)
          }
          requestAnimationFrame(step)
        }),
    )
    const gaps = frames
      .slice(1)
      .map((time, index) => time - (frames[index] ?? time))
      .sort((a, b) => a - b)
    const rate = 120_000 / ((frames.at(-1) ?? 0) - (frames[0] ?? 0))
    // Figures to read, not to assert: this machine may be busy with anything.
    console.log(
      `processor ${slowness} times slower: ${rate.toFixed(0)} frames a second, worst gap ${gaps.at(-1)?.toFixed(0)} ms, 95 % under ${gaps[113]?.toFixed(0)} ms`,
    )
    expect(gaps).toHaveLength(120)
  }
})

test('nothing moves on and on while somebody thinks', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP, { motion: 'full' })
  const endless = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => one.effect?.getTiming().iterations === Infinity)
        .map((one) => (one as CSSAnimation).animationName),
    )
  await page.goto('/')
  await expect(page.locator('.chapter .eyes').first()).toBeAttached()
  expect(await endless()).toEqual([])
  for (const game of ['lutins', 'elfe']) {
    await openTable(page, { game, seats: [me, bot()], pace: 0 })
    await expect(page.getByTestId('prompt')).toHaveAttribute('data-turn', 'mine')
    expect(await endless(), game).toEqual([])
  }
})

test('whoever hears a table silences it with one tap, and changes their mind with another', async ({ browser }) => {
  const { page } = await person(browser, PHONE)
  await openTable(page, { game: 'lutins', seats: [me, bot()], pace: 0 })
  await expect(page.getByTestId('prompt')).toHaveAttribute('data-turn', 'mine')
  await expect(page.getByTestId('mute')).toHaveCount(0)
  await page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('feerie-settings') ?? '{}') as object
    localStorage.setItem('feerie-settings', JSON.stringify({ ...saved, sound: true }))
  })
  await page.reload()
  const mute = page.getByTestId('mute')
  await expect(mute).toHaveAttribute('aria-pressed', 'true')
  await mute.click()
  await expect(mute).toHaveAttribute('aria-pressed', 'false')
  await mute.click()
  await expect(mute).toHaveAttribute('aria-pressed', 'true')
  await accessible(page, 'a table with sound')
})

test('the book can be installed, and is kind without a connection', async ({ browser }) => {
  const { page, context } = await person(browser, PHONE)
  await page.goto('/')
  const manifest = await page.request.get((await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '')
  expect(manifest.headers()['content-type']).toContain('manifest+json')
  for (const icon of ((await manifest.json()) as { icons: { src: string }[] }).icons)
    expect((await page.request.get(icon.src)).ok(), icon.src).toBe(true)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.goto('/rules/elfe')
  await expect(page.getByText('No connection')).toBeVisible()
  await accessible(page, 'offline')
  await shot(page, 'offline-phone')
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('No connection')).toBeHidden()
  await expect(page).toHaveURL(/rules\/elfe/)
})

/** Elementals: cards against the clock, without a clock, and several people at one screen. */
import { expect, type Page } from '@playwright/test'
import { look, nextWindow, press, right } from './elementals-player'
import { read } from '../src/games/elementals/view'
import { DESKTOP, PHONE, accessible, bot, me, movedOn, openTable, person, shot, viewOf } from './helpers'
import { test } from './test'

async function play(page: Page, most: number, choose: (page: Page, target: string) => Promise<void>): Promise<number> {
  let seen = await nextWindow(page, '')
  for (let windows = 0; windows < most; windows += 1) {
    if (seen.over) return windows
    await choose(page, right(seen))
    seen = await nextWindow(page, seen.seq)
  }
  throw new Error(`not over after ${most} windows`)
}

test('elementals by clicks to the end', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP, { lang: 'en' })
  const table = await openTable(page, {
    game: 'elementals',
    seats: [me, bot(), bot()],
    options: { turn_cap: 24, window_ms: 4000 },
  })
  await nextWindow(page, '')
  await shot(page, 'elementals-desktop-en')
  expect(await play(page, 60, press)).toBeGreaterThan(5)
  // Every press was a real one: the bots are gentle, and what was right for us shows in the log with its time.
  await expect(page.locator('.log')).toContainText(/in \d\.\d+ s\)/)
  await shot(page, 'elementals-end-desktop-en')
  await expect(page.getByTestId('ranking').locator('li')).toHaveCount(3)

  // Looked at again, step by step, and explained in words.
  await expect(page.getByTestId('study')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByTestId('end')).not.toContainText(/slap:|book:\d|\b[aftw]{3}\b/)
  await page.goto(`/replay/${table.id}`)
  await page.getByRole('slider').press('End')
  await expect(page.getByTestId('result')).toBeVisible()
  await accessible(page, 'replay of elementals')
})

test('elementals by the keyboard alone, and what happened is told in words', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP, { lang: 'fr', theme: 'dark' })
  await openTable(page, { game: 'elementals', seats: [me, bot()], options: { turn_cap: 12, window_ms: 4000 } })
  await play(page, 30, async (_, target) => {
    await page.waitForTimeout(170)
    const cards = (await look(page)).middle
    const key =
      target === 'button:book'
        ? 'b'
        : target === 'button:none'
          ? 'Escape'
          : cards.length === 1
            ? 'Space'
            : String(cards.indexOf(target.slice(2)) + 1)
    await page.keyboard.press(key)
  })
  await expect(page.getByTestId('end')).toBeVisible()
  await expect(page.locator('.log')).not.toContainText(/slap:|book:|\b[aftw]{3}\b/)
})

test('a window left alone ends by itself, and too early is no reaction', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP, { lang: 'en' })
  await openTable(page, {
    game: 'elementals',
    seats: [me, bot()],
    options: { turn_cap: 10, window_ms: 1200, floor_ms: 500 },
  })
  const first = await nextWindow(page, '')
  // Pressed by the page itself the moment it shows a card: however slow the machine, that is before the floor.
  await page.waitForFunction(
    () => {
      if (document.querySelector('[data-testid="board"]')?.getAttribute('data-stage') !== 'open') return false
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', code: 'KeyB' }))
      return document.querySelector('.early') !== null
    },
    undefined,
    { polling: 'raf' },
  )
  const second = await nextWindow(page, first.seq)
  expect(Number(second.seq)).toBeGreaterThan(Number(first.seq))
  await expect(page.getByTestId('result')).toBeVisible()
})

test('elementals without a clock on a phone', async ({ browser }) => {
  const { page } = await person(browser, PHONE, { lang: 'fr' })
  await openTable(page, {
    game: 'elementals',
    seats: [me, bot(), bot(), bot()],
    options: { turn_cap: 10, mode: 'relaxed' },
  })
  await nextWindow(page, '')
  await shot(page, 'elementals-relaxed-phone-fr')
  await accessible(page, 'elementals without a clock')
  await play(page, 20, async (_, target) => {
    await press(page, target)
  })
  await expect(page.getByTestId('end')).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`elementals on a phone, ${theme}`, async ({ browser }) => {
    const { page } = await person(browser, PHONE, { lang: 'fr', theme })
    await openTable(page, { game: 'elementals', seats: [me, bot(), bot(), bot()], options: { window_ms: 60000 } })
    await nextWindow(page, '')
    const card = await page.locator('[data-cell^="m:"]').first().boundingBox()
    expect(card?.width).toBeGreaterThanOrEqual(96)
    await shot(page, `elementals-phone-${theme}-fr`)
    await accessible(page, `elementals, ${theme}`)
  })
}

test('on a low screen, or one enlarged, the cards keep their size and nothing is under the fold', async ({
  browser,
}) => {
  for (const [width, height] of [
    [640, 400],
    [844, 390],
  ] as const) {
    const { page } = await person(browser, { width, height }, { lang: 'fr', theme: 'dark' })
    await openTable(page, { game: 'elementals', seats: [me, bot(), bot()], options: { window_ms: 60000 } })
    await nextWindow(page, '')
    for (const place of ['[data-cell^="m:"]', '[data-target="button:book"]', '[data-target="button:none"]']) {
      const box = await page.locator(place).first().boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 999), `${place} at ${width}`).toBeLessThanOrEqual(height)
    }
    expect((await page.locator('[data-cell^="m:"]').first().boundingBox())?.height).toBeGreaterThan(60)
    await shot(page, `elementals-low-${width}-fr-dark`)
    await page.context().close()
  }
})

test('nothing is said of a card before it is judged', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP, { lang: 'en' })
  await openTable(page, { game: 'elementals', seats: [me, bot()], options: { turn_cap: 14, window_ms: 3000 } })
  await nextWindow(page, '')
  // Looked at in every frame: what stands below an open card is never the verdict on another one.
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const note = () => {
      const stage = document.querySelector('[data-testid="board"]')?.getAttribute('data-stage')
      const text = document.querySelector('[data-testid="result"] p')?.textContent?.trim() ?? ''
      if (stage === 'open' && !seen.includes(text)) seen.push(text)
      requestAnimationFrame(note)
    }
    note()
  })
  await play(page, 30, press)
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen.length).toBeGreaterThan(0)
  for (const text of seen) expect(text).not.toMatch(/nothing to catch|takes|wrong|nobody saw|said nothing/i)
})

test('one key is one gesture: a right hit at a shared screen wins without a question', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP, { lang: 'en' })
  await openTable(page, {
    game: 'elementals',
    seats: [
      { kind: 'me', name: 'Ada' },
      { kind: 'me', name: 'Bob' },
    ],
    options: { turn_cap: 40, window_ms: 20000 },
  })
  await expect(page.getByTestId('start')).toBeVisible()
  let seen = await nextWindow(page, '')
  await shot(page, 'elementals-shared-desktop-en')
  for (let windows = 0; windows < 60; windows += 1) {
    const target = right(await look(page))
    await page.waitForTimeout(170)
    if (target === 'button:none') await page.keyboard.press('Escape')
    else if (target !== 'button:book' && seen.middle.length > 1) await page.keyboard.press('Escape')
    else {
      // On a busy machine a key may come before the card is drawn, which is too early: one presses again.
      await expect(async () => {
        await page.keyboard.press(target === 'button:book' ? 'p' : 'l')
        await expect(page.getByTestId('result')).toContainText('Bob takes', { timeout: 2000 })
      }).toPass()
      await expect(page.getByTestId('ask')).toBeHidden()
      return
    }
    seen = await nextWindow(page, seen.seq)
  }
  throw new Error('no match to hit')
})

test('people at one screen choose their keys', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP, { lang: 'fr' })
  await openTable(page, {
    game: 'elementals',
    seats: [
      { kind: 'me', name: 'Ada' },
      { kind: 'me', name: 'Bob' },
    ],
    options: { window_ms: 60000 },
  })
  await nextWindow(page, '')
  await page.getByTestId('choose-keys').click()
  await expect(page.locator('[data-cell="seat:0"] kbd')).toHaveText('appuie')
  // Hit and book of Ada, hit and book of Bob.
  for (const key of ['q', 'w', 'p', 'm']) await page.keyboard.press(key)
  await expect(page.locator('.zone kbd')).toHaveText(['Q', 'W', 'P', 'M'])
  // The old key is nobody's now, and the new one is Bob's.
  await page.keyboard.press('l')
  await expect(page.locator('.zone.buzzed')).toHaveCount(0)
  // What came of it stands below the cards until the next one comes; the log keeps it.
  await expect(async () => {
    await page.keyboard.press('m')
    await expect(page.locator('.log')).toContainText(/(Raté pour|Bien vu,) Bob/, { timeout: 3000 })
  }).toPass()
  await page.reload()
  await expect(page.locator('.zone kbd')).toHaveText(['Q', 'W', 'P', 'M'])
})

test('without a clock people at one screen are asked from the left of the turner, and no further than the first right answer', async ({
  browser,
}) => {
  const { page } = await person(browser, DESKTOP, { lang: 'en' })
  const names = ['Ada', 'Bob', 'Cleo']
  await openTable(page, {
    game: 'elementals',
    seats: names.map((name) => ({ kind: 'me' as const, name })),
    options: { mode: 'relaxed', turn_cap: 60 },
  })
  const seen = { silent: 0, stopped: 0 }
  let seq = ''
  for (let windows = 0; windows < 60 && (seen.silent === 0 || seen.stopped === 0); windows += 1) {
    const now = await nextWindow(page, seq)
    if (now.over) break
    const turner = read(viewOf(page)).window?.turner ?? 0
    const order = [1, 2, 3].map((left) => names[(turner + left) % 3] ?? '')
    const answer = right(now)
    const asked = answer === 'button:none' ? order : order.slice(0, 1)
    for (const name of asked) {
      await expect(page.getByTestId('prompt')).toContainText(`${name}, it’s your turn`)
      const before = Number(await page.getByTestId('board').getAttribute('data-seq'))
      await press(page, answer)
      await movedOn(page, before)
    }
    seq = now.seq
    if (answer === 'button:none') seen.silent += 1
    else {
      await expect(page.getByTestId('result')).toContainText(`${order[0]}`)
      seen.stopped += 1
    }
  }
  expect(Math.min(seen.silent, seen.stopped)).toBeGreaterThan(0)
})

test('cards can be heard, if one wishes', async ({ browser }) => {
  const { page, context } = await person(browser, PHONE, { lang: 'fr' })
  // Real notes of a real browser, counted as they begin.
  await context.addInitScript(() => {
    const heard = window as unknown as { notes: number }
    heard.notes = 0
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      heard.notes += 1
      start.call(this, when)
    }
  })
  const notes = () => page.evaluate(() => (window as unknown as { notes: number }).notes)
  await openTable(page, { game: 'elementals', seats: [me, bot()], options: { mode: 'relaxed' } })
  const first = await nextWindow(page, '')
  expect(await notes()).toBe(0)
  await page.getByTestId('cue').click()
  await expect(page.getByTestId('cue')).toHaveAttribute('aria-pressed', 'true')
  await page.locator('[data-voice="f"]').click()
  const voice = await notes()
  expect(voice).toBeGreaterThan(0)
  await page.getByTestId('cue-again').click()
  const again = await notes()
  expect(again).toBeGreaterThan(voice)
  await accessible(page, 'elementals, heard')
  await shot(page, 'elementals-cue-phone-fr')
  await press(page, 'button:none')
  const second = await nextWindow(page, first.seq)
  expect(second.over).toBe(false)
  expect(await notes()).toBeGreaterThan(again)
})

test('without a clock the cards are large on a phone on its side, and at 200 %', async ({ browser }) => {
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 640, height: 400 },
  ]) {
    const { page, context } = await person(browser, viewport)
    await openTable(page, { game: 'elementals', seats: [me, bot()], options: { mode: 'relaxed' } })
    const card = page.locator('.centre svg.elemental').first()
    await expect(card).toBeVisible()
    const box = await card.boundingBox()
    expect(box?.height ?? 0).toBeGreaterThan(120)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(viewport.height)
    await context.close()
  }
})

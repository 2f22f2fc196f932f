/** Layouts by width and by height: the whole board and something to press are in sight, and nothing lies on the board. */
import { expect, type Page } from '@playwright/test'
import { bot, me, openTable, person, shot } from './helpers'
import { test } from './test'

const SCREENS = [
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 640, height: 400 },
  { width: 1280, height: 720 },
]
const TABLES = {
  lutins: [me, bot()],
  elfe: [me, bot(), bot()],
  armes: [me, bot()],
  pixies: [me, bot(), bot()],
}

type Box = { left: number; top: number; right: number; bottom: number }

/** A window of another size, once everything has found its new place: some of it is moved by what the page measures. */
async function resize(page: Page, screen: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(screen)
  await page.evaluate(async () => {
    scrollTo(0, 0)
    await document.fonts.ready
    const places = () =>
      [...document.querySelectorAll('.board-box, [data-testid="board"], .buttons button')]
        .map((one) => JSON.stringify(one.getBoundingClientRect()))
        .join()
    for (let before = ''; before !== places();) {
      before = places()
      await new Promise((later) => setTimeout(later, 100))
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    }
  })
}

/** Where the board is, where the buttons are, and what lies over the board. */
async function measured(page: Page): Promise<{ board: Box; buttons: Box[]; covering: string[] }> {
  return page.evaluate(() => {
    const boxOf = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { left, top, right, bottom }
    }
    const board = document.querySelector('.board-box, .stage, [data-testid="board"]') ?? document.body
    const box = boxOf(board)
    const steps = [0.05, 0.3, 0.5, 0.7, 0.95]
    const covering = steps.flatMap((down) =>
      steps.flatMap((along) => {
        const x = box.left + (box.right - box.left) * along
        const y = box.top + (box.bottom - box.top) * down
        const found = document.elementFromPoint(x, y)
        // A sheet that asks something comes up over a phone's board on purpose, and goes when it is answered.
        const asks = found?.closest('.thumb') != null
        return found === null || asks || board.contains(found) || found.contains(board)
          ? []
          : [found.className.toString()]
      }),
    )
    const buttons = [...document.querySelectorAll('.buttons button, [data-reaction], [data-testid="board"] button')]
    return { board: box, buttons: buttons.map(boxOf), covering }
  })
}

/** Squares that are not on the part of the board that is shown. */
async function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (document.querySelector('.board-box') ?? document.body).getBoundingClientRect()
    return [...document.querySelectorAll<HTMLElement>('.cell')].flatMap((cell) => {
      const { left, top, right, bottom } = cell.getBoundingClientRect()
      const inside =
        left >= shown.left - 1 && top >= shown.top - 1 && right <= shown.right + 1 && bottom <= shown.bottom + 1
      return inside ? [] : [cell.dataset.cell ?? '']
    })
  })
}

/** Names at the seats that are not wholly seen. */
async function cutNames(page: Page): Promise<string[]> {
  return page
    .locator('.seats .name')
    .evaluateAll((all) =>
      all.flatMap((name) => (name.scrollWidth > name.clientWidth + 1 ? [name.textContent ?? ''] : [])),
    )
}

/** Buttons that leave the screen sideways, or lie over the board. */
async function beyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const board = document.querySelector('.board-box, [data-testid="board"]')?.getBoundingClientRect()
    return [...document.querySelectorAll('.bar .buttons button')].flatMap((button) => {
      const { left, top, right, bottom } = button.getBoundingClientRect()
      const over =
        board !== undefined &&
        left < board.right - 1 &&
        right > board.left + 1 &&
        top < board.bottom - 1 &&
        bottom > board.top + 1
      return left < -1 || right > innerWidth + 1 || over ? [button.textContent ?? ''] : []
    })
  })
}

for (const [game, seats] of Object.entries(TABLES))
  test(`${game} fits every screen`, async ({ browser }) => {
    const { page } = await person(browser, { width: 1280, height: 720 })
    await openTable(page, { game, seats })
    await expect(page.locator('[data-testid="prompt"][data-turn="mine"]')).toBeVisible()
    await expect(page.locator('.buttons button').first()).toBeVisible()
    for (const screen of SCREENS) {
      await resize(page, screen)
      await shot(page, `${game}-${screen.width}x${screen.height}`)
      const { board, buttons, covering } = await measured(page)
      const where = `${game} at ${screen.width}x${screen.height}`
      const seen = ({ left, top, right, bottom }: Box) =>
        left >= -1 && top >= -1 && right <= screen.width + 1 && bottom <= screen.height + 1
      expect.soft(seen(board), `${where}: the board ${JSON.stringify(board)}`).toBe(true)
      expect.soft(buttons.some(seen), `${where}: a button ${JSON.stringify(buttons)}`).toBe(true)
      expect.soft(await beyond(page), `${where}: buttons that go beyond the edge or onto the board`).toEqual([])
      expect.soft(covering, `${where}: nothing lies on the board`).toEqual([])
      expect.soft(await cutNames(page), `${where}: names are whole`).toEqual([])
      // A mouse needs no magnifier: on a laptop every square is in sight from the start.
      if (screen.width === 1280) expect.soft(await outside(page), `${where}: squares out of sight`).toEqual([])
    }
  })

test('four people round one small phone see the whole board, and what to press below it', async ({ browser }) => {
  const screen = { width: 360, height: 640 }
  const { page } = await person(browser, screen, { lang: 'fr' })
  const seats = ['Anaïs', 'Ugo', 'Zoé', 'Max'].map((name) => ({ kind: 'me' as const, name }))
  for (const game of ['lutins', 'elementals']) {
    await openTable(page, { game, seats, ...(game === 'elementals' ? { options: { mode: 'relaxed' } } : {}) })
    await expect(page.locator('[data-testid="prompt"][data-turn="mine"]')).toBeVisible()
    await expect(page.getByTestId('goal')).toBeVisible()
    await resize(page, screen)
    await shot(page, `${game}-four-360x640-fr`)
    const below = await page.evaluate(() => {
      const of = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      return [of('.board-box, .elm').bottom, of('[data-testid="goal"]').top, of('.bar .buttons button').bottom]
    })
    const [board = 0, goal = 0, button = 0] = below
    expect(board, `${game}: ${below.join(' ')}`).toBeLessThanOrEqual(goal + 4)
    expect(button, `${game}: ${below.join(' ')}`).toBeLessThanOrEqual(screen.height + 1)
  }
})

test('elementals fits every screen, before the first card and with one open', async ({ browser }) => {
  const { page } = await person(browser, { width: 1280, height: 720 })
  await openTable(page, { game: 'elementals', seats: [me, bot(), bot()], options: { window_ms: 6000 } })
  const ready = page.getByTestId('ready')
  const open = page.locator('[data-stage="open"]')
  await expect(ready.or(open).first()).toBeVisible()
  const fits = async (moment: string, main: string, least: number) => {
    for (const screen of SCREENS) {
      await resize(page, screen)
      await shot(page, `elementals-${moment}-${screen.width}x${screen.height}`)
      const where = `elementals, ${moment}, at ${screen.width}x${screen.height}`
      const boxes = await page.locator(`[data-testid="board"], ${main}`).evaluateAll((all) =>
        all.map((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect()
          return { left, top, right, bottom }
        }),
      )
      expect.soft(boxes.length, where).toBeGreaterThan(least)
      for (const { left, top, right, bottom } of boxes) {
        const seen = left >= -1 && top >= -1 && right <= screen.width + 1 && bottom <= screen.height + 1
        expect.soft(seen, `${where}: ${JSON.stringify([left, top, right, bottom])}`).toBe(true)
      }
    }
  }
  if (await ready.isVisible()) {
    // There is no board before the first card.
    await fits('ready', '[data-testid="ready"]', 0)
    await ready.click()
    await expect(open).toBeVisible()
  }
  await fits('open', '[data-target="button:book"], [data-target="button:none"], [data-cell^="m:"]', 3)
})

test('elementals round one screen: everybody’s keys are whole, and on nobody else’s', async ({ browser }) => {
  const { page } = await person(browser, { width: 1280, height: 720 }, { lang: 'fr' })
  const seats = ['Anaïs', 'Ugo', 'Maximilien'].map((name) => ({ kind: 'me' as const, name }))
  await openTable(page, { game: 'elementals', seats, options: { window_ms: 60000 } })
  await expect(page.getByTestId('ready')).toHaveCount(3)
  for (const key of ['a', 'l', ' ']) await page.keyboard.press(key)
  await expect(page.locator('[data-stage="open"]')).toBeVisible()
  for (const screen of SCREENS) {
    await resize(page, screen)
    await shot(page, `elementals-shared-${screen.width}x${screen.height}`)
    const zones = await page.locator('.zone').evaluateAll((all) =>
      all.map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect()
        // A name may be shortened, its book and its key may not.
        const inside = [...one.querySelectorAll('svg, kbd')].every((part) => {
          const { left: from, right: to } = part.getBoundingClientRect()
          return from >= left - 1 && to <= right + 1
        })
        return { left, top, right, bottom, inside }
      }),
    )
    const where = `at ${screen.width}x${screen.height}: ${JSON.stringify(zones)}`
    expect.soft(zones.length, where).toBe(6)
    for (const [index, { left, top, right, bottom, inside }] of zones.entries()) {
      const seen = left >= -1 && top >= -1 && right <= screen.width + 1 && bottom <= screen.height + 1
      expect.soft(seen && inside, where).toBe(true)
      const other = zones[index + 1]
      if (other !== undefined) expect.soft(other.left >= right - 1 || other.top >= bottom - 1, where).toBe(true)
    }
  }
})

for (const game of [...Object.keys(TABLES), 'elementals'])
  test(`the lesson of ${game} fits every screen: its words, the board and what to press`, async ({ browser }) => {
    const { page } = await person(browser, { width: 1280, height: 720 }, { lang: 'fr' })
    await page.goto(`/learn/${game}`)
    await page.getByTestId('lesson-next').click()
    await expect(page.getByTestId('prompt')).toHaveAttribute('data-turn', 'mine')
    await expect(page.locator('.bar .buttons button').first()).toBeVisible()
    for (const screen of SCREENS) {
      await resize(page, screen)
      await shot(page, `lesson-${game}-${screen.width}x${screen.height}`)
      const where = `the lesson of ${game} at ${screen.width}x${screen.height}`
      const parts = await page.evaluate(() =>
        ['.lesson', '.board-box, .elm', '.prompt', '.bar .buttons'].flatMap((part) => {
          const { left, top, right, bottom } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
          return right - left < 1 ? [] : [{ part, left, top, right, bottom }]
        }),
      )
      expect.soft(parts.length, where).toBeGreaterThan(2)
      for (const { part, left, top, right, bottom } of parts) {
        const seen = left >= -1 && top >= -1 && right <= screen.width + 1 && bottom <= screen.height + 1
        expect.soft(seen, `${where}: ${part} ${JSON.stringify([left, top, right, bottom])}`).toBe(true)
        const under = parts.filter(
          (other) =>
            other.part !== part &&
            other.left < right - 1 &&
            other.right > left + 1 &&
            other.top < bottom - 1 &&
            other.bottom > top + 1,
        )
        expect.soft(under, `${where}: what lies on ${part}`).toEqual([])
      }
    }
  })

/** The dice of a battle on a stage of their own, and how quickly the others' moves are shown. */
import { expect, type Page } from '@playwright/test'
import { captain } from './armes-player'
import { DESKTOP, PHONE, accessible, bot, me, myMoment, openTable, person, shot } from './helpers'
import { pointer } from './players'
import { test } from './test'

type Roll = { event: string; fig: string; dice: number; face: number; hits: number }
type Seen = { title: string; dice: number; text: string; early: string[] }

/** Rolls that the server told, in order. */
function rollsOf(page: Page): Roll[] {
  const rolls: Roll[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { t, events } = JSON.parse(String(payload)) as { t?: string; events?: Roll[] }
      if (t === 'frame') rolls.push(...(events ?? []).filter(({ event }) => event === 'roll'))
    }),
  )
  return rolls
}

/** Writes down every stage with dice on it. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Seen[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const stage = document.querySelector('[data-testid="moment"]')
      const title = stage?.querySelector('strong')?.textContent ?? ''
      const dice = stage?.querySelectorAll('.item').length ?? 0
      const delay = (element: Element) => Number.parseFloat(getComputedStyle(element).animationDelay)
      const lands = Math.max(...[...(stage?.querySelectorAll('.item') ?? [])].map(delay))
      // What is read before the last die lies: no more than what is needed.
      const early = [...(stage?.querySelectorAll('.note, .line') ?? [])].filter((said) => !(delay(said) > lands))
      if (stage !== null && dice > 0 && seen.at(-1)?.text !== stage.textContent)
        seen.push({ title, dice, text: stage.textContent ?? '', early: early.map((said) => said.textContent ?? '') })
    }).observe(document.body, { subtree: true, childList: true })
  })
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen)

test('every roll has a stage: who against whom, what is needed, every die, and what came of it', async ({
  browser,
}) => {
  const { page } = await person(browser, DESKTOP, { motion: 'full', paces: { armes: 'brisk' } })
  const rolls = rollsOf(page)
  await openTable(page, { game: 'armes', seats: [me, bot()] })
  await myMoment(page)
  await watch(page)
  for (let orders = 0; orders < 30 && rolls.length === 0; orders += 1) {
    if ((await myMoment(page)) === 'end') break
    await captain(page, pointer(page))
  }
  const [roll] = rolls
  await expect.poll(async () => (await seen(page)).length).toBeGreaterThan(0)
  const [stage] = await seen(page)
  expect(stage?.dice).toBe(roll?.dice)
  expect(stage?.title).toMatch(/against|searches|lair|for/)
  expect(stage?.text).toMatch(/needed: (a die of \d or more|only a 6) is one\./)
  expect(stage?.text).toMatch(roll?.hits === 0 ? /No success/ : roll?.hits === 1 ? /One success/ : /\d successes\./)
  expect(stage?.text).toMatch(/It works!|Not enough!/)
  expect(stage?.early).toEqual([expect.stringMatching(/needed/)])
})

test('however many buttons there are, each can be pressed, and advice is read whole beside them', async ({
  browser,
}) => {
  const { page } = await person(browser, DESKTOP)
  await openTable(page, { game: 'armes', seats: [me, bot()] })
  const many = page.locator('[data-target="button:boost:3"]')
  for (let orders = 0; orders < 20; orders += 1) {
    await myMoment(page)
    if ((await many.count()) > 0) break
    await captain(page, pointer(page))
  }
  await expect(many).toBeVisible()
  const covered = () =>
    page.locator('.bar button').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        return button.contains(top) ? [] : [button.textContent ?? '']
      }),
    )
  expect(await covered()).toEqual([])
  const board = await page.getByTestId('board').boundingBox()
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.getByTestId('note')).toBeVisible()
  expect(await covered()).toEqual([])
  expect(await page.getByTestId('note').evaluate((note) => note.scrollHeight - note.clientHeight)).toBeLessThan(2)
  expect(await page.getByTestId('board').boundingBox()).toEqual(board)
})

test('a tap skips the stage, and reduced motion keeps it still', async ({ browser }) => {
  const { page } = await person(browser, PHONE, {
    lang: 'fr',
    theme: 'dark',
    motion: 'still',
    paces: { armes: 'calm' },
  })
  await openTable(page, { game: 'armes', seats: [me, bot()] })
  const stage = page.getByTestId('moment')
  for (let orders = 0; orders < 30 && (await stage.count()) === 0; orders += 1) {
    await myMoment(page)
    await Promise.race([captain(page, pointer(page)).catch(() => undefined), stage.first().waitFor()])
  }
  await expect(stage).toBeVisible()
  expect(
    await stage.evaluate(
      (element) => element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    ),
  ).toBe(0)
  await accessible(page, 'dice on a stage')
  await shot(page, 'armes-roll-phone-fr-dark')
})

test('how quickly the others’ moves are shown is chosen in the menu, kept, and told to the server', async ({
  browser,
}) => {
  const { page } = await person(browser, DESKTOP, { paces: {} })
  const paces: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/tables'))
      paces.push((request.postDataJSON() as { pace?: number }).pace)
  })
  // Whoever keeps a name plays at the server.
  const kept = await page.request.post('/api/me/claim', {
    data: { name: 'Paquita', passphrase: 'as quick as you like' },
  })
  expect(kept.ok(), await kept.text()).toBe(true)
  await page.goto('/')
  await page.locator('[data-game="armes"] .button.strong').click()
  await myMoment(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const pace = page.getByRole('group', { name: 'The others’ moves' })
  await expect(pace.getByRole('button', { pressed: true })).toHaveText(/calm/i)
  await pace.getByRole('button', { name: /once/i }).click()
  await page.keyboard.press('Escape')
  await page.goto('/')
  await page.locator('[data-game="armes"] .button.strong').click()
  await myMoment(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(pace.getByRole('button', { pressed: true })).toHaveText(/once/i)
  expect(paces).toHaveLength(2)
  expect(Number(paces[0])).toBeGreaterThan(Number(paces[1]))
})

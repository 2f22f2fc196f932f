/** Moments on a stage at the Queen's table: what is opened, drawn and counted is seen, and what can be tapped glows. */
import { expect, type Page } from '@playwright/test'
import type { PixiesView } from '../src/games/pixies/generated'
import { DESKTOP, PHONE, bot, cell, me, movedOn, openTable, person, seq, shot, targets, viewOf } from './helpers'
import { decide, moment } from './pixies-player'
import { test } from './test'

type Seen = { title: string; closed: string; columns: number; items: number; text: string }

/** Writes down every moment that came on the stage, as it looked when it changed. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Seen[] = []
    Object.assign(window, { seen })
    const look = () => {
      const stage = document.querySelector<HTMLElement>('[data-testid="moment"]')
      if (stage === null) return
      const now = {
        title: stage.querySelector('strong')?.textContent ?? '',
        closed: stage.dataset.closed ?? '',
        columns: stage.querySelectorAll('.column').length,
        items: stage.querySelectorAll('.item').length,
        text: stage.textContent ?? '',
      }
      if (seen.at(-1)?.text !== now.text) seen.push(now)
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen)

/** Plays on until something was seen, or the round is over. */
async function until(page: Page, done: () => Promise<boolean>, most = 40): Promise<void> {
  for (let decisions = 0; decisions < most && !(await done()); decisions += 1) {
    if ((await moment(page)) === 'end') return
    await decide(page, new Set())
  }
}

test('the hands open together, and everybody sees what everybody offered', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP, { motion: 'full', paces: { pixies: 'brisk' } })
  await openTable(page, { game: 'pixies', seats: [me, bot(), bot()], options: { rounds: 4 } })
  await moment(page)
  await watch(page)
  await until(page, async () => (await seen(page)).some(({ title }) => title.includes('all hands open')))
  const hands = (await seen(page)).filter(({ title }) => title.includes('all hands open'))
  expect(hands[0]).toMatchObject({ closed: 'true', columns: 3, items: 0 })
  await expect
    .poll(async () => (await seen(page)).some(({ closed, items }) => closed === 'false' && items > 0))
    .toBe(true)
  expect((await seen(page)).some(({ title }) => title.startsWith('The Queen wants'))).toBe(true)
})

/** Whoever does nothing this round: takes a skill, and passes. */
async function idle(page: Page): Promise<void> {
  if ((await page.locator('[data-testid="prompt"][data-turn="mine"]').count()) === 0) return
  const skill = page.locator('[data-option^="button:do:skill"]').first()
  const pass = page.locator('[data-target="button:pass"]')
  const before = await seq(page)
  if ((await skill.count()) > 0) await skill.click()
  else if ((await pass.count()) > 0) {
    await pass.click()
    await page.locator('[data-option="button:do:pass"]').click()
  } else return
  await movedOn(page, before)
}

test('what is heaped up for the Queen stays there while somebody else seals an offering', async ({ browser }) => {
  const { page: host } = await person(browser, DESKTOP)
  const { page: guest } = await person(browser, PHONE, { lang: 'fr' })
  const table = await openTable(host, { game: 'pixies', seats: [me, { kind: 'open' }], options: { rounds: 4 } })
  await guest.goto(table.links?.['1'] ?? '')
  await expect(async () => {
    for (const page of [host, guest]) await idle(page)
    for (const page of [host, guest]) await expect(page.getByTestId('do-it')).toBeVisible({ timeout: 500 })
  }).toPass()
  await host.locator('[data-more="S"]').click()
  await expect(host.getByTestId('do-it')).toContainText('Offer 1 silver bar')
  await guest.locator('[data-more="G"]').click()
  await guest.getByTestId('do-it').click()
  await expect(host.locator('.seats')).toContainText('✓')
  await expect(host.getByTestId('do-it')).toContainText('Offer 1 silver bar')
})

test('cubes come out of the bag where they are seen, and mines glow when they can be tapped', async ({ browser }) => {
  const { page } = await person(browser, PHONE, { lang: 'fr', motion: 'full', paces: { pixies: 'brisk' } })
  await openTable(page, { game: 'pixies', seats: [me, bot()], options: { rounds: 7 } })
  await moment(page)
  await watch(page)
  const bags = async () => (await seen(page)).filter(({ title }) => title.includes('sac de la mine'))
  const glows: string[] = []
  for (let decisions = 0; decisions < 90 && (glows.length === 0 || (await bags()).length === 0); decisions += 1) {
    if ((await moment(page)) === 'end') break
    const open = await targets(page)
    const mine = open.find((target) => target.startsWith('m'))
    if (open.includes('15')) {
      await cell(page, '15').click()
      await page.getByTestId('do-it').first().click()
      await page.waitForTimeout(300)
      continue
    }
    if (mine !== undefined) {
      glows.push(mine)
      await expect(page.locator(`[data-key="mine-${mine.slice(1)}"] .marks-can`)).toHaveCount(1)
      await shot(page, 'pixies-mines-phone-fr')
    }
    await decide(page, new Set())
  }
  expect(glows.length).toBeGreaterThan(0)
  const [bag] = await bags()
  expect(bag?.items).toBeGreaterThan(0)
})

test('a mine that is tapped shows that it is chosen', async ({ browser }) => {
  const { page } = await person(browser, PHONE, { lang: 'fr' })
  await openTable(page, { game: 'pixies', seats: [me, bot()], options: { rounds: 4 } })
  const mine = page.locator('[data-key="mine-0"]')
  // Until a pixie may leave the mine: by the Queen's favour, or by the action that promotes.
  for (let decisions = 0; decisions < 30; decisions += 1) {
    expect(await moment(page)).toBe('mine')
    const open = await targets(page)
    if (open.includes('3')) await cell(page, '3').click()
    if (open.includes('m0') || open.includes('3')) break
    await decide(page, new Set())
  }
  await expect(mine.locator('.marks-can')).toHaveCount(1)
  await cell(page, 'm0').click()
  await expect(mine.locator('.marks-can')).toHaveCount(0)
  await expect(mine.locator('.marks-picked')).toHaveCount(1)
})

test('whoever is thrown into the dungeon reads what it cost, and the sum adds up', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await openTable(page, { game: 'pixies', seats: [me, bot()], options: { rounds: 7 } })
  // Somebody who serves as badly as one can: nothing done, nothing offered.
  for (let decisions = 0; decisions < 60 && (await moment(page)) !== 'end'; decisions += 1) {
    const pass = page.locator('[data-target="button:pass"]')
    const before = await seq(page)
    if ((await page.getByTestId('round-known').count()) > 0) await page.getByTestId('round-known').click()
    else if ((await pass.count()) > 0) {
      await pass.click()
      await page.locator('[data-option="button:do:pass"]').click()
      await movedOn(page, before)
    } else if ((await page.getByTestId('do-it').count()) > 0) {
      await page.getByTestId('do-it').click()
      await movedOn(page, before)
    } else await decide(page, new Set())
  }
  const table = page.getByTestId('sources')
  await expect(table).toContainText('Dungeon')
  const columns = await table.evaluate((element) =>
    [...element.querySelectorAll('tbody tr')].map((row) => ({
      total: row.classList.contains('total'),
      cells: [...row.querySelectorAll('td')].map(
        (one) => Number((one.textContent ?? '').trim().replace('−', '-')) || 0,
      ),
    })),
  )
  const parts = columns.filter(({ total }) => !total)
  const [sum] = columns.filter(({ total }) => total)
  for (const [seat, whole] of (sum?.cells ?? []).entries())
    expect(parts.reduce((so, { cells }) => so + (cells[seat] ?? 0), 0)).toBe(whole)
  expect(sum?.cells).toHaveLength(2)
  await shot(page, 'pixies-dungeon-desktop-en')
})

test('whoever plays at once for the first time gets the first game', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await page.goto('/')
  await page.locator('[data-game="pixies"] .button.strong').click()
  await moment(page)
  const { options } = viewOf(page) as unknown as PixiesView
  expect([options.rounds, options.open_stocks, options.dungeon]).toEqual([5, true, false])
})

/** The board keeps its place and size whatever is said: two taps in a row at one place mean one square. */
import { expect, type Page } from '@playwright/test'
import { DESKTOP, PHONE, bot, cell, me, myMoment, openTable, person, shot, targets } from './helpers'
import { captain } from './armes-player'
import { decide } from './pixies-player'
import { pointer } from './players'
import { test } from './test'

const TABLES = {
  lutins: [me, bot(), bot()],
  elfe: [me, bot(), bot()],
  armes: [me, bot()],
  pixies: [me, bot()],
}

/** Where on the page the board lies. */
function place(page: Page): Promise<string> {
  return page.locator('.board-box').evaluate((board) => {
    const { x, y, width, height } = board.getBoundingClientRect()
    return [x + scrollX, y + scrollY, width, height].map(Math.round).join(' ')
  })
}

/** A square in sight that is no choice, so far along the board: an enlarged one may have turned to something else. */
function elsewhere(page: Page, part: number): Promise<string> {
  return page.evaluate((along) => {
    const board = document.querySelector('.board-box')?.getBoundingClientRect() ?? new DOMRect()
    const inSight = [...document.querySelectorAll<SVGElement>('.cell:not(.is-target)')].filter((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect()
      return (
        left >= board.left && right <= board.right && top >= board.top && bottom <= Math.min(board.bottom, innerHeight)
      )
    })
    return inSight[Math.floor(along * inSight.length)]?.dataset.cell ?? ''
  }, part)
}

/** To the first choice on the board. */
async function begin(page: Page, game: string): Promise<void> {
  await myMoment(page)
  if (game === 'pixies') await decide(page, new Set())
  for (let orders = 0; orders < 20 && (await targets(page)).length === 0; orders += 1) {
    await myMoment(page)
    if (game === 'armes' && (await targets(page)).length === 0) await captain(page, pointer(page))
  }
  await expect(page.locator('.cell.is-target').first()).toBeAttached()
}

for (const [game, seats] of Object.entries(TABLES))
  for (const [size, viewport] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const)
    test(`whatever is said, the board stays where it is: ${game}, ${size}`, async ({ browser }) => {
      const { page } = await person(browser, viewport, { lang: 'fr' })
      await openTable(page, { game, seats })
      await begin(page, game)
      const note = page.getByTestId('note')
      const before = await place(page)
      await page.getByRole('button', { name: 'Un conseil' }).click()
      await expect(note).toContainText('Mon conseil')
      await shot(page, `steady-advice-${game}-${size}-fr`)
      expect(await place(page), 'advised').toBe(before)
      await note.getByRole('button', { name: 'Fermer' }).click()
      await expect(note).toHaveCount(0)
      expect(await place(page), 'after advice').toBe(before)

      const [first = ''] = await targets(page)
      await cell(page, first).click()
      expect(await place(page), 'half a choice').toBe(before)
      // Somewhere that cannot be meant: a reason may be given, or what is in hand is put down.
      for (const part of [0, 0.5, 0.99]) {
        const id = await elsewhere(page, part)
        await cell(page, id).click({ force: true })
        expect(await place(page), id).toBe(before)
      }
      await shot(page, `steady-refused-${game}-${size}-fr`)
      await page.keyboard.press('Escape')
      expect(await place(page), 'let go').toBe(before)
    })

test('the lesson’s board stays where it is from page to page, on a phone', async ({ browser }) => {
  const { page } = await person(browser, PHONE, { lang: 'fr' })
  await page.goto('/learn/lutins')
  await expect(page.locator('.board-box')).toBeVisible()
  const before = await place(page)
  await page.getByTestId('lesson-next').click()
  await expect(page.getByTestId('prompt')).toHaveAttribute('data-turn', 'mine')
  expect(await place(page)).toBe(before)
  await page.locator('[data-target="button:leave"]').click()
  await cell(page, 'Sb').click()
  await cell(page, 'd2').click()
  await page.getByTestId('confirm').click()
  await expect(page.getByTestId('lesson')).toHaveAttribute('data-mood', 'astray')
  expect(await place(page), 'astray').toBe(before)
})

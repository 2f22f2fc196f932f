/** Simple players that do with pointer or keyboard what a person would. */
import { expect, type Page } from '@playwright/test'
import { cell, movedOn, myMoment, seq, targets } from './helpers'

export type Hands = {
  cell: (id: string) => Promise<void>
  button: (target: string) => Promise<void>
  confirm: () => Promise<void>
}

export function pointer(page: Page): Hands {
  return {
    cell: (id) => cell(page, id).click(),
    button: (target) => page.locator(`[data-target="${target}"]`).click(),
    confirm: () => page.getByTestId('confirm').click(),
  }
}

const COLUMNS = 'abcdefghijklmnopqrst'

/** Keys only: arrows to the square, Enter to choose it, Space to finish, letters for the buttons. */
export function keyboard(page: Page): Hands {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? undefined)
  const place = (id: string) => page.locator(`[data-cell="${id}"]`).evaluate((element) => ({ x: Number(element.getAttribute('x')), y: Number(element.getAttribute('y')) }))
  async function reachBoard(): Promise<void> {
    for (let tries = 0; tries < 40 && (await focused()) === undefined; tries += 1) await page.keyboard.press('Tab')
    expect(await focused()).toBeDefined()
  }
  async function walk(id: string): Promise<void> {
    await reachBoard()
    for (let steps = 0; steps < 60; steps += 1) {
      const at = await focused()
      if (at === id || at === undefined) break
      const [from, to] = [await place(at), await place(id)]
      await page.keyboard.press(from.x < to.x ? 'ArrowRight' : from.x > to.x ? 'ArrowLeft' : from.y < to.y ? 'ArrowDown' : 'ArrowUp')
      // The corners of a board may be cut off: then another way round.
      if ((await focused()) === at) await page.keyboard.press(from.y < to.y ? 'ArrowDown' : 'ArrowUp')
    }
    expect(await focused()).toBe(id)
  }
  const KEYS: Record<string, string> = { 'button:walk': 'm', 'button:prince': 'p', 'button:draw': 'd' }
  return {
    cell: async (id) => {
      await walk(id)
      await page.keyboard.press('Enter')
    },
    button: async (target) => {
      await reachBoard()
      await page.keyboard.press(KEYS[target] ?? 'Space')
    },
    confirm: async () => {
      await reachBoard()
      await page.keyboard.press('Space')
    },
  }
}

/** How far north a cell of the goblins' forest lies; home is farthest. */
function north(id: string): number {
  if (id.startsWith('N')) return 100
  return /^[a-h][1-8]$/.test(id) ? Number(id[1]) : 0
}

const best = (ids: string[]) => [...ids].sort((a, b) => north(b) - north(a))

/** One turn of the blue goblins: leave the trees, take the run that leads farthest north. */
export async function lutinsTurn(page: Page, hands: Hands): Promise<void> {
  const before = await seq(page)
  if ((await page.locator('[data-target="button:leave"]').count()) > 0) await hands.button('button:leave')
  const pass = page.locator('[data-target="button:leave"]')
  if ((await pass.count()) > 0 && (await targets(page)).length === 0) {
    await hands.button('button:leave')
    if ((await page.getByTestId('confirm').count()) > 0) await hands.confirm()
    return movedOn(page, before)
  }
  let choices = await targets(page)
  if ((await page.getByTestId('confirm').count()) === 0 && !(await chosen(page))) {
    const goblin = best(choices)[0]
    if (goblin !== undefined) await hands.cell(goblin)
    choices = await targets(page)
  }
  // A chased goblin has one target only and is confirmed; a runner has a stop, perhaps a turn.
  if ((await page.getByTestId('confirm').count()) === 0) {
    const stop = best(choices)[0]
    if (stop !== undefined) await hands.cell(stop)
    const turn = best(await targets(page))[0]
    if (turn !== undefined && stop !== undefined && north(turn) > north(stop)) await hands.cell(turn)
  }
  await hands.confirm()
  await movedOn(page, before)
}

async function chosen(page: Page): Promise<boolean> {
  return (await page.locator('.mark-picked').count()) > 0
}

/** One decision of a fairy: placed, she walks towards the elf. */
export async function elfeTurn(page: Page, hands: Hands): Promise<void> {
  const before = await seq(page)
  if ((await page.locator('[data-target="button:walk"]').count()) > 0) {
    await hands.button('button:walk')
    return movedOn(page, before)
  }
  const draw = page.locator('[data-target="button:draw"]')
  if ((await draw.count()) > 0) {
    await hands.button('button:draw')
    return movedOn(page, before)
  }
  const elf = await page.locator('.cell').evaluateAll((cells) => cells.find((one) => /, (elf|elfe)\b/.test(one.getAttribute('aria-label') ?? ''))?.getAttribute('data-cell') ?? undefined)
  const far = (id: string) => (elf === undefined ? 0 : Math.max(Math.abs(COLUMNS.indexOf(id[0] ?? '') - COLUMNS.indexOf(elf[0] ?? '')), Math.abs(Number(id.slice(1)) - Number(elf.slice(1)))))
  const nearest = (await targets(page)).sort((a, b) => far(a) - far(b))[0]
  if (nearest === undefined) throw new Error('no square to choose')
  await hands.cell(nearest)
  await hands.confirm()
  await movedOn(page, before)
}

export type Turn = (page: Page, hands: Hands) => Promise<void>

/** Plays until the game is over; gives the number of decisions made. */
export async function playToEnd(page: Page, turn: Turn, hands: Hands, most = 400): Promise<number> {
  for (let turns = 0; turns < most; turns += 1) {
    if ((await myMoment(page)) === 'end') return turns
    await turn(page, hands)
  }
  throw new Error(`the game was not over after ${most} decisions`)
}

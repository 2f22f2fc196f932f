/** Simple players that do with pointer or keyboard what a person would. */
import { expect, type Page } from '@playwright/test'
import type { Outlook } from '../src/games/lutins/generated'
import { read } from '../src/games/lutins/view'
import { boardOutlook, cell, movedOn, myMoment, seq, targets, viewOf } from './helpers'
import { enter } from './keys'

export type Hands = {
  cell: (id: string) => Promise<void>
  button: (target: string) => Promise<void>
  confirm: () => Promise<void>
}

export function pointer(page: Page): Hands {
  return {
    // An enlarged board shows a part only: the whole of it is looked at first.
    cell: async (id) => {
      const enlarged = page.locator('[data-testid="zoom"][aria-pressed="true"]')
      if ((await enlarged.count()) > 0) await enlarged.click()
      await cell(page, id).click()
    },
    button: (target) => page.locator(`[data-target="${target}"]`).click(),
    confirm: () => page.getByTestId('confirm').click(),
  }
}

const COLUMNS = 'abcdefghijklmnopqrst'

/** Keys only: arrows to the square, Enter to choose it, Space to finish, letters for the buttons. */
export function keyboard(page: Page): Hands {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? undefined)
  async function reachBoard(): Promise<void> {
    for (let tries = 0; tries < 40 && (await focused()) === undefined; tries += 1) await page.keyboard.press('Tab')
    expect(await focused()).toBeDefined()
  }
  /** The arrows that lead from the square in focus to another; the corners of a board may be cut off, so long rows come first or last. */
  const arrows = (id: string) =>
    page.evaluate((to) => {
      const [here, there] = [document.activeElement, document.querySelector(`[data-cell="${to}"]`)]
      const steps = (side: string) =>
        Math.round(
          (Number(there?.getAttribute(side)) - Number(here?.getAttribute(side))) / Number(here?.getAttribute('width')),
        )
      const keys = (count: number, more: string, less: string) =>
        Array.from({ length: Math.abs(count) }, () => (count > 0 ? more : less))
      const [flat, steep] = [keys(steps('x'), 'ArrowRight', 'ArrowLeft'), keys(steps('y'), 'ArrowDown', 'ArrowUp')]
      const rowLength = (cell: Element | null) => cell?.parentElement?.childElementCount ?? 0
      return rowLength(here) < rowLength(there) ? [...steep, ...flat] : [...flat, ...steep]
    }, id)
  async function walk(id: string): Promise<void> {
    await reachBoard()
    for (let tries = 0; tries < 4 && (await focused()) !== id; tries += 1)
      for (const key of await arrows(id)) await page.keyboard.press(key)
    expect(await focused()).toBe(id)
  }
  const KEYS: Record<string, string> = {
    'button:walk': 'm',
    'button:prince': 'p',
    'button:draw': 'd',
    'button:leave': 'Space',
  }
  return {
    cell: async (id) => {
      await walk(id)
      await page.keyboard.press('Enter')
    },
    button: async (target) => {
      const key = KEYS[target]
      if (key === undefined) return enter(page, `[data-target="${target}"]`)
      await reachBoard()
      await page.keyboard.press(key)
    },
    confirm: async () => {
      await reachBoard()
      await page.keyboard.press('Space')
    },
  }
}

/** One turn of the goblins: leave the trees, take the run that brings one home soonest. */
export async function lutinsTurn(page: Page, hands: Hands): Promise<void> {
  const before = await seq(page)
  const view = read(viewOf(page))
  if (view.phase === 'place') {
    await hands.cell((await targets(page))[0] ?? '')
    await hands.confirm()
    return movedOn(page, before)
  }
  if (view.phase === 'tree') await hands.button('button:leave')
  const { runs, turns } = await boardOutlook<Outlook>(page)
  const best = runs
    .map((run) => ({ run, turns: turnsAfter(turns, run, view.turn) }))
    .sort((a, b) => a.turns - b.turns)[0]?.run
  if (best === undefined || best === 'L:-') {
    await hands.button('button:leave')
    return movedOn(page, before)
  }
  const cells = best.slice(2).split('-')
  const onlyOne = new Set(runs.map((run) => run.slice(2).split('-')[0])).size === 1 && runs.length > 1
  for (const id of onlyOne ? cells.slice(1) : cells) await hands.cell(id)
  await hands.confirm()
  await movedOn(page, before)
}

function turnsAfter(turns: Outlook['turns'], run: string, turn: number): number {
  const cells = run.slice(2).split('-')
  // Who is on the way already goes first; a little whim keeps two stubborn players from dancing for ever.
  return (turns[cells[0] ?? '']?.[cells.at(-1) ?? ''] ?? 9) + whim(`${turn} ${run}`) * 0.4
}

/** From 0 to 1, the same each time: the same game is played in each run. */
function whim(about: string): number {
  let mixed = 7
  for (const letter of about) mixed = (mixed * 31 + (letter.codePointAt(0) ?? 0)) % 1009
  return mixed / 1009
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
  const elf = await page
    .locator('.cell')
    .evaluateAll(
      (cells) =>
        cells.find((one) => /, (elf|elfe)\b/.test(one.getAttribute('aria-label') ?? ''))?.getAttribute('data-cell') ??
        undefined,
    )
  const far = (id: string) =>
    elf === undefined
      ? 0
      : Math.max(
          Math.abs(COLUMNS.indexOf(id[0] ?? '') - COLUMNS.indexOf(elf[0] ?? '')),
          Math.abs(Number(id.slice(1)) - Number(elf.slice(1))),
        )
  const nearest = (await targets(page)).sort((a, b) => far(a) - far(b))[0]
  if (nearest === undefined) throw new Error('no square to choose')
  await hands.cell(nearest)
  await hands.confirm()
  await movedOn(page, before)
}

export type Turn = (page: Page, hands: Hands) => Promise<void>

/** Whoever is to look next says to be there. */
export async function passOn(page: Page): Promise<void> {
  await page.getByTestId('curtain').getByRole('button').click()
  await expect(page.getByTestId('curtain')).toHaveCount(0)
}

/** Plays until the game is over; gives the number of decisions made. */
export async function playToEnd(
  page: Page,
  turn: Turn,
  hands: Hands,
  { most = 400, passing = passOn } = {},
): Promise<number> {
  for (let turns = 0; turns < most; turns += 1) {
    const moment = await myMoment(page)
    if (moment === 'end') return turns
    if (moment === 'curtain') await passing(page)
    else await turn(page, hands)
  }
  throw new Error(`the game was not over after ${most} decisions`)
}

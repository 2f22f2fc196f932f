/** Somebody who serves the Queen, by clicks or by keys. */
import type { Page } from '@playwright/test'
import { cell, movedOn, seq, targets } from './helpers'
import { enter } from './keys'

/** Waits until there is something to choose, or the end. */
export async function moment(page: Page): Promise<'mine' | 'end'> {
  const handle = await page.waitForFunction(
    () => {
      if (document.querySelector('[data-testid="end"]') !== null) return 'end'
      const mine = document.querySelector('[data-testid="prompt"][data-turn="mine"]') !== null
      return mine && document.querySelector('.cell.is-target, .buttons [data-target], [data-testid="tray"]') !== null
        ? 'mine'
        : undefined
    },
    undefined,
    { timeout: 60_000, polling: 100 },
  )
  return (await handle.jsonValue()) as 'mine' | 'end'
}

const CONFIRM = '[data-testid="confirm"]'

/** How things are pressed: what the page calls them, and squares by their names. */
export type Fingers = { press: (selector: string) => Promise<void>; square: (id: string) => Promise<void> }

export function mouse(page: Page): Fingers {
  return { press: (selector) => page.locator(selector).first().click(), square: (id) => cell(page, id).click() }
}

/** Tab and Enter; a space by its number, as the rules call it; Space says yes where the board has the focus. */
export function keys(page: Page): Fingers {
  return {
    press: async (selector) => {
      const onBoard = await page.evaluate(() => document.activeElement?.hasAttribute('data-cell') === true)
      if (onBoard && selector === CONFIRM) return page.keyboard.press('Space')
      return enter(page, selector)
    },
    square: async (id) => {
      if (!/^\d+$/.test(id)) return enter(page, `[data-cell="${id}"]`)
      for (const key of [...id, 'Enter']) await page.keyboard.press(key)
    },
  }
}

const seen = async (page: Page, selector: string) => (await page.locator(selector).count()) > 0

const MORE = '[data-more]:not([aria-disabled="true"])'

/** Adds to the heaps, one kind after another, until the tray is content; offers food first. */
async function fill(page: Page, fingers: Fingers): Promise<void> {
  for (let adds = 0; adds < 12 && (await seen(page, MORE)); adds += 1) {
    const kind = await page.locator(MORE).first().getAttribute('data-more')
    await fingers.press(`[data-more="${kind ?? ''}"]`)
  }
  await fingers.press('[data-testid="do-it"]')
}

/** What a patient player likes to do with discs, best first. */
const LIKES = [
  '13',
  '3',
  '19',
  '11',
  '6',
  '2',
  '1',
  '12',
  '15',
  '17',
  '5',
  '4',
  '16',
  '20',
  '10',
  '14',
  '18',
  '7',
  '8',
  '9',
  '21',
]
const rank = (id: string) => (LIKES.includes(id) ? LIKES.indexOf(id) : LIKES.length)

/** What lies before a player, looked at once. A phone asks at the thumb, over the board's own button. */
function before(
  page: Page,
): Promise<{ round: boolean; tray: boolean; option: string | undefined; ready: boolean; button: string }> {
  return page.evaluate(() => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector)
    return {
      round: find('[data-testid="round-known"]') !== null,
      tray: find('[data-testid="do-it"]')?.checkVisibility() === true,
      option: find('[data-option]')?.dataset.option,
      ready: find('[data-testid="confirm"]') !== null,
      button: find('.buttons [data-target]')?.dataset.target ?? '',
    }
  })
}

/** One decision: the tray first, then what is ready, then squares, then buttons. */
export async function decide(page: Page, kinds: Set<string>, fingers: Fingers = mouse(page)): Promise<void> {
  const started = await seq(page)
  for (let taps = 0; taps < 8; taps += 1) {
    const { round, tray, option, ready, button } = await before(page)
    if (round) {
      kinds.add('round')
      await fingers.press('[data-testid="round-known"]')
      continue
    }
    if (tray) {
      kinds.add('amounts')
      await fill(page, fingers)
      return movedOn(page, started)
    }
    if (option !== undefined) {
      kinds.add('list')
      await fingers.press(`[data-option="${option}"]`)
      if (option.startsWith('button:do:')) return movedOn(page, started)
      continue
    }
    if (ready) {
      kinds.add('confirm')
      await fingers.press(CONFIRM)
      return movedOn(page, started)
    }
    const square = (await targets(page)).sort((a, b) => rank(a) - rank(b))[0]
    if (square === undefined) {
      kinds.add('button')
      await fingers.press(`[data-target="${button}"]`)
      if (!(await seen(page, '[data-option]'))) return movedOn(page, started)
      continue
    }
    kinds.add('square')
    await fingers.square(square)
  }
  throw new Error('a decision took too many taps')
}

/** Serves until the end; tells in how many ways something was chosen. */
export async function serve(page: Page, fingers: Fingers): Promise<Set<string>> {
  const kinds = new Set<string>()
  for (let decisions = 0; (await moment(page)) === 'mine'; decisions += 1) {
    if (decisions > 120) throw new Error('the Queen keeps nobody that long')
    await decide(page, kinds, fingers)
  }
  return kinds
}

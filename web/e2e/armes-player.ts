/** A simple captain of the skirmish. */
import type { Page } from '@playwright/test'
import { boardOutlook, movedOn, seq, targets } from './helpers'
import type { Hands } from './players'

const COLUMNS = 'abcdefghijklmnopqrstuvwx'

function far(a: string, b: string): number {
  return (
    Math.abs(COLUMNS.indexOf(a[0] ?? '') - COLUMNS.indexOf(b[0] ?? '')) +
    Math.abs(Number(a.slice(1)) - Number(b.slice(1)))
  )
}

/** Squares whose name says this. */
async function named(page: Page, what: RegExp): Promise<string[]> {
  const cells = await page
    .locator('.cell')
    .evaluateAll((all) => all.map((one) => [one.getAttribute('data-cell') ?? '', one.getAttribute('aria-label') ?? '']))
  return cells.flatMap(([id, label]) => (what.test(label ?? '') ? [id ?? ''] : []))
}

/** The buttons that can be pressed now. */
export async function buttons(page: Page): Promise<string[]> {
  return page
    .locator('.buttons [data-target]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-target') ?? ''))
}

/** A target, and where a charge ends, while the action is still kept back. */
async function aim(page: Page, hands: Hands): Promise<void> {
  // While an action is on its way there is still a button, and nothing left to confirm.
  const confirm = page.locator('[data-testid="confirm"]:enabled')
  while ((await page.getByTestId('undo').count()) > 0 && (await confirm.count()) === 0) {
    const target = (await targets(page))[0]
    if (target === undefined) return
    await hands.cell(target)
  }
  if ((await confirm.count()) > 0) await hands.confirm()
}

/** One decision of a simple captain: search what can be searched, else act, else go to the nearest untried chest. */
export async function captain(page: Page, hands: Hands): Promise<void> {
  const before = await seq(page)
  // Where a tap leads is said by the rules: a person looks longer than that takes.
  await boardOutlook(page)
  const open = await buttons(page)
  const glowing = await targets(page)
  const eager =
    open.find((target) => /^[a-x]\d+$/.test(target)) ??
    open.find((target) => /^button:(use|first|card|boost:0|dir)/.test(target))
  if (eager !== undefined) {
    await hands.button(eager)
    await aim(page, hands)
    return movedOn(page, before)
  }
  const chests = await named(page, /chest to search|coffre à fouiller/)
  const near = (id: string) => Math.min(...chests.map((chest) => far(id, chest)), 99)
  if (open.includes('choice:pass')) {
    const fresh = (await named(page, /no order yet|sans ordre/))
      .filter((id) => glowing.includes(id))
      .sort((a, b) => near(a) - near(b))[0]
    if (fresh === undefined) {
      await hands.button('choice:pass')
    } else {
      await hands.cell(fresh)
      const to = (await targets(page)).sort((a, b) => near(a) - near(b))[0]
      if (to === undefined || near(fresh) <= near(to)) {
        await hands.button('button:stay')
        return movedOn(page, before)
      }
      await hands.cell(to)
    }
    await hands.confirm()
    return movedOn(page, before)
  }
  const away = open.find((target) => /^button:(end|stay|done)$/.test(target))
  if (away !== undefined) {
    await hands.button(away)
    return movedOn(page, before)
  }
  const first = glowing[0]
  if (first === undefined) throw new Error(`nothing to choose: ${open.join(' ')}`)
  await hands.cell(first)
  await aim(page, hands)
  return movedOn(page, before)
}

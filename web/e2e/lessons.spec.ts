/** Every lesson to its end, by keyboard alone, with a step astray on the way; then the first game. */
import { expect, type Page } from '@playwright/test'
import { DESKTOP, PHONE, accessible, cell, person, shot } from './helpers'
import { enter } from './keys'
import { test } from './test'

/** What a pupil does in each task: keys for keys, squares and buttons by their names. */
type Script = [task: string, ...doing: string[]][]

const SCRIPTS: Record<string, Script> = {
  lutins: [
    ['goal', 'next'],
    ['run', 'button:leave', 'Sd', 'd3', 'play'],
    ['tree', 'next'],
    ['corner', 'b3', 'a3', 'Sd', 'd3', 'b3', 'play'],
    ['one', 'next'],
    ['locked', 'next'],
    ['later', 'next'],
    ['home', 'button:leave', 'h3', 'Nb', 'play'],
    ['chase', 'c8', 'play'],
    ['end', 'next'],
  ],
  elfe: [
    ['goal', 'next'],
    ['place', 'a1', 'play'],
    ['roll', 'button:walk'],
    ['walk', 'b2', 'play'],
    ['again', 'button:walk'],
    ['near', 'd8', 'play'],
    ['spell', 'card:hex', 'h15', 'play'],
    ['last', 'button:walk'],
    ['charm', 'g12', 'play'],
    ['end', 'next'],
  ],
  elementals: [
    ['goal', 'next'],
    ['still', 'key:n'],
    ['hit', 'key:1'],
    ['book', 'key:b'],
    ['more', 'next'],
    ['double', 'key:n'],
    ['older', 'key:1'],
    ['last', 'next'],
    ['wizard', 'key:n'],
    ['summoned', 'key:1'],
    ['end', 'next'],
  ],
  armes: [
    ['goal', 'next'],
    ['first', 'button:first:0'],
    ['move', 'p8', 'p11', 'play'],
    ['search', 'p12'],
    ['boost', 'button:boost:1'],
    ['aim', 'n8', 'o12', 'play'],
    ['shard', 'button:use:shard', 'p15', 'play'],
    ['dice', 'button:boost:1'],
    ['end', 'next'],
  ],
  pixies: [
    ['goal', 'next'],
    ['steal', '1', 'button:do:1:H'],
    ['mine', '15', 'play'],
    ['more', '17', 'button:do:17:+H'],
    ['offer', 'more:H', 'more:H', 'more:H', 'do-it'],
    ['promote', 'm0', '1', 'play'],
    ['again', 'm0', '2', 'play', '1', '6', 'play'],
    ['seen', 'next'],
    ['crowns', 'next'],
    ['special', '19', 'button:do:19:S'],
    ['track', '11', 'button:do:11:S'],
    ['order', 'next'],
    ['ring', '13', 'play'],
    ['gold', 'next'],
    ['servant', '10', '13', 'play', '13', 'Q', 'play'],
    ['end', 'next'],
  ],
}

const SELECTORS: Record<string, (name: string) => string> = {
  next: () => '[data-testid="lesson-next"]',
  back: () => '[data-testid="lesson-back"]',
  play: () => '[data-testid="confirm"]',
  first: () => '[data-testid="first-game"]',
  'do-it': () => '[data-testid="do-it"]',
  more: (name) => `[data-more="${name}"]`,
}

function selector(doing: string): string {
  const [word = '', ...rest] = doing.split(':')
  return (
    SELECTORS[word]?.(rest.join(':')) ??
    `[data-cell="${doing}"], [data-target="${doing}"], [data-option="${doing}"], [data-card="${doing}"]`
  )
}

async function pupil(page: Page, script: Script): Promise<void> {
  const panel = page.getByTestId('lesson')
  for (const [task, ...doings] of script) {
    await expect(panel).toHaveAttribute('data-task', task)
    await expect(panel).toHaveAttribute('data-mood', 'going')
    if (doings[0] !== 'next') await expect(page.getByTestId('prompt')).toHaveAttribute('data-turn', 'mine')
    for (const doing of doings) {
      if (doing.startsWith('key:')) {
        // A key for a card that has just been judged does nothing: whoever sees that presses again.
        await expect(async () => {
          await expect(page.locator('[data-stage="open"]')).toBeVisible()
          await page.keyboard.press(doing.slice(4))
          await expect(panel).not.toHaveAttribute('data-task', task, { timeout: 4000 })
        }).toPass()
      } else if (doing === 'play') {
        // What comes next is chosen on the board as it then is.
        const answered = page.waitForResponse('**/api/practice')
        await enter(page, selector(doing))
        await answered
        await expect(page.getByTestId('confirm')).toHaveCount(0)
      } else await enter(page, selector(doing))
    }
  }
  await expect(panel).toHaveAttribute('data-task', 'over')
}

for (const [game, script] of Object.entries(SCRIPTS)) {
  test(`the lesson of ${game} by keyboard`, async ({ browser }) => {
    const { page } = await person(browser, DESKTOP)
    await page.goto(`/learn/${game}`)
    await pupil(page, script)
    await accessible(page, `lesson of ${game}`)
    await shot(page, `lesson-${game}-over-desktop-en`)
    await enter(page, selector('first'))
    await page.waitForURL(/\/table\//)
    // The elementals ask first whether one is ready.
    await expect(page.locator('[data-testid="prompt"], [data-testid="ready"]').first()).toBeVisible()
  })
}

test('a move astray gets a kind word and a way back, a forbidden one its rule', async ({ browser }) => {
  const { page } = await person(browser, PHONE, { lang: 'fr' })
  await page.goto('/')
  await page
    .locator('[data-game="lutins"]')
    .getByRole('link', { name: /Apprendre/ })
    .click()
  await page.getByTestId('lesson-next').click()
  await cell(page, 'b3').click()
  await cell(page, 'd5').click()
  await expect(page.getByTestId('note').locator('a[href$="#LUT-TREE-2"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('[data-target="button:leave"]').click()
  await cell(page, 'Sb').click()
  await cell(page, 'd2').click()
  await page.getByTestId('confirm').click()
  const panel = page.getByTestId('lesson')
  await expect(panel).toHaveAttribute('data-mood', 'astray')
  await expect(cell(page, 'd2')).toHaveAttribute('aria-label', /bleu/)
  await shot(page, 'lesson-lutins-astray-phone-fr')
  await page.getByTestId('lesson-back').click()
  await expect(panel).toHaveAttribute('data-mood', 'going')
  await expect(cell(page, 'Sb')).toHaveAttribute('aria-label', /bleu/)
})

/** Somebody who learns: all lessons, by keyboard alone. */
import { expect, type Page } from '@playwright/test'
import { movedOn, seq } from './helpers'
import { enter } from './keys'

/** What a pupil does in each task: keys for keys, squares and buttons by their names. */
type Script = [task: string, ...doing: string[]][]

export const SCRIPTS: Record<string, Script> = {
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

export function selector(doing: string): string {
  const [word = '', ...rest] = doing.split(':')
  return (
    SELECTORS[word]?.(rest.join(':')) ??
    `[data-cell="${doing}"], [data-target="${doing}"], [data-option="${doing}"], [data-card="${doing}"]`
  )
}

/** Does what a lesson asks for, to its end. */
export async function pupil(page: Page, script: Script): Promise<void> {
  const panel = page.getByTestId('lesson')
  for (const [task, ...doings] of script) {
    await expect(panel).toHaveAttribute('data-task', task)
    await expect(panel).toHaveAttribute('data-mood', 'going')
    if (doings[0] !== 'next') await expect(page.getByTestId('prompt')).toHaveAttribute('data-turn', 'mine')
    // What is said to be pressed is lit, be it a button or a card.
    const first = page.locator(`.bar [data-target="${doings[0]}"], .hand [data-card="${doings[0]}"]`)
    if (doings[0]?.startsWith('button:') === true || doings[0]?.startsWith('card:') === true)
      for (const choice of await first.all()) await expect(choice).toHaveClass(/meant/)
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
        const before = await seq(page)
        await enter(page, selector(doing))
        await movedOn(page, before)
        await expect(page.getByTestId('confirm')).toHaveCount(0)
      } else await enter(page, selector(doing))
    }
  }
  await expect(panel).toHaveAttribute('data-task', 'over')
}

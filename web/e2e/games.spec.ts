/** Whole games against bots, to their end. */
import { expect, type Page } from '@playwright/test'
import { DESKTOP, PHONE, accessible, bot, me, myMoment, openTable, person, shot } from './helpers'
import { elfeTurn, keyboard, lutinsTurn, playToEnd, pointer } from './players'
import { test } from './test'

/** Where on the page the board lies. */
function boardPlace(page: Page): Promise<string> {
  return page.getByTestId('board').evaluate((board) => {
    const { x, y, width, height } = board.getBoundingClientRect()
    return [x, y + scrollY, width, height].map(Math.round).join(' ')
  })
}

test('from the first page to a game in one click', async ({ browser }) => {
  const { page } = await person(browser, PHONE, { lang: 'fr' })
  await page.goto('/')
  await shot(page, 'home-phone-fr')
  // Bots that one game alone has are called by their names here too.
  await expect(page.locator('[data-game="elementals"] [data-testid="rivals"] option').first()).toHaveText('Mousse')
  await expect(page.getByRole('main')).not.toContainText('⟦')
  await page.locator('[data-game="lutins"] button').click()
  await expect(page).toHaveURL(/\/table\//)
  expect(await myMoment(page)).toBe('mine')
  await shot(page, 'lutins-first-phone-fr')
})

for (const { name, viewport, lang, theme } of [
  { name: 'phone', viewport: PHONE, lang: 'fr' as const, theme: 'light' as const },
  { name: 'desktop', viewport: DESKTOP, lang: 'en' as const, theme: 'dark' as const },
]) {
  test(`lutins by clicks on a ${name}, ${lang}`, async ({ browser }) => {
    const { page } = await person(browser, viewport, { lang, theme })
    await openTable(page, { game: 'lutins', seats: [me, bot('fair'), bot('fair')] })
    await playToEnd(page, lutinsTurn, pointer(page))
    await expect(page.getByTestId('ranking').locator('li')).toHaveCount(3)
    await shot(page, `lutins-end-${name}-${lang}`)
    await accessible(page, `end of lutins, ${theme}`)
  })

  test(`elfe by clicks on a ${name}, ${lang}`, async ({ browser }) => {
    const { page } = await person(browser, viewport, { lang, theme })
    await openTable(page, { game: 'elfe', seats: [me, bot(), bot()] })
    expect(await myMoment(page)).toBe('mine')
    await shot(page, `elfe-place-${name}-${lang}`)
    const places = new Set<string>()
    await playToEnd(
      page,
      async (at, hands) => {
        places.add(await boardPlace(at))
        await elfeTurn(at, hands)
      },
      pointer(page),
    )
    expect([...places], 'the board stays where it is, whatever arrives').toHaveLength(1)
    await shot(page, `elfe-end-${name}-${lang}`)
    await accessible(page, `end of elfe, ${theme}`)
  })
}

test('elfe by the keyboard alone', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP, { lang: 'fr' })
  await openTable(page, { game: 'elfe', seats: [me, bot()] })
  await playToEnd(page, elfeTurn, keyboard(page))
  await expect(page.getByTestId('end')).toBeVisible()
})

test('lutins by the keyboard alone', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP, { lang: 'en' })
  await openTable(page, { game: 'lutins', seats: [me, bot(), bot()] })
  await playToEnd(page, lutinsTurn, keyboard(page))
  await expect(page.getByTestId('end')).toBeVisible()
})

test('a game with animations, shown as it happens', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP, { lang: 'en', motion: 'full' })
  await openTable(page, { game: 'elfe', seats: [me, bot()], pace: 100 })
  await playToEnd(page, elfeTurn, pointer(page))
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(page.getByTestId('end')).toBeHidden()
  expect(await myMoment(page)).toBe('mine')
})

/** Every screen in both themes: nothing serious for axe, and pictures to look at. */
import { expect } from '@playwright/test'
import { DESKTOP, PHONE, accessible, bot, me, myMoment, openTable, person, shot } from './helpers'
import { elfeTurn, lutinsTurn, playToEnd, pointer } from './players'
import { test } from './test'

for (const theme of ['light', 'dark'] as const) {
  for (const { name, viewport, lang } of [
    { name: 'phone', viewport: PHONE, lang: 'fr' as const },
    { name: 'desktop', viewport: DESKTOP, lang: 'en' as const },
  ]) {
    test(`pages, ${theme}, ${name}, ${lang}`, async ({ browser }) => {
      const { page } = await person(browser, viewport, { theme, lang })
      for (const [screen, path] of [
        ['home', '/'],
        ['setup', '/play/lutins'],
        ['rules', '/rules'],
        ['rules-lutins', '/rules/lutins'],
        ['mine', '/games'],
        ['watch', '/watch'],
        ['lost', '/no/such/page'],
      ] as const) {
        await page.goto(path)
        await expect(page.locator('main')).toBeVisible()
        await page.waitForLoadState('networkidle')
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(wide, `${screen} is wider than the screen`).toBeLessThanOrEqual(0)
        await shot(page, `${screen}-${name}-${lang}-${theme}`)
        await accessible(page, `${screen}, ${theme}`)
      }
    })

    test(`tables, ${theme}, ${name}, ${lang}`, async ({ browser }) => {
      const { page } = await person(browser, viewport, { theme, lang })
      for (const game of ['lutins', 'elfe']) {
        await openTable(page, { game, seats: [me, bot(), bot()] })
        await myMoment(page)
        await shot(page, `${game}-${name}-${lang}-${theme}`)
        await accessible(page, `${game}, ${theme}`)
      }
    })

    // Each theme once: what is looked at is the same in both sizes.
    if ((theme === 'light') === (name === 'phone'))
      test(`what opens around a table, ${theme}, ${name}, ${lang}`, async ({ browser }) => {
        const { page, context } = await person(browser, viewport, { theme, lang })
        const look = async (screen: string) => {
          await shot(page, `${screen}-${name}-${lang}-${theme}`)
          await accessible(page, `${screen}, ${theme}`)
        }
        await openTable(page, { game: 'elfe', seats: [me, { kind: 'open' }, bot()] })
        await expect(page.getByTestId('invite-url')).toBeVisible()
        await look('waiting')
        await openTable(page, { game: 'elfe', seats: [me, me] })
        // Nothing is hidden until there are cards.
        while ((await myMoment(page)) !== 'curtain') await elfeTurn(page, pointer(page))
        await look('curtain')
        await openTable(page, { game: 'lutins', seats: [me, bot()], options: { turn_cap: 1 } })
        await myMoment(page)
        await page.getByRole('button', { name: 'Menu' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await look('menu')
        await page.keyboard.press('Escape')
        await playToEnd(page, lutinsTurn, pointer(page))
        await look('end')
        await page.goto('/table/nothing-here')
        await expect(page.getByRole('main').getByRole('link')).toBeVisible()
        await look('no-table')
        await context.route('**/api/**', (route) => route.abort())
        await page.goto('/games')
        await expect(page.getByRole('alert')).toBeVisible()
        await look('offline')
      })
  }
}

test('the rules are searched, and a clause has an address', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP, { lang: 'fr' })
  await page.goto('/rules/lutins#LUT-TREE-4')
  await expect(page.locator('#LUT-TREE-4')).toBeInViewport()
  await page.getByLabel('Chercher dans les règles').fill('foret')
  await expect(page.getByText('paragraphes trouvés')).toBeVisible()
  await page.getByLabel('Chercher dans les règles').fill('LUT-TREE-4')
  await expect(page.locator('article .paragraph').first()).toContainText('LUT-TREE-4')
  expect(await page.locator('article .paragraph').count()).toBeLessThan(4)
})

test('language, theme and sound are remembered', async ({ browser }) => {
  const { page } = await person(browser, PHONE, { lang: 'fr' })
  await page.goto('/')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Night colours' }).click()
  await page.getByRole('button', { name: 'Sound' }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'true')
})

test('without a server every page says so kindly, and comes back', async ({ browser }) => {
  const { page, context } = await person(browser, PHONE)
  await page.goto('/')
  await context.route('**/api/**', (route) => route.abort())
  await page.goto('/games')
  await expect(page.getByRole('alert')).toContainText('No connection')
  await context.unroute('**/api/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No games yet')).toBeVisible()
})

test('at 360 and at 1920 pixels nothing is cut off', async ({ browser }) => {
  for (const width of [360, 1920]) {
    const { page } = await person(browser, { width, height: width === 360 ? 640 : 1080 }, { lang: 'fr' })
    await openTable(page, { game: 'elfe', seats: [me, bot(), bot(), bot(), bot(), bot()] })
    await myMoment(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await shot(page, `elfe-${width}-fr`)
  }
})

/** Every screen in both themes: nothing serious for axe, and pictures to look at. */
import { expect } from '@playwright/test'
import { DESKTOP, PHONE, accessible, bot, me, myMoment, openTable, person, shot, viewOf } from './helpers'
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
  // Numbers are for whoever asks: shown at the two paragraphs about this rule, elsewhere on demand.
  const shown = () =>
    page
      .locator('article .clauses')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height > 4).length)
  expect(await shown()).toBe(2)
  await page.getByLabel('Montrer les numéros des règles').check()
  expect(await shown()).toBeGreaterThan(10)
  await page.getByLabel('Montrer les numéros des règles').uncheck()
  await page.getByLabel('Chercher dans les règles').fill('foret')
  await expect(page.getByText('paragraphes trouvés')).toBeVisible()
  // What was looked for is marked, accents or not.
  await expect(page.locator('article mark').first()).toHaveText(/^forêt$/i)
  await page.getByLabel('Chercher dans les règles').fill('dragon')
  await expect(page.locator('article')).toContainText('Rien sur « dragon » ici')
  await page.getByRole('button', { name: 'Toutes les règles' }).click()
  await expect(page.locator('article mark')).toHaveCount(0)
  await expect(page.locator('article .paragraph').nth(5)).toBeVisible()
  await page.getByLabel('Chercher dans les règles').fill('LUT-TREE-4')
  await expect(page.locator('article .paragraph').first()).toContainText('LUT-TREE-4')
  expect(await page.locator('article .paragraph').count()).toBeLessThan(4)
})

test('by night pictures are other paintings, and figures in the rules are whole beside a narrow column', async ({
  browser,
}) => {
  const { page } = await person(browser, { width: 844, height: 390 }, { theme: 'dark' })
  for (const [path, picture] of [
    ['/', '.chapter .picture'],
    ['/play/lutins', '.card.picture'],
    ['/rules', '.book > svg'],
    ['/rules/lutins', '.card.picture'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator(picture).first().locator('[id$="-night"]').first(), path).toBeAttached()
  }
  for (const figure of await page.locator('.paragraph svg.figure').all())
    await expect(figure).toHaveAttribute('preserveAspectRatio', / meet$/)
})

test('before any script there is something to look at, and a shared link has a name and a picture', async ({
  browser,
}) => {
  const { page, context } = await person(browser, PHONE)
  // Neither scripts nor the page's own styles have come yet: it waits for none of them.
  await context.route(/\/assets\/.*\.(js|css)$/, () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByTestId('splash')).toBeVisible()
  await expect(page.getByTestId('splash')).toHaveCSS('background-color', 'rgb(246, 238, 221)')
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
  await shot(page, 'splash-phone')
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /Féerie/)
  const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
  // Whoever makes a preview does not know where a bare path belongs.
  expect(picture).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//)
  expect((await page.request.get(picture)).headers()['content-type']).toBe('image/png')
  await context.unroute(/\/assets\/.*\.(js|css)$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByTestId('splash')).toHaveCount(0)
})

test('a link to a table, a replay or a game shows which game it is, in words and in a picture', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP, { lang: 'fr' })
  const answer = await page.request.post('/api/tables', {
    data: { game: 'pixies', seats: [me, { kind: 'open' }], visibility: 'link' },
  })
  const { table } = (await answer.json()) as { table: { id: string } }
  for (const [path, lang, game, title] of [
    [`/table/${table.id}`, 'fr', 'pixies', 'Pixie Queen : viens jouer !'],
    [`/replay/${table.id}`, 'en', 'pixies', 'Pixie Queen: watch how it went'],
    ['/play/lutins', 'en', 'lutins', 'The goblins’ forest race · Féerie'],
  ] as const) {
    const sent = await page.request.get(path, { headers: { 'Accept-Language': lang } })
    // French keeps its marks on the line of their word.
    const html = (await sent.text()).replaceAll(/[\u00a0\u202f]/g, ' ')
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(html).toContain(`property="og:title" content="${title}"`)
    expect(picture).toMatch(new RegExp(`^http://.*/share-${game}\\.jpg$`))
    expect((await page.request.get(picture)).headers()['content-type']).toBe('image/jpeg')
  }
  // What nobody knows is the page of all games.
  const html = await (await page.request.get('/table/aaaaaaaaaaaaaaaa')).text()
  expect(html).toContain('/share.png')
})

test('what was learnt and won leaves a trace, and the next forest is another', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await page.goto('/')
  await expect(page.locator('[data-trace]')).toHaveCount(0)
  const forests = []
  for (let games = 0; games < 2; games += 1) {
    await page.goto('/')
    await page.locator('[data-game="lutins"] .button.strong').click()
    await myMoment(page)
    forests.push(JSON.stringify((viewOf(page) as { trees?: unknown }).trees))
  }
  expect(forests[0]).not.toBe(forests[1])
  // Alone at a table one is first.
  await openTable(page, { game: 'lutins', seats: [me, bot()], options: { turn_cap: 1 } })
  await playToEnd(page, lutinsTurn, pointer(page))
  await page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('feerie-settings') ?? '{}') as object
    localStorage.setItem('feerie-settings', JSON.stringify({ ...saved, learnt: ['lutins'] }))
  })
  await page.goto('/')
  await expect(page.locator('[data-game="lutins"] [data-trace="learnt"]')).toBeVisible()
  await expect(page.locator('[data-game="lutins"] [data-trace="won"]')).toBeVisible()
})

test('Tab does not walk through thirty trees', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await openTable(page, { game: 'lutins', seats: [me, bot(), bot()] })
  await myMoment(page)
  const stops: string[] = []
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await page.keyboard.press('Tab')
    stops.push(
      await page.evaluate(() => {
        const at = document.activeElement
        if (at === null || at === document.body) return 'body'
        return `${at.tagName.toLowerCase()}: ${at.getAttribute('aria-label') ?? at.textContent?.trim() ?? ''}`
      }),
    )
  }
  expect(stops.filter((stop) => stop.startsWith('rect')).length).toBeLessThan(4)
  expect(stops.filter((stop) => /^\w+: $/.test(stop) || stop.startsWith('g:'))).toEqual([])
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
  await expect(page.getByRole('alert')).toHaveCount(0)
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

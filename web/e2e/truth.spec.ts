/** What is said is true, and said to me: who did what, how it stands, what it is all about, how it ended. */
import { expect, type Page } from '@playwright/test'
import { DESKTOP, PHONE, bot, me, movedOn, myMoment, openTable, person, seq, shot } from './helpers'
import { elfeTurn, lutinsTurn, playToEnd, pointer, type Turn } from './players'
import { test } from './test'

const NAMES = ['Anna', 'Tom', 'Zoé', 'Milo']
const COLOURS = ['blue', 'yellow', 'violet', 'red']

test('the log puts each move under the name of whoever made it', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP)
  await openTable(page, { game: 'lutins', seats: NAMES.map((name) => ({ kind: 'me', name })) })
  for (let turn = 0; turn < 8; turn += 1) {
    await myMoment(page)
    await lutinsTurn(page, pointer(page))
  }
  await myMoment(page)
  const lines = await page
    .locator('.log ol li')
    .evaluateAll((all) =>
      all.map((line) => ({ heading: line.classList.contains('heading'), text: line.textContent ?? '' })),
    )
  let owner = -1
  let runs = 0
  for (const { heading, text } of lines) {
    if (heading) owner = NAMES.findIndex((name) => text.includes(name))
    const runner = COLOURS.findIndex((colour) => text.includes(`${colour} goblin runs`))
    if (heading || runner < 0) continue
    expect(runner, `"${text}" stands under ${NAMES[owner] ?? 'nobody'}`).toBe(owner)
    runs += 1
  }
  expect(runs).toBeGreaterThan(4)
})

test('how far a family is, is six dots and no guess', async ({ browser }) => {
  const { page } = await person(browser, PHONE)
  await openTable(page, { game: 'lutins', seats: [me, bot(), bot()] })
  for (let turn = 0; turn < 3; turn += 1) {
    await myMoment(page)
    await expect(page.locator('.seats li')).toHaveCount(3)
    await expect(page.locator('.seats .pips')).toHaveCount(3)
    await expect(page.locator('.seats .note')).toHaveText(['', '', ''])
    for (const pips of await page.locator('.seats .pips').all()) await expect(pips.locator('i')).toHaveCount(6)
    await lutinsTurn(page, pointer(page))
  }
})

test('before the first move every game says what it is all about', async ({ browser }) => {
  const { page } = await person(browser, PHONE, { lang: 'fr' })
  const goals: Record<string, RegExp> = {
    lutins: /de l’autre côté|arriv/,
    elfe: /elfe/,
    elementals: /Tape|cartes/,
    armes: /points/,
    pixies: /Reine/,
  }
  for (const [game, words] of Object.entries(goals)) {
    const seats = game === 'armes' ? [me, bot()] : [me, bot(), bot()]
    await openTable(page, { game, seats })
    // Cards against the clock say it where the eyes are.
    const said = page.locator(game === 'elementals' ? 'p.goal, [data-testid="prompt"]' : 'p.goal')
    await expect(said.first(), game).toContainText(words)
    // A sheet that asks at once would lie on it: there it is said on the sheet.
    if (game === 'pixies') await expect(page.getByTestId('tray')).toContainText(words)
  }
  // The goblins' own goal glows in their own colour, and what the marks mean is there to open.
  await openTable(page, { game: 'lutins', seats: [me, bot(), bot()] })
  await expect(page.locator('[data-key="goal-blue"] rect')).toHaveAttribute('stroke', /--c-blue/)
  await page.getByText('Que veulent dire ces marques').click()
  await expect(page.locator('.legend li')).toHaveCount(5)
  await myMoment(page)
  await lutinsTurn(page, pointer(page))
  await expect(page.getByTestId('goal')).toHaveCount(0)
})

test('the end speaks to me: a morning when I won, a kind evening when I did not', async ({ browser }) => {
  const { page } = await person(browser, PHONE)
  const { page: rival } = await person(browser, DESKTOP, { lang: 'fr' })
  const table = await openTable(page, {
    game: 'elfe',
    seats: [{ kind: 'me', name: 'Nora' }, { kind: 'open' }],
  })
  await rival.goto(table.links?.['1'] ?? '')
  await expect(page.getByTestId('prompt')).toBeVisible()
  // One goes to the elf; the other only ever draws cards.
  const idle: Turn = async (at, hands) =>
    (await at.locator('[data-target="button:draw"]').count()) > 0 ? draw(at) : elfeTurn(at, hands)
  const draw = async (at: Page) => {
    const before = await seq(at)
    await at.locator('[data-target="button:draw"]').click()
    await movedOn(at, before)
  }
  await Promise.all([playToEnd(page, elfeTurn, pointer(page)), playToEnd(rival, idle, pointer(rival))])
  const moods = new Map<string | null, string>()
  for (const [name, at] of [
    ['end-en', page],
    ['end-fr', rival],
  ] as const) {
    const picture = at.getByTestId('end-picture')
    moods.set(await picture.getAttribute('data-mood'), await picture.innerHTML())
    await shot(at, name)
    const won = (await picture.getAttribute('data-mood')) === 'won'
    const title = at.getByRole('dialog').locator('h2').first()
    await expect(title).toContainText(won ? /You won!|Tu as gagné/ : /won this time|qui gagne/)
    // Nobody is congratulated on somebody else's victory.
    if (!won) await expect(at.getByTestId('end')).not.toContainText(/Well done|Bravo/)
    const kind = at.getByText(/The forest will still be here|La forêt t’attend/)
    await expect(kind).toHaveCount(won ? 0 : 1)
    // One's own fairy is in the picture, and the winner's.
    expect(await picture.locator('.wings').count()).toBe(won ? 1 : 2)
  }
  expect([...moods.keys()].sort()).toEqual(['lost', 'won'])
  expect(moods.get('lost')).not.toBe(moods.get('won'))
})

/** Time belongs to the person: dice are read, the log follows the picture, and nobody misses a move. */
import { expect, type Page } from '@playwright/test'
import { captain } from './armes-player'
import { DESKTOP, bot, me, myMoment, openTable, person, type Wish } from './helpers'
import { decide } from './pixies-player'
import { elfeTurn, pointer } from './players'
import { test } from './test'

type Sight = {
  at: number
  seq: number
  told: number
  curtain: boolean
  moving: boolean
  again: boolean
  scores: string
}

/** Writes down what the page showed, whenever it showed something else. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sights: Sight[] = []
    Object.assign(window, { sights })
    const number = (selector: string, name: string) => Number(document.querySelector(selector)?.getAttribute(name) ?? 0)
    const look = () => {
      const now = {
        at: performance.now(),
        seq: number('[data-testid="board"]', 'data-seq'),
        told: number('[data-testid="log"]', 'data-told'),
        curtain: document.querySelector('[data-testid="curtain"]') !== null,
        again: document.querySelector('[data-again="true"]') !== null,
        scores: [...document.querySelectorAll('.seats .note')].map((note) => note.textContent).join(),
        moving: document
          .getAnimations()
          .some(
            (animation) =>
              !(animation instanceof CSSAnimation) &&
              !(animation instanceof CSSTransition) &&
              animation.playState === 'running' &&
              (animation.effect as KeyframeEffect | null)?.target?.closest('.picture') != null,
          ),
      }
      const last = sights.at(-1)
      if (last?.seq !== now.seq || last.told !== now.told || last.curtain !== now.curtain || last.again !== now.again)
        sights.push(now)
      else last.scores = now.scores
    }
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['data-seq', 'data-told', 'data-again'],
    })
    look()
  })
}

const sights = (page: Page) => page.evaluate(() => (window as unknown as { sights: Sight[] }).sights)

const ROUND: Record<string, { wish: Partial<Wish>; decide: (page: Page) => Promise<void>; curtains: number }> = {
  elfe: { wish: {}, decide: (page) => elfeTurn(page, pointer(page)), curtains: 6 },
  pixies: { wish: { options: { rounds: 4 } }, decide: (page) => decide(page, new Set()), curtains: 7 },
}

for (const [game, { wish, decide: turn, curtains }] of Object.entries(ROUND))
  test(`three people round one screen each see what the others did: ${game}`, async ({ browser }) => {
    const { page } = await person(browser, DESKTOP, { motion: 'full', paces: { [game]: 'brisk' } })
    const told = new Set<number>()
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const { seq, events } = JSON.parse(String(payload)) as { seq?: number; events?: unknown[] }
        if (seq !== undefined && (events?.length ?? 0) > 0) told.add(seq)
      }),
    )
    const names = ['Anna', 'Tom', 'Zoé']
    await openTable(page, { game, seats: names.map((name) => ({ kind: 'me', name })), ...wish })
    await myMoment(page)
    await watch(page)
    const mine = new Map<string, number>()
    const lifted: string[] = []
    for (let decisions = 0; decisions < 60 && lifted.length < curtains; decisions += 1) {
      const moment = await myMoment(page)
      if (moment === 'end') break
      if (moment === 'curtain') {
        const heading = (await page.getByTestId('curtain').locator('h2').textContent()) ?? ''
        const who = names.find((known) => heading.includes(known)) ?? ''
        const before = await sights(page)
        // It fell over a board at rest, on which everything had been shown.
        expect(before.at(-1)).toMatchObject({ curtain: true, moving: false })
        const newest = before.at(-1)?.seq ?? 0
        await page.getByTestId('curtain').getByRole('button').click()
        await myMoment(page)
        const since = (await sights(page)).slice(before.length).filter((sight) => sight.again)
        const missed = [...new Set(before.map((sight) => sight.seq))].filter(
          (seq) => seq > (mine.get(who) ?? newest) && seq <= newest && told.has(seq),
        )
        const again = new Set(since.map((sight) => sight.seq))
        expect(missed.filter((seq) => !again.has(seq))).toEqual([])
        if (mine.has(who)) expect(missed.length).toBeGreaterThan(1)
        lifted.push(who)
        continue
      }
      const acting = (await page.getByTestId('prompt').locator('strong').textContent()) ?? ''
      await turn(page)
      const who = names.find((known) => acting.includes(known))
      if (who !== undefined) mine.set(who, Number(await page.getByTestId('board').getAttribute('data-seq')))
    }
    // A game may be short, but nobody is left out.
    expect(new Set(lifted)).toEqual(new Set(names))
    const seen = await sights(page)
    // And no line of the log came before its picture.
    for (const sight of seen) if (!sight.again) expect(sight.told).toBeLessThanOrEqual(sight.seq)
  })

test('own dice are read, and the log tells nothing before its picture', async ({ browser }) => {
  const { page } = await person(browser, DESKTOP, { motion: 'full', paces: { armes: 'calm' } })
  const rolls = new Set<number>()
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as {
        t?: string
        seq?: number
        events?: { event: string; fig?: string }[]
      }
      if (message.events?.some((event) => event.event === 'roll' && event.fig?.startsWith('A')) === true)
        rolls.add(message.seq ?? 0)
    }),
  )
  await openTable(page, { game: 'armes', seats: [me, bot()] })
  await myMoment(page)
  await watch(page)
  for (let orders = 0; orders < 30 && rolls.size < 2; orders += 1) {
    if ((await myMoment(page)) === 'end') break
    await captain(page, pointer(page))
  }
  await myMoment(page)
  const seen = await sights(page)
  expect(rolls.size).toBeGreaterThan(0)
  for (const seq of rolls) {
    const shown = seen.find((sight) => sight.seq === seq)
    const next = seen.find((sight) => sight.seq > seq)
    if (shown !== undefined && next !== undefined) expect(next.at - shown.at).toBeGreaterThan(1200)
  }
  for (const [index, sight] of seen.entries()) {
    expect(sight.told).toBeLessThanOrEqual(sight.seq)
    // Nor does anybody's score: it is the old one until the picture was seen.
    if (index > 0 && sight.told < sight.seq) expect(sight.scores).toBe(seen[index - 1]?.scores)
    if (sight.told !== seen[index - 1]?.told && sight.told === sight.seq) expect(sight.moving).toBe(false)
  }
})

/** What is told at the moment it counts: advice that stays, no connection, and an end that moves. */
import { expect } from '@playwright/test'
import { DESKTOP, PHONE, bot, cell, me, movedOn, myMoment, openTable, person, seq, shot, targets } from './helpers'
import { lutinsTurn, pointer } from './players'
import { test } from './test'

test('advice stays while it is followed, and can be played as it is', async ({ browser }) => {
  for (const viewport of [DESKTOP, PHONE]) {
    const { page } = await person(browser, viewport)
    await openTable(page, { game: 'elfe', seats: [me, bot()] })
    await myMoment(page)
    await page.getByRole('button', { name: 'Hint' }).click()
    const note = page.getByTestId('note')
    await expect(note).toContainText('My advice:')
    const advice = await note.locator('p').textContent()
    // It speaks of places, not of squares by letter and number, and lights what it means.
    expect(advice).not.toMatch(/\b[a-t](1?\d|20)\b/)
    await expect(page.locator('.marks-hint .mark').first()).toBeAttached()
    const [first = ''] = await targets(page)
    await cell(page, first).click()
    await expect(note.locator('p')).toHaveText(advice ?? '')
    const before = await seq(page)
    await page.getByTestId('play-advice').click()
    await movedOn(page, before)
    await expect(page.getByTestId('play-advice')).toHaveCount(0)
  }
})

test('without a connection the table says so, over nothing that is read or pressed', async ({ browser }) => {
  for (const [name, viewport] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    const { page, context } = await person(browser, viewport, { lang: 'fr' })
    await openTable(page, { game: 'lutins', seats: [me, bot()] })
    await myMoment(page)
    await context.setOffline(true)
    const said = page.getByText('Tu es hors ligne')
    await expect(said).toBeVisible()
    await shot(page, `unplugged-${name}-fr`)
    const beneath = await said.evaluate((element) => {
      const { left, top, right, bottom } = element.closest('.lost')?.getBoundingClientRect() ?? new DOMRect()
      return [...document.querySelectorAll('.prompt, .board-box, .bar .buttons button, .top button')].flatMap((one) => {
        const box = one.getBoundingClientRect()
        const clear = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom
        return clear ? [] : [one.className]
      })
    })
    expect(beneath, `what the notice lies on, ${name}`).toEqual([])
    await context.setOffline(false)
    await expect(said).toHaveCount(0)
  }
})

test('the end moves: winners hop and paper falls, and nothing does under reduced motion', async ({ browser }) => {
  for (const motion of ['full', 'still'] as const) {
    const { page } = await person(browser, PHONE, { motion })
    // How long each animation of the last picture takes, written down as it begins.
    await page.addInitScript(() => {
      const lasting: Record<string, number> = {}
      Object.assign(window, { lasting })
      const note = ({ target, animationName }: AnimationEvent) => {
        if (!(target instanceof Element) || target.closest('[data-testid="end-picture"]') === null) return
        lasting[animationName] = Math.max(0, ...getComputedStyle(target).animationDuration.split(',').map(parseFloat))
      }
      document.addEventListener('animationstart', note, true)
    })
    await openTable(page, { game: 'lutins', seats: [me, bot()], options: { turn_cap: 1 } })
    await myMoment(page)
    await lutinsTurn(page, pointer(page))
    await expect(page.getByTestId('end-picture')).toBeVisible()
    const lasting = () => page.evaluate(() => (window as unknown as { lasting: Record<string, number> }).lasting)
    const moving = async () =>
      Object.entries(await lasting()).flatMap(([name, seconds]) => (seconds > 0.1 ? [name.replace(/^.*-/, '')] : []))
    if (motion === 'full') await expect.poll(moving).toEqual(expect.arrayContaining(['hop', 'fall']))
    else expect(await moving()).toEqual([])
  }
})

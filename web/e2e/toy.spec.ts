/** A game that the client has never heard of: offered, set up and played to the end on the plain board. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect } from '@playwright/test'
import { DESKTOP, PHONE, accessible, person, shot } from './helpers'
import { test } from './test'

/** The program with one game more, beside the one without it. */
function binary(): string {
  const program = process.env.FEERIE_BIN
  if (program !== undefined) return join(dirname(program), 'feerie-toy')
  const env = { ...process.env, FEERIE_WEB_DIST: resolve('dist') }
  execFileSync('cargo', ['build', '-p', 'feerie-toy'], { cwd: resolve('..'), env, stdio: 'inherit' })
  return resolve('..', 'target', 'debug', 'feerie-toy')
}

let folder: string
let server: ChildProcess
let address = ''

// Once for each test where they run side by side: nothing may be left over from the one before.
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'feerie-toy-'))
  address = ''
  const limits = { FEERIE_TEST_DICE: '1', FEERIE_BOT_MS: '50', FEERIE_DATA: join(folder, 'toy.db') }
  server = spawn(binary(), ['serve', '--port', '0'], {
    env: { ...process.env, ...limits },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (server.stdout === null) throw new Error('nothing can be heard')
  for await (const line of createInterface(server.stdout)) {
    address = line
    break
  }
  if (address === '') throw new Error('the server did not say where it is')
})

test.afterAll(() => {
  server.kill()
  rmSync(folder, { recursive: true, force: true })
})

for (const { name, viewport } of [
  { name: 'phone', viewport: PHONE },
  { name: 'desktop', viewport: DESKTOP },
]) {
  test(`a game without drawings is played by clicks on a ${name}`, async ({ browser }) => {
    const { page } = await person(browser, viewport)
    await page.goto(address)
    await page
      .locator('[data-game="cairn"]')
      .getByRole('link', { name: /with friends/i })
      .click()
    await expect(page.getByRole('heading', { name: 'The cairn' })).toBeVisible()
    await page.locator('[data-way="alone"]').click()
    await page.locator('form button[type="submit"]').click()

    const board = page.getByTestId('plain-board')
    await expect(board.getByRole('button', { name: 'take:3' })).toBeVisible()
    await shot(page, `toy-${name}`)
    await accessible(page, `a plain board on a ${name}`)
    const end = page.getByTestId('end')
    await expect(async () => {
      if (await end.isVisible()) return
      await board.getByRole('button').last().click({ timeout: 500 })
      expect(await end.isVisible()).toBe(true)
    }).toPass({ intervals: [50], timeout: 60_000 })
    await expect(page.getByTestId('ranking').locator('li')).not.toHaveCount(0)

    const table = page.url().split('/table/')[1] ?? ''
    await page.goto(`${address}/replay/${table}`)
    await expect(board).toContainText('stones')
    await expect(page.getByTestId('step')).toBeVisible()
  })
}

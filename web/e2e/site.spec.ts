/** The same page from a host that has nothing but files: a folder that `feerie export-site` wrote. */
import { execFileSync } from 'node:child_process'
import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { expect } from '@playwright/test'
import { DESKTOP, myMoment, person, shot } from './helpers'
import { lutinsTurn, playToEnd, pointer } from './players'
import { SCRIPTS, pupil } from './pupil'
import { test } from './test'

const PORT = Number(process.env.FEERIE_E2E_PORT ?? 7391) + 21
const KINDS: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The plainest host there is: a file, or the page that says there is none. */
function host(folder: string): Server {
  return createServer(({ url = '/', method }, answer) => {
    const path = new URL(url, 'http://host').pathname
    const file = join(folder, path === '/' ? 'index.html' : path)
    const isThere = method === 'GET' && existsSync(file) && statSync(file).isFile()
    const sent = isThere ? file : join(folder, '404.html')
    answer.writeHead(isThere ? 200 : 404, { 'content-type': KINDS[extname(sent)] ?? 'application/octet-stream' })
    createReadStream(sent).pipe(answer)
  })
}

test('a site without a server plays', async ({ browser }) => {
  const program = process.env.FEERIE_BIN
  test.skip(program === undefined, 'FEERIE_BIN names no program to write a site with')
  const folder = mkdtempSync(join(tmpdir(), 'feerie-site-'))
  const written = (() => {
    try {
      execFileSync(program ?? '', ['export-site', folder], { stdio: 'pipe' })
      return true
    } catch (error) {
      if (String(error).includes('cargo xtask wasm')) return false
      throw error
    }
  })()
  test.skip(!written, 'this program was built without the engine for browsers')
  const server = host(folder).listen(PORT, '127.0.0.1')
  try {
    const { page } = await person(browser, DESKTOP, { lang: 'en' })
    await page.goto(`http://127.0.0.1:${PORT}/`)
    await expect(page.getByRole('alert')).toContainText('this site has none')
    await shot(page, 'site-home')
    await page.locator('[data-game="lutins"] button').first().click()
    await expect(page).toHaveURL(/\/table\/here-/)
    expect(await myMoment(page)).toBe('mine')
    // The address of a table is nobody's file: it opens all the same.
    await page.reload()
    await playToEnd(page, lutinsTurn, pointer(page))
    await expect(page.getByTestId('ranking').locator('li')).toHaveCount(3)
    await page.goto(`http://127.0.0.1:${PORT}/learn/lutins`)
    await pupil(page, SCRIPTS.lutins ?? [])
    // What needs a server says so, and asks nobody to try again.
    for (const path of ['watch', 'games']) {
      await page.goto(`http://127.0.0.1:${PORT}/${path}`)
      await expect(page.locator('#main')).toContainText('this site has none')
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    }
  } finally {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

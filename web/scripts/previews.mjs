// Draws the pictures that shared links show: node scripts/previews.mjs
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { createServer } from 'vite'

/** What most previews are cut to. */
const [WIDTH, HEIGHT] = [1200, 630]
const GAMES = ['lutins', 'elfe', 'elementals', 'armes', 'pixies']

const find = 'command -v chromium || command -v chromium-headless-shell'
const executablePath = execFileSync('sh', ['-c', find], { encoding: 'utf8' }).trim()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const sources = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
const tokens = readFileSync('src/styles/tokens.css', 'utf8')
const font = readFileSync('node_modules/@fontsource/almendra/files/almendra-latin-700-normal.woff2', 'base64')

for (const game of GAMES) {
  const { picture } = await sources.ssrLoadModule(`/src/games/${game}/picture.ts`)
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  await page.setContent(`<style>${tokens}
    @font-face { font-family: Title; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0 } svg { display: block; width: ${WIDTH}px; height: ${HEIGHT}px }
    p { position: absolute; right: 36px; bottom: 20px; margin: 0; font: 700 76px Title; color: #fff6dc; text-shadow: 0 0 4px #10241c, 0 2px 14px #10241c }
    </style><svg viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice">${picture('day')}</svg><p>Féerie</p>`)
  await page.evaluate(() => document.fonts.ready)
  writeFileSync(`public/share-${game}.jpg`, await page.screenshot({ type: 'jpeg', quality: 84 }))
  await page.close()
}
await sources.close()
await browser.close()

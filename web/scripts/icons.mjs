// Draws the icons that installed pages want as pictures, out of public/icon.svg: node scripts/icons.mjs
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const svg = readFileSync('public/icon.svg', 'utf8')
const executablePath = execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })

/** Where a system cuts the corners as it likes, the picture keeps away from them. */
const maskable = svg
  .replace('rx="14"', '')
  .replace('<path d="M32 6', '<path transform="translate(32 30) scale(.72) translate(-32 -26)" d="M32 6')
  .replace('V50A14 14 0 0 1 50 64Z', 'V64Z')

for (const [name, size, picture] of [
  ['icon-192', 192, svg],
  ['icon-512', 512, svg],
  ['icon-maskable-512', 512, maskable],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${picture}`,
  )
  writeFileSync(`public/${name}.png`, await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()

// The first page must stay light: all scripts that it loads before anything is clicked, compressed.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const LIMIT = 120_000
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
const seen = new Set()

function visit(key) {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(chunk.file)) return
  seen.add(chunk.file)
  for (const next of chunk.imports ?? []) visit(next)
}

visit('index.html')
// One language's words come with the first page too.
const words = Object.entries(manifest)
  .filter(([key]) => /locales\/fr\.ftl/.test(key) && !/games\//.test(key))
  .map(([key]) => key)
words.forEach(visit)
const bytes = [...seen]
  .filter((file) => file.endsWith('.js'))
  .map((file) => gzipSync(readFileSync(`dist/${file}`)).length)
const total = bytes.reduce((sum, size) => sum + size, 0)
console.log(`initial JavaScript: ${(total / 1000).toFixed(1)} kB compressed (at most ${LIMIT / 1000})`)
if (total > LIMIT) process.exit(1)

// The first page must stay light: all scripts that it loads before anything is clicked, compressed. So must a first visit
// to a game: the page, and what its table needs.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const LIMIT = 120_000
// On a slow line every file costs the way there and back.
const FILES = 6
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
console.log(`in ${bytes.length} files (at most ${FILES})`)
if (bytes.length > FILES) process.exit(1)

// A first visit to lutins: the table's screen, its board, the faces, one language's words, styles, and all fonts.
const VISIT = 350_000
const RULES_LIMIT = 240_000
const BOTS_LIMIT = 400_000
const MODULES = process.env.FEERIE_WASM ?? '../target/feerie-wasm'
const game = (key) => /games\/lutins\//.test(key)
const visited = Object.keys(manifest).filter(
  (key) =>
    /screens\/(Table|Setup)\.svelte$/.test(key) ||
    /engine\/(worker|modules|page)\.ts/.test(key) ||
    /art\/faces\/index\.ts$/.test(key) ||
    (game(key) && !/lesson|guide|\ben\.ftl/.test(key)),
)
visited.forEach(visit)
const styles = new Set([...seen].flatMap((file) => Object.values(manifest).find((one) => one.file === file)?.css ?? []))
const sizes = [...seen, ...styles].map((file) => gzipSync(readFileSync(`dist/${file}`)).length)
const fonts = readdirSync('dist/assets').filter((file) => file.endsWith('.woff2'))
sizes.push(...fonts.map((file) => statSync(`dist/assets/${file}`).size))
const page = sizes.reduce((sum, size) => sum + size, gzipSync(readFileSync('dist/index.html')).length)
const kilo = (size) => (size / 1000).toFixed(1)
console.log(`first visit to lutins: ${kilo(page)} kB compressed (at most ${VISIT / 1000})`)
if (page > VISIT) process.exit(1)

// At a table of the server its rules come later, once the first board is there, to answer what the board shows of a choice. A game
// alone is played by the module with bots, which comes before the first board.
for (const [what, module, limit] of [
  ['the rules of lutins', 'lutins-rules', RULES_LIMIT],
  ['its rules with bots', 'lutins-bots', BOTS_LIMIT],
]) {
  const file = `${MODULES}/${module}.wasm`
  if (!existsSync(file)) continue
  const size = gzipSync(readFileSync(file)).length
  console.log(`${what}: ${kilo(size)} kB compressed (at most ${limit / 1000}), ${kilo(page + size)} kB with the page`)
  if (size > limit) process.exit(1)
}

// Writes tests/fixtures: positions with their legal lists and events, played by the real engine.
// Usage: node scripts/capture.mjs path/to/feerie
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const engine = spawn(process.argv[2] ?? 'feerie', ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] })
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]()

async function ask(request) {
  engine.stdin.write(`${JSON.stringify(request)}\n`)
  const { ok, error } = JSON.parse((await answers.next()).value)
  if (error !== undefined) throw new Error(JSON.stringify(error))
  return ok
}

/** A small generator of our own: the fixtures are the same every time. */
let seed = 12345
const below = (n) => {
  seed = (seed * 1103515245 + 12345) % 2147483648
  return Math.floor((seed / 2147483648) * n)
}

async function play(game, seats, options, steps, keep) {
  const { table } = await ask({ cmd: 'new', game, seats, options, seed: 7 })
  const kept = []
  for (let step = 0; step < steps; step += 1) {
    const node = await ask({ cmd: 'node', table })
    if (node.kind === 'terminal') break
    if (node.kind === 'chance') {
      await ask({ cmd: 'roll', table })
      continue
    }
    const seat = node.seats[0]
    const legal = node.legal[String(seat)]
    // A reaction time stands open in the list.
    const action = legal[below(legal.length)].replace('<ms>', () => String(200 + below(2000)))
    const view = await ask({ cmd: 'view', table, seat })
    const { events } = await ask({ cmd: 'apply', table, actor: seat, action })
    const after = await ask({ cmd: 'view', table, seat })
    const entry = { seat, view, legal, action, events, after }
    if (keep(entry, step)) kept.push(entry)
  }
  return kept
}

const lutins = [
  ...(await play('lutins', 4, {}, 60, ({ view }, step) => view.phase !== 'tree' || step % 12 === 0)),
  ...(await play('lutins', 2, {}, 36, ({ view }) => view.phase === 'lutin')),
  ...(await play('lutins', 2, { turn_angle: 'any', entry2: 'one', lutin_move: 'may' }, 30, ({ view }) => view.phase === 'lutin')),
  ...(await play('lutins', 3, { layout: 'taillis' }, 24, ({ view }) => view.phase === 'lutin')),
]
const phases = new Map()
const elfe = await play('elfe', 3, { cap: 40 }, 400, ({ view, action }) => {
  const kind = `${view.phase}/${action.split(':')[0].replace(/-.*/, '')}`.replace(/\/[a-t]\d+$/, '')
  phases.set(kind, (phases.get(kind) ?? 0) + 1)
  return phases.get(kind) <= 2
})
const moments = new Map()
const once = ({ view, events }) => {
  const kind = `${view.window?.kind}/${view.middle.length}/${events.map(({ event, right }) => `${event}${right ?? ''}`).join()}`
  moments.set(kind, (moments.get(kind) ?? 0) + 1)
  return moments.get(kind) <= 1
}
const elementals = [
  ...(await play('elementals', 4, {}, 300, once)),
  ...(await play('elementals', 2, {}, 150, once)),
  ...(await play('elementals', 5, { window_ms: 4000 }, 150, once)),
  ...(await play('elementals', 6, { mode: 'relaxed', gather: 'shuffle' }, 60, (_, step) => step % 5 === 0)),
]
mkdirSync('tests/fixtures', { recursive: true })
const lines = (entries) => `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`
writeFileSync('tests/fixtures/lutins.json', lines(lutins))
writeFileSync('tests/fixtures/elfe.json', lines(elfe))
writeFileSync('tests/fixtures/elementals.json', lines(elementals))
console.log(`${lutins.length} positions of lutins, ${elfe.length} of elfe, ${elementals.length} of elementals`)
engine.stdin.end()

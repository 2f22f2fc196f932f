// The engine over pipes, for the scripts that write fixtures.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const FOLDER = 'tests/fixtures'
/** Whether fixtures are only held against what the engine says now. */
const CHECKS = process.argv.includes('--check')

/** Writes a fixture, or complains of one that the engine would not write any more. */
export function fixture(name, text) {
  const file = `${FOLDER}/${name}.json`
  if (!CHECKS) {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(file, text)
  } else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is not what the engine says now: write it again with scripts/capture*.mjs`)
    process.exitCode = 1
  }
}

/** Starts the program whose path is given; `ask` sends a request and gives the answer. */
export function start(program = 'feerie') {
  const engine = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]()
  async function ask(request) {
    engine.stdin.write(`${JSON.stringify(request)}\n`)
    const { ok, error } = JSON.parse((await answers.next()).value)
    if (error !== undefined) throw new Error(JSON.stringify(error))
    return ok
  }
  return { ask, end: () => engine.stdin.end() }
}

/** A small generator of our own: the fixtures are the same every time. */
export function numbers(seed) {
  return (n) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return Math.floor((seed / 2147483648) * n)
  }
}

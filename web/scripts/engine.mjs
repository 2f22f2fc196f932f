// The engine over pipes, for the scripts that write fixtures.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

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

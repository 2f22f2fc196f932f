// Writes tests/fixtures/finished.json: how games of each kind ended, and every event that told of points.
// Usage: node scripts/capture-finished.mjs path/to/feerie
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const engine = spawn(process.argv[2] ?? 'feerie', ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] })
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]()

async function ask(request) {
  engine.stdin.write(`${JSON.stringify(request)}\n`)
  const { ok, error } = JSON.parse((await answers.next()).value)
  if (error !== undefined) throw new Error(JSON.stringify(error))
  return ok
}

let seed = 4711
const below = (n) => {
  seed = (seed * 1103515245 + 12345) % 2147483648
  return Math.floor((seed / 2147483648) * n)
}

/** What tells nothing of points would only make the file large. */
const TELLING = new Set(['reward', 'bonus', 'points', 'dungeon', 'final', 'vp', 'win', 'react', 'home', 'end', 'over'])

/** One game to its end: by bots, or by whatever comes first to mind, which throws people into dungeons. */
async function finish(game, seats, options, number, bot) {
  const { table } = await ask({ cmd: 'new', game, seats, options, seed: number })
  const events = []
  for (;;) {
    const node = await ask({ cmd: 'node', table })
    if (node.kind === 'terminal') break
    const seat = node.seats?.[0]
    const answer =
      node.kind === 'chance'
        ? await ask({ cmd: 'roll', table })
        : await ask({ cmd: 'apply', table, actor: seat, action: await choose(node.legal[String(seat)], seat) })
    events.push(...answer.events.filter(({ event }) => TELLING.has(event)))
  }
  async function choose(legal, seat) {
    if (bot !== undefined) return (await ask({ cmd: 'ask', table, seat, bot, ms: 5 })).action
    return legal[below(legal.length)].replace('<ms>', () => String(200 + below(2000)))
  }
  const node = await ask({ cmd: 'node', table })
  return { seats, scores: node.scores ?? [], view: await ask({ cmd: 'view', table, seat: 'all' }), events }
}

const games = {}
for (const [game, seats, options, bots] of [
  ['pixies', 3, {}, [undefined, undefined, undefined, 'gentle', 'gentle', 'gentle']],
  ['pixies', 2, { rounds: 5 }, [undefined, 'gentle']],
  ['pixies', 5, { dungeon: true }, [undefined, 'gentle']],
  ['armes', 2, {}, [undefined, 'gentle', 'gentle']],
  ['armes', 2, { map: 'carrefour', rounds: 3 }, [undefined, 'gentle']],
  ['elementals', 3, { turn_cap: 40 }, [undefined, 'gentle', 'gentle']],
  ['lutins', 3, {}, ['gentle', 'gentle']],
  ['elfe', 3, { cap: 40 }, [undefined, 'gentle']],
]) {
  for (const [index, bot] of [...bots, ...bots].entries())
    (games[game] ??= []).push(await finish(game, seats, options, 100 + index, bot))
}
const lines = Object.entries(games).map(
  ([game, ended]) => `${JSON.stringify(game)}: [\n${ended.map((one) => JSON.stringify(one)).join(',\n')}\n]`,
)
writeFileSync('tests/fixtures/finished.json', `{\n${lines.join(',\n')}\n}\n`)
console.log(
  Object.entries(games)
    .map(([game, ended]) => `${ended.length} of ${game}`)
    .join(', '),
)
engine.stdin.end()

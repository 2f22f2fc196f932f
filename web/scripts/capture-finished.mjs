// Writes tests/fixtures/finished.json: how games of each kind ended, and every event that tells of points or feats.
// Usage: node scripts/capture-finished.mjs path/to/feerie [--check]
import { fixture, numbers, start } from './engine.mjs'

const { ask, end } = start(process.argv[2])
const below = numbers(4711)

/** What tells nothing of points or feats would only make the file large. */
const TELLING = new Set(
  [
    'reward bonus points dungeon final vp win react home end over turn',
    'tree slide chased placed roll cast kiss back',
    'out heal bump charge dodge raise extra search loot',
    'window round promoted track robbed offered unchained casino copied tile',
  ].flatMap((kinds) => kinds.split(' ')),
)

/**
 * One game to its end: by bots that look one action ahead, and so do the same however long it takes, or by whatever
 * comes first to mind, which throws people into dungeons.
 */
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
  return {
    seats,
    options,
    ranking: node.ranking,
    scores: node.scores ?? [],
    view: await ask({ cmd: 'view', table, seat: 'all' }),
    events,
  }
}

const games = {}
for (const [game, seats, options, bots] of [
  ['pixies', 3, {}, [undefined, undefined, undefined, 'greedy', 'greedy', 'greedy']],
  ['pixies', 2, { rounds: 5 }, [undefined, 'greedy']],
  ['pixies', 5, { dungeon: true }, [undefined, 'greedy']],
  ['armes', 2, {}, [undefined, 'greedy', 'greedy']],
  ['armes', 2, { map: 'carrefour', rounds: 3 }, [undefined, 'greedy']],
  ['elementals', 3, { turn_cap: 40 }, [undefined, 'greedy', 'greedy']],
  ['lutins', 3, {}, ['greedy', 'greedy']],
  ['elfe', 3, { cap: 40 }, [undefined, 'greedy']],
  ['pixies', 4, {}, ['greedy']],
  ['armes', 2, { search: 'free', rounds: 4 }, ['greedy', 'greedy']],
  ['elementals', 2, { turn_cap: 60, gather: 'shuffle' }, [undefined, 'greedy']],
  ['elementals', 5, { mode: 'relaxed', turn_cap: 60 }, [undefined, 'greedy']],
  ['lutins', 2, { turn_cap: 80 }, ['greedy']],
  ['lutins', 4, { turn_angle: 'any', stall: 40 }, ['greedy']],
  ['elfe', 6, { win: 'court' }, ['greedy']],
]) {
  for (const [index, bot] of [...bots, ...bots].entries())
    (games[game] ??= []).push(await finish(game, seats, options, 100 + index, bot))
}
const lines = Object.entries(games).map(
  ([game, ended]) => `${JSON.stringify(game)}: [\n${ended.map((one) => JSON.stringify(one)).join(',\n')}\n]`,
)
fixture('finished', `{\n${lines.join(',\n')}\n}\n`)
console.log(
  Object.entries(games)
    .map(([game, ended]) => `${ended.length} of ${game}`)
    .join(', '),
)
end()

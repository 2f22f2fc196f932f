// Writes tests/fixtures: positions with their legal lists and events, played by the real engine.
// Usage: node scripts/capture.mjs path/to/feerie [--check]
import { fixture, numbers, start } from './engine.mjs'

const { ask, end } = start(process.argv[2])
const below = numbers(12345)

async function play(game, seats, options, steps, keep, choose = (legal) => legal[below(legal.length)]) {
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
    const view = await ask({ cmd: 'view', table, seat })
    // A reaction time stands open in the list.
    const action = choose(legal, view, seat).replace('<ms>', () => String(200 + below(2000)))
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
  ...(await play(
    'lutins',
    2,
    { turn_angle: 'any', entry2: 'one', lutin_move: 'may' },
    30,
    ({ view }) => view.phase === 'lutin',
  )),
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
const nodes = new Map()
/** A few positions of every kind of question, with every kind of action among them. */
const rare = ({ view, legal, action }) => {
  const kind = `${view.node}/${action.split(':')[0]}`
  nodes.set(kind, (nodes.get(kind) ?? 0) + 1)
  return legal.length <= 120 && nodes.get(kind) <= 1
}
const pixies = [
  ...(await play('pixies', 3, {}, 400, rare)),
  ...(await play('pixies', 2, { rounds: 5 }, 400, rare)),
  ...(await play('pixies', 4, { open_stocks: true }, 400, rare)),
]
/** A few of every kind of step: small skirmishes that meet most of the rules, and one set up and recruited by hand. */
const skirmishes = [
  { map: 'carrefour', band0: 'fees2', band1: 'vilains1', rounds: 3 },
  { band0: 'princesses1', band1: 'licornes2', rounds: 2 },
  { map: 'carrefour', band0: 'follet,follet,follet', band1: 'pixie,pixie,pegase,cendrillon,cendrillon', rounds: 5 },
  { band0: 'lys,lys,lys,marraine', band1: 'sage,sage,artificier', rounds: 4 },
  { setup: 'full', band0: 'table', band1: 'table', rounds: 1 },
]
/** A busy fighter: does what it can, and goes where the others are. */
function busy(legal, view, seat) {
  const eager = legal.filter((action) => /^(use|loot|search|charge|at|dodge|raise|dir)\b/.test(action))
  if (eager.length > 0 && below(6) > 0) return eager[below(eager.length)]
  const goals = [
    ...view.figures.filter((figure) => figure.seat !== seat).map((figure) => figure.at),
    ...view.objectives,
  ].filter((at) => at !== null)
  const far = (action) =>
    Math.min(
      ...goals.map(
        (goal) => Math.abs(goal.charCodeAt(0) - action.charCodeAt(5)) + Math.abs(goal.slice(1) - action.slice(6)),
      ),
    )
  const moves = legal.filter((action) => action.startsWith('move:')).sort((a, b) => far(a) - far(b))
  if (moves.length > 0 && below(6) > 0) return moves[below(Math.min(3, moves.length))]
  const rest = legal.filter((action) => action !== 'pass' && action !== 'end')
  return rest.length === 0 ? legal[0] : rest[below(rest.length)]
}

const armes = []
for (const options of skirmishes) {
  const steps = new Map()
  armes.push(
    ...(await play(
      'armes',
      2,
      options,
      420,
      ({ view, action }) => {
        const kind = `${view.phase}/${action.split(':')[0]}`
        steps.set(kind, (steps.get(kind) ?? 0) + 1)
        return steps.get(kind) <= 2
      },
      busy,
    )),
  )
}
const lines = (entries) => `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`
fixture('lutins', lines(lutins))
fixture('elfe', lines(elfe))
fixture('elementals', lines(elementals))
fixture('pixies', lines(pixies))
fixture('armes', lines(armes))
console.log(
  `${lutins.length} positions of lutins, ${elfe.length} of elfe, ${elementals.length} of elementals, ${pixies.length} of pixies, ${armes.length} of armes`,
)
end()

// Calls the module for the tests: a line of JSON in (`name`, `kind`, `args`, `text`), a line of JSON out
// with what it answered.
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { EngineFault, EngineModule } from '../../../../web/src/engine/module.js'

const [file, net] = process.argv.slice(2)
const engine = await EngineModule.load(await readFile(file))
if (net !== undefined && engine.number('bring', [], await readFile(net)) !== 1) throw new Error(`${net} is of no use`)

function answer({ kind, name, args, text }) {
  try {
    return { ok: engine[kind](name, args, text ?? undefined) }
  } catch (error) {
    if (!(error instanceof EngineFault)) throw error
    const { code, rule, step } = error
    return { fault: { code, rule: rule ?? null, step: step ?? null } }
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(answer(JSON.parse(line)))}\n`)
}

/** The engine in a thread of its own: the page never stutters, whatever is asked. */
import type { FromWorker, ToWorker } from './messages'
import { EngineFault, EngineModule } from './module.js'

let engine: EngineModule | undefined

const say = (message: FromWorker) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.t === 'load') void load(data.url)
  else answer(data)
})

async function load(url: string): Promise<void> {
  try {
    // A page that answers instead of a module is refused here too: its kind is another.
    engine = await EngineModule.load(await WebAssembly.compileStreaming(fetch(url)))
    say({ t: 'ready', games: engine.text('games') })
  } catch (error) {
    say({ t: 'broken', why: String(error) })
  }
}

function answer({ id, kind, name, args, input }: Extract<ToWorker, { t: 'call' }>): void {
  try {
    if (engine === undefined) throw new Error('there is no module')
    say({ t: 'answer', id, answer: engine[kind](name, args, input) })
  } catch (error) {
    if (error instanceof EngineFault) {
      const { code, rule, step, message: detail } = error
      const form = { code, detail, ...(rule === undefined ? {} : { rule }), ...(step === undefined ? {} : { step }) }
      say({ t: 'fault', id, form })
      return
    }
    // Whatever trapped has left the module in no state to be asked again.
    engine = undefined
    say({ t: 'broken', why: String(error) })
  }
}

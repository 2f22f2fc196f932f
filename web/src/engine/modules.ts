/** The modules of this page: one for each game and purpose, loaded when it is first needed. */
import { EngineThread, nobody, type Port } from './thread'

/** The rules alone, or with the bots that think by them. */
export type Kind = 'rules' | 'bots'

const started = new Map<string, EngineThread>()

/** Whether this browser can run one at all. */
export const canRun = (): boolean => typeof Worker !== 'undefined' && typeof WebAssembly !== 'undefined'

/** The thread with the module of a game; one that broke stays so until the page is loaded again. */
export function moduleOf(game: string, kind: Kind): EngineThread {
  const url = `/engine/${game}-${kind}.wasm`
  const known = started.get(url)
  if (known !== undefined) return known
  const thread = new EngineThread(worker(), url)
  started.set(url, thread)
  return thread
}

/** A worker of its own; where the browser makes none, one that says so. */
function worker(): Port {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  } catch (error) {
    return nobody(String(error))
  }
}

const brought = new WeakMap<EngineThread, Promise<void>>()

/** Brings what the bots of a game have learnt, once; without it the best level thinks as the one before it. */
export function bringNet(game: string, thread: EngineThread): Promise<void> {
  const known = brought.get(thread) ?? bring(game, thread)
  brought.set(thread, known)
  return known
}

async function bring(game: string, thread: EngineThread): Promise<void> {
  try {
    const answer = await fetch(`/engine/${game}.net`)
    if (answer.ok) await thread.number('bring', [], new Uint8Array(await answer.arrayBuffer()))
  } catch {
    // It plays on without.
  }
}

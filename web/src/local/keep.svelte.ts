/** Keeping the whole page on this device, so that it opens and plays without a connection. */
import { app } from '../store/app.svelte'

type Told = { t: 'keeping'; done: number; of: number } | { t: 'kept' } | { t: 'failed' }

const KEPT = 'feerie-kept'

class Keeping {
  /** It is `missing` where the server was built without the engine: then there is nothing to play with. */
  state = $state<'unknown' | 'offered' | 'fetching' | 'kept' | 'failed' | 'missing'>('unknown')
  done = $state(0)
  of = $state(0)

  constructor() {
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<Told>) => this.#hear(data))
    addEventListener('appinstalled', () => void this.keep())
    const isWanted = localStorage.getItem(KEPT) !== null || matchMedia('(display-mode: standalone)').matches
    this.state = isWanted ? 'kept' : 'offered'
    // What is new since is fetched, too.
    if (isWanted && navigator.onLine) void this.keep()
  }

  async keep(): Promise<void> {
    try {
      const files = await wanted()
      if (files === undefined) {
        // What was kept before plays on.
        if (this.state !== 'kept') this.state = 'missing'
        return
      }
      const { active } = await navigator.serviceWorker.ready
      if (this.state !== 'kept') this.state = 'fetching'
      active?.postMessage({ t: 'keep', files })
    } catch {
      this.#hear({ t: 'failed' })
    }
  }

  #hear(told: Told): void {
    if (told.t === 'keeping') {
      this.done = told.done
      this.of = told.of
    } else if (told.t === 'kept') {
      localStorage.setItem(KEPT, 'yes')
      this.state = 'kept'
    } else if (this.state !== 'kept') this.state = 'failed'
  }
}

/** The files of the page, and the engine's; nothing where there is no engine. */
async function wanted(): Promise<string[] | undefined> {
  const answer = await fetch('/files.json')
  if (!answer.ok) throw new Error('there is no list')
  await app.refresh()
  const engine = (app.games ?? []).flatMap(({ id, masters }) => [
    `/engine/${id}-rules.wasm`,
    `/engine/${id}-bots.wasm`,
    ...((masters?.length ?? 0) > 0 ? [`/engine/${id}.net`] : []),
  ])
  if (!(await isThere(engine[0]))) return undefined
  return ['/', ...((await answer.json()) as string[]), ...engine, ...(app.site ? ['/engine/games.json'] : [])]
}

/** Whether the server has such a file; one that fails otherwise is fetched again with all others. */
async function isThere(file = '/'): Promise<boolean> {
  const { status, body } = await fetch(file)
  await body?.cancel()
  return status !== 404
}

export const keeping = new Keeping()

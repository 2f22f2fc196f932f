/** My name: asked once, before the first game, and kept. */
import { api } from '../net/api'
import { app } from './app.svelte'
import { givenName } from './seats'
import { settings } from './settings.svelte'

class Naming {
  /** What goes on once the name is given, or not. */
  #then = $state.raw<() => void>()

  get asking(): boolean {
    return this.#then !== undefined
  }

  /** Asks if nobody was asked here yet; goes on when there is an answer. */
  async first(): Promise<void> {
    if (settings.named || givenName(app.me?.name) !== '') return
    await this.ask()
  }

  ask(): Promise<void> {
    return new Promise((resolve) => (this.#then = resolve))
  }

  /** The answer; an empty one is an answer too. */
  async answer(name: string): Promise<void> {
    settings.change({ named: true })
    await keepName(name)
    this.#then?.()
    this.#then = undefined
  }
}

export const naming = new Naming()

/** Keeps a name for the next tables; a name that the server refuses is not worth stopping a game for. */
export async function keepName(name: string): Promise<void> {
  const wanted = name.trim()
  if (wanted === '' || wanted === app.me?.name) return
  await api
    .rename(wanted)
    .then((me) => (app.me = me))
    .catch(() => undefined)
}

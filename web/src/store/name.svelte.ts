/** My name and my face: asked once, before the first game, and kept. */
import { api } from '../net/api'
import type { Face } from '../wire/types'
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
  async answer(name: string, face?: Face): Promise<void> {
    settings.change({ named: true })
    await introduce(name, face)
    this.#then?.()
    this.#then = undefined
  }
}

export const naming = new Naming()

/** Keeps a name and a face for the next tables; one that the server refuses is not worth stopping a game for. */
export async function introduce(name: string, face?: Face): Promise<void> {
  const wanted = name.trim()
  // One by one: a name that somebody else keeps must not cost the face.
  if (face !== undefined && face !== app.me?.face) await change({ face })
  if (wanted !== '' && wanted !== app.me?.name) await change({ name: wanted })
}

async function change(what: { name?: string; face?: Face }): Promise<void> {
  await api
    .present(what)
    .then((me) => (app.me = me))
    .catch(() => undefined)
}

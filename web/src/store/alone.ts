/**
 * A game alone against bots, at once: at a table of this device where the game's engine is there, at the server elsewhere.
 * Whoever keeps a name plays at the server: there games count, and go on from any device.
 */
import { loadGame } from '../games/index'
import { loadWords } from '../i18n'
import { api, type NewTable } from '../net/api'
import type { TableInfo } from '../wire/types'
import { app } from './app.svelte'
import { openTable } from './fairness'
import { SERVER_PACE } from './pace'
import { settings } from './settings.svelte'

const near = () => import('../local/ready')

/** What a master has learnt is as large as the engine: it thinks at the server. */
const isFarSighted = ({ seats }: NewTable) => seats.some((seat) => seat.kind === 'bot' && seat.level === 'master')

/** Somebody is about to play: what the first board needs comes before it is asked for. What does not come is fetched again. */
export function prepare(game: string): void {
  const board = [import('../screens/Table.svelte'), loadGame(game), loadWords(settings.lang, [game])]
  const engine = app.me?.claimed === true ? [] : [near().then(({ isReady }) => isReady(game))]
  void Promise.allSettled([...board, ...engine])
}

export async function openAlone(wish: NewTable): Promise<TableInfo> {
  if (app.me?.claimed === true || isFarSighted(wish)) return openTable(wish)
  const { isReady } = await near()
  if (!(await isReady(wish.game))) return openTable(wish)
  // A browser that keeps no games, or an engine that broke: the server is there as ever.
  return api.createHere({ pace: SERVER_PACE[settings.pace(wish.game)], ...wish }).catch(() => openTable(wish))
}

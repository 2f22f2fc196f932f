/** The tables of this device that are in use, each once however many screens look at it. */
import { bringNet, canRun, moduleOf } from '../engine/modules'
import { EngineGone } from '../engine/thread'
import { levelsOf, type GameCard, type TableId } from '../wire/types'
import { keptGames } from './kept'
import { LocalProblem, refused } from './say'
import { shelf, type KeptGame } from './shelf'
import { LocalTable } from './table'
import type { Calls } from './position'

const open = new Map<TableId, Promise<LocalTable>>()

/** The engine of a game, with its bots. */
export function engineOf(game: string): Calls {
  if (!canRun()) throw new EngineGone('this browser runs no modules')
  return moduleOf(game, 'bots')
}

export async function keptGame(id: TableId): Promise<KeptGame> {
  const kept = await shelf.get(id)
  if (kept === undefined) throw new LocalProblem('not_found', 'error-not-found')
  return kept
}

export function localTable(id: TableId): Promise<LocalTable> {
  const known = open.get(id) ?? take(id)
  open.set(id, known)
  known.catch(() => open.delete(id))
  return known
}

/** Something about a game was changed on the shelf: whoever looks next takes it from there. */
export async function forget(id: TableId): Promise<void> {
  const known = open.get(id)
  open.delete(id)
  await known?.then((table) => table.close()).catch(() => undefined)
}

async function take(id: TableId): Promise<LocalTable> {
  const kept = await keptGame(id)
  const calls = engineOf(kept.game)
  const best = bestLevel(
    keptGames()?.find((card) => card.id === kept.game),
    kept.seats.length,
  )
  const levels = [best, ...kept.seats.map((seat) => (seat.kind === 'bot' ? seat.level : ''))]
  if (levels.includes('master')) await bringNet(kept.game, moduleOf(kept.game, 'bots'))
  // What the rules have against it is said in the game's own words.
  return LocalTable.open(calls, kept, shelf, best).catch(async (error: unknown) => {
    throw await refused(error, kept.game)
  })
}

/** The level that gives advice. */
function bestLevel(card: GameCard | undefined, seats: number): string {
  const usual = card?.masters?.includes(seats) ? 'master' : 'strong'
  // Bots with names of their own are quick rather than wise: the usual best one advises.
  return card === undefined || (card.bots?.length ?? 0) > 0 ? 'strong' : (levelsOf(card, seats).at(-1) ?? usual)
}

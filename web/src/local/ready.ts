/** Whether this device can open a table at once. */
import { canRun, moduleOf } from '../engine/modules'
import { WORTH_WAITING } from '../engine/thread'
import { keptGames } from './kept'

/** Whether the engine of a game is there, with its bots, and plays by the server's rules; if not, it is fetched meanwhile. */
export async function isReady(game: string): Promise<boolean> {
  if (!canRun()) return false
  const edition = keptGames()?.find(({ id }) => id === game)?.edition
  const here = moduleOf(game, 'bots')
    .edition(game)
    .then((known) => known !== undefined && known === edition)
    .catch(() => false)
  return Promise.race([here, new Promise<boolean>((late) => setTimeout(() => late(false), WORTH_WAITING))])
}

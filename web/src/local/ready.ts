/** Whether this device can open a table at once. */
import { canRun, moduleOf } from '../engine/modules'
import { keptGames } from './kept'

/** How long an engine that is on its way is waited for, in milliseconds: opening a table at a server takes no less. */
const WORTH_WAITING = 300

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

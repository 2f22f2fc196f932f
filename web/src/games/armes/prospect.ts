/** What the rules say of options before there is a table: the module in the page is asked, or the server. */
import { engine } from '../../engine/page'
import { Refused } from '../../net/api'
import type { OptionValue } from '../../wire/types'
import type { Prospect } from './generated'

/** Nothing where they cannot say: of a file that is no roster, of values that no table has, and where nobody answers. */
export async function prospectOf(options: Record<string, OptionValue>): Promise<Prospect | undefined> {
  try {
    const practice = { game: 'armes', seats: 2, seat: 0, options, seed: 0, steps: [] }
    return ((await engine().practised(practice, { ask: 'options' })) as Prospect | null) ?? undefined
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

/** What the rules say of options before there is a table: the module in the page is asked, or the server. */
import { Refused } from '../net/api'
import type { OptionValue } from '../wire/types'
import { engine } from './page'

/** Nothing where they cannot say: of a text that is no data of the game, of values that no table has, and where nobody answers. */
export async function aboutOptions(
  game: string,
  seats: number,
  options: Record<string, OptionValue>,
): Promise<unknown> {
  try {
    const practice = { game, seats, seat: 0, options, seed: 0, steps: [] }
    return (await engine().practised(practice, { ask: 'options' })) ?? undefined
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

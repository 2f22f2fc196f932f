/** Whether a game can be played with these options: the rules say. */
import { engine } from '../engine/page'
import { Refused } from '../net/api'
import type { Options } from './setting'

export type Fault = { line?: number; text: string }

/** What is wrong with them; nothing where they can be played, or where nobody can be asked. */
export async function faultOf(game: string, seats: number, options: Options): Promise<Fault | undefined> {
  try {
    await engine().practice({ game, seats, seat: 0, options, seed: 1, steps: [] })
    return undefined
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.code === 'offline') return undefined
    const text = error.problem.message
    // What is said of data begins with its line, in either language.
    const line = /\b(?:line|ligne) (\d+)/.exec(text)?.[1]
    return line === undefined ? { text } : { line: Number(line), text }
  }
}

/** The engine of this page: made when it is first asked for anything. */
import { loadWords } from '../i18n'
import { app } from '../store/app.svelte'
import { settings } from '../store/settings.svelte'
import type { PracticeWish, Problem, TableInfo, View } from '../wire/types'
import type { Outlook, Question } from './generated'
import { type Engine, NearEngine, server } from './index'
import type { EngineFault } from './module.js'
import { canRun, moduleOf } from './modules'

let made: Engine | undefined

export function engine(): Engine {
  made ??= make()
  return made
}

function make(): Engine {
  // Old browsers have neither; they lose nothing but time.
  if (!canRun()) return server
  const edition = (game: string) => app.games?.find(({ id }) => id === game)?.edition
  return new NearEngine((game) => moduleOf(game, 'rules'), server, say, edition)
}

/** Answers a question out of a view of a table; nothing where only the table can. */
export function seenAt(table: TableInfo, seat: number, view: View, question: Question): Promise<unknown> {
  const { game, seats, options } = table
  return engine().seen({ game, seats: seats.length, options, seat, view, question })
}

/** What lies ahead of anybody's choice, as far as a view tells. */
export const watchedAt = (table: TableInfo, seat: number, view: View): Promise<Outlook | undefined> =>
  seenAt(table, seat, view, { ask: 'outlook' }) as Promise<Outlook | undefined>

/** A refused step in words, as the server says it. */
async function say({ code, rule, step, message }: EngineFault, wish: PracticeWish): Promise<Problem> {
  const words = await loadWords(settings.lang, [wish.game])
  if (rule === undefined || step === undefined) return { code, message, ...(rule === undefined ? {} : { rule }) }
  const [actor, text] = wish.steps[step] ?? ['chance', '']
  const who = actor === 'chance' ? words.say('chance-name') : words.seat(Number(actor))
  const refusal = words.say('refusal-illegal', { who, step: text })
  const problem = words.say('refusal-with-rule', { refusal, rule: words.say(rule), clause: rule })
  return { code, rule, message: words.say('error-bad-record-step', { step: String(step), problem }) }
}

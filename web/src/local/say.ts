/** What this device refuses, in the words that the server has for it. */
import { EngineFault } from '../engine/module.js'
import { EngineGone } from '../engine/thread'
import { loadWords } from '../i18n'
import { Refused } from '../net/refused'
import { settings } from '../store/settings.svelte'
import type { Problem } from '../wire/types'

/** A refusal of the table itself, not of its rules. */
export class LocalProblem extends Error {
  readonly code: string
  /** The message that says so. */
  readonly key: string
  constructor(code: string, key: string) {
    super(key)
    this.code = code
    this.key = key
  }
}

/** Any failure as a problem of the wire. */
export async function problemOf(error: unknown, game?: string): Promise<Problem> {
  const words = await loadWords(settings.lang, game === undefined ? [] : [game])
  if (error instanceof Refused) return error.problem
  if (error instanceof LocalProblem) return { code: error.code, message: words.say(error.key) }
  if (error instanceof EngineGone) return { code: 'offline', message: words.say('ui-local-no-engine') }
  if (!(error instanceof EngineFault)) return { code: 'internal', message: words.say('ui-error-unknown') }
  const { code, rule, step } = error
  const key = `error-${code.replaceAll('_', '-')}`
  const message = rule !== undefined ? words.say(rule) : words.has(key) ? words.say(key) : error.message
  return {
    code: code.startsWith('undo') ? 'no_undo' : code,
    message,
    ...(rule === undefined ? {} : { rule }),
    ...(step === undefined ? {} : { step }),
  }
}

/** The same for whoever asked as one asks a server. */
export async function refused(error: unknown, game?: string): Promise<Refused> {
  return error instanceof Refused ? error : new Refused(await problemOf(error, game), 400)
}

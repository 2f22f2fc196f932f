/** What the page and the engine's worker say to each other. */
import type { FaultForm } from './module.js'

/** What goes into the module beside numbers. */
export type Input = string | Uint8Array

/** A call of the module: of a function that answers a number, or of one that leaves a text. */
export type Call = { kind: 'number' | 'text'; name: string; args: readonly number[]; input?: Input }

export type ToWorker = { t: 'load'; url: string } | ({ t: 'call'; id: number } & Call)

export type FromWorker =
  /** The module is there; the text is what its `games` answers. */
  | { t: 'ready'; games: string }
  | { t: 'answer'; id: number; answer: number | string }
  | { t: 'fault'; id: number; form: FaultForm }
  /** It could not be loaded, or failed: nothing more can be asked of it. */
  | { t: 'broken'; why: string }

/** What the rules answer of a choice before anything is sent, and what follows the parts of it that are kept back. */
import type { Follow } from '../intent/builder'
import type { Action, View } from '../wire/types'
import type { Ahead, Outlook } from './generated'

/** An outlook as a board knows it: `board` is the game's own, null until it has come. */
export type Known = {
  readonly ahead: { readonly [action: Action]: Ahead | undefined }
  readonly board: unknown
  /** Where a part of the turn is kept back: what it left to choose from, and the game's answer before it. */
  readonly legal?: readonly Action[]
  readonly before?: unknown
  /** The game's answers one action further on, for actions that were looked into. */
  readonly beyond?: { readonly [action: Action]: unknown }
}

/** What is known of the choice in a position. */
export const outlookOf = (view: View): Known | undefined => view.outlook as Known | undefined

/** The position with an answer to it; what was known of the way there stays. */
export function withOutlook(view: View, { ahead, board }: Outlook): View {
  return { ...view, outlook: { ...outlookOf(view), ahead, board } satisfies Known }
}

/** The position with an answer about it one action further on. */
export function withBeyond(view: View, action: Action, { board }: Outlook): View {
  const known = outlookOf(view) ?? { ahead: {}, board: null }
  return { ...view, outlook: { ...known, beyond: { ...known.beyond, [action]: board } } satisfies Known }
}

/** The position after an action that is kept back until the rest of the turn is known; nothing where it stands alone. */
export function follow(view: View, action: Action): Follow | undefined {
  const known = outlookOf(view)
  const next = known?.ahead[action]
  if (known === undefined || next === undefined) return undefined
  const outlook: Known = { ahead: next.ahead ?? {}, board: null, legal: next.legal, before: known.board }
  return { view: { ...view, ...next.view, outlook }, legal: next.legal, events: next.events }
}

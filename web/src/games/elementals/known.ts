/** What the rules say of an open window: asked once when it is there, so that no hand waits for an answer. */
import type { Outlook } from './generated'

/** A reaction without its time. */
const untimed = (action: string): string => action.replace(/:(\d+|<ms>)$/, '')

/** Whether a reaction, with or without a time, would be right; nothing is as long as that is not known. */
export const isRight = (known: Outlook | undefined, action: string): boolean =>
  known?.right.includes(untimed(action)) === true

/** Whether something could be caught. */
export const somethingToCatch = (known: Outlook | undefined): boolean => known !== undefined && known.right.length > 0

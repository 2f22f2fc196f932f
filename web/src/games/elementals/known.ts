/** What the rules say of an open window: asked once when it is there, so that no hand waits for an answer. */
import type { Outlook } from './generated'

/** Whether something could be caught. */
export const somethingToCatch = (known: Outlook | undefined): boolean => known !== undefined && known.right.length > 0

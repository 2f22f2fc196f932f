/** What the rules said of the choice at hand: ways, and who can reach the elf. */
import { outlookOf } from '../../engine/outlook'
import type { View } from '../../wire/types'
import type { Outlook } from './generated'
import type { ElfeView } from './view'

/** Nothing until it is known. */
export const boardOf = (view: ElfeView): Outlook | undefined =>
  (outlookOf(view as unknown as View)?.board as Outlook | null | undefined) ?? undefined

/** The way of a piece, both ends included; a straight hop where none is known. */
export function wayTo(view: ElfeView, from: string, to: string): string[] {
  const before = boardOf(view)?.ways[from] ?? {}
  const way = [to]
  for (let square = before[to]; square !== undefined; square = before[square]) way.unshift(square)
  return way[0] === from ? way : [from, to]
}

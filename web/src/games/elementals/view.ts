/** The elementals' table as the server describes it. */
import type { Element } from './art'
import type { View } from '../../wire/types'
import type { ElementalsView } from './generated'

export type { ElementalsView }

export function read(view: View): ElementalsView {
  return view as unknown as ElementalsView
}

export type Special = 'm' | 'd' | 'w'

/** Only special cards end in a digit. */
export function specialOf(card: string): Special | undefined {
  return /\d$/.test(card) ? (card[0] as Special) : undefined
}

export function elementsOf(card: string): [Element, Element, Element] | undefined {
  return /^[aftw]{3}$/.test(card) ? ([...card] as [Element, Element, Element]) : undefined
}

/** What names a window: every window has its own number of turns. */
export function windowKey(view: ElementalsView): string | undefined {
  return view.window === null ? undefined : `${view.turns}/${view.window.kind}`
}

/** How many cards whoever wins the table now takes. */
export function worth(view: ElementalsView): number {
  return view.middle.length + view.piles.reduce((sum, pile) => sum + pile.length, 0)
}

/** The elementals' table as the server describes it, and what two cards have in common. */
import { PARTS, type Element, type Part } from './art'
import type { View } from '../../wire/types'

export type WindowKind = 'pile' | 'middle' | 'wizard'
export type OpenWindow = { kind: WindowKind; turner: number; cards: [number, string][] }

export type ElementalsView = {
  seat: number | 'watcher' | 'all'
  phase: 'first' | 'deal' | 'react' | 'shuffle' | 'over'
  first: number | null
  hands: number[]
  piles: string[][]
  middle: string[]
  window: OpenWindow | null
  mine: string | null
  won: { seat: number; cards: string[] } | null
  in: boolean[]
  aside: number[]
  turns: number
  reason: null | 'empty' | 'penalty' | 'two-left' | 'cap'
}

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

/** ELM-MATCH-1: the parts that show the same element in the same place. */
export function shared(a: string, b: string): Part[] {
  const [p, q] = [elementsOf(a), elementsOf(b)]
  return p === undefined || q === undefined ? [] : PARTS.filter((_, index) => p[index] === q[index])
}

/** ELM-REACT-4: the middle cards that may be hit now. */
export function hittable(view: ElementalsView): string[] {
  const fresh = view.window?.kind === 'middle' ? view.window.cards[0]?.[1] : undefined
  return view.middle.filter((card) => card !== fresh)
}

/** ELM-MATCH-2: every pair of a middle card and a card just turned that makes a hit right. */
export function matches(view: ElementalsView): { middle: string; turned: string; parts: Part[] }[] {
  const turned = view.window?.cards.map(([, card]) => card) ?? []
  return hittable(view).flatMap((middle) =>
    turned
      .map((card) => ({ middle, turned: card, parts: shared(middle, card) }))
      .filter((pair) => pair.parts.length === 2),
  )
}

/** ELM-MAD-1 and ELM-WIZ-4: a mad creature calls in a turn, not in a summoning. */
export function bookCalled(view: ElementalsView): boolean {
  return view.window?.kind === 'pile' && view.window.cards.some(([, card]) => specialOf(card) === 'm')
}

/** Whether a reaction, with or without a time, would be right. */
export function isRight(view: ElementalsView, action: string): boolean {
  const [kind, card] = action.split(':')
  if (kind === 'book') return bookCalled(view)
  return kind === 'slap' && matches(view).some((pair) => pair.middle === card)
}

/** What names a window: every window has its own number of turns. */
export function windowKey(view: ElementalsView): string | undefined {
  return view.window === null ? undefined : `${view.turns}/${view.window.kind}`
}

/** How many cards whoever wins the table now takes. */
export function worth(view: ElementalsView): number {
  return view.middle.length + view.piles.reduce((sum, pile) => sum + pile.length, 0)
}

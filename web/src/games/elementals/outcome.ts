/** How a window ended, from the events of the step that settled it. */
import type { Part } from './art'
import type { GameEvent } from '../../wire/types'
import type { Outlook } from './generated'
import { wasUnsaid } from './hot'
import { somethingToCatch } from './known'
import type { ElementalsView } from './view'

export type Reaction = { seat: number; kind: 'slap' | 'book'; card?: string; ms?: number; right: boolean | null }

/** A hit on two cards with too little in common, or a book where none was called for. */
type Wrong =
  | { seat: number; kind: 'hit'; cards: [string, string]; parts: readonly Part[] }
  | { seat: number; kind: 'book' | 'summoned' | 'unsaid' }

/** ELM-ERR-4: whoever has too few cards pays nobody. */
export type Mistake = Wrong & { paid: boolean }

export type Outcome = {
  /** In the order in which they counted. */
  reactions: Reaction[]
  winner?: { seat: number; cards: number }
  /** Something could have been caught, and nobody did. */
  missed: boolean
  /** What was wrong with the first mistake, where nobody won. */
  mistake?: Mistake
  /** Parts to light, by card. */
  lit: ReadonlyMap<string, readonly Part[]>
}

export function reactionOf(event: GameEvent): Reaction | undefined {
  if (event.event !== 'react') return undefined
  const [kind, ...rest] = String(event.action).split(':')
  if (kind !== 'slap' && kind !== 'book') return undefined
  const card = kind === 'slap' ? rest[0] : undefined
  const time = rest[kind === 'slap' ? 1 : 0]
  return {
    seat: Number(event.seat),
    kind,
    right: typeof event.right === 'boolean' ? event.right : null,
    ...(card === undefined ? {} : { card }),
    ...(time === undefined ? {} : { ms: Number(time) }),
  }
}

/** A window as it lay, and what the rules said of it, as far as that is known. */
export type Settled = { view: ElementalsView; known: Outlook | undefined }

/** Nothing if these events settled no window; `before` is the table as it lay then, if that is known. */
export function outcomeOf(events: readonly GameEvent[], before: Settled | undefined): Outcome | undefined {
  if (
    before?.view.window === null ||
    events.length === 0 ||
    events.some(({ event }) => event === 'deal' || event === 'first')
  )
    return undefined
  return settledAs(events, before)
}

/** How a window ended of which it is known that it did. */
export function settledAs(events: readonly GameEvent[], before: Settled | undefined): Outcome {
  const reactions = events.map(reactionOf).filter((reaction) => reaction !== undefined)
  const won = events.find((event) => event.event === 'win')
  const pairs = before?.known?.pairs.filter(({ right }) => right) ?? []
  const hit = reactions.find((reaction) => reaction.right === true)?.card
  const wrong = won === undefined && before !== undefined ? wrongOf(reactions, before) : undefined
  const paid = !events.some((event) => event.event === 'aside' && event.seat === wrong?.seat)
  const mistake = wrong === undefined ? undefined : { ...wrong, paid }
  const shown = hit === undefined ? pairs : pairs.filter((pair) => pair.middle === hit)
  return {
    reactions,
    ...(won === undefined ? {} : { winner: { seat: Number(won.seat), cards: Number(won.cards) } }),
    missed: won === undefined && somethingToCatch(before?.known),
    ...(mistake === undefined ? {} : { mistake }),
    lit:
      mistake?.kind === 'hit' && shown.length === 0
        ? new Map(mistake.cards.map((card) => [card, mistake.parts]))
        : new Map(shown.flatMap(({ middle, turned, parts }) => [[middle, parts] as const, [turned, parts] as const])),
  }
}

/** How quick one person alone at a screen was who won, if somebody kept time. */
export function ownTime({ winner, reactions }: Outcome, mine: readonly number[]): number | undefined {
  if (mine.length !== 1 || winner === undefined || winner.seat !== mine[0]) return undefined
  return reactions.find(({ seat, right }) => seat === winner.seat && right === true)?.ms
}

function wrongOf(reactions: readonly Reaction[], { view, known }: Settled): Wrong | undefined {
  const wrong = reactions.find(({ right }) => right === false)
  if (wrong === undefined) return undefined
  const { seat, card, ms } = wrong
  const action = [wrong.kind, card, ms].filter((part) => part !== undefined).join(':')
  if (wasUnsaid(seat, action)) return { seat, kind: 'unsaid' }
  if (card === undefined) return { seat, kind: view.window?.kind === 'wizard' ? 'summoned' : 'book' }
  const nearest = known?.pairs.find(({ middle }) => middle === card)
  return nearest === undefined ? undefined : { seat, kind: 'hit', cards: [card, nearest.turned], parts: nearest.parts }
}

/** What there is to say about the Queen's table. */
import { seatEmblem } from '../../art/emblems'
import { grumpyCrown } from './art'
import { colourOf } from './colours'
import type { Words } from '../../i18n'
import type { GameEvent } from '../../wire/types'
import type { Target } from '../../intent/builder'
import type { SeatLine } from '../types'
import type { Outlook } from './generated'
import { colours, foodOn, heap, miners, price, untilSymbol, usedBy, type Counts, type PixiesView } from './view'

export function tileName(tile: string, words: Words): string {
  if (/^\d$/.test(tile)) return words.say('pixies-ui-food-tile', { value: Number(tile) })
  return /^[DLM]$/.test(tile)
    ? words.say('pixies-action', { action: { D: 7, L: 8, M: 9 }[tile] ?? 7 })
    : words.say('pixies-skill', { skill: tile })
}

/** Skills and tiles by their names instead of their signs; `-` is a tile that was not there. */
export function named(event: GameEvent, words: Words): GameEvent {
  const tile = (sign: unknown) => (typeof sign === 'string' && /^[a-jDLM\d]$/.test(sign) ? tileName(sign, words) : sign)
  switch (event.event) {
    case 'skills':
      return { ...event, skills: words.list([...String(event.skills)].map((skill) => tileName(skill, words))) }
    case 'swapped':
      return { ...event, gave: tile(event.gave), got: tile(event.got) }
    default:
      return event
  }
}

/** Actions whose clauses alone do not say what they are for. */
const OWN_WORDS = new Set([6, 7, 8, 9, 14, 18, 21])

/** The words that explain an action: its first clause for double spaces, its second for single ones, or ours. */
export function aboutKey(action: number): string {
  if (OWN_WORDS.has(action)) return `pixies-ui-about-${action}`
  return `PIX-A${String(action).padStart(2, '0')}-${action <= 14 ? 1 : 2}`
}

/** That explanation without the action's own name before it, where the name stands above already. */
export function aboutText(action: number, words: Words): string {
  const text = words.say(aboutKey(action))
  const rest = text.replace(/^[^:.]{3,40}? ?: /, (start) =>
    words.say('pixies-action', { action }).startsWith(start.replace(/\s?: $/, '')) ? '' : start,
  )
  return rest.slice(0, 1).toUpperCase() + rest.slice(1)
}

/** What an action takes of a seat's goods for certain, and what of that is missing, as the rules said. */
export const cost = (told: Outlook | undefined, action: number): Counts => heap(told?.costs[action] ?? null)
export const missing = (told: Outlook | undefined, action: number): Counts => heap(told?.lacks[action] ?? null)

export function ownerName(view: PixiesView, colour: number, words: Words): string {
  return colour < view.seats.length ? words.seat(colour) : words.say('pixies-ui-third')
}

/** Goods in words: “2 apples, 1 gold”. */
export function goodsText(counts: Counts, words: Words): string {
  return words.say('pixies-heap', {
    apples: counts.A ?? 0,
    bread: counts.B ?? 0,
    honey: counts.H ?? 0,
    silver: counts.S ?? 0,
    gold: counts.G ?? 0,
  })
}

/** The reward tile that is next, where an action takes one. */
const REWARDS: Partial<Record<number, 'ring' | 'special'>> = { 13: 'ring', 19: 'special' }

/** What is to know about a space now: its food, who stands there, what it takes and brings, who used it. */
export function facts(view: PixiesView, space: number, words: Words): string[] {
  const discs = space > 14 ? usedBy(view, space) : (view.placed[space - 1] ?? [])
  const parts: string[] = []
  if (space <= 14) {
    const pixie = view.pyramid[space - 1] ?? -1
    parts.push(words.say('pixies-ui-cell-steals', { food: goodsText(foodOn(view, space), words) }))
    if (pixie >= 0) parts.push(words.say('pixies-ui-cell-pixie', { name: ownerName(view, pixie, words) }))
    if (discs.length === 0) parts.push(words.say('pixies-ui-cell-price', { count: price(view, space) }))
  }
  const worth = view.tiles_left[REWARDS[space] ?? 'servant'][0]
  if (REWARDS[space] !== undefined && worth !== undefined)
    parts.push(words.say('pixies-ui-cell-worth', { count: worth }))
  if (discs.length > 0)
    parts.push(
      words.say('pixies-ui-cell-discs', { names: words.list([...new Set(discs)].map((seat) => words.seat(seat))) }),
    )
  return parts
}

/** A space, a mine or the castle, with all that lies there. */
export function name(view: PixiesView, cell: string, words: Words): string {
  if (cell === 'Q') return words.say('pixies-ui-cell-castle', { count: view.servant_log.length })
  if (cell.startsWith('m')) {
    const colour = Number(cell.slice(1))
    if (!colours(view).includes(colour)) return words.say('pixies-ui-cell-no-mine')
    const chains = view.seats[colour]?.chains ?? [0, 0]
    return words.say('pixies-ui-cell-mine', {
      name: ownerName(view, colour, words),
      count: miners(view, colour),
      stones: chains[0] + chains[1],
    })
  }
  const space = Number(cell)
  return [
    words.say('pixies-ui-cell-space', { space, action: words.say('pixies-action', { action: space }) }),
    ...facts(view, space, words),
  ].join(', ')
}

export function prompt(view: PixiesView, seat: number, path: readonly Target[], words: Words): string | undefined {
  const space = path[0]
  if ((view.node === 'act' || view.node === 'copy') && space !== undefined && /^\d+$/.test(space)) {
    const action = words.say('pixies-action', { action: Number(space) })
    if (space === '3') return words.say(path.length === 1 ? 'pixies-ui-do-promote' : 'pixies-ui-do-promote-to')
    if (space === '14' && path.length === 1) return words.say('pixies-ui-do-rob')
    const discs = price(view, Number(space), seat)
    return view.node === 'copy'
      ? words.say('pixies-ui-do-copy', { action })
      : words.say('pixies-ui-do-action', { action, count: discs })
  }
  switch (view.node) {
    case 'act':
      return words.say('pixies-ui-do-act', { count: view.seats[seat]?.discs ?? 0 })
    case 'promo':
      return words.say(path.length === 0 ? 'pixies-ui-do-promo' : 'pixies-ui-do-promote-to', {
        count: view.pending ?? 1,
        from: view.pyramid.includes(seat) ? (miners(view, seat) > 0 ? 'both' : 'pyramid') : 'mine',
      })
    case 'stone':
      if ((view.pending ?? 1) > 1) return words.say('pixies-ui-now-stones', { count: view.pending ?? 1 })
      return words.say('pixies-ui-now-stone')
    case 'give':
    case 'take':
      return words.say(`pixies-ui-now-${view.node}`, { count: view.pending ?? 1 })
    case 'demote':
    case 'furyd': {
      const { single = '', extra = '' } = view.seats[seat] ?? {}
      return words.say(`pixies-ui-now-${view.node}`, { mercy: String([single, extra].includes('M')) })
    }
    case 'offer':
      return words.say('pixies-ui-now-offer', { food: view.demands.at(-1) ?? 'A' })
    default:
      return undefined
  }
}

export function seatLine(view: PixiesView, seat: number, words: Words): SeatLine {
  const kit = view.seats[seat]
  const colour = colourOf(seat)
  if (kit === undefined || !kit.alive)
    return { badges: [{ colour, emblem: seatEmblem(seat) }], pips: [], note: words.say('pixies-ui-in-dungeon') }
  const sealed = view.node === 'offer' ? (kit.committed ? words.say('pixies-ui-sealed') : '…') : ''
  return {
    badges: [{ colour, emblem: seatEmblem(seat) }],
    // There in every phase, so that nothing below moves.
    pips: [{ colour, filled: kit.discs, of: 4 }],
    note: [words.say('pixies-ui-crowns-short', { count: kit.punishment }), sealed]
      .filter((part) => part !== '')
      .join(' · '),
    signs: [{ art: grumpyCrown(), box: '-24 -24 48 48', text: [String(kit.punishment), sealed].join(' ').trim() }],
    about: [words.say('pixies-ui-ask-seat', { discs: kit.discs, crowns: kit.punishment })],
    rule: 'PIX-ACT-1',
  }
}

export function status(view: PixiesView, words: Words): string[] {
  return view.round === 0 ? [] : [words.say('pixies-ui-round', { round: view.round, of: Number(view.options.rounds) })]
}

/** What a beginner might overlook here. */
export function tips(view: PixiesView, seat: number, words: Words): string[] {
  const kit = view.seats[seat]
  if (kit === undefined) return []
  const said: string[] = []
  const near = untilSymbol(view, kit.punishment)
  if (view.node === 'pick') said.push(words.say('pixies-ui-tip-pick'))
  if (
    view.node === 'act' &&
    view.pyramid.some((colour, index) => colour >= 0 && (view.placed[index] ?? []).length === 0)
  )
    said.push(words.say('pixies-ui-tip-helped'))
  if (near <= 5 && view.darling !== seat && view.pyramid.includes(seat))
    said.push(words.say('pixies-ui-tip-symbol', { count: near }))
  if (view.node === 'act') said.push(words.say('pixies-ui-tip-pass'))
  if (view.node === 'stone') said.push(words.say('pixies-ui-tip-stone'))
  if (view.node === 'offer') said.push(words.say('pixies-ui-tip-offer'))
  if (view.node === 'promo') said.push(words.say('pixies-ui-tip-promo'))
  return said
}

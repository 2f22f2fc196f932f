/** The Pixie Queen. */
import { pixie } from '../../art/pixies'
import { NO_PREVIEW, type Preview } from '../../board/scene'
import type { Target } from '../../intent/builder'
import type { View } from '../../wire/types'
import type { GameModule } from '../types'
import { scene } from './draw'
import { CASTLE, LAYOUT, handOf, mineCell, pointOf } from './layout'
import { motion, places, trail } from './motion'
import Panel from './Panel.svelte'
import { choices, grammar, named, refusal } from './pick'
import { name, prompt, seatLine, status, tips } from './tell'
import { describe, goodsText, amounts } from './tray'
import { read, type PixiesView } from './view'
import type { Action } from '../../wire/types'
import type { Words } from '../../i18n'

/** The pixie as it would stand one level up, and the way there. */
function preview(view: View, path: readonly Target[], hover: string | undefined, seat: number): Preview {
  const table = read(view)
  const climbing = table.node === 'promo' || table.node === 'freepromo' || table.node === 'third'
  const steps = climbing ? path : path[0] === '3' ? path.slice(1) : []
  const [from, to = hover] = steps
  if (from === undefined || to === undefined || from === to) return NO_PREVIEW
  const colour = from.startsWith('m') ? Number(from.slice(1)) : (table.pyramid[Number(from) - 1] ?? seat)
  const start = from.startsWith('m') ? pointOf(from) : handOf(Number(from))
  const end = to === 'Q' ? CASTLE : handOf(Number(to))
  return { points: [[start, end]], ghosts: [{ key: 'ghost', layer: 'above', ...end, scale: 0.95, art: pixie(colour) }] }
}

/** An action in words, for advice. */
function say(view: PixiesView, seat: number, action: Action, words: Words): string {
  const space = /^(?:copy:)?(\d+)/.exec(action)?.[1]
  const parts = space === undefined ? [] : [words.say('pixies-ui-cell-space', { space, action: words.say('pixies-action', { action: Number(space) }) })]
  const climb = /(m|\d+)[>x](\d+|Q)$/.exec(action)
  const counts = amounts(action)
  if (action.startsWith('4') || action.startsWith('copy:4')) return [...parts, words.say('pixies-ui-trade-said', { count: Number(/(\d+)>/.exec(action)?.[1] ?? 1), from: /:([A-Z])\d/.exec(action)?.[1] ?? '', to: action.at(-1) ?? '' })].join(' · ')
  if (climb !== null) return [...parts, name(view, climb[2] ?? 'Q', words)].join(' · ')
  if (action === 'offer:none') return words.say('pixies-ui-offer-none')
  if (action.startsWith('give')) return Object.entries(counts ?? {}).map(([rival, count]) => words.say('pixies-ui-give-said', { name: words.seat(Number(rival)), count })).join(' · ')
  if (counts !== undefined) return [...parts, goodsText(counts, words)].join(' · ')
  const [target = ''] = grammar.picks(action, view as unknown as View, seat)
  const button = choices(view as unknown as View, [], new Set([target]), words)[0]?.label
  if (button !== undefined) return button
  if (action.includes(':') && named(grammar.picks(action, view as unknown as View, seat).at(-1) ?? '') !== undefined) return [...parts, describe(view, seat, action, words).label].join(' · ')
  if (action.startsWith('mine:') || action.startsWith('14:')) return [...parts, name(view, action.replace(/^.*:/, ''), words)].join(' · ')
  return parts.length > 0 ? parts.join(' · ') : name(view, mineCell(Number(/stone:(\d)/.exec(action)?.[1] ?? seat)), words)
}

export const pixies: GameModule = {
  id: 'pixies',
  hidden: true,
  fine: false,
  layout: LAYOUT,
  grammar,
  panel: Panel,
  scene: (view, context) => scene(read(view), context),
  carry: (look) => look,
  motion: (events, _before, after) => motion(events, read(after)),
  preview,
  lit: () => true,
  name: (view, cell, words) => name(read(view), cell, words),
  prompt: (view, seat, path, words) => prompt(read(view), seat, path, words),
  choices: (view, _seat, path, targets, words) => choices(view, path, targets, words),
  seatLine: (view, seat, words) => seatLine(read(view), seat, words),
  status: (view, words) => status(read(view), words),
  refusal,
  say: (view, seat, action, words) => say(read(view), seat, action, words),
  places,
  trail,
  tips: (view, seat, words) => tips(read(view), seat, words),
  phase: (view) => read(view).node,
  middle: () => undefined,
}

export default pixies

/** Taps and the parts of actions. Amounts and lists are chosen in the tray, whose last tap names the whole action. */
import type { Words } from '../../i18n'
import type { Grammar, Target } from '../../intent/builder'
import type { Action, View } from '../../wire/types'
import type { Choice, Refusal } from '../types'
import { isCell, mineCell } from './layout'
import { read, type PixiesView } from './view'

const DO = 'button:do:'
export const doIt = (action: Action): Target => `${DO}${action}`
/** The action that a last tap in the tray names. */
export const named = (target: Target): Action | undefined =>
  target.startsWith(DO) ? target.slice(DO.length) : undefined

const MOVE = /^(m|\d+)([>x])(\d+|Q)$/

function move(text: string, colour: number): Target[] {
  const [, from = '', , to = ''] = MOVE.exec(text) ?? []
  return [from === 'm' ? mineCell(colour) : from, to]
}

/** The taps of an action on a space, `1` to `21`. */
function onSpace(action: Action, whole: Action, seat: number): Target[] {
  const [space = '', rest] = action.split(':')
  if (rest === undefined) return [space]
  switch (space) {
    case '3':
      return [space, ...move(rest, seat)]
    case '4':
      return [space, `button:from:${rest[0] ?? ''}`, `button:to:${rest.at(-1) ?? ''}`, doIt(whole)]
    case '14':
      return [space, rest]
    case '16':
      return [space, `button:slot:${rest[0] ?? ''}`, doIt(whole)]
    case '17':
      return rest.startsWith('-') ? [space, 'button:drop', doIt(whole)] : [space, doIt(whole)]
    default:
      return [space, doIt(whole)]
  }
}

function picks(action: Action, _view: View, seat: number, legal: readonly Action[] = []): Target[] {
  if (/^\d/.test(action)) return onSpace(action, action, seat)
  const [word = '', ...parts] = action.split(':')
  const rest = parts.join(':')
  switch (word) {
    case 'copy':
      return onSpace(rest, action, seat)
    case 'up':
      return move(rest, seat)
    case 'third':
      return move(rest, 2)
    case 'mine':
      return [rest]
    case 'stone': {
      const [on = ''] = rest.split('.')
      // Where both miners of a colour may get the stone, the tray asks which.
      const both = legal.filter((other) => other.startsWith(`stone:${on}.`)).length > 1
      return both ? [mineCell(Number(on)), doIt(action)] : [mineCell(Number(on))]
    }
    case 'pass':
      return ['button:pass', doIt(action)]
    case 'end':
    case 'mercy':
    case 'unchain':
    case 'double':
      return [`button:${action}`]
    default:
      return [doIt(action)]
  }
}

export const grammar: Grammar = { picks }

export function choices(view: View, path: readonly Target[], targets: ReadonlySet<Target>, words: Words): Choice[] {
  if (path.length > 0) return []
  const { seats, to_move: movers } = read(view)
  const chains = seats[movers[0] ?? 0]?.chains ?? [0, 0]
  const all: Choice[] = [
    { target: 'button:double:yes', label: words.say('pixies-ui-double-yes'), strong: true },
    { target: 'button:double:no', label: words.say('pixies-ui-double-no') },
    { target: 'button:mercy', label: words.say('pixies-ui-mercy'), strong: true },
    { target: 'button:unchain:1', label: words.say('pixies-ui-unchain', { stones: chains[0] }), key: 'u' },
    { target: 'button:unchain:2', label: words.say('pixies-ui-unchain', { stones: chains[1] }) },
    { target: 'button:end', label: words.say('pixies-ui-end'), key: 'e' },
    { target: 'button:pass', label: words.say('pixies-ui-pass'), key: 'p' },
  ]
  return all.filter((choice) => targets.has(choice.target))
}

/** An attempt whose refusal says why: the plainest form of what the tapped space stands for. */
const ATTEMPTS: Record<string, (view: PixiesView, seat: number) => Action | undefined> = {
  1: () => '1:A',
  4: () => '4:A1>B',
  5: () => '5:1',
  3: () => '3:m>1',
  11: () => '11:S',
  14: (view, seat) => `14:${view.pyramid.findIndex((owner) => owner >= 0 && owner !== seat) + 1 || 1}`,
  16: () => '16:F/b',
  17: () => '17:+A',
  19: () => '19:A',
  20: () => '20:1',
}

export function refusal(view: View, seat: number, path: readonly Target[], target: Target): Refusal | undefined {
  const table = read(view)
  if (!isCell(target)) return undefined
  const from = path.at(-1)
  switch (table.node) {
    case 'act': {
      if (path[0] === '3' && from !== undefined) {
        const start = path.length === 1 ? undefined : from.startsWith('m') ? 'm' : from
        return start === undefined
          ? undefined
          : { action: `3:${start}${(table.pyramid[Number(target) - 1] ?? -1) < 0 ? '>' : 'x'}${target}` }
      }
      if (path.length > 0 || !/^\d+$/.test(target)) return undefined
      return { action: ATTEMPTS[target]?.(table, seat) ?? target }
    }
    case 'copy':
      return /^\d+$/.test(target) && path.length === 0
        ? { action: `copy:${ATTEMPTS[target]?.(table, seat) ?? target}` }
        : undefined
    case 'promo':
    case 'freepromo': {
      if (from === undefined) return undefined
      const taken = target !== 'Q' && (table.pyramid[Number(target) - 1] ?? -1) >= 0
      return { action: `up:${from.startsWith('m') ? 'm' : from}${taken ? 'x' : '>'}${target}` }
    }
    case 'demote':
    case 'furyd':
      return { action: `mine:${target}` }
    default:
      return undefined
  }
}

/** An action in words, for advice. */
import type { Words } from '../../i18n'
import type { Action, View } from '../../wire/types'
import { mineCell } from './layout'
import { choices, grammar, named } from './pick'
import { name } from './tell'
import { amounts, describe, goodsText } from './tray'
import { read } from './view'

/** What is done on the space, after the space's own name. */
function detail(view: View, seat: number, action: Action, words: Words): string | undefined {
  const table = read(view)
  const picks = grammar.picks(action, view, seat)
  const trade = /([ABHS])(\d+)>([ABHS])$/.exec(action)
  if (trade !== null)
    return words.say('pixies-ui-trade-said', { count: Number(trade[2]), from: trade[1] ?? '', to: trade[3] ?? '' })
  const climb = /[m\d][>x](\d+|Q)$/.exec(action)
  if (climb !== null) return name(table, climb[1] ?? 'Q', words)
  if (action === 'offer:none') return words.say('pixies-ui-offer-none')
  const counts = amounts(action)
  if (action.startsWith('give:'))
    return Object.entries(counts ?? {})
      .map(([rival, count]) => words.say('pixies-ui-give-said', { name: words.seat(Number(rival)), count }))
      .join(', ')
  if (counts !== undefined) return goodsText(counts, words)
  const button = choices(view, [], new Set(picks.slice(0, 1)), words)[0]
  if (button !== undefined) return button.label
  if (named(picks.at(-1) ?? '') !== undefined) return describe(table, seat, action, words).label
  const place = /^(?:mine|14|copy:14):(\d+)$/.exec(action)?.[1]
  if (place !== undefined) return name(table, place, words)
  const stone = /^stone:(\d)/.exec(action)?.[1]
  return stone === undefined ? undefined : name(table, mineCell(Number(stone)), words)
}

export function say(view: View, seat: number, action: Action, words: Words): string {
  const space = /^(?:copy:)?(\d+)/.exec(action)?.[1]
  const on =
    space === undefined
      ? undefined
      : words.say('pixies-ui-cell-space', { space, action: words.say('pixies-action', { action: Number(space) }) })
  return [on, detail(view, seat, action, words)].filter((part) => part !== undefined).join(' · ')
}

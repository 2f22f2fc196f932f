/** A step in words, for advice, for the list of moves and for the look back at a game. */
import { plain } from '../../grammar'
import type { Words } from '../../i18n'
import type { Action, View } from '../../wire/types'
import { choices, grammar, named } from './pick'
import { goodsText, ownerName, tileName } from './tell'
import { amounts, describe } from './tray'
import { read } from './view'

export function say(view: View, seat: number, action: Action, words: Words): string {
  const space = /^(?:copy:)?(\d+)/.exec(action)?.[1]
  if (space === undefined) return without(view, seat, action, words)
  const named = { space: Number(space), action: words.say('pixies-action', { action: Number(space) }) }
  const detail = detailOf(view, seat, action, Number(space), words)
  return detail === undefined
    ? words.say('pixies-ui-step', named)
    : words.say('pixies-ui-step-with', { ...named, detail })
}

/** What is done on a space, in brackets after the space's own name. */
function detailOf(view: View, seat: number, action: Action, space: number, words: Words): string | undefined {
  const trade = /([ABHS])(\d+)>([ABHS])$/.exec(action)
  if (trade !== null)
    return words.say('pixies-ui-trade-said', { count: Number(trade[2]), from: trade[1] ?? '', to: trade[3] ?? '' })
  const counts = amounts(action)
  if (counts !== undefined) return goodsText(counts, words)
  const to = climbOf(action)
  if (to !== undefined) return words.say('pixies-ui-step-climb', { to })
  const robbed = /^(?:copy:)?14:(\d+)$/.exec(action)?.[1]
  if (robbed !== undefined)
    return words.say('pixies-ui-cell-pixie', {
      name: ownerName(read(view), read(view).pyramid[Number(robbed) - 1] ?? 0, words),
    })
  const last = grammar.picks(action, view, seat).at(-1) ?? ''
  if (named(last) === undefined) return undefined
  const { label } = describe(read(view), seat, action, words)
  // A tile keeps its name, and its capital.
  return space === 16 ? label : plain(label)
}

/** A step that is not made on a space. */
function without(view: View, seat: number, action: Action, words: Words): string {
  const table = read(view)
  const [verb, what = ''] = action.split(':')
  if (action === 'offer:none') return words.say('pixies-ui-step-offer-none')
  const counts = amounts(action) ?? {}
  switch (verb) {
    case 'offer':
    case 'take':
      return words.say(`pixies-ui-step-${verb}`, { goods: goodsText(counts, words) })
    case 'give':
      return words.say('pixies-ui-step-give', {
        given: words.list(
          Object.entries(counts).map(([rival, count]) =>
            words.say('pixies-ui-give-said', { name: words.seat(Number(rival)), count }),
          ),
        ),
      })
    case 'skill':
      return words.say('pixies-ui-step-skill', { skill: tileName(what, words) })
    case 'mine':
      return words.say('pixies-ui-step-mine', { space: Number(what) })
    case 'stone':
      return words.say('pixies-ui-step-stone', { name: words.seat(Number(what[0])) })
  }
  const to = climbOf(action)
  if (to !== undefined) return words.say('pixies-ui-step-climb', { to })
  const button = choices(view, [], new Set(grammar.picks(action, view, seat).slice(0, 1)), words)[0]
  return plain(button?.label ?? describe(table, seat, action, words).label)
}

/** Where a pixie goes up to, if that is what the step does. */
const climbOf = (action: Action): string | undefined => /[m\d][>x](\d+|Q)$/.exec(action)?.[1]

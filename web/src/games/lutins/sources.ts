/** What a race was made of: arrivals decide, the rest tells how they came about. */
import { count, tally, telling, type Source } from '../../review/sources'
import type { Words } from '../../i18n'
import type { Color, LutinsEvent } from './generated'
import type { LutinsView } from './view'

export function sources(view: LutinsView, events: readonly LutinsEvent[], words: Words): Source[] {
  const seats = view.colours.length
  const ownerOf = (colour: Color) => view.colours.findIndex((colours) => colours.includes(colour))
  const per = (kind: 'home' | 'slide' | 'chased') =>
    tally(events, seats, (event) => (event.event === kind ? { seat: ownerOf(event.colour), points: 1 } : undefined))
  return telling([
    { label: words.say('lutins-ui-source-home'), values: per('home'), total: true },
    { label: words.say('lutins-ui-source-runs'), values: per('slide') },
    { label: words.say('lutins-ui-source-chased'), values: per('chased') },
    { label: words.say('lutins-ui-source-passes'), values: count(events, seats, 'pass') },
  ])
}

/** Where the cards of each packet came from, and what mistakes cost. */
import { count, tally, telling, type Source } from '../../after/sources'
import type { Words } from '../../i18n'
import type { GameEvent } from '../../wire/types'
import type { ElementalsView } from './view'

export function sources(view: ElementalsView, events: readonly GameEvent[], words: Words): Source[] {
  const seats = view.hands.length
  return telling([
    { label: words.say('elementals-ui-source-packet'), values: [...view.hands], total: true },
    {
      label: words.say('elementals-ui-source-won'),
      values: tally(events, seats, (event) =>
        event.event === 'win' && typeof event.seat === 'number'
          ? { seat: event.seat, points: Number(event.cards ?? 0) }
          : undefined,
      ),
    },
    { label: words.say('elementals-ui-source-tables'), values: count(events, seats, 'win') },
    {
      label: words.say('elementals-ui-source-mistakes'),
      values: count(events, seats, 'react', (event) => event.right === false),
    },
  ])
}

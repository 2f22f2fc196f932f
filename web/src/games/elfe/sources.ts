/** What a courtship was made of; who touches the elf wins, whatever the numbers say. */
import { count, tally, telling, type Source } from '../../review/sources'
import type { Words } from '../../i18n'
import type { ElfeEvent } from './generated'

export function sources(seats: number, events: readonly ElfeEvent[], words: Words): Source[] {
  return telling([
    {
      label: words.say('elfe-ui-source-walked'),
      values: tally(events, seats, (event) =>
        event.event === 'move' && event.owner === event.seat ? { seat: event.seat, points: 1 } : undefined,
      ),
    },
    { label: words.say('elfe-ui-source-spells'), values: count(events, seats, 'cast') },
    { label: words.say('elfe-ui-source-draws'), values: count(events, seats, 'draw', (event) => !event.dealt) },
    {
      label: words.say('elfe-ui-source-frog'),
      values: tally(events, seats, (event) =>
        event.event === 'cast' && event.spell === 'hex' && event.piece === 'fairy' && event.owner !== null
          ? { seat: event.owner, points: 1 }
          : undefined,
      ),
    },
  ])
}

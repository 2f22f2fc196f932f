/** Where the cards of each packet came from, what mistakes cost, and how quick each hand was. */
import { count, tally, telling, type Source } from '../../review/sources'
import type { Words } from '../../i18n'
import type { GameEvent } from '../../wire/types'
import { told } from '../events'
import type { ElementalsEvent } from './generated'
import { reactionOf } from './outcome'
import type { ElementalsView } from './view'

const NO_TIME = '–'

/** The times of a seat's right reactions, quickest first. */
export function rightTimes(events: readonly GameEvent[], seat: number): number[] {
  return events
    .map(reactionOf)
    .flatMap((reaction) =>
      reaction?.seat === seat && reaction.right === true && reaction.ms !== undefined ? [reaction.ms] : [],
    )
    .sort((a, b) => a - b)
}

export function median(sorted: readonly number[]): number | undefined {
  const half = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]]
  return low === undefined || high === undefined ? undefined : Math.round((low + high) / 2)
}

/** The most tables that a seat won one after the other. */
export function longestStreak(events: readonly GameEvent[], seat: number): number {
  let [streak, longest] = [0, 0]
  for (const event of events) {
    if (event.event !== 'win') continue
    streak = event.seat === seat ? streak + 1 : 0
    longest = Math.max(longest, streak)
  }
  return longest
}

export function sources(view: ElementalsView, events: readonly GameEvent[], words: Words): Source[] {
  const seats = view.hands.map((_, seat) => seat)
  const times = seats.map((seat) => rightTimes(events, seat))
  const own = told<ElementalsEvent>(events)
  const timed = (label: string, values: (number | undefined)[]): Source => ({
    label: words.say(label),
    values: values.map((ms) => ms ?? 0),
    shown: values.map((ms) => (ms === undefined ? NO_TIME : words.say('elementals-ui-ms', { ms }))),
  })
  return telling([
    { label: words.say('elementals-ui-source-packet'), values: [...view.hands], total: true },
    {
      label: words.say('elementals-ui-source-won'),
      values: tally(own, seats.length, (event) =>
        event.event === 'win' ? { seat: event.seat, points: event.cards } : undefined,
      ),
    },
    { label: words.say('elementals-ui-source-tables'), values: count(own, seats.length, 'win') },
    {
      label: words.say('elementals-ui-source-streak'),
      values: seats.map((seat) => longestStreak(events, seat)),
    },
    timed(
      'elementals-ui-source-best',
      times.map((own) => own[0]),
    ),
    timed('elementals-ui-source-median', times.map(median)),
    {
      label: words.say('elementals-ui-source-mistakes'),
      values: count(own, seats.length, 'react', (event) => event.right === false),
    },
  ])
}

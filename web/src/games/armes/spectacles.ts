/** What deserves a stage on the battlefield: a treasure, a figure that falls, the end of a round. */
import { seatColour, seatEmblem } from '../../art/emblems'
import type { Words } from '../../i18n'
import type { GameEvent } from '../../wire/types'
import type { Spectacle, SpectacleColumn, SpectacleItem } from '../spectacle'
import { chest, lair, portrait } from './art'
import { figureName } from './names'
import { figureOf, type ArmesView } from './view'

const BOX = '-60 -66 120 132'
const STAR =
  '<path d="M0-22 6-7 22-6 10 4 14 20 0 11-14 20-10 4-22-6-6-7Z" fill="#e8b53c" stroke="#7a4d04" stroke-width="2.500" stroke-linejoin="round"/>'
const of = (events: readonly GameEvent[], ...kinds: string[]) => events.filter(({ event }) => kinds.includes(event))

function treasure(event: GameEvent, words: Words): Spectacle[] {
  const seat = Number(event.seat)
  const name = words.seat(seat)
  if (event.why !== 'search' && event.why !== 'loot') return []
  return [
    {
      title: words.say(`armes-ui-moment-${event.why}`, { name }),
      art: { art: event.why === 'search' ? chest(false) : lair(1 - seat, true), box: BOX },
      columns: [],
      lines: [words.say('armes-ui-moment-point')],
    },
  ]
}

function fallen(event: GameEvent, view: ArmesView, words: Words): Spectacle {
  const id = String(event.fig)
  return {
    title: words.say('armes-ui-moment-out', { figure: figureName(view, id, words) }),
    art: { art: portrait(figureOf(view, id)?.profile ?? ''), box: BOX },
    columns: [],
    lines: [],
  }
}

const pair = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])

/** ARM-SCEN: what the round brought each side, and how the battle stands. */
function round(event: GameEvent, words: Words): Spectacle {
  const [points, total, lost] = [pair(event.points), pair(event.total), pair(event.lost)]
  const columns = total.map((sum, seat): SpectacleColumn => {
    const count = points[seat] ?? 0
    const items: SpectacleItem[] =
      count === 0
        ? []
        : [{ art: STAR, box: '-24 -24 48 48', label: words.say('armes-ui-points', { points: count }), count }]
    return {
      name: words.seat(seat),
      colour: seatColour(seat),
      emblem: seatEmblem(seat),
      items,
      notes: [
        words.say('armes-ui-moment-total', { total: sum }),
        words.say('armes-ui-moment-removed', { value: lost[1 - seat] ?? 0 }),
      ],
    }
  })
  return { title: words.say('armes-ui-moment-round', { round: Number(event.round) }), columns, lines: [] }
}

export function spectacles(events: readonly GameEvent[], view: ArmesView, words: Words): Spectacle[] {
  return [
    ...of(events, 'out').map((event) => fallen(event, view, words)),
    ...of(events, 'vp').flatMap((event) => treasure(event, words)),
    ...of(events, 'score').map((event) => round(event, words)),
  ]
}

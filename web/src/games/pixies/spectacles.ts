/** What deserves a stage at the Queen's table: her wish, the hands that open, cubes out of the bag, prizes, crowns. */
import { seatEmblem } from '../../art/emblems'
import type { Words } from '../../i18n'
import { eventsOf } from '../events'
import type { Spectacle, SpectacleColumn, SpectacleItem } from '../spectacle'
import { actionIcon, at, good, grumpyCrown, happyCrown } from './art'
import { colourOf } from './colours'
import type { PixiesEvent } from './generated'
import { pixieDoing, queenDoing } from './people'
import { queenFace } from './queen'
import { tileName } from './tell'
import { tileArt } from './tray'
import type { PixiesView } from './view'

const GOOD_BOX = '-24 -24 48 48'
const GOOD_FIELDS = { A: 'apples', B: 'bread', H: 'honey', S: 'silver', G: 'gold' } as const
const CUBE_FIELDS = { S: 'silver', G: 'gold', R: 'stones' } as const

type Told<Kind extends PixiesEvent['event']> = Extract<PixiesEvent, { event: Kind }>
const isOf = (seat: number) => (event: PixiesEvent) => 'seat' in event && event.seat === seat

function column(seat: number, items: SpectacleItem[], notes: string[], words: Words): SpectacleColumn {
  return { name: words.seat(seat), colour: colourOf(seat), emblem: seatEmblem(seat), items, notes }
}

function goods<Field extends string>(
  heap: Readonly<Record<Field, number>>,
  fields: Readonly<Record<string, Field>>,
  words: Words,
): SpectacleItem[] {
  return Object.entries(fields).flatMap(([kind, field]) => {
    const count = heap[field]
    return count === 0
      ? []
      : [{ art: good(kind), box: GOOD_BOX, label: words.say('pixies-ui-good', { good: kind }), count }]
  })
}

/** Two things side by side, in a box for both. */
const scene = (left: string, right: string) => ({
  art: at(-46, 0, 1, left) + at(48, 0, 1, right),
  box: '-106 -60 212 112',
})

/** What she wants, before anybody offers. */
function wish({ food }: Told<'demand'>, words: Words): Spectacle {
  return {
    title: words.say('pixies-ui-moment-wish', { food }),
    art: scene(queenDoing('point', 'proud'), at(0, 2, 1.9, good(food))),
    columns: [],
    lines: [],
  }
}

/** All hands open at once; then who climbs which track, and who gets crowns for nothing. */
function offerings(events: readonly PixiesEvent[], view: PixiesView, words: Words): Spectacle {
  const food = view.demands.at(-1) ?? 'A'
  const columns = view.seats.flatMap((kit, seat) => {
    const offered = eventsOf(events, 'offered').find(isOf(seat))
    const crowns = eventsOf(events, 'points').filter(isOf(seat))
    if (offered === undefined && !kit.alive && crowns.length === 0) return []
    const notes = eventsOf(events, 'track')
      .filter(isOf(seat))
      .map((event) => words.say('pixies-ui-moment-track', { track: event.track, to: event.to }))
    const given = offered === undefined ? [] : goods(offered, GOOD_FIELDS, words)
    const lost = crowns.reduce((sum, event) => sum + event.points, 0)
    return [
      column(
        seat,
        given,
        [
          ...(given.length === 0 ? [words.say('pixies-ui-moment-nothing')] : []),
          ...notes,
          ...(lost === 0 ? [] : [words.say('pixies-ui-moment-crowns', { count: lost })]),
        ],
        words,
      ),
    ]
  })
  return {
    title: words.say('pixies-ui-moment-offerings', { food }),
    // Nobody reads in her face what the hands hold before they are open.
    art: { art: queenFace('startled'), box: '-48 -54 96 108' },
    columns,
    lines: eventsOf(events, 'fury').map(() =>
      words.say('pixies-ui-moment-fury', { sends: String(view.node === 'furyd') }),
    ),
    sealed: true,
  }
}

/** One column a person, an item a cube: they come out of the bag one after the other. */
function cubes(events: readonly PixiesEvent[], words: Words): Spectacle {
  const single = (event: Told<'drawn' | 'picked'>): SpectacleItem[] =>
    goods(event, CUBE_FIELDS, words).flatMap(({ count = 0, ...item }) => Array.from({ length: count }, () => item))
  const drawn = eventsOf(events, 'drawn', 'picked')
  const stones = drawn.reduce((sum, event) => sum + event.stones, 0)
  return {
    title: words.say('pixies-ui-moment-cubes'),
    art: scene(pixieDoing(drawn[0]?.seat ?? 0, 'bend', 'glad'), at(0, 2, 1.9, actionIcon(8))),
    columns: drawn.map((event) => column(event.seat, single(event), [], words)),
    lines: stones === 0 ? [] : [words.say('pixies-ui-moment-stones', { count: stones })],
  }
}

/** What brings points is rare enough to be looked at: a ring, a special offering, a servant in the castle. */
function prize({ seat, kind, value }: Told<'reward'>, words: Words): Spectacle {
  const crown = {
    art: happyCrown(),
    box: GOOD_BOX,
    label: words.say('pixies-ui-reward-points', { count: value }),
    count: value,
  }
  const won = { ring: actionIcon(13), special: actionIcon(19), servant: happyCrown() }
  return {
    title: words.say(`pixies-ui-moment-${kind}`, { name: words.seat(seat) }),
    art: scene(pixieDoing(seat, 'cheer', 'glad'), at(0, 0, 1.9, won[kind])),
    columns: [column(seat, [crown], [], words)],
    lines: [],
  }
}

/** Whose tile was taken may not refuse, and hears of it. */
function swap({ seat, ...event }: Told<'swapped'>, other: number, words: Words): Spectacle {
  const got = (whose: number, tile: string) => {
    const label = tileName(tile, words)
    return column(whose, [{ art: tileArt(tile), box: '-28 -28 56 56', label }], [label], words)
  }
  return {
    title: words.say('pixies-ui-moment-swap', { name: words.seat(seat), other: words.seat(other) }),
    art: scene(pixieDoing(seat, 'cheer', 'glad'), at(0, 2, 1.9, actionIcon(16))),
    columns: [got(seat, event.got), got(other, event.gave)],
    lines: [],
  }
}

/** Crowns at the end of a round: how many for whom, and whom the Queen sends down. */
function crowns(events: readonly PixiesEvent[], view: PixiesView, words: Words): Spectacle {
  const columns = view.seats.flatMap((_, seat) => {
    const own = events.filter(isOf(seat))
    const points = eventsOf(own, 'points')
    const count = points.reduce((sum, event) => sum + event.points, 0)
    const total = points.at(-1)?.total ?? view.seats[seat]?.punishment ?? 0
    const rewards = eventsOf(own, 'bonus').reduce((sum, event) => sum + event.points, 0)
    if (count === 0 && rewards === 0 && eventsOf(own, 'dungeon', 'sent').length === 0) return []
    const items = [
      ...(rewards === 0
        ? []
        : [
            {
              art: happyCrown(),
              box: GOOD_BOX,
              label: words.say('pixies-ui-reward-points', { count: rewards }),
              count: rewards,
            },
          ]),
      ...(count === 0
        ? []
        : [{ art: grumpyCrown(), box: GOOD_BOX, label: words.say('pixies-ui-crowns', { count }), count }]),
    ]
    return [
      column(
        seat,
        items,
        [
          ...(count === 0 ? [] : [words.say('pixies-ui-moment-total', { total })]),
          ...eventsOf(own, 'sent').map(() => words.say('pixies-ui-moment-sent')),
          ...eventsOf(own, 'dungeon').map(() => words.say('pixies-ui-moment-dungeon')),
        ],
        words,
      ),
    ]
  })
  const art = { art: queenFace(eventsOf(events, 'dungeon').length > 0 ? 'sulk' : 'proud'), box: '-48 -54 96 108' }
  return { title: words.say('pixies-ui-moment-count'), art, columns, lines: [] }
}

export function spectacles(events: readonly PixiesEvent[], view: PixiesView, words: Words): Spectacle[] {
  const found: Spectacle[] = []
  if (eventsOf(events, 'drawn', 'picked').length > 0) found.push(cubes(events, words))
  found.push(
    ...eventsOf(events, 'swapped').flatMap((event) => (event.with === null ? [] : [swap(event, event.with, words)])),
  )
  found.push(...eventsOf(events, 'reward').map((event) => prize(event, words)))
  if (eventsOf(events, 'offered').length > 0) found.push(offerings(events, view, words))
  const late = eventsOf(events, 'points').some(({ why }) => why === 'miners' || why === 'tracks')
  if (late || eventsOf(events, 'dungeon').length > 0) {
    const count = crowns(events, view, words)
    if (count.columns.length > 0) found.push(count)
  }
  const asked = eventsOf(events, 'demand').at(-1)
  if (asked !== undefined) found.push(wish(asked, words))
  return found
}

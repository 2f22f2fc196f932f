/** What deserves a stage at the Queen's table: her wish, the hands that open, cubes out of the bag, prizes, crowns. */
import { seatEmblem } from '../../art/emblems'
import type { Words } from '../../i18n'
import type { GameEvent } from '../../wire/types'
import type { Spectacle, SpectacleColumn, SpectacleItem } from '../spectacle'
import { actionIcon, at, good, grumpyCrown, happyCrown } from './art'
import { colourOf } from './colours'
import { pixieDoing, queenDoing } from './people'
import { queenFace } from './queen'
import { tileName } from './tell'
import { tileArt } from './tray'
import type { PixiesView } from './view'

const GOOD_BOX = '-24 -24 48 48'
const GOOD_FIELDS = { A: 'apples', B: 'bread', H: 'honey', S: 'silver', G: 'gold' } as const
const CUBE_FIELDS = { S: 'silver', G: 'gold', R: 'stones' } as const

const of = (events: readonly GameEvent[], ...kinds: string[]) => events.filter(({ event }) => kinds.includes(event))
const seatOf = (event: GameEvent) => Number(event.seat)

function column(seat: number, items: SpectacleItem[], notes: string[], words: Words): SpectacleColumn {
  return { name: words.seat(seat), colour: colourOf(seat), emblem: seatEmblem(seat), items, notes }
}

function goods(event: GameEvent, fields: Readonly<Record<string, string>>, words: Words): SpectacleItem[] {
  return Object.entries(fields).flatMap(([kind, field]) => {
    const count = Number(event[field] ?? 0)
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
function wish(event: GameEvent, words: Words): Spectacle {
  const food = String(event.food)
  return {
    title: words.say('pixies-ui-moment-wish', { food }),
    art: scene(queenDoing('point', 'proud'), at(0, 2, 1.9, good(food))),
    columns: [],
    lines: [],
  }
}

/** All hands open at once; then who climbs which track, and who gets crowns for nothing. */
function offerings(events: readonly GameEvent[], view: PixiesView, words: Words): Spectacle {
  const food = view.demands.at(-1) ?? 'A'
  const columns = view.seats.flatMap((kit, seat) => {
    const offered = of(events, 'offered').find((event) => seatOf(event) === seat)
    const crowns = of(events, 'points').filter((event) => seatOf(event) === seat)
    if (offered === undefined && !kit.alive && crowns.length === 0) return []
    const notes = of(events, 'track')
      .filter((event) => seatOf(event) === seat)
      .map((event) => words.say('pixies-ui-moment-track', { track: String(event.track), to: Number(event.to) }))
    const given = offered === undefined ? [] : goods(offered, GOOD_FIELDS, words)
    const lost = crowns.reduce((sum, event) => sum + Number(event.points ?? 0), 0)
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
    lines: of(events, 'fury').map(() => words.say('pixies-ui-moment-fury', { sends: String(view.node === 'furyd') })),
    sealed: true,
  }
}

/** One column a person, an item a cube: they come out of the bag one after the other. */
function cubes(events: readonly GameEvent[], words: Words): Spectacle {
  const single = (event: GameEvent): SpectacleItem[] =>
    goods(event, CUBE_FIELDS, words).flatMap(({ count = 0, ...item }) => Array.from({ length: count }, () => item))
  const drawn = of(events, 'drawn', 'picked')
  const stones = drawn.reduce((sum, event) => sum + Number(event.stones ?? 0), 0)
  return {
    title: words.say('pixies-ui-moment-cubes'),
    art: scene(pixieDoing(seatOf(drawn[0] ?? { event: 'drawn' }), 'bend', 'glad'), at(0, 2, 1.9, actionIcon(8))),
    columns: drawn.map((event) => column(seatOf(event), single(event), [], words)),
    lines: stones === 0 ? [] : [words.say('pixies-ui-moment-stones', { count: stones })],
  }
}

/** What brings points is rare enough to be looked at: a ring, a special offering, a servant in the castle. */
function prize(event: GameEvent, words: Words): Spectacle {
  const [seat, value] = [seatOf(event), Number(event.value ?? 0)]
  const crown = {
    art: happyCrown(),
    box: GOOD_BOX,
    label: words.say('pixies-ui-reward-points', { count: value }),
    count: value,
  }
  const won: Record<string, string> = { ring: actionIcon(13), special: actionIcon(19), servant: happyCrown() }
  return {
    title: words.say(`pixies-ui-moment-${String(event.kind)}`, { name: words.seat(seat) }),
    art: scene(pixieDoing(seat, 'cheer', 'glad'), at(0, 0, 1.9, won[String(event.kind)] ?? happyCrown())),
    columns: [column(seat, [crown], [], words)],
    lines: [],
  }
}

/** Whose tile was taken may not refuse, and hears of it. */
function swap(event: GameEvent, words: Words): Spectacle {
  const [seat, other] = [seatOf(event), Number(event.with)]
  const got = (whose: number, tile: unknown) => {
    const label = tileName(String(tile), words)
    return column(whose, [{ art: tileArt(String(tile)), box: '-28 -28 56 56', label }], [label], words)
  }
  return {
    title: words.say('pixies-ui-moment-swap', { name: words.seat(seat), other: words.seat(other) }),
    art: scene(pixieDoing(seat, 'cheer', 'glad'), at(0, 2, 1.9, actionIcon(16))),
    columns: [got(seat, event.got), got(other, event.gave)],
    lines: [],
  }
}

/** Crowns at the end of a round: how many for whom, and whom the Queen sends down. */
function crowns(events: readonly GameEvent[], view: PixiesView, words: Words): Spectacle {
  const columns = view.seats.flatMap((_, seat) => {
    const own = events.filter((event) => seatOf(event) === seat)
    const points = of(own, 'points')
    const count = points.reduce((sum, event) => sum + Number(event.points ?? 0), 0)
    const total = Number(points.at(-1)?.total ?? view.seats[seat]?.punishment ?? 0)
    const rewards = of(own, 'bonus').reduce((sum, event) => sum + Number(event.points ?? 0), 0)
    if (count === 0 && rewards === 0 && of(own, 'dungeon', 'sent').length === 0) return []
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
          ...of(own, 'sent').map(() => words.say('pixies-ui-moment-sent')),
          ...of(own, 'dungeon').map(() => words.say('pixies-ui-moment-dungeon')),
        ],
        words,
      ),
    ]
  })
  const art = { art: queenFace(of(events, 'dungeon').length > 0 ? 'sulk' : 'proud'), box: '-48 -54 96 108' }
  return { title: words.say('pixies-ui-moment-count'), art, columns, lines: [] }
}

export function spectacles(events: readonly GameEvent[], view: PixiesView, words: Words): Spectacle[] {
  const found: Spectacle[] = []
  if (of(events, 'drawn', 'picked').length > 0) found.push(cubes(events, words))
  found.push(
    ...of(events, 'swapped')
      .filter((event) => typeof event.with === 'number')
      .map((event) => swap(event, words)),
  )
  found.push(...of(events, 'reward').map((event) => prize(event, words)))
  if (of(events, 'offered').length > 0) found.push(offerings(events, view, words))
  const late = events.some(({ event, why }) => event === 'points' && (why === 'miners' || why === 'tracks'))
  if (late || of(events, 'dungeon').length > 0) {
    const count = crowns(events, view, words)
    if (count.columns.length > 0) found.push(count)
  }
  const asked = of(events, 'demand').at(-1)
  if (asked !== undefined) found.push(wish(asked, words))
  return found
}

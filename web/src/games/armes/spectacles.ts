/** What deserves a stage on the battlefield: dice, a treasure, a figure that falls, the end of a round. */
import { seatColour, seatEmblem } from '../../art/emblems'
import type { Words } from '../../i18n'
import { eventsOf } from '../events'
import type { Spectacle, SpectacleColumn, SpectacleItem } from '../spectacle'
import { chest, figure as standing, lair, portrait, treasureChest } from './art'
import { die, faces } from './dice'
import type { ArmesEvent } from './generated'
import { actOf, figureName } from './names'
import type { Act } from './roster'
import { figureOf, type ArmesView, type Figure } from './view'

const BOX = '-60 -66 120 132'
const STAR =
  '<path d="M0-22 6-7 22-6 10 4 14 20 0 11-14 20-10 4-22-6-6-7Z" fill="#e8b53c" stroke="#7a4d04" stroke-width="2.500" stroke-linejoin="round"/>'
type Told<Kind extends ArmesEvent['event']> = Extract<ArmesEvent, { event: Kind }>

/** Whoever found it beside what was found. */
function treasure(event: Told<'vp'>, events: readonly ArmesEvent[], view: ArmesView, words: Words): Spectacle[] {
  const seat = event.seat
  const name = words.seat(seat)
  if (event.why !== 'search' && event.why !== 'loot') return []
  const finder = figureOf(view, eventsOf(events, 'roll').at(-1)?.fig)
  const found = event.why === 'search' ? treasureChest() : lair(1 - seat, true)
  return [
    {
      title: words.say(`armes-ui-moment-${event.why}`, { name }),
      art: sideBySide(portrait(finder?.profile ?? '', 'glad'), found),
      columns: [],
      lines: [words.say('armes-ui-moment-point')],
    },
  ]
}

function fallen(event: Told<'out'>, view: ArmesView, words: Words): Spectacle {
  const id = event.fig
  return {
    title: words.say('armes-ui-moment-out', { figure: figureName(view, id, words) }),
    art: { art: portrait(figureOf(view, id)?.profile ?? '', 'asleep'), box: BOX },
    columns: [],
    lines: [],
  }
}

const sideBySide = (left: string, right: string, between = ''): { art: string; box: string } => ({
  art: `<g transform="translate(-74 0)">${left}</g>${between}<g transform="translate(74 0)">${right}</g>`,
  box: '-134 -66 268 132',
})

/** How many successes are needed, and of which score. */
const needs = (what: ArmesView['pending']['what'], act: Act | undefined, face: number, words: Words): string[] =>
  what === undefined
    ? []
    : [words.say('armes-ui-moment-need', { what, need: Number.parseInt(act?.need ?? '1', 10), face })]

/** Who rolls against whom, what is needed, every die, and what came of it. */
function roll(event: Told<'roll'>, events: readonly ArmesEvent[], before: ArmesView, words: Words): Spectacle {
  const id = event.fig
  const self = figureOf(before, id)
  const { what, act: used = '', at } = before.pending
  const target = what === 'use' ? figureOf(before, at) : undefined
  const act = what === 'use' ? actOf(before, id, used) : undefined
  const [dice, face, hits] = [event.dice, event.face, event.hits]
  const figure = figureName(before, id, words)
  const title =
    target !== undefined && act !== undefined
      ? words.say(act.heal === undefined ? 'armes-ui-moment-roll-use' : 'armes-ui-moment-roll-heal', {
          figure,
          target: figureName(before, target.id, words),
          act: act[words.lang],
        })
      : words.say(`armes-ui-moment-roll-${what ?? 'use'}`, { figure })
  const items = faces({ dice, face, hits }).map(({ value, hit }): SpectacleItem => ({
    art: die(value, hit),
    box: '-14 -14 28 28',
    label: words.say(hit ? 'armes-ui-moment-die-hit' : 'armes-ui-moment-die', { value }),
  }))
  const missed = eventsOf(events, 'miss').some(({ fig }) => fig === id)
  const hurt = eventsOf(events, 'hurt').filter(({ damage }) => damage > 0)
  return {
    title,
    art: versus(self, what, target, act?.heal !== undefined),
    columns: [
      {
        name: figure,
        colour: seatColour(self?.seat ?? 0),
        emblem: seatEmblem(self?.seat ?? 0),
        items,
        notes: [...needs(what, act, face, words), words.say('armes-ui-moment-hits', { hits })],
      },
    ],
    lines: [
      words.say(missed ? 'armes-ui-moment-fails' : 'armes-ui-moment-works'),
      ...hurt.map(({ fig, damage }) =>
        words.say('armes-ui-moment-hurt', {
          figure: figureName(before, fig, words),
          damage,
        }),
      ),
    ],
  }
}

/** Turned to the left: whoever stands on the right looks at whoever stands on the left. */
const mirrored = (art: string) => `<g transform="scale(-1 1)">${art}</g>`

/** The two of them face to face, one striking and one recoiling unless it is to help; or the one before what is searched. */
function versus(
  self: Figure | undefined,
  what: string | undefined,
  target: Figure | undefined,
  helps: boolean,
): { art: string; box: string } {
  const own = self?.profile ?? ''
  if (target !== undefined && !helps)
    return sideBySide(portrait(own, 'strike'), mirrored(portrait(target.profile, 'startled')))
  const other =
    target !== undefined
      ? mirrored(portrait(target.profile))
      : what === 'loot'
        ? lair(1 - (self?.seat ?? 0), false)
        : chest(false)
  const arrow =
    '<path d="M-14 0H10M2-9 13 0 2 9" fill="none" stroke="#a8741a" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>'
  return sideBySide(portrait(own), other, arrow)
}

/** ARM-SCEN: what the round brought each side, and how the battle stands. */
function round(event: Told<'score'>, view: ArmesView, words: Words): Spectacle {
  const { points, total, lost } = event
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
  /** One of each band, as the round leaves it. */
  const someone = (seat: number) => {
    const { profile = '' } = view.figures.find((one) => one.seat === seat && one.at !== null) ?? {}
    const [own = 0, other = 0] = [points[seat], points[1 - seat]]
    return standing(profile, seat, own > other ? 'glad' : own < other ? 'sulk' : 'calm')
  }
  return {
    title: words.say('armes-ui-moment-round', { round: event.round }),
    // They stand on their bases, and raise what they have.
    art: { ...sideBySide(someone(0), someone(1)), box: '-156 -92 312 168' },
    columns,
    lines: [],
  }
}

export function spectacles(
  events: readonly ArmesEvent[],
  view: ArmesView,
  words: Words,
  before: ArmesView = view,
): Spectacle[] {
  return [
    ...eventsOf(events, 'roll').map((event) => roll(event, events, before, words)),
    ...eventsOf(events, 'out').map((event) => fallen(event, view, words)),
    ...eventsOf(events, 'vp').flatMap((event) => treasure(event, events, view, words)),
    ...eventsOf(events, 'score').map((event) => round(event, view, words)),
  ]
}

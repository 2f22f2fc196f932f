/** What there is to say about the battlefield. */
import { portrait } from './art'
import { seatColour, seatEmblem } from '../../art/emblems'
import type { Words } from '../../i18n'
import type { Target } from '../../intent/builder'
import type { LogEntry } from '../../store/reduce'
import type { GameEvent } from '../../wire/types'
import type { Profile, SeatLine } from '../types'
import { groundOf } from './ground'
import { actOf, factionName, figureName, pieceName, profileLines, profileName } from './names'
import { PASS, RETURN, bonusName } from './pick'
import { boardOf, chosenReach, shotAt } from './outlook'
import type { Rules } from './rules'
import { aboutSide, thingCard } from './things'
import { factionOf, figureAt, figureOf, profileOf, triedBy, type ArmesView, type Figure } from './view'

export function name(view: ArmesView, square: string, words: Words): string {
  const ground = groundOf(view).get(square)
  const parts = [square]
  const figure = figureAt(view, square)
  if (figure !== undefined) parts.push(figureLine(view, figure, words))
  const lair = view.lairs.indexOf(square)
  if (lair >= 0)
    parts.push(
      words.say(view.looted[1 - lair] === true ? 'armes-ui-lair-tried' : 'armes-ui-lair', { name: words.seat(lair) }),
    )
  if (view.objectives.includes(square))
    parts.push(words.say(triedBy(view, square) === undefined ? 'armes-ui-objective' : 'armes-ui-objective-tried'))
  if (ground !== undefined) parts.push(pieceName(view.roster, ground.id, words))
  return parts.length === 1 ? words.say('armes-ui-free', { square }) : parts.join(', ')
}

function figureLine(view: ArmesView, figure: Figure, words: Words): string {
  const ills = (['flames', 'poison', 'crack'] as const)
    .filter((kind) => figure[kind] > 0)
    .map((kind) => words.say(`armes-ui-ill-${kind}`, { count: figure[kind] }))
  return [
    words.say('armes-ui-figure', {
      figure: figureName(view, figure.id, words),
      owner: words.seat(figure.seat),
      hp: figure.hp,
      orders: figure.orders,
    }),
    ...ills,
  ].join(', ')
}

/** The sentence for now, with the names of who and what; the shell has one for every other phase. */
export function prompt(
  view: ArmesView,
  seat: number,
  path: readonly Target[],
  words: Words,
  rules: Rules,
): string | undefined {
  const { fig, act } = view.pending
  const figure = fig === undefined ? '' : figureName(view, fig, words)
  switch (view.phase) {
    case 'recruit': {
      const band = view.bands[seat] ?? []
      const spent = boardOf(view)?.spent ?? undefined
      if (spent === undefined) return undefined
      return words.say('armes-ui-do-recruit-of', {
        count: band.length,
        spent,
        points: rules.points,
        band: words.list(band.map((id) => profileName(view.roster, id, words))),
      })
    }
    case 'deploy':
      return words.say('armes-ui-do-deploy', { figure })
    case 'turn':
      return path[0] === PASS
        ? words.say('armes-ui-do-pass')
        : words.say('armes-ui-do-turn', { tokens: view.tokens[seat] ?? 0 })
    case 'free':
      return words.say(view.pending.second === true ? 'armes-ui-do-second' : 'armes-ui-do-free', { figure })
    case 'choose':
      return path[0] === undefined
        ? words.say('armes-ui-do-choose', { figure })
        : words.say(view.lairs.includes(path[0]) ? 'armes-ui-do-loot' : 'armes-ui-do-search', {
            figure,
            once: String(rules.once),
          })
    case 'target': {
      const action = actOf(view, fig, act ?? '')
      if (action === undefined) return undefined
      const aimed = path[0] === undefined ? undefined : figureAt(view, path[0])
      const chance = aimed === undefined ? undefined : shotAt(chosenReach(view), aimed.id)?.chance
      if (aimed === undefined || chance === undefined || chance === null)
        return words.say('armes-ui-do-target', { act: action[words.lang] })
      return words.say('armes-ui-do-odds', {
        act: action[words.lang],
        figure: figureName(view, aimed.id, words),
        percent: chance.percent,
        cover: String(chance.cover),
      })
    }
    case 'raise':
      return path[0]?.startsWith(RETURN) === true
        ? words.say('armes-ui-do-return', { figure: figureName(view, path[0].slice(RETURN.length), words) })
        : undefined
    default:
      return undefined
  }
}

export function seatLine(view: ArmesView, seat: number, words: Words): SeatLine {
  const card = view.cards[seat]
  const tokens = view.tokens[seat] ?? 0
  const note = [
    words.say('armes-ui-points', { points: view.vp[seat] ?? 0 }),
    ...(view.passed[seat] === true && view.phase !== 'over'
      ? [words.say('armes-ui-passed')]
      : card === null || card === undefined
        ? []
        : [factionName(view.roster, card, words)]),
  ]
  return {
    badges: [{ colour: seatColour(seat), emblem: seatEmblem(seat) }],
    pips: tokens === 0 ? [] : [{ colour: 'yellow', filled: tokens, of: tokens }],
    note: note.join(' · '),
    about: aboutSide(view, seat, words),
    rule: 'ARM-ORD-1',
  }
}

export function status(view: ArmesView, words: Words): string[] {
  if (view.round === 0) return [words.say('armes-ui-setting-up')]
  const round = words.say('armes-ui-round', { round: view.round, rounds: view.rounds })
  if (view.lost_round.every((value) => value === 0)) return [round]
  return [
    round,
    words.say('armes-ui-lost', {
      mine: view.lost_round[1] ?? 0,
      theirs: view.lost_round[0] ?? 0,
      first: words.seat(0),
      second: words.seat(1),
    }),
  ]
}

/** What a beginner might overlook here. */
export function tips(view: ArmesView, words: Words): string[] {
  const said: string[] = []
  const board = view.phase === 'turn' ? boardOf(view) : undefined
  if (board?.searchable === true) said.push(words.say('armes-ui-tip-search'))
  if (board !== undefined)
    said.push(
      board.untried.length > 0
        ? words.say('armes-ui-tip-objectives', { count: board.untried.length })
        : words.say('armes-ui-tip-tried'),
    )
  if (view.phase === 'free' && view.pending.second === true) said.push(words.say('armes-ui-tip-second'))
  // It speaks of two successes at even chances: what a chest takes.
  const bare = view.phase === 'boost' ? boardOf(view)?.boosts[0] : undefined
  if (bare?.need === 2 && bare.face === 4) said.push(words.say('armes-ui-tip-boost'))
  if (view.phase === 'choose' && view.pending.second !== true && shoves(view))
    said.push(words.say('armes-ui-tip-shove'))
  return said
}

/** Whether the figure that has its order can shove anybody. */
function shoves(view: ArmesView): boolean {
  const figure = figureOf(view, view.pending.fig ?? undefined)
  const acts = figure === undefined ? [] : (profileOf(view, figure)?.act ?? [])
  return acts.some(({ push, pull, shift }) => (push ?? pull ?? shift) !== undefined)
}

/** The card of the figure looked at, of the one that acts, or of one's own faction. */
export function profile(
  view: ArmesView,
  seat: number | undefined,
  looked: string | undefined,
  path: readonly Target[],
  words: Words,
): Profile | undefined {
  const thing =
    looked === undefined || figureAt(view, looked) !== undefined ? undefined : thingCard(view, looked, words)
  if (thing !== undefined) return thing
  const figure =
    [looked, ...path]
      .map((square) => (square === undefined ? undefined : figureAt(view, square)))
      .find((found) => found !== undefined) ?? figureOf(view, view.pending.fig)
  if (figure !== undefined) return figureCard(view, figure, words)
  const recruit = path.find((target) => target.startsWith('button:recruit:'))
  if (recruit !== undefined) return undefined
  const faction = factionOf(view, seat ?? 0)
  if (faction === undefined) return undefined
  return {
    title: faction[words.lang],
    art: '',
    facts: [],
    lines: [faction.permanent[words.lang], words.say('armes-ui-for-token', { text: faction.activated[words.lang] })],
  }
}

function figureCard(view: ArmesView, figure: Figure, words: Words): Profile {
  const card = profileOf(view, figure)
  const title = figureName(view, figure.id, words)
  if (card === undefined)
    return {
      title,
      art: portrait(figure.profile),
      facts: [{ label: words.say('armes-ui-health'), value: String(figure.hp) }],
      lines: [],
      colour: seatColour(figure.seat),
    }
  const armour = boardOf(view)?.armour[figure.id] ?? card.armour
  return {
    title,
    art: portrait(figure.profile),
    colour: seatColour(figure.seat),
    facts: [
      { label: words.say('armes-ui-health'), value: `${figure.hp}/${card.health}` },
      {
        label: words.say('armes-ui-move'),
        value: `${card.move}${card.fly === true ? ` ${words.say('armes-ui-flies')}` : ''}`,
      },
      { label: words.say('armes-ui-dice'), value: String(card.dice) },
      { label: words.say('armes-ui-armour'), value: String(armour) },
      { label: words.say('armes-ui-cost'), value: String(card.cost) },
    ],
    lines: profileLines(card, words),
  }
}

/**
 * A shove that moved nobody is told by the bump that follows; whoever searched in vain did not miss anybody; who goes first is
 * rolled for in the round that it opens.
 */
export function visibleLog(entries: readonly LogEntry[]): LogEntry[] {
  let tried: unknown
  return underTheirRound(entries)
    .filter(({ event }) => event.event !== 'forced' || event.from !== event.to)
    .map((entry) => {
      const { event } = entry
      if (event.event === 'search' || event.event === 'loot') tried = event.fig
      else if (event.event === 'use') tried = undefined
      return event.event === 'miss' && event.fig === tried ? { ...entry, event: { ...event, event: 'in_vain' } } : entry
    })
}

/** The rules roll for a round before they begin it: a log that has a heading for each round tells it the other way round. */
function underTheirRound(entries: readonly LogEntry[]): LogEntry[] {
  const told: LogEntry[] = []
  let rolled: LogEntry[] = []
  for (const entry of entries) {
    const { event } = entry
    if (event.event === 'chooser' || event.event === 'first') {
      rolled.push(entry)
      continue
    }
    told.push(...(event.event === 'round' ? [entry, ...rolled] : [...rolled, entry]))
    rolled = []
  }
  return [...told, ...rolled]
}

/** What each seat has of something, with their names. */
const shared = (counts: unknown, words: Words): string | undefined =>
  Array.isArray(counts) ? words.list(counts.map((count, seat) => `${words.seat(seat)} (${String(count)})`)) : undefined

/** An event with figures, actions and scenery called by their names. */
export function named(event: GameEvent, view: ArmesView, words: Words): GameEvent {
  const figure = (id: unknown) =>
    typeof id === 'string' && /^[AB]\d+$/.test(id) ? figureName(view, id, words) : undefined
  const act = typeof event.act === 'string' ? actOf(view, String(event.fig), event.act)?.[words.lang] : undefined
  const entries: [string, unknown][] = [
    ...['fig', 'at', 'into'].map((field): [string, unknown] => [field, figure(event[field])]),
    ['act', act],
    ['bonus', event.event === 'bonus' ? bonusName(view, Number(event.seat), words) : undefined],
    ['profile', typeof event.profile === 'string' ? profileName(view.roster, event.profile, words) : undefined],
    ['faction', typeof event.faction === 'string' ? factionName(view.roster, event.faction, words) : undefined],
    ['piece', typeof event.piece === 'string' ? pieceName(view.roster, event.piece, words) : undefined],
    ...['tokens', 'points', 'total', 'scores'].map((field): [string, unknown] => [field, shared(event[field], words)]),
  ]
  return { ...event, ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)) } as GameEvent
}

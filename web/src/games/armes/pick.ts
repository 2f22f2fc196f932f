/** Taps and the parts of actions: a figure, a square, a button, a card of the panel. */
import { portrait } from './art'
import type { Words } from '../../i18n'
import type { Follow, Grammar, Target } from '../../intent/builder'
import type { View } from '../../wire/types'
import type { Choice, HandCard, Refusal } from '../types'
import { aims, charges, odds, pendingTry, type Try } from './aim'
import { groundOf, turnsOf } from './ground'
import { distance, isSquare, spotOf } from './layout'
import { actOf, factionName, figureName, pieceName, profileLines, profileName } from './names'
import { freeActions, isSecond } from './reach'
import type { Rules } from './rules'
import { screensOf, sees } from './sight'
import { pieceCard } from './terrain'
import { factionOf, figureAt, figureOf, read, type ArmesView } from './view'

/** Passing is for the whole round: it is looked at before it is sent, as a button is not. */
export const PASS = 'choice:pass'
const STAY = 'button:stay'
export const RETURN = 'return:'

/** The targets of an action: squares where it has one, a button of the same name where it has none. */
function picks(action: string, view: View): Target[] {
  const table = read(view)
  const [verb = '', first = '', second = ''] = action.split(':')
  switch (verb) {
    case 'act':
    case 'at':
      return [figureOf(table, first)?.at ?? `figure:${first}`]
    case 'move':
    case 'search':
    case 'charge':
    case 'dodge':
    case 'place':
    case 'objective':
    case 'lair':
    case 'deploy':
      return [first]
    case 'loot':
      return [table.lairs[1 - (table.pending.seat ?? 0)] ?? 'button:loot']
    case 'raise':
      return [`${RETURN}${first}`, second]
    case 'pass':
      return [PASS]
    default:
      return [`button:${action}`]
  }
}

/** A figure tapped again stays; the square beside a shoved figure names the way. */
function shortcut(view: View, _seat: number, path: readonly Target[], target: Target): Target[] | undefined {
  const table = read(view)
  const { fig, at } = table.pending
  if (!isSquare(target)) return undefined
  switch (table.phase) {
    case 'free':
    case 'dodge':
      return path.length === 0 && figureOf(table, fig)?.at === target ? [STAY] : undefined
    case 'dir':
    case 'bonus_dir': {
      const from = figureOf(table, at)?.at
      const way = from === null || from === undefined ? undefined : direction(from, target)
      return way === undefined ? undefined : [`button:dir:${way}`]
    }
    default:
      return undefined
  }
}

function direction(from: string, to: string): 'n' | 'e' | 's' | 'w' | undefined {
  const [a, b] = [spotOf(from), spotOf(to)]
  const [dc, dr] = [b.column - a.column, b.row - a.row]
  if (dc === 0 && dr !== 0) return dr > 0 ? 'n' : 's'
  return dr === 0 && dc !== 0 ? (dc > 0 ? 'e' : 'w') : undefined
}

/** What needs no dice is chosen together and sent at once: a figure and its way; an action, its target, its charge. */
function follow(view: View, seat: number, action: string, rules: Rules): Follow | undefined {
  const table = read(view, rules.roster)
  const [verb, what = ''] = action.split(':')
  if (verb === 'act') return followOrder(table, seat, what)
  if (verb === 'use') return followUse(table, what, rules)
  return verb === 'at' && table.phase === 'target' ? followCharge(table, what) : undefined
}

const next = (view: ArmesView, legal: string[]): Follow => ({ view: view as unknown as View, legal, events: [] })

function followOrder(table: ArmesView, seat: number, id: string): Follow | undefined {
  const figure = figureOf(table, id)
  if (figure === undefined) return undefined
  const second = isSecond(table, figure)
  const legal = freeActions(table, id, second)
  if (legal === undefined) return undefined
  return next(
    {
      ...table,
      phase: 'free',
      pending: { seat, fig: id, second },
      tokens: table.tokens.map((tokens, index) => (index === seat ? tokens - 1 : tokens)),
      figures: table.figures.map((other) => (other === figure ? { ...other, orders: other.orders + 1 } : other)),
    },
    legal,
  )
}

function followUse(table: ArmesView, act: string, rules: Rules): Follow | undefined {
  const reached = aims(table, table.pending.fig ?? '', act, rules)
  if (reached === undefined || reached.length === 0) return undefined
  return next(
    { ...table, phase: 'target', pending: { ...table.pending, what: 'use', act } },
    reached.map((id) => `at:${id}`),
  )
}

function followCharge(table: ArmesView, at: string): Follow | undefined {
  const { fig = '', act = '' } = table.pending
  const ends = charges(table, fig, act, at)
  return ends === undefined || ends.length === 0
    ? undefined
    : next(
        { ...table, phase: 'charge', pending: { ...table.pending, at } },
        ends.map((square) => `charge:${square}`),
      )
}

export const grammarUnder = (rules: Rules): Grammar => ({
  picks,
  shortcut,
  follow: (view, seat, action) => follow(view, seat, action, rules),
})

const WAYS = { n: '↑', e: '→', s: '↓', w: '←' } as const

/** Everything to choose that is no square, and squares that deserve a word. */
export function choices(
  view: View,
  seat: number,
  path: readonly Target[],
  targets: ReadonlySet<Target>,
  words: Words,
  rules: Rules,
): Choice[] {
  const table = read(view, rules.roster)
  const searching = table.phase === 'choose'
  return [...targets]
    .sort((a, b) => rank(a) - rank(b))
    .flatMap((target): Choice[] => {
      if (isSquare(target)) {
        if (!searching || path.length > 0) return []
        const looted = table.lairs.includes(target)
        const label =
          words.say(looted ? 'armes-ui-loot' : 'armes-ui-search', { at: target }) +
          chanceOf(table, { what: looted ? 'loot' : 'search' }, 0, words, rules)
        return [{ target, label, key: looted ? 'l' : 's', strong: true }]
      }
      const known = label(table, seat, target, words, rules)
      if (known === undefined) return []
      return [{ target, key: numberOf(target, targets), ...known }]
    })
}

/** What is to be done comes first, leaving it last; directions go round as on a compass. */
const ORDER = [
  'button:use',
  'button:dir:n',
  'button:dir:e',
  'button:dir:s',
  'button:dir:w',
  'button:run',
  'button:bonus',
  'button:stay',
  'button:end',
  'button:done',
  PASS,
]
const rank = (target: Target) => ORDER.findIndex((start) => target.startsWith(start))

/** Actions and bonus dice answer to their numbers. */
function numberOf(target: Target, targets: ReadonlySet<Target>): string | undefined {
  if (target.startsWith('button:boost:')) return target.slice('button:boost:'.length)
  const uses = [...targets].filter((other) => other.startsWith('button:use:'))
  return uses.includes(target) ? String(uses.indexOf(target) + 1) : undefined
}

type Named = { label: string; key?: string; strong?: boolean }

function label(view: ArmesView, seat: number, target: Target, words: Words, rules: Rules): Named | undefined {
  const say = (key: string, args: Record<string, string | number> = {}) => words.say(key, args)
  if (target === PASS) return { label: say('armes-ui-pass'), key: 'p' }
  if (target.startsWith(RETURN)) return { label: figureName(view, target.slice(RETURN.length), words) }
  const [, verb = '', what = ''] = target.split(':')
  switch (verb) {
    case 'stay':
      return { label: say(view.phase === 'dodge' ? 'armes-ui-stay-dodge' : 'armes-ui-stay'), key: 'e' }
    case 'end':
      return { label: say('armes-ui-end'), key: 'e' }
    case 'run':
      return { label: say('armes-ui-run'), key: 'r' }
    case 'use': {
      const act = actOf(view, view.pending.fig, what)
      return { label: act === undefined ? what : act[words.lang], strong: true }
    }
    case 'bonus':
      return { label: say('armes-ui-bonus', { what: bonusName(view, seat, words) }), key: 'b' }
    case 'boost':
      return {
        label:
          say('armes-ui-boost', { tokens: Number(what) }) +
          chanceOf(view, pendingTry(view), Number(what), words, rules),
        strong: what === '0',
      }
    case 'dir':
      return { label: `${WAYS[what as keyof typeof WAYS]} ${say(`armes-ui-way-${what}`)}`, strong: true }
    case 'first':
      return {
        label: say(Number(what) === seat ? 'armes-ui-first-me' : 'armes-ui-first-other', {
          name: words.seat(Number(what)),
        }),
        strong: Number(what) === seat,
      }
    case 'card':
      return { label: factionName(view.roster, what, words), strong: true }
    case 'done':
      return { label: say(view.phase === 'recruit' ? 'armes-ui-recruited' : 'armes-ui-return-none') }
    default:
      return undefined
  }
}

/** How likely it is to work, for the end of a button. */
function chanceOf(view: ArmesView, attempt: Try | undefined, boost: number, words: Words, rules: Rules): string {
  const found = attempt === undefined ? undefined : odds(view, view.pending.fig ?? '', attempt, boost, rules)
  return found === undefined ? '' : ` · ${words.say('armes-ui-percent', { percent: found.percent })}`
}

/** The name before the colon of the bonus's sentence. */
export function bonusName(view: ArmesView, seat: number, words: Words): string {
  const sentence = factionOf(view, seat)?.activated[words.lang] ?? ''
  return sentence.split(/\s?:/)[0] ?? ''
}

/** Figures to recruit and scenery to place, as cards. */
export function hand(view: View, words: Words, { roster }: Rules): HandCard[] {
  const table = read(view, roster)
  if (table.phase === 'recruit') {
    const band = table.bands[table.pending.seat ?? 0] ?? []
    return [...roster.profiles.values()].map((profile) => ({
      target: `button:recruit:${profile.id}`,
      name: profileName(roster, profile.id, words),
      about: [
        words.say('armes-ui-recruit-about', {
          cost: profile.cost,
          move: profile.move,
          dice: profile.dice,
          armour: profile.armour,
          health: profile.health,
        }),
        ...profileLines(profile, words),
      ].join(' '),
      count: band.filter((id) => id === profile.id).length,
      art: recruitCard(profile.id, profile.cost),
      key: '',
      why: `recruit:${profile.id}`,
    }))
  }
  if (table.phase !== 'piece') return []
  const placed = new Set(table.scenery.map((text) => text.split(':')[0]))
  return [...roster.pieces.values()]
    .filter((piece) => !placed.has(piece.id))
    .flatMap((piece) =>
      turnsOf(piece).map((turn) => ({
        target: `button:piece:${piece.id}:${turn}`,
        name: pieceName(roster, piece.id, words),
        about: words.say('armes-ui-piece-about', { move: piece.move, sight: piece.sight, turn }),
        count: 1,
        art: pieceCard(roster, piece.id, turn),
        key: '',
        why: `piece:${piece.id}:${turn}`,
      })),
    )
}

function recruitCard(profile: string, cost: number): string {
  return `<rect x="-60" y="-80" width="120" height="160" rx="14" fill="var(--birch)"/><rect x="-52" y="-72" width="104" height="144" rx="10" fill="var(--birch-light)"/><g transform="translate(-4 6)">${portrait(profile)}</g><circle cx="-38" cy="-56" r="17" fill="#f2c03c" stroke="#7a4d04" stroke-width="3"/><text x="-38" y="-48" text-anchor="middle" font-size="24" font-weight="700" fill="#3b2600">${cost}</text>`
}

/** The action that a tap on a refused square seems to mean, or the rule that forbids it. */
export function refusal(
  view: View,
  _seat: number,
  path: readonly Target[],
  target: Target,
  kept: readonly string[],
  rules: Rules,
): Refusal | undefined {
  const table = read(view, rules.roster)
  if (!isSquare(target)) return undefined
  const figure = figureAt(table, target)
  const verbs: Partial<Record<ArmesView['phase'], string>> = {
    piece_at: 'place',
    objective: 'objective',
    lair: 'lair',
    deploy: 'deploy',
    run: 'move',
    charge: 'charge',
    dodge: 'dodge',
  }
  if (kept.length > 0 && (table.phase === 'target' || table.phase === 'charge'))
    return figure === undefined ? undefined : whyNotAim(table, target, rules)
  const verb = verbs[table.phase]
  if (verb !== undefined) return { action: `${verb}:${target}` }
  switch (table.phase) {
    case 'turn':
      return figure === undefined || path.length > 0 ? undefined : { action: `act:${figure.id}` }
    case 'target':
    case 'bonus_at':
      return figure === undefined ? undefined : { action: `at:${figure.id}` }
    case 'free':
      return kept.length === 0 ? { action: `move:${target}` } : whyNotThere(table, target, figure !== undefined)
    case 'choose':
      return table.objectives.includes(target)
        ? { action: `search:${target}` }
        : table.lairs.includes(target)
          ? { action: 'loot' }
          : undefined
    case 'raise':
      return path[0] === undefined ? undefined : { action: `raise:${path[0].slice(RETURN.length)}:${target}` }
    default:
      return undefined
  }
}

/** While the order is kept back the server cannot be asked about its movement. */
function whyNotThere(view: ArmesView, target: string, taken: boolean): Refusal | undefined {
  // Another figure of mine is no mistake but a change of mind.
  if (taken) return figureAt(view, target)?.seat === view.pending.seat ? undefined : { rule: 'ARM-GRID-2' }
  if (view.objectives.includes(target) || view.lairs.includes(target) || groundOf(view).get(target)?.move === 'block')
    return { rule: 'ARM-MOVE-5' }
  return { rule: view.pending.second === true ? 'ARM-ORD-7' : 'ARM-MOVE-1' }
}

/** The same for the target of an action that is kept back. */
function whyNotAim(view: ArmesView, target: string, rules: Rules): Refusal {
  const { fig, act } = view.pending
  const from = figureOf(view, fig)?.at
  const range = actOf(view, fig, act ?? '')?.range
  if (view.phase === 'charge') return { rule: 'ARM-CHARGE-1' }
  if (range === undefined) return { rule: 'ARM-PROF-3' }
  if (from != null && range !== 'sight' && distance(from, target) > range) return { rule: 'ARM-SHOOT-2' }
  return { rule: from != null && !sees(screensOf(view, rules), from, target) ? 'ARM-LOS-4' : 'ARM-PROF-2' }
}

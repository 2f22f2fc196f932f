/** Taps and the parts of actions: a figure, a square, a button, a card of the panel. */
import { portrait } from './art'
import type { Words } from '../../i18n'
import type { Grammar, Target } from '../../intent/builder'
import type { View } from '../../wire/types'
import type { Choice, HandCard, Refusal } from '../types'
import type { Chance } from './generated'
import { isSquare, spotOf } from './layout'
import { actOf, factionName, figureName, pieceName, profileLines, profileName } from './names'
import { boardOf, tryAt } from './outlook'
import type { Rules } from './rules'
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

export const grammar: Grammar = { picks, shortcut }

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
        const label = words.say(looted ? 'armes-ui-loot' : 'armes-ui-search') + chanceOf(tryAt(table, target), words)
        return [{ target, label, key: looted ? 'l' : 's', strong: true }]
      }
      const known = label(table, seat, target, words)
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

function label(view: ArmesView, seat: number, target: Target, words: Words): Named | undefined {
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
        label: say('armes-ui-boost', { tokens: Number(what) }) + chanceOf(boardOf(view)?.boosts[Number(what)], words),
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
const chanceOf = (chance: Chance | undefined, words: Words): string =>
  chance === undefined ? '' : ` · ${words.say('armes-ui-percent', { percent: chance.percent })}`

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
  return (boardOf(table)?.pieces ?? []).flatMap(([id, turn]) => {
    const piece = roster.pieces.get(id)
    if (piece === undefined) return []
    const action = `piece:${id}:${turn}`
    return {
      target: `button:${action}`,
      name: pieceName(roster, id, words),
      about: words.say('armes-ui-piece-about', { move: piece.move, sight: piece.sight, turn }),
      count: 1,
      art: pieceCard(roster, id, turn),
      key: '',
      why: action,
    }
  })
}

function recruitCard(profile: string, cost: number): string {
  return `<rect x="-60" y="-80" width="120" height="160" rx="14" fill="var(--birch)"/><rect x="-52" y="-72" width="104" height="144" rx="10" fill="var(--birch-light)"/><g transform="translate(-4 6)">${portrait(profile)}</g><circle cx="-38" cy="-56" r="17" fill="#f2c03c" stroke="#7a4d04" stroke-width="3"/><text x="-38" y="-48" text-anchor="middle" font-size="24" font-weight="700" fill="#3b2600">${cost}</text>`
}

/** The action that a tap on a refused square seems to mean. */
export function refusal(
  view: View,
  _seat: number,
  path: readonly Target[],
  target: Target,
  kept: readonly string[],
): Refusal | undefined {
  const table = read(view)
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
  // A square without anybody is no target, and nothing but a change of mind.
  if (kept.length > 0 && (table.phase === 'target' || table.phase === 'charge') && figure === undefined)
    return undefined
  const verb = verbs[table.phase]
  if (verb !== undefined) return { action: `${verb}:${target}` }
  switch (table.phase) {
    case 'turn':
      return figure === undefined || path.length > 0 ? undefined : { action: `act:${figure.id}` }
    case 'target':
    case 'bonus_at':
      return figure === undefined ? undefined : { action: `at:${figure.id}` }
    case 'free':
      // So is another figure of mine while the order is kept back.
      return kept.length > 0 && figure?.seat === table.pending.seat ? undefined : { action: `move:${target}` }
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

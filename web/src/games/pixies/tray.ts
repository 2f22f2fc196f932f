/** The small panel for what is no square: a list to choose from, or amounts that must fit a legal action. */
import { GOODS, actionIcon, disc, foodTile, good, grumpyCrown, singleTile, skillTile } from './art'
import type { Words } from '../../i18n'
import type { Target } from '../../intent/builder'
import type { Action } from '../../wire/types'
import { named } from './pick'
import { goodsText, tileName } from './tell'
import { heap, type Counts, type PixiesView } from './view'

export type Option = { target: Target; label: string; about?: string; art?: string }
export type Row = { kind: string; label: string; art: string; max: number }
export type Tray =
  | { kind: 'list'; title: string; options: Option[] }
  | {
      kind: 'amounts'
      title: string
      rows: Row[]
      fits: ReadonlyMap<string, Target>
      verb: (counts: Counts) => string
      /** How many kinds may go into one offering, where there are several to choose from. */
      kinds: number
    }

const keyOf = (counts: Counts): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, count]) => `${kind}${count}`)
    .join(' ')

/** How many of each kind an action with amounts means. */
export function amounts(action: Action): Counts | undefined {
  if (action.startsWith('give:'))
    return Object.fromEntries([...action.matchAll(/(\d)x(\d+)/g)].map((match) => [match[1] ?? '', Number(match[2])]))
  if (/^(offer|take):|^17:-/.test(action)) return action === 'offer:none' ? {} : heap(action.replace(/^.*?:-?/, ''))
  return undefined
}

/** The target that these counts spell, if they do. */
export function fitting(tray: Tray & { kind: 'amounts' }, counts: Counts): Target | undefined {
  return tray.fits.get(keyOf(counts))
}

/** Whether one more of a kind can still lead to something legal. */
export function roomFor(tray: Tray & { kind: 'amounts' }, counts: Counts, kind: string): boolean {
  const wanted: Counts = { ...counts, [kind]: (counts[kind] ?? 0) + 1 }
  return [...tray.fits.values()].some((target) => {
    const offered = amounts(named(target) ?? '') ?? {}
    return Object.entries(wanted).every(([one, count]) => (offered[one] ?? 0) >= count)
  })
}

function amountsTray(view: PixiesView, doable: [Target, Action][], words: Words): Tray {
  const first = doable[0]?.[1] ?? ''
  const what = first.startsWith('give')
    ? 'give'
    : first.startsWith('take')
      ? 'take'
      : first.startsWith('17')
        ? 'drop'
        : 'offer'
  const all = doable.map(([target, action]) => ({ target, counts: amounts(action) ?? {} }))
  const kinds = what === 'give' ? view.seats.map((_, seat) => String(seat)) : [...GOODS]
  const rows = kinds.flatMap((kind): Row[] => {
    const max = Math.max(0, ...all.map(({ counts }) => counts[kind] ?? 0))
    if (max === 0) return []
    return [
      what === 'give'
        ? { kind, max, label: words.seat(Number(kind)), art: disc(Number(kind)) }
        : { kind, max, label: words.say('pixies-ui-good', { good: kind }), art: good(kind) },
    ]
  })
  return {
    kind: 'amounts',
    title: words.say(`pixies-ui-tray-${what}`, { count: view.pending ?? 3 }),
    rows,
    kinds:
      what === 'offer' && rows.length > 1 ? Math.max(0, ...all.map(({ counts }) => Object.keys(counts).length)) : 0,
    fits: new Map(all.map(({ target, counts }) => [keyOf(counts), target])),
    verb: (counts) =>
      what === 'offer'
        ? keyOf(counts) === ''
          ? words.say('pixies-ui-offer-none')
          : words.say('pixies-ui-offer', { goods: goodsText(counts, words) })
        : words.say(`pixies-ui-do-${what}`),
  }
}

/** One entry of a list, in words and with a picture. */
function option(view: PixiesView, seat: number, target: Target, words: Words): Option {
  const action = named(target)
  if (action === undefined) {
    const [, part = '', kind = ''] = target.split(':')
    if (part === 'slot')
      return {
        target,
        label: words.say('pixies-ui-slot', { tile: tileName(slotOf(view, seat, kind), words) }),
        art: tileArt(slotOf(view, seat, kind)),
      }
    if (part === 'drop') return { target, label: words.say('pixies-ui-drop'), art: actionIcon(17) }
    return { target, label: words.say('pixies-ui-good', { good: kind }), art: good(kind) }
  }
  return { target, ...describe(view, seat, action, words) }
}

function slotOf(view: PixiesView, seat: number, slot: string): string {
  const kit = view.seats[seat]
  if (kit === undefined) return ''
  return slot === 'F' ? String(kit.food) : slot === 'U' ? kit.single : slot === 'K' ? kit.skill : kit.extra
}

export function tileArt(tile: string): string {
  return /^\d$/.test(tile) ? foodTile(Number(tile)) : /^[DLM]$/.test(tile) ? singleTile(tile) : skillTile(tile)
}

/** What a complete action means, as a button says it. */
export function describe(
  view: PixiesView,
  seat: number,
  action: Action,
  words: Words,
): { label: string; about?: string; art?: string } {
  const [head = '', rest = ''] = action.replace(/^copy:/, '').split(/:(.*)/s)
  switch (head) {
    case 'skill':
      return {
        label: tileName(rest, words),
        about: words.say('pixies-ui-skill-about', { skill: rest }),
        art: skillTile(rest),
      }
    case '1':
      return { label: words.say('pixies-ui-take-two', { good: rest }), art: good(rest) }
    case '4':
      return { label: words.say('pixies-ui-trade', { count: Number(/\d+/.exec(rest)?.[0] ?? 0) }) }
    case '5':
      return { label: words.say('pixies-ui-convert', { count: Number(rest) }), art: good('G') }
    case '11':
      return { label: words.say('pixies-ui-climb', { track: rest }), art: good(rest) }
    case '15':
      return { label: words.say('pixies-ui-choose-cubes', { cubes: cubesText(rest, words) }), art: actionIcon(8) }
    case '16': {
      const [, theirs = ''] = rest.split('/')
      const fromBoard = theirs.startsWith('b')
      const tile =
        theirs === 'b'
          ? String(view.food_pile[0] ?? '')
          : fromBoard
            ? theirs.slice(1)
            : slotOf(view, Number(theirs[0]), theirs[1] ?? '')
      return {
        label: words.say(fromBoard ? 'pixies-ui-swap-board' : 'pixies-ui-swap-rival', {
          tile: tileName(tile, words),
          name: fromBoard ? '' : words.seat(Number(theirs[0])),
        }),
        art: tileArt(tile),
      }
    }
    case '17':
      return { label: words.say('pixies-ui-take-one', { good: rest.slice(1) }), art: good(rest.slice(1)) }
    case '19':
      return { label: words.say('pixies-ui-add', { good: rest }), art: good(rest) }
    case '20':
      return { label: words.say('pixies-ui-forward', { count: Number(rest) }), art: good('H') }
    case 'stone':
      return {
        label: words.say('pixies-ui-stone-on', {
          stones: view.seats[Number(rest[0])]?.chains[Number(rest[2]) - 1] ?? 0,
        }),
        art: good('R'),
      }
    case 'pass':
      return { label: words.say('pixies-ui-pass-yes'), art: grumpyCrown() }
    default:
      return { label: words.say('pixies-ui-yes') }
  }
}

function cubesText(text: string, words: Words): string {
  const cubes = heap(text)
  return words.say('pixies-cubes', { silver: cubes.S ?? 0, gold: cubes.G ?? 0, stones: cubes.R ?? 0 })
}

const TITLES: Record<string, string> = { 'button:from': 'give-kind', 'button:to': 'get', 'button:slot': 'slot' }

export function trayOf(
  view: PixiesView,
  seat: number,
  path: readonly Target[],
  targets: ReadonlySet<Target>,
  words: Words,
): Tray | undefined {
  const inTray = [...targets].filter(
    (target) => named(target) !== undefined || /^button:(from|to|slot|drop)/.test(target),
  )
  if (inTray.length === 0) return undefined
  const doable = inTray.flatMap((target): [Target, Action][] => {
    const action = named(target)
    return action === undefined || amounts(action) === undefined ? [] : [[target, action]]
  })
  if (doable.length === inTray.length) return amountsTray(view, doable, words)
  const space = path.find((target) => /^\d+$/.test(target))
  const step = TITLES[inTray[0]?.split(':').slice(0, 2).join(':') ?? '']
  const title =
    step !== undefined
      ? words.say(`pixies-ui-tray-${step}`)
      : path[0] === 'button:pass'
        ? words.say('pixies-ui-tray-pass')
        : space === undefined
          ? words.say(`phase-pixies-${view.node}`)
          : words.say('pixies-action', { action: Number(space) })
  return { kind: 'list', title, options: inTray.map((target) => option(view, seat, target, words)) }
}

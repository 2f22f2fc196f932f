/** What a beginner is shown on the goblins' board: rays, what a tree step opens and closes, turns to home, traps. */
import { emblem } from '../../art/emblems'
import { padlock } from './art'
import { NO_GUIDE, type Guide, type Line, type Mark, type SceneNode } from '../../board/scene'
import type { Words } from '../../i18n'
import type { Target } from '../../intent/builder'
import { SIZE, SPOTS, pointOf } from './layout'
import { PASS, cellsOf, isStuck, runsBefore, runsOf, treeSteps, turnsFrom } from './outlook'
import { pieces, type LutinsView } from './view'

type Moment = {
  view: LutinsView
  path: readonly Target[]
  hover: string | undefined
  kept: readonly string[]
}

export function guide(moment: Moment, words: Words): Guide {
  switch (moment.view.phase) {
    case 'tree':
      return treeGuide(moment, words)
    case 'lutin':
      return runGuide(moment, words)
    default:
      return NO_GUIDE
  }
}

function treeGuide({ view, path, hover }: Moment, words: Words): Guide {
  const from = path[0]
  const now = runsOf(view)
  const steps = treeSteps(view)
  if (from === undefined) {
    // A goblin only looked at shows its ways too.
    const looked = hover === undefined ? NO_GUIDE : raysOf(view, [hover])
    if (!isStuck(now)) return looked
    const freeing = new Set(steps.filter(({ runs }) => !isStuck(runs)).map((step) => step.from))
    return { ...looked, marks: [...freeing].map((tree): [string, Mark] => [tree, 'hint']) }
  }
  const open = steps.filter((step) => step.from === from)
  const marks: [string, Mark][] = open.flatMap(({ to, runs }): [string, Mark][] => {
    if (isStuck(runs)) return [[to, 'danger']]
    return isStuck(now) ? [[to, 'hint']] : []
  })
  const meant = open.find(({ to }) => to === hover)
  if (meant === undefined) return { ...NO_GUIDE, marks }
  const lines = difference(now, meant.runs)
  return {
    marks,
    lines,
    labels: [],
    ...(isStuck(meant.runs) ? { say: words.say('lutins-ui-warn-stuck') } : changeSaid(lines, words)),
  }
}

function runGuide({ view, path, hover, kept }: Moment, words: Words): Guide {
  const tree = kept[0]
  if (path.length === 0 && hover !== undefined && pieces(view).get(hover)?.kind === 'lutin')
    return raysOf(view, [hover])
  if (path.length === 0 && tree !== undefined && tree !== 'T:-') {
    // Which ways the tree that was just pushed has opened and closed.
    const lines = difference(runsBefore(view), runsOf(view))
    return { ...NO_GUIDE, lines, ...(isStuck(runsOf(view)) ? {} : changeSaid(lines, words)) }
  }
  return raysOf(
    view,
    path.filter((cell) => SPOTS.has(cell)),
  )
}

function changeSaid(lines: readonly Line[], words: Words): { say?: string } {
  const count = (kind: string) => lines.filter((line) => line.kind === kind).length
  return lines.length === 0
    ? {}
    : { say: words.say('lutins-ui-tree-changes', { opened: count('opened'), closed: count('closed') }) }
}

/** Straight ways on from the end of a path, with the turns that would be left at each stop; a tick where one may end. */
function raysOf(view: LutinsView, path: readonly string[]): Guide {
  const [from] = path
  const here = path[path.length - 1]
  if (from === undefined || here === undefined) return NO_GUIDE
  const stops = stopsOf(view, path)
  const labels = [...stops, ...(path.length > 1 ? [here] : [])].flatMap((stop) =>
    numbered(stop, turnsFrom(view, from, stop), stop === here),
  )
  return { marks: [], lines: stops.map((stop) => ({ kind: 'ray', points: [pointOf(here), pointOf(stop)] })), labels }
}

/** Where a run that has come so far may go next. */
function stopsOf(view: LutinsView, path: readonly string[]): string[] {
  const prefix = `L:${path.join('-')}`
  const open = runsOf(view).filter((run) => run.startsWith(`${prefix}-`))
  return [...new Set(open.flatMap((run) => cellsOf(run)[path.length] ?? []))]
}

/** The number that a square shows while a goblin is picked up: its turns from there, null while there is no way. */
export function numberAt(view: LutinsView, path: readonly string[], cell: string): number | null | undefined {
  const [from] = path
  if (view.phase !== 'lutin' || from === undefined) return undefined
  const shown = stopsOf(view, path).includes(cell) || (path.length > 1 && path.at(-1) === cell)
  return shown ? turnsFrom(view, from, cell) : undefined
}

const HOME = `<circle r="20" fill="#ffe09a" stroke="#7a4d04" stroke-width="4"/>${emblem('star', '#7a4d04', 1.2)}`
const TICK =
  '<circle r="21" fill="#2c6049" stroke="#fff8e4" stroke-width="4"/><path d="M-9 0-3 8 10-8" fill="none" stroke="#fff8e4" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>'

function numbered(cell: string, turns: number | null | undefined, end: boolean): SceneNode[] {
  const { x, y } = pointOf(cell)
  const art = turns === 0 ? HOME : badge(turns === null ? '…' : String(turns))
  const number: SceneNode = { key: `need@${cell}`, layer: 'above', x: x + SIZE * 0.3, y: y - SIZE * 0.3, art }
  const tick: SceneNode = {
    key: 'tick',
    layer: 'above',
    x: x - SIZE * 0.3,
    y: y + SIZE * 0.3,
    art: TICK,
    className: 'tick',
  }
  return [...(turns === undefined ? [] : [number]), ...(end ? [tick] : [])]
}

const badge = (text: string) =>
  `<circle r="20" fill="#fffbf1" stroke="#24463a" stroke-width="4"/><text y="9" text-anchor="middle">${text}</text>`

/** The first rays of all goblins that may run. */
function firstRays(runs: readonly string[]): Map<string, [string, string]> {
  return new Map(
    runs
      .filter((run) => run !== PASS)
      .map(cellsOf)
      .map(([from = '', stop = '']) => [`${from}-${stop}`, [from, stop]]),
  )
}

function difference(before: readonly string[], after: readonly string[]): Line[] {
  const [was, is] = [firstRays(before), firstRays(after)]
  const line = (kind: Line['kind'], [from, to]: [string, string]): Line => ({
    kind,
    points: [pointOf(from), pointOf(to)],
  })
  return [
    ...[...was].filter(([key]) => !is.has(key)).map(([, ends]) => line('closed', ends)),
    ...[...is].filter(([key]) => !was.has(key)).map(([, ends]) => line('opened', ends)),
  ]
}

/** The marks of this board, in small. */
export function legend(words: Words): { art: string; text: string }[] {
  return [
    { art: badge('2'), text: words.say('lutins-ui-mark-number') },
    { art: badge('…'), text: words.say('lutins-ui-mark-none') },
    { art: HOME, text: words.say('lutins-ui-mark-home') },
    { art: TICK, text: words.say('lutins-ui-mark-stop') },
    { art: `<g transform="translate(0 8) scale(.8)">${padlock('blue')}</g>`, text: words.say('lutins-ui-mark-locked') },
  ]
}

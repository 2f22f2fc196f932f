/** What a beginner is shown on the goblins' board: rays, what a tree step opens and closes, turns to home, traps. */
import { emblem } from '../../art/emblems'
import { padlock } from './art'
import { NO_GUIDE, type Guide, type Line, type Mark, type SceneNode } from '../../board/scene'
import type { Words } from '../../i18n'
import type { Target } from '../../intent/builder'
import { SIZE, SPOTS, cellAt, pointOf, sideOf } from './layout'
import { need } from './need'
import { afterTree, lutinActions } from './reach'
import { pieces, type LutinsView } from './view'

type Moment = {
  view: LutinsView
  seat: number
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

function treeGuide({ view, seat, path, hover }: Moment, words: Words): Guide {
  const from = path[0]
  if (from === undefined) {
    // A goblin only looked at shows its ways too.
    const looked = hover === undefined ? NO_GUIDE : raysOf({ ...view, phase: 'lutin' }, seat, [hover])
    return stuck(view, seat)
      ? { ...looked, marks: [...freeing(view, seat).keys()].map((tree): [string, Mark] => [tree, 'hint']) }
      : looked
  }
  const marks: [string, Mark][] = steps(view, from).flatMap((to): [string, Mark][] => {
    const blocked = stuck(afterTree(view, `T:${from}-${to}`), seat)
    if (blocked) return [[to, 'danger']]
    return stuck(view, seat) ? [[to, 'hint']] : []
  })
  if (hover === undefined || !steps(view, from).includes(hover)) return { ...NO_GUIDE, marks }
  const after = afterTree(view, `T:${from}-${hover}`)
  const lines = difference(view, after, seat)
  return {
    marks,
    lines,
    labels: [],
    ...(stuck(after, seat) ? { say: words.say('lutins-ui-warn-stuck') } : changeSaid(lines, words)),
  }
}

function runGuide({ view, seat, path, hover, kept }: Moment, words: Words): Guide {
  const tree = kept[0]
  if (path.length === 0 && hover !== undefined && pieces(view).get(hover)?.kind === 'lutin')
    return raysOf(view, seat, [hover])
  if (path.length === 0 && tree !== undefined && tree !== 'T:-') {
    // Which ways the tree that was just pushed has opened and closed.
    const lines = difference(beforeTree(view, tree), view, seat)
    return { ...NO_GUIDE, lines, ...(stuck(view, seat) ? {} : changeSaid(lines, words)) }
  }
  return raysOf(
    view,
    seat,
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
function raysOf(view: LutinsView, seat: number, path: readonly string[]): Guide {
  const [from] = path
  const here = path[path.length - 1]
  const piece = from === undefined ? undefined : pieces(view).get(from)
  if (from === undefined || here === undefined || piece?.kind !== 'lutin') return NO_GUIDE
  const prefix = `L:${path.join('-')}`
  const open = lutinActions(view, seat).filter((action) => action === prefix || action.startsWith(`${prefix}-`))
  const stops = [...new Set(open.flatMap((action) => action.slice(2).split('-')[path.length] ?? []))]
  const labels = [...stops, ...(path.length > 1 ? [here] : [])].flatMap((stop) =>
    numbered(stop, need(view, piece.colour, from, stop), stop === here),
  )
  return { marks: [], lines: stops.map((stop) => ({ kind: 'ray', points: [pointOf(here), pointOf(stop)] })), labels }
}

const HOME = `<circle r="20" fill="#ffe09a" stroke="#7a4d04" stroke-width="4"/>${emblem('star', '#7a4d04', 1.2)}`
const TICK =
  '<circle r="21" fill="#2c6049" stroke="#fff8e4" stroke-width="4"/><path d="M-9 0-3 8 10-8" fill="none" stroke="#fff8e4" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>'

function numbered(cell: string, turns: number | undefined, end: boolean): SceneNode[] {
  const { x, y } = pointOf(cell)
  const art = turns === 0 ? HOME : badge(turns === undefined ? '…' : String(turns))
  const number: SceneNode = { key: `need@${cell}`, layer: 'above', x: x + SIZE * 0.3, y: y - SIZE * 0.3, art }
  const tick: SceneNode = {
    key: 'tick',
    layer: 'above',
    x: x - SIZE * 0.3,
    y: y + SIZE * 0.3,
    art: TICK,
    className: 'tick',
  }
  return end ? [number, tick] : [number]
}

const badge = (text: string) =>
  `<circle r="20" fill="#fffbf1" stroke="#24463a" stroke-width="4"/><text y="9" text-anchor="middle">${text}</text>`

/** The first rays of all goblins that a seat may move. */
function firstRays(view: LutinsView, seat: number): Map<string, [string, string]> {
  const actions = lutinActions({ ...view, phase: 'lutin' }, seat).filter((action) => action !== 'L:-')
  return new Map(
    actions
      .map((action) => action.slice(2).split('-'))
      .map(([from = '', stop = '']) => [`${from}-${stop}`, [from, stop]]),
  )
}

function difference(before: LutinsView, after: LutinsView, seat: number): Line[] {
  const [was, is] = [firstRays(before, seat), firstRays(after, seat)]
  const line = (kind: Line['kind'], [from, to]: [string, string]): Line => ({
    kind,
    points: [pointOf(from), pointOf(to)],
  })
  return [
    ...[...was].filter(([key]) => !is.has(key)).map(([, ends]) => line('closed', ends)),
    ...[...is].filter(([key]) => !was.has(key)).map(([, ends]) => line('opened', ends)),
  ]
}

/** The table before a tree step that is kept back. */
function beforeTree(view: LutinsView, action: string): LutinsView {
  const [from = '', to = ''] = action.slice(2).split('-')
  return { ...view, trees: view.trees.map((tree) => (tree === to ? from : tree)) }
}

function stuck(view: LutinsView, seat: number): boolean {
  return lutinActions({ ...view, phase: 'lutin' }, seat).every((action) => action === 'L:-')
}

/** Free forest squares beside a tree. */
function steps(view: LutinsView, tree: string): string[] {
  const spot = SPOTS.get(tree)
  if (spot === undefined) return []
  const standing = pieces(view)
  const beside = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => cellAt(spot.column + dx, spot.row + dy)))
  return beside.filter((cell) => cell !== undefined).filter((cell) => sideOf(cell) === undefined && !standing.has(cell))
}

/** Trees with a step after which some goblin can run. */
function freeing(view: LutinsView, seat: number): Map<string, string[]> {
  const trees = view.trees.filter((tree) => tree !== view.last_tree)
  const found = trees.map((tree): [string, string[]] => [
    tree,
    steps(view, tree).filter((to) => !stuck(afterTree(view, `T:${tree}-${to}`), seat)),
  ])
  return new Map(found.filter(([, squares]) => squares.length > 0))
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

/** The goblins' table as a scene. */
import { emblem } from '../../art/emblems'
import { LUTIN_EMBLEMS, arrived, lutin, panting, waiting, type LutinColour, type Standing } from '../../art/goblin'
import type { Mood } from '../../art/moods'
import { TREE_FORMS, padlock, tree } from './art'
import type { Scene, SceneNode } from '../../board/scene'
import type { GameEvent } from '../../wire/types'
import type { Look, SceneContext } from '../types'
import { SIDES, SPOTS, TALLY, pointOf, sideBox, sideOf, type Side } from './layout'
import { cellsOf, runsOf } from './outlook'
import { families, ownerOf, type LutinsView } from './view'

export const treeKey = (cell: string) => `tree@${cell}`
export const lutinKey = (colour: string, cell: string) => `lutin-${colour}@${cell}`
export const ASIDE_KEY = 'aside'

/** A tree whose history is unknown has the shape of its square. */
export function formOf(look: Look, cell: string): number {
  return look[cell] ?? ((cell.charCodeAt(0) * 7 + cell.charCodeAt(1) * 5) >> 1) % TREE_FORMS
}

/** Where a goblin sits in a huff. */
const huff = (cell: unknown) => `huff@${String(cell)}`
const without = (look: Look, key: string): Look =>
  Object.fromEntries(Object.entries(look).filter(([other]) => other !== key))

/** A tree keeps its shape when it moves, and a goblin that was chased its huff until it does. */
export function carry(look: Look, events: readonly GameEvent[]): Look {
  return events.reduce<Look>((kept, event) => {
    switch (event.event) {
      case 'tree':
        return { ...without(kept, String(event.from)), [String(event.to)]: formOf(kept, String(event.from)) }
      case 'placed':
        return { ...kept, [huff(event.to)]: 1 }
      case 'slide':
        return without(kept, huff(event.from))
      default:
        return kept
    }
  }, look)
}

/** The end of the race, or a huff: nothing else shows on a face as much. */
function moodOf(view: LutinsView, look: Look, cell: string, isHome: boolean, seat: number): Mood | undefined {
  if (look[huff(cell)] !== undefined) return 'sulk'
  return isHome && view.end?.ranking[seat] === 1 ? 'glad' : undefined
}

/** Everybody looks at whoever is out in the forest: the one that is picked, or the first there is. */
function watchedCell(view: LutinsView, context: SceneContext): string {
  const out = families(view).flatMap(([, family]) => family.forest)
  return context.path.find((cell) => out.includes(cell)) ?? out[0] ?? MIDDLE
}
const MIDDLE = 'd4'

/** Which way those of a side are turned, towards the forest; the others show us their faces. */
const TURNS: Record<Side, -1 | 0 | 1> = { W: 1, E: -1, N: 0, S: 0 }

/** How somebody stands on its square. Eyes turn by eighths of a circle: what moves a little moves nobody's head. */
function standing(cell: string, watched: string): Standing {
  const { column, row } = SPOTS.get(cell) ?? { column: 0, row: 0 }
  const [here, there] = [pointOf(cell), pointOf(watched)]
  const eighth = (Math.round((Math.atan2(there.y - here.y, there.x - here.x) / Math.PI) * 4) * Math.PI) / 4
  const look = [Math.round(Math.cos(eighth) * 10) / 10, Math.round(Math.sin(eighth) * 10) / 10] as const
  const side = sideOf(cell)
  const ahead = there.x < here.x ? -1 : 1
  return { place: column + row, turn: side === undefined ? ahead : TURNS[side], look }
}

/** Pieces farther south stand in front. */
function inDepth(nodes: SceneNode[]): SceneNode[] {
  return nodes.sort((a, b) => a.y - b.y)
}

export function scene(view: LutinsView, context: SceneContext): Scene {
  const runners = ready(view, context)
  const before = view.phase === 'tree' ? previousColour(view) : undefined
  const trees = view.trees.map((cell): SceneNode => {
    const locked = before !== undefined && cell === view.last_tree
    const art = tree(formOf(context.look, cell)) + (locked ? padlock(before) : '')
    return {
      key: treeKey(cell),
      layer: 'pieces',
      ...pointOf(cell),
      art,
      className: classes('tree', cell, context, locked ? 'locked' : ''),
    }
  })
  const watched = watchedCell(view, context)
  const drawn = (colour: LutinColour, where: 'start' | 'forest' | 'home', cell: string): string => {
    const mood = moodOf(view, context.look, cell, where === 'home', ownerOf(view, colour))
    if (mood !== undefined) return lutin(colour, mood)
    const stands = standing(cell, cell === watched ? MIDDLE : watched)
    if (where === 'start') return waiting(colour, stands, context.targets.has(cell) || runners.has(cell))
    return where === 'home' ? arrived(colour, stands) : panting(colour, stands)
  }
  const lutins = families(view).flatMap(([colour, family]) =>
    (['start', 'forest', 'home'] as const).flatMap((where) =>
      family[where].map((cell): SceneNode => ({
        key: lutinKey(colour, cell),
        layer: 'pieces',
        ...pointOf(cell),
        art: drawn(colour, where, cell),
        className: classes('lutin', cell, context, where === 'home' ? 'home' : runners.has(cell) ? 'movable' : ''),
      })),
    ),
  )
  return { nodes: [...goals(view, context.seat), ...tallies(view), ...inDepth([...trees, ...lutins]), ...aside(view)] }
}

/** Goblins that may be touched straight away instead of a tree. */
function ready(view: LutinsView, context: SceneContext): Set<string> {
  if (view.phase !== 'tree' || context.seat !== view.mover || context.path.length > 0 || context.targets.size === 0)
    return new Set()
  return new Set(runsOf(view).map((run) => cellsOf(run)[0] ?? ''))
}

function classes(kind: string, cell: string, context: SceneContext, more: string): string {
  const picked = context.path[0] === cell
  const movable = !picked && context.targets.has(cell)
  return [kind, more, picked ? 'picked' : '', movable ? 'movable' : ''].filter((name) => name !== '').join(' ')
}

/** The colour of the seat before, whose tree is locked for this turn. */
function previousColour(view: LutinsView): LutinColour | undefined {
  if (view.last_tree === null) return undefined
  return view.colours[(view.mover + view.seats - 1) % view.seats]?.[0]
}

/** The side that my goblins run to glows in their colour. */
function goals(view: LutinsView, seat: number | undefined): SceneNode[] {
  const colours = seat === undefined ? [] : (view.colours[seat] ?? [])
  return colours.flatMap((colour): SceneNode[] => {
    const { x, y, width, height } = sideBox(SIDES[colour].goal)
    // The stones there bear the emblem of who is to arrive, whoever starts from them.
    const stones = [...SPOTS.keys()]
      .filter((cell) => sideOf(cell) === SIDES[colour].goal)
      .map((cell) => {
        const at = pointOf(cell)
        return `<rect x="${at.x - 43}" y="${at.y - 43}" width="86" height="86" rx="26" fill="var(--c-${colour}-pale)" stroke="var(--c-${colour})" stroke-width="3"/><g class="upright" opacity=".6">${emblem(LUTIN_EMBLEMS[colour], `var(--c-${colour})`, 1.5, at.x, at.y)}</g>`
      })
      .join('')
    const art = `<rect x="${x - 8}" y="${y - 2}" width="${width + 16}" height="${height + 4}" rx="38" fill="var(--c-${colour})" fill-opacity=".28" stroke="var(--c-${colour})" stroke-width="8"/>`
    const lying = { layer: 'ground' as const, x: 0, y: 0, flat: true }
    return [
      { key: `stones-${colour}`, ...lying, art: stones },
      { key: `goal-${colour}`, ...lying, art, className: 'goal' },
    ]
  })
}

/** Six pips beside each family's side: who is home already. */
function tallies(view: LutinsView): SceneNode[] {
  return families(view).map(([colour, family]) => {
    const pips = Array.from({ length: 6 }, (_, index) => {
      const on = index < family.home.length
      return `<circle cx="${((index % 3) - 1) * 21}" cy="${index < 3 ? -10.5 : 10.5}" r="8" fill="${on ? `var(--c-${colour})` : 'var(--wood-deep)'}" stroke="var(--c-${colour})" stroke-width="3.500"/>`
    }).join('')
    const art = `<rect x="-36" y="-25" width="72" height="50" rx="14" fill="var(--wood-deep)" opacity=".75"/>${pips}`
    return { key: `tally-${colour}`, layer: 'ground', ...TALLY[SIDES[colour].start], art }
  })
}

/** A chased goblin hangs in the air until it is placed. */
function aside(view: LutinsView): SceneNode[] {
  if (view.aside === null || view.phase !== 'place') return []
  const { x, y } = sideBox(SIDES[view.aside].start)
  const inward = { N: { x: 300, y: 150 }, S: { x: 300, y: -60 }, W: { x: 150, y: 300 }, E: { x: -60, y: 300 } }[
    SIDES[view.aside].start
  ]
  return [
    {
      key: ASIDE_KEY,
      layer: 'above',
      x: x + inward.x,
      y: y + inward.y,
      scale: 1.25,
      art: lutin(view.aside, 'startled'),
      className: 'aside',
    },
  ]
}

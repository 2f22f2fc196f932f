/** What a board shows, as plain data: a game's module makes scenes, the board layer draws them. */

import type { About } from '../ui/ask.svelte'

export type Point = { x: number; y: number }

/** From the ground up. */
export const LAYERS = ['ground', 'pieces', 'above'] as const
export type Layer = (typeof LAYERS)[number]

/** Something drawn. A node with the same key in the next scene is the same thing. */
export type SceneNode = {
  key: string
  layer: Layer
  x: number
  y: number
  scale?: number
  /** SVG drawn around the origin; our own art only, never anything from outside. */
  art: string
  className?: string
  /** Lies on the ground: turns with the board instead of standing upright. */
  flat?: boolean
  /** Degrees; the board layer's own. */
  angle?: number
}

export type Scene = { nodes: SceneNode[] }

/** A square as geometry: its middle, its width, and its column and row for the arrow keys. */
export type CellPlace = Point & { id: string; size: number; column: number; row: number }

/** A part of the board that is no square and says what it is to whoever asks. */
export type AskArea = Point & { id: string; width: number; height: number; about: About }

export type Layout = {
  width: number
  height: number
  cells: readonly CellPlace[]
  /** What never changes: the ground and the frame. It turns with the board, except what is called upright. */
  backdrop: string
  /** What grows around the board, whichever way it is turned. */
  scenery?: string
  /** The part that a small screen shows, where the game's panel shows the rest. */
  small?: Point & { width: number; height: number }
}

/** How something moves; how long that takes is the board layer's affair. */
export type MotionStyle =
  'walk' | 'slide' | 'shuffle' | 'hop' | 'fly' | 'tumble' | 'appear' | 'vanish' | 'puff' | 'bump' | 'cheer' | 'flash'

export type Motion = {
  /** The node in the scene after; for `vanish` the node in the scene before. */
  key: string
  style: MotionStyle
  /** The way really taken, from the first point to the last. */
  points?: Point[]
  /** Something short shown over the node while it lasts: a die, a gust. */
  art?: string
}

/** Motions that happen together; a list of beats plays one after another. */
export type Beat = Motion[]

/** What is half done: a dashed way, and pieces as they would stand. */
export type Preview = { points: Point[][]; ghosts: SceneNode[] }
export const NO_PREVIEW: Preview = { points: [], ghosts: [] }

/** Advice drawn on the board: ways that a move would open or close, squares to mind, small labels over pieces. */
/** A kind is drawn as `.line-<kind>` of the game's styles says; every game has a `trail`. */
export type Line = { kind: string; points: Point[] }
export type Guide = {
  marks: [cell: string, mark: Mark][]
  lines: Line[]
  labels: SceneNode[]
  /** One sentence that goes with it. */ say?: string
}
export const NO_GUIDE: Guide = { marks: [], lines: [], labels: [] }

/** Squares that belong together: as far as something reaches, what it cannot see, what hides it, what is felt there. */
/** A kind is drawn as `.area-<kind>` of the game's styles says. */
export type Area = { kind: string; cells: string[] }

/** What the choice at hand reaches and meets: drawn for everybody, and told in the same words to everybody. */
export type Sights = { areas: Area[]; lines: Line[]; labels: SceneNode[]; said: string[] }
export const NO_SIGHTS: Sights = { areas: [], lines: [], labels: [], said: [] }

export type Mark = 'can' | 'far' | 'picked' | 'hint' | 'trail' | 'danger' | 'shown'

/** Whether advice or a lesson means it: buttons and cards are lit as squares are. */
export const isMeant = (mark: Mark | undefined): boolean => mark === 'hint' || mark === 'shown'

/** What changes between two scenes. */
export type Change = { added: SceneNode[]; removed: string[]; changed: SceneNode[] }

export function compare(before: Scene, after: Scene): Change {
  const old = new Map(before.nodes.map((node) => [node.key, node]))
  const kept = new Set(after.nodes.map((node) => node.key))
  return {
    added: after.nodes.filter((node) => !old.has(node.key)),
    removed: before.nodes.filter((node) => !kept.has(node.key)).map((node) => node.key),
    changed: after.nodes.filter((node) => {
      const was = old.get(node.key)
      return was !== undefined && !same(was, node)
    }),
  }
}

/** Whether anything stands in another place than before. */
export function elsewhere(before: Scene, after: Scene): boolean {
  const old = new Map(before.nodes.map((node) => [node.key, node]))
  return after.nodes.some((node) => {
    const was = old.get(node.key)
    return was !== undefined && (was.x !== node.x || was.y !== node.y)
  })
}

function same(a: SceneNode, b: SceneNode): boolean {
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.scale === b.scale &&
    a.art === b.art &&
    a.className === b.className &&
    a.layer === b.layer &&
    a.angle === b.angle
  )
}

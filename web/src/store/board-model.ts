/** What a board on the page needs to know and to tell: a person's table and a replay both give it. */
import type { Beat, Guide, Line, Mark, Preview, Scene, Sights } from '../board/scene'
import type { Turn } from '../board/turn'
import type { GameModule } from '../games/types'
import type { Target } from '../intent/builder'
import type { GameEvent, View } from '../wire/types'

/** The board as the model drives it. */
export type Stage = {
  play: (scene: Scene, beats: Beat[], still: boolean) => Promise<void>
  hurry: () => void
  /** The square under a point of the screen, where there are squares. */
  cellUnder?: (x: number, y: number) => string | undefined
}

export type BoardModel = {
  readonly game: GameModule
  stage: Stage | undefined
  hover: string | undefined
  /** A square tapped only to be told about it, while nothing can be chosen. */
  looked: string | undefined
  readonly view: View | undefined
  readonly shownView: View | undefined
  readonly seat: number | undefined
  /** The step on the board. */
  readonly seq: number | undefined
  readonly scene: Scene
  readonly marks: ReadonlyMap<string, Mark>
  readonly preview: Preview
  readonly guide: Guide
  readonly sights: Sights
  /** How the board is turned to the eyes it is seen by. */
  readonly turn: Turn
  readonly path: readonly Target[]
  readonly targets: ReadonlySet<Target>
  /** Looks into what is chosen or pointed at, where somebody chooses. */
  peek?(): void
  tap(target: Target): Promise<void>
  drag(from: string, to: string): Promise<void>
  finish(): Promise<void>
  back(): void
}

/** The ways of the last turn, drawn faintly. */
export function trailLines(game: GameModule, events: readonly GameEvent[]): Line[] {
  if (game.squares === undefined) return []
  const places = new Map(game.squares.layout.cells.map((cell) => [cell.id, cell]))
  return game.squares
    .trail(events)
    .ways.map((way) => ({ kind: 'trail', points: way.flatMap((cell) => places.get(cell) ?? []) }))
}

/** What a board on the page needs to know and to tell: a person's table and a replay both give it. */
import type { Beat, Mark, Preview, Scene } from '../board/scene'
import type { GameModule } from '../games/types'
import type { Target } from '../intent/builder'
import type { View } from '../wire/types'

/** The board as the model drives it. */
export type Stage = { play: (scene: Scene, beats: Beat[], still: boolean) => Promise<void>; hurry: () => void }

export type BoardModel = {
  readonly game: GameModule
  stage: Stage | undefined
  hover: string | undefined
  readonly view: View | undefined
  readonly shownView: View | undefined
  readonly seat: number | undefined
  /** The step on the board. */
  readonly seq: number | undefined
  readonly scene: Scene
  readonly marks: ReadonlyMap<string, Mark>
  readonly preview: Preview
  readonly path: readonly Target[]
  readonly targets: ReadonlySet<Target>
  tap(target: Target): Promise<void>
  drag(from: string, to: string): Promise<void>
  finish(): Promise<void>
  back(): void
}

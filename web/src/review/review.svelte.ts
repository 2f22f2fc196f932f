/** What is known of a game once it is over: its frames, its points by source, and the study as it grows. */
import type { GameModule } from '../games/types'
import type { Words } from '../i18n'
import { api } from '../net/api'
import { choiceName, inNames, squaresOf } from '../store/advice'
import type { Action, Frame, Reason, StudyAnswer, StudyForm, TableId, View } from '../wire/types'
import type { Source } from './sources'

/** How long to wait before asking again how far the study is. */
const PATIENCE = 600

export class Review {
  readonly #id: TableId
  readonly #game: GameModule
  frames = $state.raw<Frame[]>([])
  progress = $state.raw<StudyAnswer>()
  /** Whether the study cannot be had. */
  failed = $state(false)
  #gone = false

  constructor(id: TableId, game: GameModule) {
    this.#id = id
    this.#game = game
    void this.#load()
  }

  study = $derived.by((): StudyForm | undefined => this.progress?.study)

  close(): void {
    this.#gone = true
  }

  async #load(): Promise<void> {
    try {
      this.frames = (await api.replay(this.#id, 'all')).frames
      while (!this.#gone && this.study === undefined) {
        this.progress = await api.study(this.#id)
        if (this.study === undefined) await new Promise((resolve) => setTimeout(resolve, PATIENCE))
      }
    } catch {
      this.failed = true
    }
  }

  /** Points by source, as the whole game tells. */
  sources(words: Words): Source[] {
    const view = this.#viewOf(this.frames.at(-1))
    return view === undefined
      ? []
      : (this.#game.ending?.sources(
          view,
          this.frames.flatMap((frame) => frame.events),
          words,
        ) ?? [])
  }

  /** An action in words, in the position before a step, for whoever sat there. */
  say(seq: number, seat: number, action: Action, words: Words, reader?: number): string {
    const view = this.#viewOf(this.frames.findLast((frame) => frame.seq < seq))
    return view === undefined ? action : actionText(this.#game, view, seat, action, words, reader)
  }

  /** Why another action was better there, in words. */
  why(seq: number, reason: Reason, words: Words): string {
    const view = this.#viewOf(this.frames.findLast((frame) => frame.seq < seq))
    const called = (value: string): string =>
      (view === undefined ? undefined : this.#game.labels.reason?.(value, view, words)) ?? value
    return words.reason(reason, called)
  }

  #viewOf(frame: Frame | undefined): View | undefined {
    return Object.values(frame?.views ?? {})[0]
  }
}

/** An action by its own words, its squares, its button or card, or as a last resort its notation. */
export function actionText(
  game: GameModule,
  view: View,
  seat: number,
  action: Action,
  words: Words,
  reader?: number,
): string {
  const said = inNames(game, view, seat, action, words, reader)
  if (said !== undefined) return said
  const picks = game.input.grammar.picks(action, view, seat)
  const squares = squaresOf(game, picks)
  const button = picks.map((pick) => choiceName(game, view, seat, pick, words)).find((label) => label !== undefined)
  const parts = [...(button === undefined ? [] : [button]), ...(squares.length > 0 ? [squares.join(' → ')] : [])]
  return parts.length > 0 ? parts.join(' ') : action
}

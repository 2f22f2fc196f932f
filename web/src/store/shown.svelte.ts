/** What the board shows of a person's table: the position as the half-made move would have it, and marks upon it. */
import type { Guide, Mark, Preview, Scene, Sights } from '../board/scene'
import { NO_GUIDE, NO_PREVIEW, NO_SIGHTS } from '../board/scene'
import type { Turn } from '../board/turn'
import type { GameModule, Look } from '../games/types'
import type { Words } from '../i18n'
import * as builder from '../intent/builder'
import type { Intent, Target } from '../intent/builder'
import type { GameEvent, View } from '../wire/types'
import { trailLines } from './board-model'
import { settings } from './settings.svelte'

/** Events of about two turns make the trail. */
export const TRAIL_FRAMES = 3

/** A person at a table, as far as the board has to know. */
export type Person = {
  readonly game: GameModule
  readonly words: Words
  readonly mine: readonly number[]
  /** Whose eyes, and whether they may see. */
  readonly seat: number | undefined
  readonly covered: boolean
  readonly view: View | undefined
  readonly shownView: View | undefined
  readonly look: Look
  readonly recent: readonly GameEvent[][]
  readonly intent: Intent | undefined
  readonly path: readonly Target[]
  readonly targets: ReadonlySet<Target>
  readonly hover: string | undefined
  readonly pointed: readonly string[]
  readonly advised: { picks: readonly Target[] } | undefined
  /** A move is on its way: nothing can be chosen. */
  readonly sending: boolean
}

export class Shown {
  readonly #at: Person

  constructor(person: Person) {
    this.#at = person
  }

  scene = $derived.by((): Scene => {
    const view = this.#at.shownView
    const { squares } = this.#at.game
    if (view === undefined || squares === undefined) return { nodes: [] }
    return squares.scene(view, {
      seat: this.#at.covered ? undefined : this.#at.seat,
      look: this.#look,
      words: this.#at.words,
      path: this.#at.path,
      targets: this.#at.targets,
      pointed: [...this.#at.pointed, ...this.#advisedCells],
    })
  })

  /** Shapes travel with the pieces of a half-made move too. */
  get #look(): Look {
    const { game, intent, look } = this.#at
    return game.squares?.carry(look, intent?.stages.flatMap((stage) => stage.events) ?? []) ?? look
  }

  preview = $derived.by((): Preview => {
    const view = this.#at.shownView
    if (view === undefined || this.#at.intent === undefined || this.#at.seat === undefined) return NO_PREVIEW
    const hover =
      this.#at.hover !== undefined && (this.#at.targets.has(this.#at.hover) || this.#far.has(this.#at.hover))
        ? this.#at.hover
        : undefined
    return this.#at.game.squares?.preview(view, this.#at.path, hover, this.#at.seat) ?? NO_PREVIEW
  })

  /** Advice for this moment, for those who want it; the trail of the last turn for everybody. */
  guide = $derived.by((): Guide => {
    const trail =
      this.#at.intent !== undefined && this.#at.path.length > 0
        ? []
        : trailLines(this.#at.game, this.#at.recent.slice(-TRAIL_FRAMES).flat())
    const view = this.#at.shownView
    const { intent } = this.#at
    if (!settings.tips || view === undefined || intent === undefined || this.#at.sending)
      return { ...NO_GUIDE, lines: trail }
    const advice =
      this.#at.game.squares?.guide?.(
        view,
        { seat: intent.seat, path: this.#at.path, hover: this.#at.hover, kept: intent.done },
        this.#at.words,
      ) ?? NO_GUIDE
    return { ...advice, lines: [...trail, ...advice.lines] }
  })

  /** What the choice at hand reaches; seen before anything is sent. */
  sights = $derived.by((): Sights => {
    const view = this.#at.shownView
    const { intent } = this.#at
    if (view === undefined || intent === undefined || this.#at.sending) return NO_SIGHTS
    return (
      this.#at.game.squares?.sights?.(
        view,
        { seat: intent.seat, path: this.#at.path, hover: this.#at.hover, targets: this.#at.targets },
        this.#at.words,
      ) ?? NO_SIGHTS
    )
  })

  /** One person's own side is near; at a shared screen the board lies still. */
  turn = $derived.by((): Turn => {
    const [seat, ...others] = this.#at.mine
    return seat === undefined || others.length > 0 || this.#at.view === undefined
      ? 0
      : (this.#at.game.squares?.turn?.(this.#at.view, seat) ?? 0)
  })

  #far = $derived.by(() =>
    this.#at.intent === undefined || this.#at.sending ? new Set<Target>() : builder.farTargets(this.#at.intent),
  )

  /** Where the piece under the pointer could go, before it is touched. */
  #ahead = $derived.by(() => {
    const { intent, hover } = this.#at
    if (
      intent === undefined ||
      hover === undefined ||
      this.#at.sending ||
      this.#at.path.length > builder.current(intent).forced
    )
      return []
    const tried = builder.tap(this.#at.game.input.grammar, intent, hover)
    return tried.kind === 'narrowed' ? [...builder.nextTargets(tried.intent)] : []
  })

  /** What is still to be tapped of what was advised. */
  #advisedCells = $derived.by(() => (this.#at.advised?.picks ?? []).filter((cell) => !this.#at.path.includes(cell)))

  marks = $derived.by((): Map<string, Mark> => {
    const marks = new Map<string, Mark>()
    for (const cell of this.#trail) marks.set(cell, 'trail')
    for (const cell of this.#far) marks.set(cell, 'far')
    const view = this.#at.shownView
    if (view !== undefined && this.#at.game.squares?.highlightTargets(view, this.#at.path) === true)
      for (const cell of this.#at.targets) marks.set(cell, 'can')
    for (const [cell, mark] of this.guide.marks) marks.set(cell, mark)
    for (const cell of this.#ahead) marks.set(cell, 'far')
    for (const stage of this.#at.intent?.stages.slice(0, -1) ?? []) marks.set(stage.path.at(-1) ?? '', 'picked')
    for (const cell of this.#at.path) marks.set(cell, 'picked')
    for (const cell of this.#advisedCells) marks.set(cell, 'hint')
    for (const cell of this.#at.pointed) marks.set(cell, 'shown')
    return marks
  })

  #trail = $derived.by(() => this.#at.game.squares?.trail(this.#at.recent.slice(-TRAIL_FRAMES).flat()).cells ?? [])
}

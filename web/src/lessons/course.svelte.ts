/** Where somebody is in a lesson: what is asked now, what went astray, what comes next. */
import type { Action, View } from '../wire/types'
import type { PracticeLine, Teacher } from './line'
import { fits, type Lesson, type Step, type Task } from './types'

export type Mood = 'going' | 'astray' | 'over'

export class Course implements Teacher {
  readonly lesson: Lesson
  line: PracticeLine | undefined
  mood = $state<Mood>('going')
  #scene = $state(0)
  #at = $state(0)
  /** How many moves of the task are made. */
  #made = $state(0)
  /** The steps before the task's first move. */
  #mark: readonly Step[] = []

  constructor(lesson: Lesson) {
    this.lesson = lesson
  }

  task = $derived.by((): Task | undefined => this.lesson.scenes[this.#scene]?.tasks[this.#at])
  /** Moves of the task that are still to be made. */
  moves = $derived.by(() => (this.mood === 'going' ? (this.task?.moves.slice(this.#made) ?? []) : []))
  /** How far, for the row of lanterns. */
  progress = $derived.by(() => {
    const lengths = this.lesson.scenes.map((scene) => scene.tasks.length)
    return {
      done: lengths.slice(0, this.#scene).reduce((sum, length) => sum + length, 0) + this.#at,
      of: lengths.reduce((sum, length) => sum + length, 0),
    }
  })

  get open(): boolean {
    return this.moves.length > 0
  }

  played(action: Action, view: View, before: readonly Step[]): readonly Step[] {
    const { task } = this
    const move = task?.moves[this.#made]
    if (this.mood !== 'going' || task === undefined) return []
    if (this.#made === 0) this.#mark = before
    if (move === undefined || !fits(move, action, view)) {
      this.mood = 'astray'
      return []
    }
    this.#made += 1
    if (this.#made < task.moves.length) return []
    this.#turn()
    return task.replies ?? []
  }

  advice(): Action | undefined {
    return this.moves[0]?.show
  }

  /** What was read is read. */
  async next(): Promise<void> {
    const scene = this.#scene
    this.#turn()
    const { mood } = this
    if (mood === 'over') return
    const now = this.lesson.scenes[this.#scene]
    if (this.#scene === scene || now === undefined) this.line?.renew()
    else await this.line?.load(now)
  }

  /** Back to before the move that went astray. */
  async back(): Promise<void> {
    this.#made = 0
    this.mood = 'going'
    await this.line?.rewind(this.#mark)
  }

  #turn(): void {
    this.#made = 0
    if (this.#at + 1 < (this.lesson.scenes[this.#scene]?.tasks.length ?? 0)) this.#at += 1
    else if (this.#scene + 1 < this.lesson.scenes.length) [this.#scene, this.#at] = [this.#scene + 1, 0]
    else this.mood = 'over'
  }
}

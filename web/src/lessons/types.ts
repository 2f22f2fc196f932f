/** A lesson as data: positions of real games, what to do there, and how to know that it was done. */
import type { NewTable } from '../net/api'
import type { Action, OptionValue, View } from '../wire/types'

/** Who did what: a seat, or chance. */
export type Step = [number | 'chance', Action]

export type Move = {
  /** The action that the lesson has in mind: lit on the board, and given as a hint. */
  show: Action
  /** Other actions that will do as well. */
  also?: (action: Action, view: View) => boolean
}

/**
 * One thing to read or to do. Its words are `lesson-<game>-<id>`, and for something to do also `…-astray`, said
 * kindly after a move that the rules allow and the lesson did not mean.
 */
export type Task = {
  id: string
  /** What has to be played, one action after another; nothing is only read. */
  moves: Move[]
  /** What the others play then. */
  replies?: Step[]
}

export type Scene = {
  seats: number
  options?: Record<string, OptionValue>
  /** Where the dice come from: the same number, the same dice. */
  seed: number
  /** What happened before; chance left out is rolled. */
  steps: Step[]
  tasks: Task[]
}

export type Lesson = {
  game: string
  scenes: Scene[]
  /** The first game that follows, beside me and gentle bots. */
  first: { bots: number } & Pick<NewTable, 'preset' | 'options'>
}

/** The table of a lesson is in no list. */
export const LESSON = 'lesson'

/** The learner sits first. */
export const LEARNER = 0

/** Whether an action is what a move asks for. */
export function fits(move: Move, action: Action, view: View): boolean {
  return action === move.show || move.also?.(action, view) === true
}

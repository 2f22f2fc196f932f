/**
 * A move is built tap by tap by narrowing the list of legal actions. The builder knows nothing of any game: a
 * game's module says which targets an action is made of, and the rules whether the turn goes on after it.
 */
import { follow, withBeyond, withOutlook } from '../engine/outlook'
import type { Outlook } from '../engine/generated'
import type { Action, GameEvent, View } from '../wire/types'

/** A square, a card or a button, by its name. */
export type Target = string

export type Plan = { action: Action; picks: Target[] }

/** The part of a game's module that the builder needs. */
export type Grammar = {
  /** The targets that name this action, in the order in which they are tapped; `legal` is what it is chosen from. */
  picks(action: Action, view: View, seat: number, legal?: readonly Action[]): Target[]
  /** What a tap means that names no next target as it stands: other targets instead, if any. */
  shortcut?(view: View, seat: number, path: readonly Target[], target: Target): Target[] | undefined
}

/** A position that is not on the server yet, and what would have happened on the way to it. */
export type Follow = { view: View; legal: Action[]; events: GameEvent[] }

export type Stage = {
  view: View
  /** What led here from the stage before. */
  events: GameEvent[]
  plans: Plan[]
  path: Target[]
  /** How many of the path's first targets were forced and taken without a tap. */
  forced: number
  /** Set when a far target was tapped that several paths lead to. */
  goal?: Target
}

export type Intent = {
  seat: number
  /** Actions chosen and kept back. */
  done: Action[]
  /** One stage for each part of the turn; the last is being built. */
  stages: Stage[]
}

export type Tap =
  | { kind: 'narrowed'; intent: Intent }
  | { kind: 'refused' }
  /** The target of a complete action was tapped once more. */
  | { kind: 'again' }

export function begin(grammar: Grammar, view: View, seat: number, legal: Action[]): Intent {
  return { seat, done: [], stages: [stage(grammar, { view, legal, events: [] }, seat)] }
}

function stage(grammar: Grammar, { view, legal, events }: Follow, seat: number): Stage {
  const plans = legal.map((action) => ({ action, picks: grammar.picks(action, view, seat, legal) }))
  const first = plans[0]?.picks[0]
  // A choice that is none is made already; a whole action never is.
  const forced =
    first !== undefined && plans.length > 1 && plans.every((plan) => plan.picks[0] === first && plan.picks.length > 1)
  return { view, events, plans, path: forced ? [first] : [], forced: forced ? 1 : 0 }
}

export function current(intent: Intent): Stage {
  const last = intent.stages[intent.stages.length - 1]
  if (last === undefined) throw new Error('an intent has at least one stage')
  return last
}

function startsWith(picks: readonly Target[], path: readonly Target[]): boolean {
  return path.every((target, index) => picks[index] === target)
}

/** The plans that the taps so far leave open. */
export function open(stage: Stage): Plan[] {
  return stage.plans.filter(
    (plan) =>
      startsWith(plan.picks, stage.path) &&
      (stage.goal === undefined || plan.picks[plan.picks.length - 1] === stage.goal),
  )
}

/** What can be tapped next. */
export function nextTargets(intent: Intent): Set<Target> {
  const { path } = current(intent)
  const targets = open(current(intent)).map((plan) => plan.picks[path.length])
  return new Set(targets.filter((target) => target !== undefined))
}

/** Targets further on that a tap reaches directly. */
export function farTargets(intent: Intent): Set<Target> {
  const stage = current(intent)
  const near = nextTargets(intent)
  const far = open(stage).flatMap((plan) => plan.picks.slice(stage.path.length + 1))
  // Far targets light up only once the first choice is made: before, they would be everywhere.
  return new Set(stage.path.length === 0 ? [] : far.filter((target) => !near.has(target)))
}

/** The action that the taps so far spell out, if they do. */
export function complete(intent: Intent): Action | undefined {
  const stage = current(intent)
  if (stage.path.length === 0) return undefined
  return open(stage).find((plan) => plan.picks.length === stage.path.length)?.action
}

/** Everything to send when the player says yes. */
export function actions(intent: Intent): Action[] | undefined {
  const last = complete(intent)
  return last === undefined ? undefined : [...intent.done, last]
}

export function tap(grammar: Grammar, intent: Intent, target: Target): Tap {
  const stage = current(intent)
  if (nextTargets(intent).has(target)) return { kind: 'narrowed', intent: extend(grammar, intent, [target]) }
  if (stage.path[stage.path.length - 1] === target && complete(intent) !== undefined) return { kind: 'again' }

  const through = open(stage).filter((plan) => plan.picks.indexOf(target, stage.path.length + 1) > 0)
  if (stage.path.length > 0 && through.length > 0) {
    const ends = through.filter((plan) => plan.picks[plan.picks.length - 1] === target)
    const only = ends.length === 1 ? ends[0] : undefined
    if (only !== undefined)
      return { kind: 'narrowed', intent: extend(grammar, intent, only.picks.slice(stage.path.length)) }
    if (ends.length > 1) return { kind: 'narrowed', intent: replaceLast(intent, { ...stage, goal: target }) }
  }

  const fresh = afresh(intent)
  // What is in hand is put down by a tap on it; what was taken without a tap stays.
  if (stage.path.length > 0 && stage.path.length <= stage.forced + 1 && stage.path.at(-1) === target)
    return { kind: 'narrowed', intent: fresh }

  const instead = grammar.shortcut?.(stage.view, intent.seat, stage.path, target)
  const reached =
    (instead === undefined ? undefined : (taken(grammar, intent, instead) ?? taken(grammar, fresh, instead))) ??
    // Another beginning: the half-made choice is dropped and the new one begun.
    (stage.path.length > stage.forced ? taken(grammar, fresh, [target]) : undefined)
  return reached === undefined ? { kind: 'refused' } : { kind: 'narrowed', intent: reached }
}

/** The part of the turn that is being built, with nothing chosen yet. */
function afresh(intent: Intent): Intent {
  const stage = current(intent)
  return replaceLast(intent, { ...stage, goal: undefined, path: stage.path.slice(0, stage.forced) })
}

/** Several targets one after the other, as far as each can be tapped where those before it lead. */
function taken(grammar: Grammar, intent: Intent, targets: readonly Target[]): Intent | undefined {
  return targets.reduce<Intent | undefined>((so, target) => {
    if (so === undefined || current(so).path.at(-1) === target) return so
    return nextTargets(so).has(target) ? extend(grammar, so, [target]) : undefined
  }, intent)
}

function replaceLast(intent: Intent, stage: Stage): Intent {
  return { ...intent, stages: [...intent.stages.slice(0, -1), stage] }
}

function extend(grammar: Grammar, intent: Intent, targets: readonly Target[]): Intent {
  const now = current(intent)
  const longer = replaceLast(intent, { ...now, path: [...now.path, ...targets] })
  const action = complete(longer)
  if (action === undefined || nextTargets(longer).size > 0) return longer
  const next = follow(now.view, action)
  if (next === undefined) return longer
  return {
    seat: intent.seat,
    done: [...intent.done, action],
    stages: [...longer.stages, stage(grammar, next, intent.seat)],
  }
}

/** The same choice with what the rules answered about its last part; an action tapped before they did leads on now. */
export function informed(grammar: Grammar, intent: Intent, outlook: Outlook): Intent {
  const last = current(intent)
  return extend(grammar, replaceLast(intent, { ...last, view: withOutlook(last.view, outlook) }), [])
}

/** The same choice with what would come of an action in its last part. */
export function lookedInto(intent: Intent, action: Action, outlook: Outlook): Intent {
  const last = current(intent)
  return replaceLast(intent, { ...last, view: withBeyond(last.view, action, outlook) })
}

/** One tap back; undefined when there is nothing to take back. */
export function back(intent: Intent): Intent | undefined {
  const stage = current(intent)
  if (stage.goal !== undefined) return replaceLast(intent, { ...stage, goal: undefined })
  if (stage.path.length > stage.forced) return replaceLast(intent, { ...stage, path: stage.path.slice(0, -1) })
  if (intent.stages.length === 1) return undefined
  const stages = intent.stages.slice(0, -1)
  const before = stages[stages.length - 1]
  if (before === undefined) return undefined
  const path = before.path.slice(0, Math.max(before.forced, before.path.length - 1))
  return { seat: intent.seat, done: intent.done.slice(0, -1), stages: [...stages.slice(0, -1), { ...before, path }] }
}

/** Whether anything was tapped yet that can be taken back. */
export function begun(intent: Intent): boolean {
  return back(intent) !== undefined
}

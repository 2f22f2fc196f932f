/**
 * Whom an action may be aimed at and how likely it is to work, shown before it is sent. The server stays the judge.
 */
import { feltBy } from './auras'
import { groundKnown } from './ground'
import { distance } from './layout'
import { actOf } from './names'
import { inContact, ways } from './reach'
import type { Act } from './roster'
import type { Rules } from './rules'
import { screensOf, sees, sight } from './sight'
import { factionOf, figureOf, profileOf, type ArmesView, type Figure } from './view'

const MOST_DICE = 20
/** ARM-COV-4. */
const COVER_ARMOUR = 2

/** Whether every card and every piece of scenery on the field is known here. */
export const allKnown = (view: ArmesView) =>
  groundKnown(view) && view.figures.every((figure) => figure.at === null || profileOf(view, figure) !== undefined)

/** The figures that an action may be aimed at; nothing where only the server knows. */
export function aims(view: ArmesView, id: string, actId: string, rules: Rules): string[] | undefined {
  const self = figureOf(view, id)
  const act = actOf(view, id, actId)
  if (self === undefined || self.at === null || act === undefined || !groundKnown(view)) return undefined
  const from = self.at
  const charge = act.charge === undefined ? undefined : ways(view, id, view.pending.second === true, act.charge)
  const screens = screensOf(view, rules)
  const reached = view.figures.filter((other) => {
    if (other.at === null || !suits(view, act, self, other)) return false
    if (act.range === undefined)
      return (
        other === self ||
        inContact(from, other.at) ||
        [...(charge?.keys() ?? [])].some((square) => inContact(square, other.at))
      )
    return (act.range === 'sight' || distance(from, other.at) <= act.range) && sees(screens, from, other.at)
  })
  return reached.map((other) => other.id)
}

/** ARM-PROF-2, ARM-PROF-5. */
export function suits(view: ArmesView, act: Act, self: Figure, other: Figure): boolean {
  if (act.heal !== undefined) return other.seat === self.seat && other.hp < (profileOf(view, other)?.health ?? 0)
  if (act.push !== undefined || act.pull !== undefined || act.shift !== undefined) return other.id !== self.id
  return other.seat !== self.seat
}

/** ARM-CHARGE-1: where a charge on a target may end; nothing when none is needed. */
export function charges(view: ArmesView, id: string, actId: string, target: string): string[] | undefined {
  const [self, other] = [figureOf(view, id), figureOf(view, target)]
  const act = actOf(view, id, actId)
  if (self === undefined || other === undefined || act?.charge === undefined || inContact(self.at, other.at))
    return undefined
  return [...(ways(view, id, view.pending.second === true, act.charge)?.keys() ?? [])].filter((square) =>
    inContact(square, other.at),
  )
}

export type Try = { what: 'use'; act: string; at: string } | { what: 'search' } | { what: 'loot' }

export type Odds = {
  dice: number
  /** The score that makes a die a success, how many are needed, and the chance of that. */
  face: number
  need: number
  percent: number
  cover: boolean
  fear?: Figure
  adviser?: Figure
}

/** ARM-DICE: dice, score needed and chance of enough successes for what a figure tries where it stands. */
export function odds(view: ArmesView, id: string, attempt: Try, boost: number, rules: Rules): Odds | undefined {
  const self = figureOf(view, id)
  const card = self === undefined ? undefined : profileOf(view, self)
  if (self === undefined || self.at === null || card === undefined || !allKnown(view)) return undefined
  const felt = feltBy(view, id)
  const dice = Math.min(MOST_DICE, Math.max(0, card.dice - (felt.fear === undefined ? 0 : 1)) + 2 * boost)
  const target = attempt.what === 'use' ? figureOf(view, attempt.at)?.at : undefined
  const act = attempt.what === 'use' ? actOf(view, id, attempt.act) : undefined
  const cover =
    target !== null &&
    target !== undefined &&
    act?.charge === undefined &&
    sight(screensOf(view, rules), self.at, target).cover
  const modifier =
    view.aim + (felt.adviser === undefined ? 0 : 1) - (view.pending.second === true ? 2 : 0) - (cover ? 1 : 0)
  const face = attempt.what === 'loot' ? lootFace(view, self.seat, modifier, rules) : held(4 - modifier)
  const need = needed(view, id, attempt)
  return { dice, face, need, cover, percent: percentOf(atLeast(dice, need, (7 - face) / 6)), ...felt }
}

/** ARM-DICE, ARM-SCEN: how many successes an attempt takes. */
export function needed(view: ArmesView, id: string, attempt: Try): number {
  if (attempt.what !== 'use') return attempt.what === 'search' ? 2 : 1
  return Number.parseInt(actOf(view, id, attempt.act)?.need ?? '1', 10)
}

/** Nothing that dice decide is certain; nothing possible is out of the question. */
const percentOf = (chance: number) => (chance === 0 ? 0 : Math.min(99, Math.max(1, Math.round(100 * chance))))

/** ARM-DICE-3. */
const held = (face: number) => Math.min(6, Math.max(2, face))

/** ARM-SCEN-2. */
function lootFace(view: ArmesView, seat: number, modifier: number, rules: Rules): number {
  const bonus = factionOf(view, seat)?.permanent
  const natural = bonus?.kind === 'plunder' ? (bonus.value ?? 6) : 6
  return rules.loot === 'modified' ? held(natural - modifier) : natural
}

/** ARM-PROF-8, 9, ARM-COV-4, ARM-FREEZE-1: damage with just enough successes, and the successes that first draw blood. */
export function wound(
  view: ArmesView,
  act: Act,
  target: Figure,
  cover: boolean,
): { damage: number; armour: number; first?: number } | undefined {
  if (act.damage === undefined) return undefined
  const printed = Math.max(0, (profileOf(view, target)?.armour ?? 0) - target.crack - (act.crack ?? 0))
  const armour = act.freeze === true ? 0 : printed + (cover ? COVER_ARMOUR : 0)
  const need = Number.parseInt(act.need, 10)
  if (act.damage > armour) return { damage: act.damage, armour, first: need }
  return { damage: act.damage, armour, ...(act.need.endsWith('+') ? { first: need + armour - act.damage + 1 } : {}) }
}

/** The chance of at least so many successes. */
function atLeast(dice: number, need: number, chance: number): number {
  let [exactly, below] = [(1 - chance) ** dice, 0]
  for (let hits = 0; hits < need; hits += 1) {
    below += exactly
    exactly *= ((dice - hits) / (hits + 1)) * (chance / (1 - chance))
  }
  return Math.max(0, 1 - below)
}

/** What the table is about to roll for. */
export function pendingTry(view: ArmesView): Try | undefined {
  const { what, act, at } = view.pending
  if (what === 'use') return act === undefined || at === undefined ? undefined : { what, act, at }
  return what === undefined ? undefined : { what }
}

/** The field as it would be with a figure elsewhere. */
export function movedTo(view: ArmesView, id: string, square: string): ArmesView {
  return { ...view, figures: view.figures.map((figure) => (figure.id === id ? { ...figure, at: square } : figure)) }
}

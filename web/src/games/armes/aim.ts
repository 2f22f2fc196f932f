/**
 * Whom an action may be aimed at and how likely it is to work, shown before it is sent. The server stays the judge.
 */
import { distance } from './layout'
import { actOf } from './names'
import { inContact, ways } from './reach'
import { FACTIONS, type Act } from './roster'
import { sight } from './sight'
import { figureOf, profileOf, type ArmesView, type Figure } from './view'

/** Auras of advisers and of the fearsome reach this far (ARM-ADVISER-1, ARM-FEAR-1). */
const AURA = 4
const MOST_DICE = 20

/** The figures that an action may be aimed at; nothing where only the server knows. */
export function aims(view: ArmesView, id: string, actId: string): string[] | undefined {
  const self = figureOf(view, id)
  const act = actOf(view, id, actId)
  if (self === undefined || self.at === null || act === undefined) return undefined
  const from = self.at
  const charge = act.charge === undefined ? undefined : ways(view, id, view.pending.second === true, act.charge)
  let unsure = false
  const reached = view.figures.filter((other) => {
    if (other.at === null || !suits(act, self, other)) return false
    if (act.range === undefined) return other === self || inContact(from, other.at) || [...(charge?.keys() ?? [])].some((square) => inContact(square, other.at))
    if (act.range !== 'sight' && distance(from, other.at) > act.range) return false
    const { seen, surely } = sight(view, from, other.at)
    unsure ||= seen !== surely
    return seen
  })
  return unsure ? undefined : reached.map((other) => other.id)
}

/** ARM-PROF-2, ARM-PROF-5. */
function suits(act: Act, self: Figure, other: Figure): boolean {
  if (act.heal !== undefined) return other.seat === self.seat && other.hp < (profileOf(other)?.health ?? 0)
  if (act.push !== undefined || act.pull !== undefined || act.shift !== undefined) return other !== self
  return other.seat !== self.seat
}

/** ARM-CHARGE-1: where a charge on a target may end; nothing when none is needed. */
export function charges(view: ArmesView, id: string, actId: string, target: string): string[] | undefined {
  const [self, other] = [figureOf(view, id), figureOf(view, target)]
  const act = actOf(view, id, actId)
  if (self === undefined || other === undefined || act?.charge === undefined || inContact(self.at, other.at)) return undefined
  return [...(ways(view, id, view.pending.second === true, act.charge)?.keys() ?? [])].filter((square) => inContact(square, other.at))
}

export type Try = { what: 'use'; act: string; at: string } | { what: 'search' } | { what: 'loot' }
export type Odds = { dice: number; face: number; percent: number; cover: boolean }

/** ARM-DICE: dice, score needed and chance of enough successes for what a figure tries. */
export function odds(view: ArmesView, id: string, attempt: Try, boost: number): Odds | undefined {
  const self = figureOf(view, id)
  const card = self === undefined ? undefined : profileOf(self)
  if (self === undefined || self.at === null || card === undefined) return undefined
  const { at: from, seat } = self
  const near = (side: number, rule: string) => view.figures.some((other) => other.seat === side && other.at !== null && distance(other.at, from) <= AURA && profileOf(other)?.rules?.includes(rule) === true)
  const afraid = card.rules?.includes('fearless') !== true && near(1 - seat, 'fear')
  const dice = Math.min(MOST_DICE, Math.max(0, card.dice - (afraid ? 1 : 0)) + 2 * boost)
  const target = attempt.what === 'use' ? figureOf(view, attempt.at)?.at : undefined
  const act = attempt.what === 'use' ? actOf(view, id, attempt.act) : undefined
  const cover = target !== null && target !== undefined && act?.charge === undefined && sight(view, from, target).cover
  const modifier = view.aim + (near(seat, 'adviser') ? 1 : 0) - (view.pending.second === true ? 2 : 0) - (cover ? 1 : 0)
  const bonus = FACTIONS.get(view.cards[seat] ?? '')?.permanent
  const face = attempt.what === 'loot' ? (bonus?.kind === 'plunder' ? (bonus.value ?? 6) : 6) : Math.min(6, Math.max(2, 4 - modifier))
  const need = attempt.what === 'use' ? Number.parseInt(act?.need ?? '1', 10) : attempt.what === 'search' ? 2 : 1
  return { dice, face, cover, percent: Math.round(100 * atLeast(dice, need, (7 - face) / 6)) }
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

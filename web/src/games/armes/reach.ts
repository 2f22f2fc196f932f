/**
 * Where a figure could go, shown before its order is given: choosing a figure and a square is one thought for the
 * player. The server stays the judge; its own list replaces this one as soon as the order is sent.
 */
import { groundKnown, groundOf } from './ground'
import { distance, spotOf, squareAt } from './layout'
import { factionOf, figureOf, profileOf, type ArmesView, type Figure } from './view'

const STRAIGHT = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const
const ASLANT = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const
/** ARM-TERR-3 and ARM-ORD-7. */
const HARD_VALUE = 2

export type Way = { to: string; squares: string[] }

/** ARM-ORD-6, 7: whether the next activation of a figure counts as its second. */
export function isSecond(view: ArmesView, figure: Figure): boolean {
  return figure.orders > 0 && !view.fresh
}

type Mover = { from: string; value: number; fly: boolean; agile: boolean; second: boolean; surefoot: boolean }

function mover(view: ArmesView, figure: Figure, second: boolean, value: number | undefined): Mover | undefined {
  const profile = profileOf(view, figure)
  if (profile === undefined || figure.at === null || !groundKnown(view)) return undefined
  const card = factionOf(view, figure.seat)
  return {
    from: figure.at,
    value: value ?? profile.move,
    fly: profile.fly === true,
    agile: profile.rules?.includes('agile') === true,
    second,
    surefoot: card?.permanent.kind === 'surefoot',
  }
}

/** Every square that a movement can end on, with one way to it; nothing where the figure is not known here. */
export function ways(view: ArmesView, id: string, second: boolean, value?: number): Map<string, string[]> | undefined {
  const figure = figureOf(view, id)
  const who = figure === undefined ? undefined : mover(view, figure, second, value)
  if (who === undefined) return undefined
  const ground = groundOf(view)
  const taken = new Set(view.figures.flatMap((other) => (other.at === null || other.id === id ? [] : [other.at])))
  const solid = new Set([...view.objectives, ...view.lairs.filter((lair) => lair !== null)])
  const blocked = (square: string) => taken.has(square) || solid.has(square) || ground.get(square)?.move === 'block'
  const slow = (square: string) => !who.fly && !who.surefoot && ground.get(square)?.move === 'hard'
  const quick = (square: string) => !who.fly && ground.get(square)?.move === 'easy'

  // A state is a square with what was met on the way: the value in force depends on it (ARM-TERR-5).
  type State = { square: string; hard: boolean; easy: boolean; way: string[] }
  const key = ({ square, hard, easy }: State) => `${square}${hard ? 'h' : ''}${easy ? 'e' : ''}`
  const start: State = { square: who.from, hard: who.second || slow(who.from), easy: quick(who.from), way: [who.from] }
  const seen = new Set([key(start)])
  const ends = new Map<string, string[]>()
  let edge = [start]
  for (let step = 1; edge.length > 0; step += 1) {
    const next: State[] = []
    for (const here of edge) {
      for (const square of around(here.square, who.agile, who.fly ? () => false : blocked)) {
        if (!who.fly && blocked(square)) continue
        const hard = here.hard || slow(square)
        const value = hard ? Math.min(HARD_VALUE, who.value) : here.easy ? who.value * 2 : who.value
        if (step > value) continue
        const state = { square, hard, easy: here.easy || quick(square), way: [...here.way, square] }
        if (seen.has(key(state))) continue
        seen.add(key(state))
        next.push(state)
        if (square !== who.from && !blocked(square) && !ends.has(square)) ends.set(square, state.way)
      }
    }
    edge = next
  }
  return ends
}

/** ARM-AGILE: also aslant, but not between two things that both stand in the way. */
function around(square: string, agile: boolean, blocked: (square: string) => boolean): string[] {
  const { column, row } = spotOf(square)
  const at = (dc: number, dr: number) => squareAt({ column: column + dc, row: row + dr })
  const aslant = ASLANT.filter(
    ([dc, dr]) => ![at(dc, 0), at(0, dr)].every((flank) => flank !== undefined && blocked(flank)),
  )
  return [...STRAIGHT, ...(agile ? aslant : [])].map(([dc, dr]) => at(dc, dr)).filter((next) => next !== undefined)
}

/** The steps open to a figure once its order is given. */
export function freeActions(view: ArmesView, id: string, second: boolean): string[] | undefined {
  const reached = ways(view, id, second)
  return reached === undefined ? undefined : [...[...reached.keys()].map((square) => `move:${square}`), 'stay'].sort()
}

/** One way to a square for showing it: the shortest there is, or straight if none is known. */
export function wayOf(view: ArmesView, id: string, second: boolean, to: string, value?: number): string[] {
  const from = figureOf(view, id)?.at
  return ways(view, id, second, value)?.get(to) ?? (from === null || from === undefined ? [to] : [from, to])
}

export const inContact = (a: string | null | undefined, b: string | null | undefined) =>
  a != null && b != null && distance(a, b) === 1

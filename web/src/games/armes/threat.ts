/** How far a figure threatens: one loses figures to what one did not see coming. */
import { movedTo } from './aim'
import { N } from './layout'
import { isSecond, ways } from './reach'
import type { Rules } from './rules'
import { screensOf, sees, squaresWithin } from './sight'
import { profileOf, type ArmesView, type Figure } from './view'

export type Threat = {
  /** Where a figure could stand after its next order. */
  stride: string[]
  /** What it could hit from there, or from where it stands. */
  strike: string[]
}

/** ARM-ORD: how far a figure threatens with its next order: it moves, then acts. Walls hold it up and hide what is behind. */
export function threat(view: ArmesView, figure: Figure, rules: Rules): Threat | undefined {
  const second = isSecond(view, figure)
  const acts = profileOf(view, figure)?.act.filter((act) => act.heal === undefined || act.damage !== undefined)
  const reached = ways(view, figure.id, second)
  if (acts === undefined || reached === undefined || figure.at === null) return undefined
  const stride = [...reached.keys()]
  const places = [figure.at, ...stride]
  const strike = new Set<string>()
  const range = Math.max(0, ...acts.map((act) => (act.range === 'sight' ? 2 * N : (act.range ?? 0))))
  const charge = Math.max(0, ...acts.map((act) => act.charge ?? 0))
  // Whoever goes is not in the way of its own eyes.
  const screens = screensOf({ ...view, figures: view.figures.filter(({ id }) => id !== figure.id) }, rules)
  for (const place of places) {
    if (range > 0)
      for (const square of squaresWithin(place, range))
        if (!strike.has(square) && sees(screens, place, square)) strike.add(square)
    if (acts.some((act) => act.range === undefined))
      for (const square of squaresWithin(place, 1)) if (square !== place) strike.add(square)
    if (charge === 0) continue
    for (const end of ways(movedTo(view, figure.id, place), figure.id, second, charge)?.keys() ?? [])
      for (const square of squaresWithin(end, 1)) strike.add(square)
  }
  return { stride, strike: [...strike] }
}

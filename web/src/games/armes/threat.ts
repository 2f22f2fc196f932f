/** How far a figure threatens: one loses figures to what one did not see coming. */
import { isSecond, ways } from './reach'
import { squaresWithin } from './sight'
import { profileOf, type ArmesView, type Figure } from './view'

/** As far as an action without a limit is shown: beyond that the whole field would be red. */
const SIGHT = 12

export type Threat = {
  /** Where a figure could stand after its next order. */
  stride: string[]
  /** What it could hit from there, or from where it stands. */
  strike: string[]
}

/** ARM-ORD: how far a figure threatens with its next order: it moves, then acts. Walls may still hide what is far. */
export function threat(view: ArmesView, figure: Figure): Threat | undefined {
  const profile = profileOf(view, figure)
  const reached = ways(view, figure.id, isSecond(view, figure))
  if (profile === undefined || reached === undefined || figure.at === null) return undefined
  const stride = [...reached.keys()]
  // Whoever charges needs no other movement first; two squares side by side are in contact.
  const farthest = Math.max(
    0,
    ...profile.act
      .filter((act) => act.heal === undefined || act.damage !== undefined)
      .map(({ range, charge }) => (range === 'sight' ? SIGHT : (range ?? (charge ?? 0) + 1))),
  )
  return { stride, strike: within([figure.at, ...stride], farthest) }
}

/** All squares that are at most so many steps from one of these, whatever stands between. */
function within(from: readonly string[], steps: number): string[] {
  const found = new Set(from)
  let edge = [...from]
  for (let step = 0; step < steps; step += 1) {
    edge = edge
      .flatMap((square) => squaresWithin(square, 1))
      .filter((square) => !found.has(square) && found.add(square))
  }
  return [...found]
}

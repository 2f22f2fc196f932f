/** Chances over time as lines, without any library. */

export const PLOT = { width: 600, height: 220, left: 40, bottom: 26, top: 14, right: 8 } as const

export type Line = { seat: number; path: string; end: { x: number; y: number } }

/** One line a seat; a game of one move is a point. */
export function lines(shares: readonly (readonly number[])[], seats: number): Line[] {
  return Array.from({ length: seats }, (_, seat) => {
    const points = shares.map((share, index) => ({ x: xOf(index, shares.length), y: yOf(share[seat] ?? 0) }))
    const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
    return { seat, path, end: points.at(-1) ?? { x: PLOT.left, y: yOf(0) } }
  })
}

export function xOf(index: number, count: number): number {
  const width = PLOT.width - PLOT.left - PLOT.right
  return PLOT.left + (count < 2 ? 0 : (index / (count - 1)) * width)
}

export function yOf(share: number): number {
  const height = PLOT.height - PLOT.top - PLOT.bottom
  return PLOT.top + (1 - Math.min(1, Math.max(0, share))) * height
}

/** At most so many rows for the table that says the same as the plot: the first, the last and evenly between. */
export function rows<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items]
  return Array.from(
    { length: most },
    (_, index) => items[Math.round((index * (items.length - 1)) / (most - 1))],
  ).filter((item) => item !== undefined)
}

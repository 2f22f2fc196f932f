/** How large the cards are: as large as the place allows, all of one row alike. */

export type Arrangement = {
  /** The cards just turned lie above the middle, not beside it. */
  stacked: boolean
  turned: number
  middle: number
}

const GAP = 12
/** Room under each card for whose it is. */
const CAPTION = 32
/** The wider gap between what was turned and the middle. */
const BETWEEN = 28
const LARGEST = 270
/** Width to height. */
const SHAPE = 200 / 280
/** The middle is what one hits: it gets the larger half. */
const UPPER = 0.46

function fit(cards: number, columns: number, width: number, height: number): number {
  const rows = Math.ceil(cards / columns)
  return Math.min((width - GAP * (columns + 1)) / columns, ((height - GAP) / rows - CAPTION) * SHAPE)
}

function best(cards: number, width: number, height: number): number {
  return Math.max(
    ...Array.from({ length: Math.max(1, cards) }, (_, index) => fit(Math.max(1, cards), index + 1, width, height)),
  )
}

export function arrange(turned: number, middle: number, width: number, height: number): Arrangement {
  const clamp = (size: number) => Math.max(40, Math.min(LARGEST, Math.floor(size)))
  const beside = fit(
    turned + middle,
    Math.max(1, turned + middle),
    width - (turned === 0 ? 0 : BETWEEN),
    height - 2 * GAP,
  )
  const above = best(turned, width, height * UPPER - GAP)
  const below = best(middle, width, height * (1 - UPPER) - GAP)
  if (turned === 0 || Math.min(above, below) <= beside)
    return { stacked: false, turned: clamp(beside), middle: clamp(beside) }
  return { stacked: true, turned: clamp(Math.min(above, below)), middle: clamp(below) }
}

/** The colours of the seats, in their order; grey is nobody's. */
const COLOURS = ['blue', 'red', 'yellow', 'jade']

export function colourOf(seat: number): string {
  return COLOURS[seat] ?? 'grey'
}

/** Six colours and six emblems: a piece is known by its shape as well as by its colour. */

export const EMBLEMS = ['star', 'sun', 'moon', 'leaf', 'drop', 'heart'] as const
export type Emblem = (typeof EMBLEMS)[number]

/** Drawn around the origin, about 20 across. */
const SHAPES: Record<Emblem, string> = {
  star: 'M0-10 2.9-3.6 9.8-2.9 4.6 1.8 6.1 8.6 0 5 -6.1 8.6 -4.6 1.8 -9.8-2.9 -2.9-3.6Z',
  sun: 'M0-10 2.3-5.5 7.1-7.1 5.5-2.3 10 0 5.5 2.3 7.1 7.1 2.3 5.5 0 10 -2.3 5.5 -7.1 7.1 -5.5 2.3 -10 0 -5.5-2.3 -7.1-7.1 -2.3-5.5Z',
  moon: 'M3-9.6A10 10 0 1 0 9.4 4.6 8.4 8.4 0 0 1 3-9.6Z',
  leaf: 'M0-10C8-6 9 4 0 10 -9 4-8-6 0-10ZM-.9-5V8H.9V-5Z',
  drop: 'M0-10.5C4-4 7.5-.6 7.5 3.2A7.5 7.5 0 0 1-7.5 3.2C-7.5-.6-4-4 0-10.5Z',
  heart: 'M0 9C-12 1-9.5-9-4-9-1.600-9 0-6.500 0-6.500S1.600-9 4-9C9.500-9 12 1 0 9Z',
}

export function emblem(name: Emblem, fill: string, scale = 1, x = 0, y = 0): string {
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${SHAPES[name]}" fill="${fill}" fill-rule="evenodd"/>`
}

/** The colour token and emblem of a seat, for games whose seats have no colours of their own. */
export const SEAT_COLOURS = ['sky', 'amber', 'plum', 'coral', 'jade', 'rose'] as const

export function seatColour(seat: number): string {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'sky'
}

export function seatEmblem(seat: number): Emblem {
  return EMBLEMS[seat % EMBLEMS.length] ?? 'star'
}

/** A round badge: the colour with its emblem. */
export function badge(colour: string, name: Emblem): string {
  return `<circle r="15" fill="var(--c-${colour})"/><circle r="15" fill="none" stroke="var(--c-${colour}-deep)" stroke-width="2.5"/>${emblem(name, onColour(colour), 0.88)}`
}

/** Pale emblems on deep colours, dark ones on the light yellow ones. */
function onColour(colour: string): string {
  return colour === 'yellow' || colour === 'amber' ? '#3b2600' : 'var(--c-on)'
}

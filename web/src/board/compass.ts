/** A sign at the edge of an enlarged board, towards what everybody is after, as long as that is out of sight. */
import type { Camera } from './camera'
import { svgElement } from './diff'
import type { CellPlace, Point } from './scene'

/** What is always to be found, and how it looks. */
export type Landmark = { cell: string; art: string }

/** Of the width that is seen. */
const RADIUS = 0.058

/** Where the sign stands, and which way it points, in degrees; nothing where the place itself is in sight. */
export function signFor(camera: Camera, place: Point): (Point & { turn: number; radius: number }) | undefined {
  const inside =
    place.x >= camera.x &&
    place.x <= camera.x + camera.width &&
    place.y >= camera.y &&
    place.y <= camera.y + camera.height
  if (inside) return undefined
  const radius = camera.width * RADIUS
  const room = radius * 1.6
  const within = (value: number, from: number, length: number) =>
    Math.max(from + room, Math.min(from + length - room, value))
  const x = within(place.x, camera.x, camera.width)
  const y = within(place.y, camera.y, camera.height)
  return { x, y, radius, turn: (Math.atan2(place.y - y, place.x - x) * 180) / Math.PI }
}

export class Compass {
  readonly root = svgElement('g', { class: 'compass', 'aria-hidden': 'true' })
  #landmark: { place: CellPlace; art: string } | undefined

  set(place: CellPlace | undefined, art: string): void {
    this.#landmark = place === undefined ? undefined : { place, art }
  }

  show(camera: Camera): void {
    const sign = this.#landmark === undefined ? undefined : signFor(camera, this.#landmark.place)
    if (sign === undefined || this.#landmark === undefined) return this.root.replaceChildren()
    const { x, y, turn, radius } = sign
    const scale = radius / 50
    this.root.innerHTML = `<g transform="translate(${x} ${y}) scale(${scale})"><path transform="rotate(${turn})" d="M40-32 78 0 40 32Z"/><circle r="50"/><g transform="scale(.8)">${this.#landmark.art}</g></g>`
  }
}

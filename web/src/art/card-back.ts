/** The back of a card, 120 by 160, around the origin. */
import { emblem } from './emblems'

export function cardBack(): string {
  return `<rect x="-58" y="-78" width="116" height="156" rx="14" fill="#fbf3df" stroke="#b98a34" stroke-width="3"/><rect x="-49" y="-69" width="98" height="138" rx="9" fill="#3d3566"/>
    <g opacity=".9">${emblem('star', '#ffe7ad', 1.7)}${emblem('moon', '#ffe7ad', 0.8, 0, -44)}${emblem('leaf', '#ffe7ad', 0.8, 0, 44)}</g>`
}

/** Pictures cut from paper: layers, and drawings put on them. */
import { emblem } from './emblems'

/** A drawing put somewhere, smaller or larger, facing either way. */
export const at = (x: number, y: number, scale: number, art: string, flip = false) =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})">${art}</g>`
/** A layer of paper with its shadow. */
export const layer = (fill: string, d: string, lift = 5) =>
  `<path d="${d}" transform="translate(0 ${lift})" fill="#06140e" opacity=".22"/><path d="${d}" fill="${fill}"/>`

/** Stars over a picture 480 wide. */
export const stars = (fill: string) =>
  [
    [52, 40, 0.4],
    [120, 22, 0.3],
    [188, 52, 0.35],
    [262, 24, 0.45],
    [330, 58, 0.3],
    [398, 30, 0.4],
    [446, 70, 0.3],
    [90, 86, 0.28],
    [300, 92, 0.26],
  ]
    .map(([x, y, size]) => emblem('star', fill, size, x, y))
    .join('')

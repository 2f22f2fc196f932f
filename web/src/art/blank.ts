/** A clearing where nobody stands yet, 480 by 300: for a game without a picture of its own. */
import { layer, stars } from './paper'
import { fern, firs, hills } from './scenery'

export function blankPicture(): string {
  return `<rect width="480" height="300" fill="#cfe0d2"/>${stars('#fff6dc')}
  ${layer('#9dbfa6', hills(480, 176, 300, [80, 50, 96, 60]))}
  ${layer('#6f9f83', firs(480, 208, [100, 126, 90, 118, 136, 96, 122]))}
  ${layer('#4c8264', 'M0 300V224Q120 196 240 220T480 212V300Z')}
  ${fern(60, 290, 0.9, '#6fae72')}${fern(430, 292, 0.8, '#6fae72')}`
}

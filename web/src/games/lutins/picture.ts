/** The chapter's picture, 480 by 300: a goblin in full run skids, for a tree was just pushed into its way. */
import { emblem } from '../../art/emblems'
import type { Place } from '../../art/ends'
import { goblin } from '../../art/goblin'
import { fern, hills, toadstool } from '../../art/scenery'
import { dust, fireflies, glow, owl, sky, snail, stand, type Hour, type Light } from '../../art/stage'
import { grove } from '../../art/trees'
import { tree } from './art'

const LIGHT: Light = [392, 96]

const PAINTS = {
  day: {
    sky: ['#9fd0d8', '#fdeec2'],
    lamp: '#fff3c0',
    far: '#b3d0bd',
    trees: { leaf: '#7fb08f', needle: '#6fa386', trunk: '#6d7a5c', light: '#cfe3a8' },
    near: { leaf: '#5d9152', needle: '#3f7d55', trunk: '#5b3f2b', light: '#b9d372' },
    meadow: '#8fb76a',
    stage: '#6fa052',
    path: '#dccb94',
    edge: '#1f5040',
    fern: '#3a7a5a',
  },
  night: {
    sky: ['#142441', '#3f5478'],
    lamp: '#fff1c8',
    far: '#2f4a66',
    trees: { leaf: '#274a5a', needle: '#20424f', trunk: '#1b2c38', light: '#5d8396' },
    near: { leaf: '#1d4a44', needle: '#163d38', trunk: '#132522', light: '#6f9a8c' },
    meadow: '#2a5a50',
    stage: '#214c42',
    path: '#54705f',
    edge: '#081914',
    fern: '#123a2e',
  },
} as const

/** The forest behind whoever is in it. */
function back(hour: Hour, light: Light): string {
  const paint = PAINTS[hour]
  return `${sky(`lutins-sky-${hour}`, paint.sky[0], paint.sky[1])}${glow(`lutins-lamp-${hour}`, light, 150, paint.lamp, 0.9)}${hour === 'day' ? `<circle cx="${light[0]}" cy="${light[1]}" r="30" fill="${paint.lamp}"/>` : emblem('moon', paint.lamp, 2.8, ...light)}
  <path d="${hills(480, 176, 300, [60, 96, 50, 84])}" fill="${paint.far}"/>
  ${grove(7, { from: -10, to: 490, ground: 196, height: 84, trees: 13 }, paint.trees)}
  <path d="M0 300V196Q120 180 240 194T480 186V300Z" fill="${paint.meadow}"/>
  ${grove(3, { from: -6, to: 120, ground: 226, height: 118, trees: 3 }, paint.near)}${grove(11, { from: 404, to: 500, ground: 222, height: 124, trees: 2 }, paint.near)}${owl(52, 150, 0.8)}
  <path d="M0 300V226Q140 204 260 220T480 214V300Z" fill="${paint.stage}"/><path d="M-10 300C60 250 200 242 300 254S440 250 490 238V262C420 282 340 276 260 282S130 300 120 306Z" fill="${paint.path}"/>`
}

/** What grows nearest to us. */
function front(hour: Hour): string {
  const paint = PAINTS[hour]
  return `<path d="M0 300V286Q120 266 240 288T480 276V300Z" fill="${paint.edge}"/>${fern(30, 300, 1.2, paint.fern)}${fern(66, 304, 0.9, paint.edge)}${fern(462, 302, 1.1, paint.fern)}${toadstool(98, 292, 0.7)}${snail(414, 286, 0.8)}
  ${
    hour === 'night'
      ? fireflies([
          [120, 170],
          [238, 150],
          [420, 206],
          [318, 132],
          [40, 232],
        ])
      : ''
  }`
}

/** The same forest when the race is over. */
export const place = (hour: Hour): Place => ({
  back: `<g transform="translate(0 -72)">${back(hour, [136, 122])}</g>`,
  front: `<g transform="translate(0 -84)">${front(hour)}</g>`,
})

export function picture(hour: Hour): string {
  const paint = PAINTS[hour]
  return `${back(hour, LIGHT)}
  <path d="M252 262q26 10 58 4" stroke="${paint.edge}" stroke-width="4" stroke-linecap="round" fill="none" opacity=".35"/>
  ${stand(LIGHT, 356, 208, 1.12, goblin('violet', 'giggle', 'glad'), true)}
  ${stand(LIGHT, 292, 206, 1.36, `<g transform="rotate(-9 0 42)">${tree(0)}</g>`)}<g stroke="#fffaf0" stroke-width="4" stroke-linecap="round" opacity=".85"><path d="M344 236h16M348 248h22M342 260h14"/></g>
  ${dust(330, 262, 0.9)}${dust(150, 264, 1.15)}<g stroke="#fffaf0" stroke-width="4" stroke-linecap="round" opacity=".8"><path d="M66 190h44M52 208h40M70 226h34"/></g>
  ${stand(LIGHT, 186, 212, 1.34, goblin('red', 'skid', 'startled'))}<path d="M246 128V144M246 153V155" stroke="#fffaf0" stroke-width="7" stroke-linecap="round"/>
  ${front(hour)}`
}

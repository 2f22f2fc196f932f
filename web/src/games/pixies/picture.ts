/** The chapter's picture, 480 by 300: the Queen's arm points down from the castle, and a small pixie holds up an enormous honey pot. */
import { emblem } from '../../art/emblems'
import type { Place } from '../../art/ends'
import { fern, hills, lantern } from '../../art/scenery'
import { fireflies, flying, glow, sky, stand, type Hour, type Light } from '../../art/stage'
import { grove } from '../../art/trees'
import { pixieDoing, queenDoing } from './people'

/** The castle is what shines. */
const LIGHT: Light = [122, 96]

const PAINTS = {
  day: {
    sky: ['#5d5aa3', '#ffcf8a'],
    halo: '#ffe6a8',
    far: '#8a73ad',
    trees: { leaf: '#6a5f9b', needle: '#5a5290', trunk: '#4b4479', light: '#e0b98d' },
    castle: '#a386bd',
    shade: '#7d66a3',
    roof: '#5d4a8c',
    ground: '#7f7349',
    stage: '#655c3c',
    edge: '#2d2a3c',
  },
  night: {
    sky: ['#0c1230', '#31386e'],
    halo: '#ffd98a',
    far: '#222c5a',
    trees: { leaf: '#1d2650', needle: '#1a2148', trunk: '#141a38', light: '#4a5596' },
    castle: '#3d3a74',
    shade: '#2c2a5a',
    roof: '#1f1d45',
    ground: '#2c2f55',
    stage: '#222545',
    edge: '#0a0d1f',
  },
} as const

/** A jar far larger than whoever holds it; it drips. */
const HONEY = `<path d="M-38-20H38C52 8 46 44 24 46H-24C-46 44-52 8-38-20Z" fill="#f0a92b" stroke="#8f5a06" stroke-width="4"/><path d="M18-20H38C52 8 46 44 24 46H8C30 30 30 2 18-20Z" fill="#b9740c" opacity=".5"/><rect x="-42" y="-38" width="84" height="20" rx="9" fill="#f7e3ad" stroke="#8f5a06" stroke-width="4"/><path d="M-30-20C-30-4-22-2-22-12V-20ZM-14-20C-14 8-4 10-4-4V-20Z" fill="#ffd76a"/><path d="M-24 20C-12 32 10 8 26 20" fill="none" stroke="#fff3cf" stroke-width="7" stroke-linecap="round"/>`
const BEE = `<ellipse rx="8" ry="5.500" fill="#f2c03c"/><path d="M-2-5V5M3-4.500V4.500" stroke="#2b2118" stroke-width="2.500"/><path d="M-2-5C-8-14-14-8-6-4ZM2-5C2-15 10-12 4-4Z" fill="#fffaf0" opacity=".9"/>`

function castle(paint: (typeof PAINTS)[Hour]): string {
  const window = (x: number, y: number) =>
    `<path d="M${x - 7} ${y}V${y - 14}A7 7 0 0 1 ${x + 7} ${y - 14}V${y}Z" fill="#ffe9b0"/>`
  return `<path d="M18 260V120H66V260ZM66 260V150H186V260Z" fill="${paint.castle}"/><path d="M50 260V120H66V260ZM168 260V150H186V260Z" fill="${paint.shade}"/>
    <path d="M10 122 42 44 74 122Z" fill="${paint.roof}"/><path d="M42 46V26L64 33 42 41" fill="#b5382f" stroke="#ffe09a" stroke-width="2.500" stroke-linejoin="round"/>
    ${window(40, 164)}${window(40, 214)}${window(92, 232)}${window(134, 232)}`
}

const STARS = [
  [210, 40, 0.5],
  [286, 66, 0.35],
  [352, 30, 0.45],
  [430, 58, 0.4],
  [246, 104, 0.3],
  [398, 98, 0.3],
] as const

/** The sky and the woods around the castle. */
function woods(hour: Hour): string {
  const paint = PAINTS[hour]
  return `${sky(`pixies-sky-${hour}`, paint.sky[0], paint.sky[1])}${STARS.map(([x, y, size]) => emblem('star', '#fff1c4', hour === 'night' ? size : size * 0.6, x, y)).join('')}
  <path d="${hills(480, 196, 300, [50, 96, 60, 84])}" fill="${paint.far}"/>${grove(17, { from: 190, to: 490, ground: 220, height: 76, trees: 9 }, paint.trees, -1)}`
}

/** The castle with the Queen at its parapet. */
function court(hour: Hour, queen: string): string {
  const paint = PAINTS[hour]
  return `${glow(`pixies-halo-${hour}`, LIGHT, 210, paint.halo, hour === 'night' ? 0.75 : 0.9)}${castle(paint)}
  ${flying(128, 110, 1.28, queen)}
  <path d="M78 150H190V174H78Z" fill="${paint.castle}"/><path d="M78 150h16v-12h14v12h14v-12h14v12h14v-12h14v12h14v-12h12v36H78Z" fill="${paint.castle}"/><path d="M78 170H190V178H78Z" fill="${paint.shade}"/>`
}

const ground = (hour: Hour): string =>
  `<path d="M0 320V236Q120 220 240 236T480 226V320Z" fill="${PAINTS[hour].ground}"/><path d="M0 320V258Q140 240 280 256T480 246V320Z" fill="${PAINTS[hour].stage}"/>`

/** What is nearest to us. */
function front(hour: Hour): string {
  const { edge } = PAINTS[hour]
  return `<path d="M0 300V284Q120 266 240 288T480 276V300Z" fill="${edge}"/>${fern(456, 304, 1, edge)}`
}

const lights = (hour: Hour): string =>
  hour === 'night'
    ? fireflies([
        [330, 180],
        [250, 190],
        [440, 170],
        [380, 140],
      ])
    : ''

/** The castle when the last round is over: the Queen waves to whoever pleased her best, or has fallen asleep. */
export const place = (hour: Hour): Place => ({
  back: `<g transform="translate(0 -96)">${woods(hour)}</g><g transform="translate(-4 16) scale(.53)">${court(hour, hour === 'day' ? queenDoing('cheer', 'glad') : queenDoing('bend', 'asleep'))}</g><g transform="translate(0 -96)">${ground(hour)}</g>${hour === 'day' ? flying(440, 158, 0.6, HONEY) : ''}`,
  front: `<g transform="translate(0 -78)">${front(hour)}${lights(hour)}</g>`,
  middle: 270,
})

export function picture(hour: Hour): string {
  return `${woods(hour)}${court(hour, queenDoing('point', 'sulk'))}
  <path d="M216 138 238 146M212 150 230 164" stroke="#fff1c4" stroke-width="4" stroke-linecap="round"/>
  ${ground(hour)}
  ${stand(LIGHT, 298, 216, 1.12, pixieDoing(3, 'carry', 'startled'), true)}${flying(290, 132, 0.92, HONEY)}
  ${stand(LIGHT, 408, 224, 0.98, pixieDoing(0, 'huff', 'sulk'), true)}<g transform="translate(452 258)"><path d="M-20-12H20L14 12H-14Z" fill="#a06c35" stroke="#5b3f2b" stroke-width="3" stroke-linejoin="round"/><path d="M-18-6H18M-16 2H16" stroke="#d9a662" stroke-width="2.500"/></g>
  ${stand(LIGHT, 206, 234, 0.86, pixieDoing(1, 'sneak', 'glad'))}<g transform="translate(236 234) scale(.8)"><path d="M-19 6C-19-8-10-13 0-13S19-8 19 6C19 13 14 14 0 14S-19 13-19 6Z" fill="#d79a4b" stroke="#8a5422" stroke-width="2.500"/><path d="M-9-8-6 3M1-10 3 2M11-8 12 3" stroke="#f8e0b0" stroke-width="4" stroke-linecap="round"/></g>
  ${flying(346, 98, 1, BEE)}<path d="M358 96q14-10 24 0t22-4" fill="none" stroke="#fff1c4" stroke-width="2.500" stroke-dasharray="2 6" stroke-linecap="round"/>
  ${front(hour)}${lantern(30, 270, 0.9)}
  ${lights(hour)}`
}

/** The chapter's picture, 480 by 300: a charge over a low wall, and a hat that flies. */
import { emblem } from '../../art/emblems'
import type { Place } from '../../art/ends'
import { features, type Mood } from '../../art/moods'
import { POSES, posed, type Rig } from '../../art/rig'
import { fern, hills } from '../../art/scenery'
import { dust, fireflies, flying, glow, sky, stand, type Hour, type Light } from '../../art/stage'
import { grove } from '../../art/trees'

const LIGHT: Light = [80, 70]
const SKIN = '#f3c9a2'

const PAINTS = {
  day: {
    sky: ['#b9d6d6', '#fdf0cf'],
    lamp: '#fff8dc',
    far: '#cdd0a4',
    trees: { leaf: '#a3b46b', needle: '#8ea764', trunk: '#efe8d8', light: '#e2e3a0' },
    castle: '#bda08c',
    meadow: '#adb75f',
    stage: '#93a24d',
    wall: ['#b7ad9a', '#8d8474', '#d9d0bd'],
    edge: '#4c5a28',
  },
  night: {
    sky: ['#2a2540', '#6b5468'],
    lamp: '#ffe9c4',
    far: '#4b4260',
    trees: { leaf: '#3f3c55', needle: '#38364d', trunk: '#8d8798', light: '#6f6883' },
    castle: '#3b3550',
    meadow: '#42554a',
    stage: '#34463c',
    wall: ['#6d687a', '#4c485a', '#918ba0'],
    edge: '#191c1c',
  },
} as const

/** A fairy in arms: a breastplate, a shield on the far arm, a lance in the near one. */
const KNIGHT: Rig = {
  hip: 26,
  shoulder: 10,
  neck: 2,
  arm: { length: 12, width: 8, fill: '#9aa3a8', hand: '#c3cbd0', apart: 9 },
  leg: { length: 10, width: 8, fill: '#59646b', shoe: '#3c464a', apart: 6 },
  behind:
    '<path d="M-6 8C-26-34-58-28-50-4-46 12-22 18-6 14ZM-6 14C-30 18-40 34-30 40-18 42-8 28-4 16Z" fill="#fffaf0" stroke="#184a80" stroke-width="2.500"/>',
  torso:
    '<path d="M-17 30C-20 12-12 2 0 2S20 12 17 30Q0 36-17 30Z" fill="#b9c2c6"/><path d="M4 2C15 4 20 14 17 30Q11 33 5 33.500 11 18 4 2Z" fill="#59646b" opacity=".55"/><path d="M-18 24Q0 31 18 24L20 36Q0 42-20 36Z" fill="#2d70b8"/>',
  head: `<circle cy="-10" r="15" fill="${SKIN}"/><g transform="translate(5 0)">${features('glad', { gap: 5, y: -10, r: 2.3, mouth: -3 })}</g><path d="M-17-8C-20-36 18-36 18-12 12-20 6-22 2-22L-2-6H-16Z" fill="#9aa3a8"/><path d="M-4-30C-10-46-28-46-36-34-26-36-20-30-14-24Z" fill="#d14a33"/>`,
  held: '<path d="M-40 10 76-20" stroke="#7a5a36" stroke-width="6" stroke-linecap="round"/><path d="M70-26 98-26 76-12Z" fill="#cfd6d9"/><path d="M24-6C36-22 54-18 58-26L62-16C54-6 40-8 28 0Z" fill="#2d70b8"/>',
}

/** A gnome whose hat has left him. */
function gnome(coat: string, beard: string, mood: Mood): Rig {
  return {
    hip: 26,
    shoulder: 12,
    neck: 4,
    arm: { length: 12, width: 8, fill: coat, hand: SKIN, apart: 11 },
    leg: { length: 8, width: 9, fill: '#4a3a30', shoe: '#33231a', apart: 7 },
    torso: `<path d="M-21 32C-24 12-14 0 0 0S24 12 21 32Q0 38-21 32Z" fill="${coat}"/><path d="M-22 22Q0 30 22 22V27Q0 35-22 27Z" fill="#3b2a1a"/>`,
    head: `<circle cy="-8" r="17" fill="${SKIN}"/><path d="M-8-25Q-10-34-4-32M0-26Q2-36 6-31M7-24Q12-30 14-25" fill="none" stroke="${beard}" stroke-width="3" stroke-linecap="round"/><g transform="translate(5 0)"><path d="M-16-4C-16 16-6 24 0 26 6 24 14 16 13-4 6 4-8 4-16-4Z" fill="${beard}"/>${features(mood, { gap: 6, y: -11, r: 2.6, mouth: 6 })}<ellipse cx="2" cy="-3" rx="5.500" ry="4.500" fill="#dc9468"/></g>`,
  }
}

/** Stones with a top that catches the light: a wall has thickness. */
function wall([stone, joint, top]: readonly [string, string, string]): string {
  return `<path d="M150 278V232Q172 224 196 229T244 226 290 229V278Q220 290 150 278Z" fill="${stone}"/><path d="M150 232 158 220Q190 212 214 217T280 214L290 229Q262 222 244 226T196 229Q172 224 150 232Z" fill="${top}"/><path d="M150 250Q220 260 290 248M150 265Q220 275 290 264M178 229V253M212 228V256M250 227V254M164 254V268M196 257V271M232 257V271M268 253V267" fill="none" stroke="${joint}" stroke-width="3"/>`
}

const HAT =
  '<path d="M-26 12C-16-2-12-22-2-40 6-54 20-58 28-48 20-48 16-42 17-34 20-16 24 0 28 10 10 2-10 4-26 12Z" fill="#c9542f"/><path d="M16-46C16-30 24 0 28 10 20 7 14 5 8 4.500 14-10 14-30 16-46Z" fill="#7c2b16" opacity=".5"/><path d="M-28 14C-10 4 12 3 30 11 28 18 24 19 20 18 6 14-10 14-22 20-28 20-30 17-28 14Z" fill="#f6eee0"/><circle cx="29" cy="-47" r="6" fill="#f6eee0"/>'
const MOUSE =
  '<ellipse cx="0" cy="2" rx="11" ry="8" fill="#a08d7a"/><circle cx="10" cy="-4" r="7" fill="#a08d7a"/><circle cx="6" cy="-10" r="4" fill="#d9b3a0"/><circle cx="13" cy="-5" r="1.600" fill="#2b2118"/><circle cx="17" cy="-2" r="1.600" fill="#7a4326"/><path d="M3-9C4-17 17-17 18-8Z" fill="#b9c2c6"/><path d="M-10 4Q-22 6-20-4" fill="none" stroke="#d9b3a0" stroke-width="2.500" stroke-linecap="round"/>'

/** The field behind whoever is on it. */
function back(hour: Hour, light: Light): string {
  const paint = PAINTS[hour]
  return `${sky(`armes-sky-${hour}`, paint.sky[0], paint.sky[1])}${glow(`armes-lamp-${hour}`, light, 170, paint.lamp, 1)}${hour === 'day' ? `<circle cx="${light[0]}" cy="${light[1]}" r="32" fill="${paint.lamp}"/>` : emblem('moon', paint.lamp, 3, ...light)}
  <path d="${hills(480, 190, 300, [60, 92, 50, 88])}" fill="${paint.far}"/><path d="M366 178V120h10v10h10v-10h10v10h10v-10h10v58ZM420 184V96l14-22 14 22v88Z" fill="${paint.castle}"/><path d="M434 76V56l18 6-18 6" fill="#d14a33"/>
  ${grove(29, { from: -8, to: 350, ground: 206, height: 104, trees: 9 }, paint.trees, -1)}
  <path d="M0 300V206Q120 190 240 204T480 196V300Z" fill="${paint.meadow}"/><path d="M0 300V244Q120 228 240 242T480 234V300Z" fill="${paint.stage}"/>
  <g fill="none" stroke="${paint.edge}" stroke-width="2" stroke-linecap="round" opacity=".3"><path d="M20 216h26M34 222h30M330 214h30M350 221h24M300 262h26M420 250h30M434 257h24M30 262h34"/></g>`
}

/** What grows nearest to us. */
function front(hour: Hour): string {
  const paint = PAINTS[hour]
  return `<path d="M0 300V284Q120 268 240 288T480 276V300Z" fill="${paint.edge}"/>${fern(28, 302, 1, paint.edge)}${fern(456, 304, 1, paint.edge)}
  ${
    hour === 'night'
      ? fireflies([
          [300, 180],
          [120, 190],
          [446, 190],
          [260, 70],
        ])
      : ''
  }`
}

/** The same field when the battle is over. */
export const place = (hour: Hour): Place => ({
  back: `<g transform="translate(0 -78)">${back(hour, [96, 124])}<g transform="translate(-134 -14)">${wall(PAINTS[hour].wall)}</g></g>`,
  front: `<g transform="translate(0 -84)">${front(hour)}</g>`,
})

export function picture(hour: Hour): string {
  const paint = PAINTS[hour]
  const charge = {
    ...POSES.fly,
    lean: 22,
    nod: -14,
    arms: [
      [70, 60],
      [58, 84],
    ],
    legs: [
      [-62, -92],
      [74, 40],
    ],
  } as const
  return `${back(hour, LIGHT)}
  ${stand(LIGHT, 424, 218, 0.96, posed(gnome('#54708c', '#c98d4a', 'startled'), POSES.run))}
  ${wall(paint.wall)}${flying(140, 262, 0.9, MOUSE)}
  <path d="M60 236C84 150 150 96 214 118" fill="none" stroke="#fffaf0" stroke-width="4" stroke-dasharray="2 12" stroke-linecap="round" opacity=".8"/>${dust(58, 246, 1.1)}
  ${flying(210, 128, 1.34, posed(KNIGHT, charge))}
  ${stand(LIGHT, 356, 212, 1.2, posed(gnome('#a83a5c', '#f6eee0', 'startled'), POSES.skid), true)}
  ${flying(366, 104, 1.05, `<g transform="rotate(28)">${HAT}</g>`)}<path d="M348 158q2-12 6-20M364 154q2-8 5-14" fill="none" stroke="#fffaf0" stroke-width="3.500" stroke-linecap="round"/>
  ${front(hour)}`
}

/** The chapter's picture, 480 by 300: the elf leans over the pond, and two fairies creep up on him; one is half a frog already. */
import { GREEN, fairyDoing } from '../../art/fairy'
import { emblem } from '../../art/emblems'
import type { Place } from '../../art/ends'
import { fern, hills, toadstool } from '../../art/scenery'
import { fireflies, flying, glow, sky, stand, type Hour, type Light } from '../../art/stage'
import { grove } from '../../art/trees'
import { elfDoing, toad } from './art'

const LIGHT: Light = [96, 92]

const PAINTS = {
  day: {
    sky: ['#c5b4e3', '#f7dccb'],
    lamp: '#fff2cf',
    far: '#b7a5d3',
    trees: { leaf: '#8f80b5', needle: '#7d6fa6', trunk: '#6b6088', light: '#cdb9de' },
    near: { leaf: '#6d8f4f', needle: '#4f7a48', trunk: '#5b4a3a', light: '#bcd07c' },
    bank: '#86a758',
    stage: '#6c9247',
    shore: '#d9cfa2',
    pond: ['#bfe0e2', '#4f93b0'],
    edge: '#3a5a2c',
    fern: '#557f3c',
  },
  night: {
    sky: ['#1b1a3c', '#4b4377'],
    lamp: '#f4ecff',
    far: '#3a3563',
    trees: { leaf: '#2c2a55', needle: '#26254c', trunk: '#1f1c3a', light: '#5d5790' },
    near: { leaf: '#24483f', needle: '#1c3b38', trunk: '#171f24', light: '#638f7a' },
    bank: '#2b4f42',
    stage: '#234337',
    shore: '#5e6f66',
    pond: ['#c9d3f2', '#26456f'],
    edge: '#0c1a16',
    fern: '#16352a',
  },
} as const

/** A fairy whose spell has begun: green to the ears, and a frog's eyes on her head. */
const HALF = `${fairyDoing(1, 'fly', 'startled', GREEN)}<g transform="translate(28 -38) rotate(8)"><circle cx="-9" r="8" fill="${GREEN}"/><circle cx="9" r="8" fill="${GREEN}"/><circle cx="-9" r="5" fill="#fffbe9"/><circle cx="9" r="5" fill="#fffbe9"/><circle cx="-10" r="2.500" fill="#1d2a1c"/><circle cx="8" r="2.500" fill="#1d2a1c"/></g>`

/** The glade behind whoever is in it. */
function back(hour: Hour, light: Light): string {
  const paint = PAINTS[hour]
  return `${sky(`elfe-sky-${hour}`, paint.sky[0], paint.sky[1])}${glow(`elfe-lamp-${hour}`, light, 170, paint.lamp, 0.9)}${hour === 'day' ? `<circle cx="${light[0]}" cy="${light[1]}" r="34" fill="${paint.lamp}"/>` : emblem('moon', paint.lamp, 3.4, ...light)}
  <path d="${hills(480, 180, 300, [70, 44, 90, 56])}" fill="${paint.far}"/>
  ${grove(23, { from: -10, to: 490, ground: 198, height: 96, trees: 14 }, paint.trees, -1)}
  <path d="M0 300V198Q120 184 240 196T480 188V300Z" fill="${paint.bank}"/>
  ${grove(41, { from: -14, to: 60, ground: 224, height: 128, trees: 2 }, paint.near, -1)}${grove(5, { from: 420, to: 496, ground: 226, height: 132, trees: 2 }, paint.near, -1)}
  <path d="M0 300V222Q120 206 240 216T480 212V300Z" fill="${paint.stage}"/>`
}

/** The Pond, and what is mirrored in it. */
function pond(hour: Hour, mirrored: string): string {
  const paint = PAINTS[hour]
  return `<ellipse cx="286" cy="268" rx="150" ry="33" fill="${paint.shore}"/><radialGradient id="elfe-pond-${hour}" cx=".3" cy=".3" r=".8"><stop stop-color="${paint.pond[0]}"/><stop offset="1" stop-color="${paint.pond[1]}"/></radialGradient><clipPath id="elfe-water-${hour}"><ellipse cx="288" cy="268" rx="140" ry="27"/></clipPath><ellipse cx="288" cy="268" rx="140" ry="27" fill="url(#elfe-pond-${hour})"/>
  <g clip-path="url(#elfe-water-${hour})">${mirrored}<path d="M200 276h40M300 262h54M330 282h36M246 290h30" stroke="#fff" stroke-opacity=".65" stroke-width="3" stroke-linecap="round"/></g>
  <g transform="translate(372 276)"><path d="M0 0 18-5A19 8 0 1 0 18 5Z" fill="#5f9a52"/><circle cx="-5" cy="-4" r="5" fill="#f7c6da"/></g>`
}

/** What grows nearest to us. */
function front(hour: Hour): string {
  const paint = PAINTS[hour]
  return `<path d="M0 300V288Q100 268 200 292T480 282V300Z" fill="${paint.edge}"/>${fern(24, 302, 1.1, paint.fern)}${fern(464, 302, 1.2, paint.fern)}${fern(436, 306, 0.8, paint.edge)}${toadstool(130, 294, 0.55, '#7d4da6')}`
}

const lights = (hour: Hour): string =>
  fireflies(
    hour === 'night'
      ? [
          [140, 150],
          [262, 156],
          [330, 130],
          [446, 176],
          [60, 180],
          [226, 236],
        ]
      : [
          [150, 150],
          [446, 176],
        ],
    '#fff6c0',
  )

/** The same glade when the elf has been charmed: everybody stands on the bank. */
export const place = (hour: Hour): Place => ({
  back: `<g transform="translate(0 -72)">${back(hour, [136, 122])}${lights(hour)}</g><g transform="translate(72 -66)">${pond(hour, '')}</g>`,
  front: `<g transform="translate(0 -86)">${front(hour)}</g>`,
  middle: 156,
})

export function picture(hour: Hour): string {
  const elf = elfDoing('bend', hour === 'day' ? 'calm' : 'glad')
  return `${back(hour, LIGHT)}
  ${pond(hour, `<g transform="translate(208 296) scale(1.250 -.62)" opacity=".42">${elf}</g>`)}
  ${stand(LIGHT, 196, 202, 1.32, elf)}
  ${stand(LIGHT, 78, 212, 1.2, fairyDoing(5, 'sneak', 'glad'))}
  ${flying(380, 190, 1.16, HALF, true)}<g fill="#e9ffd2" opacity=".85"><circle cx="428" cy="226" r="8"/><circle cx="444" cy="212" r="5"/><circle cx="414" cy="240" r="5"/><circle cx="450" cy="230" r="4"/></g>${emblem('star', '#e9ffd2', 0.6, 340, 226)}${emblem('star', '#e9ffd2', 0.45, 432, 160)}
  ${front(hour)}${flying(296, 276, 0.24, toad('proud'))}
  ${lights(hour)}`
}

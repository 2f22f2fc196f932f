/** The elf, princes, toads, cards and dice, about 100 across, standing on y = 42. */
import { emblem } from '../../art/emblems'
import { SKIN, face, hopper, shadow } from '../../art/fairy'
import type { Mood } from '../../art/moods'
import { POSES, POSE_OF, posed, type PoseName, type Rig } from '../../art/rig'

export function toad(mood: Mood = 'calm'): string {
  return `${hopper('#9a8a5c', '#6b5d38', '#ddd0a4', mood)}
    <g fill="#6b5d38"><circle cx="-10" cy="2" r="2.600"/><circle cx="8" cy="0" r="2.200"/><circle cx="22" cy="14" r="2.600"/><circle cx="-23" cy="15" r="2.200"/></g>
    <g transform="translate(0 -25) rotate(8)"><path d="M-12 6V-8L-5-1 0-11 5-1 12-8V6Z" fill="var(--c-gold-pale)" stroke="#8a5d0a" stroke-width="2" stroke-linejoin="round"/></g>`
}

/** A prince's parts, facing us or turned to the right. */
function princeRig(mood: Mood, turn: number, look?: readonly [number, number]): Rig {
  const x = turn * 4
  return {
    hip: 24,
    shoulder: 6,
    neck: 0,
    arm: { length: 12, width: 7, fill: '#8d2f54', hand: SKIN, apart: 14 - turn * 5 },
    leg: { length: 9, width: 7, fill: '#f7efe0', shoe: '#5d1836', apart: 7 - turn * 2 },
    behind: '<path d="M-8 0C-22 8-30 24-28 38-16 36-6 32 0 26Z" fill="#5d1836"/>',
    torso: `<path d="M-18 28C-22 12-14 0 0 0S22 12 18 28Q0 34-18 28Z" fill="#8d2f54"/><path d="M3 0C16 2 22 14 18 28Q11 31 5 31.500 13 18 3 0Z" fill="#5d1836" opacity=".6"/>
      <g transform="translate(${x} 0)"><path d="M-8 3H8L6 30H-6Z" fill="#f7efe0"/><path d="M-8 3 0 13 8 3" fill="none" stroke="#d8a63a" stroke-width="3"/><circle cy="19" r="2" fill="#d8a63a"/><circle cy="26" r="2" fill="#d8a63a"/></g>`,
    head: `<circle cy="-12" r="15" fill="${SKIN}"/><g transform="translate(${x} 0)">${face(-13, mood, look)}</g>
      <path d="M-16-12C-18-30 18-30 16-12 14-20 8-23 0-23S-14-20-16-12Z" fill="#6b4223"/>
      <path d="M-17-25V-45L-8-34 0-48 8-34 17-45V-25Q0-31-17-25Z" fill="#f2bf43" stroke="#8a5d0a" stroke-width="2.500" stroke-linejoin="round"/>
      <circle cy="-33" r="3" fill="#b5382f"/><circle cx="-11" cy="-31" r="2" fill="#2b86cc"/><circle cx="11" cy="-31" r="2" fill="#2b86cc"/>`,
  }
}

/** A prince in a mood, facing us. */
export function prince(mood: Mood = 'calm', look?: readonly [number, number]): string {
  return `${shadow}${posed(princeRig(mood, 0, look), POSES[POSE_OF[mood]])}`
}

export type Heed = 'free' | 'distracted' | 'charmed'
/** Where he looks, from -1 to 1 each way, and whether somebody there is so near that he blushes. */
export type Seen = { look?: readonly [x: number, y: number]; isNear?: boolean }

const BLUSH =
  '<circle cx="-10" cy="-1" r="4.600" fill="#e8566f" opacity=".55"/><circle cx="10" cy="-1" r="4.600" fill="#e8566f" opacity=".55"/>'

/** The elf's parts, facing us or turned to the right. */
function elfRig(mood: Mood, turn: number, { look, isNear }: Seen): Rig {
  const x = turn * 4.5
  return {
    hip: 24,
    shoulder: 10,
    neck: 4,
    arm: { length: 12, width: 7.5, fill: '#2f6a3c', hand: SKIN, apart: 14 - turn * 5 },
    leg: { length: 9, width: 7, fill: '#6a4a2c', shoe: '#4a3324', apart: 8 - turn * 2 },
    torso: `<path d="M-19 29C-22 12-13 0 0 0S22 12 19 29Q0 36-19 29Z" fill="#3f7d4b"/><path d="M3 0C15 2 22 14 19 29Q12 32 5 32.700 12 20 3 0Z" fill="#1d4d2b" opacity=".55"/>
      <path d="M-20 21Q0 28 20 21V26Q0 33-20 26Z" fill="#6a4a2c"/><rect x="${x - 5}" y="22.500" width="10" height="8" rx="2" fill="#e8c05a"/>`,
    head: `<path d="M-22-8-40-18Q-36 2-18 4Z${turn === 0 ? 'M22-8 40-18Q36 2 18 4Z' : 'M16-8 30-16Q28 0 14 2Z'}" fill="${SKIN}"/>
      <path d="M-23 2C-26-20-14-30-4-36 2-42 6-50 16-52 12-44 14-38 17-32 25-22 26-8 23 2Z" fill="#2f6a3c"/>
      <path d="M8-47C12-50 16-52 16-52 12-44 14-38 17-32 25-22 26-8 23 2H15C20-16 17-34 8-47Z" fill="#163d22" opacity=".5"/>
      <circle cy="-6" r="16" fill="${SKIN}"/><g transform="translate(${x} 0)">${isNear === true ? BLUSH : ''}${face(-8, mood, look)}</g>
      <path d="M-17-8C-16-24 16-24 17-8 10-17-8-18-17-8Z" fill="#c98a3a"/>`,
  }
}

/** The elf doing something, turned to the right. */
export const elfDoing = (pose: PoseName, mood: Mood = 'calm') => posed(elfRig(mood, 1, {}), POSES[pose])

/** The bachelor elf in his pointed hood; his heart is whole, or broken while a prince distracts him. */
export function elf(heed: Heed = 'free', seen: Seen = {}): string {
  const mood = heed === 'charmed' ? 'glad' : seen.isNear === true ? 'startled' : 'calm'
  return `${shadow}${posed(elfRig(mood, 0, seen), heed === 'charmed' ? POSES.cheer : POSES.stand)}${heart(heed)}`
}

function heart(mood: Heed): string {
  const whole = 'M0 9C-12 1-9.500-9-4-9-1.600-9 0-6.500 0-6.500S1.600-9 4-9C9.500-9 12 1 0 9Z'
  const crack =
    mood === 'distracted'
      ? '<path d="M0-7-3-2 2 1-1 8" fill="none" stroke="#fff8ea" stroke-width="2.500" stroke-linejoin="round"/>'
      : ''
  const size = mood === 'charmed' ? 1.9 : 1.25
  const fill = mood === 'distracted' ? '#8d7f86' : '#d4324f'
  return `<g transform="translate(27 -36) scale(${size})"><path d="${whole}" fill="${fill}" stroke="#fff8ea" stroke-width="2"/>${crack}</g>`
}

/** How many turns until an enchanted piece changes back: a ring and a number. */
export function countdown(turns: number): string {
  return `<g transform="translate(26 -30)"><circle r="15" fill="#fffaf0" stroke="#57437f" stroke-width="4" stroke-dasharray="${Math.max(1, turns) * 12} 7"/>
    <text y="7" text-anchor="middle" font-size="21" font-weight="700" fill="#3a2a5c" font-family="Alegreya Sans, sans-serif">${turns}</text></g>`
}

export const SPELLS = ['hex', 'invite', 'banish', 'slap', 'elf'] as const
export type Spell = (typeof SPELLS)[number]

const SPELL_ART: Record<Spell, string> = {
  hex: `<g transform="translate(0 6) scale(.72)">${hopper('#7cb648', '#4d8430', '#d9ecae')}</g>${emblem('star', '#ffe7ad', 0.9, -28, -28)}${emblem('star', '#ffe7ad', 0.6, 30, -20)}`,
  invite: `<g transform="translate(0 2)"><path d="M-34-20H34V26H-34Z" fill="#fffaf0"/><path d="M-34-20 0 8 34-20" fill="none" stroke="#b98a34" stroke-width="3"/><circle cy="8" r="9" fill="#b5382f"/>${emblem('heart', '#ffe7ad', 0.5, 0, 8)}</g>`,
  banish: `<circle r="34" fill="#fffaf0" stroke="#b98a34" stroke-width="4"/><path d="M0-27V-22M0 22V27M-27 0H-22M22 0H27" stroke="#3a2a5c" stroke-width="4"/><path d="M0 0V-23M0 0 -1-17" stroke="#3a2a5c" stroke-width="5" stroke-linecap="round"/><circle r="4" fill="#b5382f"/>`,
  slap: `<path d="M-14 30C-30 14-26 4-18 6L-12 14V-20C-12-28-2-28-2-20V-26C-2-34 8-34 8-26V-20C8-28 18-27 18-19V-12C19-18 27-17 27-10V10C27 26 18 32 8 32Z" fill="#f3c9a2" stroke="#8a4a31" stroke-width="3" stroke-linejoin="round"/><path d="M-2-20V0M8-20V0M18-12V2" stroke="#8a4a31" stroke-width="2.500"/>${emblem('star', '#ffe7ad', 0.9, -28, -24)}`,
  elf: '<g fill="none" stroke="#e9f4f5" stroke-width="6" stroke-linecap="round"><path d="M-36-12H10C26-12 26-32 12-32 4-32 2-24 8-21"/><path d="M-30 4H24C42 4 40 26 24 25 16 24 15 16 21 14"/><path d="M-36 20H0C12 20 12 36 0 35"/></g><path d="M-20-30C-12-34-6-28-10-20-18-18-22-24-20-30Z" fill="#b9cf86"/>',
}

export const SPELL_GROUND: Record<Spell, string> = {
  hex: '#4f7d3a',
  invite: '#8d2f54',
  banish: '#3d3566',
  slap: '#a85a24',
  elf: '#3b7186',
}

/** A card, 120 by 160, around the origin. */
export function card(spell: Spell): string {
  return `<rect x="-58" y="-78" width="116" height="156" rx="14" fill="#fbf3df" stroke="#b98a34" stroke-width="3"/><rect x="-49" y="-69" width="98" height="138" rx="9" fill="${SPELL_GROUND[spell]}"/>
    <path d="M-49 40C-30 24-14 52 6 36S38 30 49 38V60A9 9 0 0 1 40 69H-40A9 9 0 0 1-49 60Z" fill="#0b1a14" opacity=".25"/><g transform="translate(0 -6)">${SPELL_ART[spell]}</g>`
}

const PIPS: readonly (readonly [number, number][])[] = [
  [],
  [[0, 0]],
  [
    [-12, -12],
    [12, 12],
  ],
  [
    [-13, -13],
    [0, 0],
    [13, 13],
  ],
  [
    [-12, -12],
    [12, -12],
    [-12, 12],
    [12, 12],
  ],
  [
    [-13, -13],
    [13, -13],
    [0, 0],
    [-13, 13],
    [13, 13],
  ],
  [
    [-12, -15],
    [12, -15],
    [-12, 0],
    [12, 0],
    [-12, 15],
    [12, 15],
  ],
]

export function die(value: number): string {
  const dots = (PIPS[value] ?? []).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="#3a2a5c"/>`).join('')
  return `<rect x="-28" y="-24" width="56" height="56" rx="13" fill="#0b1a14" opacity=".25"/><rect x="-28" y="-28" width="56" height="56" rx="13" fill="#fffaf0" stroke="#b98a34" stroke-width="3"/>${dots}`
}

/** A twenty-sided die with what it shows. */
export function d20(face: string): string {
  return `<path d="M0-31 27-15.500V15.500L0 31-27 15.500V-15.500Z" fill="#57437f" stroke="#2f2350" stroke-width="3" stroke-linejoin="round"/><path d="M0-21 19 12H-19Z" fill="#7a63a8"/><path d="M0-31V-21M27-15.500 0-21-27-15.500M27 15.500 19 12M-27 15.500-19 12M0 31-19 12H19Z" fill="none" stroke="#2f2350" stroke-width="1.500"/>
    <text y="9" text-anchor="middle" font-size="21" font-weight="700" fill="#fffaf0" font-family="Alegreya Sans, sans-serif">${face}</text>`
}

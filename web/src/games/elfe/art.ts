/** The elf, princes, toads, cards and dice, about 100 across, standing on y = 42. */
import { emblem } from '../../art/emblems'
import { SKIN, face, hopper, shadow } from '../../art/fairy'

export function toad(): string {
  return `${hopper('#9a8a5c', '#6b5d38', '#ddd0a4')}
    <g fill="#6b5d38"><circle cx="-10" cy="2" r="2.600"/><circle cx="8" cy="0" r="2.200"/><circle cx="22" cy="14" r="2.600"/><circle cx="-23" cy="15" r="2.200"/></g>
    <g transform="translate(0 -25) rotate(8)"><path d="M-12 6V-8L-5-1 0-11 5-1 12-8V6Z" fill="var(--c-gold-pale)" stroke="#8a5d0a" stroke-width="2" stroke-linejoin="round"/></g>`
}

export function prince(): string {
  return `${shadow}
    <path d="M-24 38C-28 16-18 0 0 0S28 16 24 38Q0 44-24 38Z" fill="#8d2f54"/><path d="M3 0C19 2 28 18 24 38Q14 41 6 41.500 16 24 3 0Z" fill="#5d1836" opacity=".6"/>
    <path d="M-10 4H10L7 40H-7Z" fill="#f7efe0"/><path d="M-10 4 0 16 10 4" fill="none" stroke="#d8a63a" stroke-width="3"/>
    <circle cy="22" r="2.200" fill="#d8a63a"/><circle cy="30" r="2.200" fill="#d8a63a"/>
    <circle cy="-12" r="15" fill="${SKIN}"/>${face(-13)}
    <path d="M-16-12C-18-30 18-30 16-12 14-20 8-23 0-23S-14-20-16-12Z" fill="#6b4223"/>
    <path d="M-17-25V-45L-8-34 0-48 8-34 17-45V-25Q0-31-17-25Z" fill="#f2bf43" stroke="#8a5d0a" stroke-width="2.500" stroke-linejoin="round"/>
    <circle cy="-33" r="3" fill="#b5382f"/><circle cx="-11" cy="-31" r="2" fill="#2b86cc"/><circle cx="11" cy="-31" r="2" fill="#2b86cc"/>`
}

/** The bachelor elf in his pointed hood; his heart is whole, or broken while a prince distracts him. */
export function elf(mood: 'free' | 'distracted' | 'charmed' = 'free'): string {
  return `${shadow}
    <path d="M-24 39C-26 14-14 0 0 0S26 14 24 39Q0 45-24 39Z" fill="#3f7d4b"/><path d="M3 0C17 2 26 16 24 39Q14 42 6 42.500 15 24 3 0Z" fill="#1d4d2b" opacity=".55"/>
    <path d="M-25 27Q0 34 25 27V32Q0 39-25 32Z" fill="#6a4a2c"/><rect x="-5" y="28.500" width="10" height="8" rx="2" fill="#e8c05a"/>
    <path d="M-22-8-40-18Q-36 2-18 4ZM22-8 40-18Q36 2 18 4Z" fill="${SKIN}"/>
    <path d="M-23 2C-26-20-14-30-4-36 2-42 6-50 16-52 12-44 14-38 17-32 25-22 26-8 23 2Z" fill="#2f6a3c"/>
    <path d="M8-47C12-50 16-52 16-52 12-44 14-38 17-32 25-22 26-8 23 2H15C20-16 17-34 8-47Z" fill="#163d22" opacity=".5"/>
    <circle cy="-6" r="16" fill="${SKIN}"/>${face(-8)}
    <path d="M-17-8C-16-24 16-24 17-8 10-17-8-18-17-8Z" fill="#c98a3a"/>
    ${heart(mood)}`
}

function heart(mood: 'free' | 'distracted' | 'charmed'): string {
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

/** Fairies, frogs, the elf, princes and toads, about 100 across, standing on y = 42. */
import { emblem, seatColour, seatEmblem } from '../../art/emblems'

const shadow = '<ellipse cy="42" rx="25" ry="6" fill="#0b1a14" opacity=".26"/>'
const SKIN = '#f3c9a2'
const face = (
  y: number,
) => `<circle cx="-5" cy="${y}" r="2.300" fill="#2b2118"/><circle cx="5" cy="${y}" r="2.300" fill="#2b2118"/>
  <circle cx="-9" cy="${y + 5}" r="2.800" fill="#ec8f76" opacity=".6"/><circle cx="9" cy="${y + 5}" r="2.800" fill="#ec8f76" opacity=".6"/>
  <path d="M-4 ${y + 6}Q0 ${y + 10} 4 ${y + 6}" fill="none" stroke="#8a4a31" stroke-width="2" stroke-linecap="round"/>`

/** Six pairs of wings, each cut another way. */
const WINGS: readonly string[] = [
  'M-6 4C-22-34-52-34-48-8-46 8-24 12-6 8ZM-6 8C-30 10-40 26-30 34-20 40-8 22-6 8Z',
  'M-6 6C-14-30-36-46-48-38-50-18-30 4-6 8ZM-6 8C-26 8-42 18-40 32-26 36-10 24-6 8Z',
  'M-6 4C-18-20-34-28-50-26-44-18-50-10-44-4-50 4-40 12-6 8ZM-6 8C-22 14-34 22-34 34-20 34-10 22-6 8Z',
  'M-6 6C-20-12-36-40-30-46-44-44-54-20-48-2-40 10-20 12-6 8ZM-6 8C-24 12-36 24-32 38-18 34-8 22-6 8Z',
  'M-6 2C-24-14-46-22-52-14-50-4-28 6-6 6ZM-6 7C-28 6-46 12-50 22-40 30-20 20-6 9Z',
  'M-6 6C-10-24-28-40-40-30-54-26-54-6-44 2-34 10-18 12-6 8ZM-6 8C-26 12-40 26-28 36-16 38-8 22-6 8Z',
]

function wings(seat: number, colour: string): string {
  const shape = WINGS[seat % WINGS.length] ?? ''
  const one = `<path d="${shape}" fill="var(--w-${colour})" stroke="var(--c-${colour})" stroke-width="3" stroke-linejoin="round"/>`
  return `<g class="wings">${one}<g transform="scale(-1 1)">${one}</g></g>`
}

export function fairy(seat: number): string {
  const colour = seatColour(seat)
  return `${shadow}${wings(seat, colour)}
    <path d="M-3 34V41M4 34V41" stroke="${SKIN}" stroke-width="4" stroke-linecap="round"/>
    <path d="M0 0C8 0 12 8 22 34 14 31 11 38 5 34 2 38-2 38-5 34-11 38-14 31-22 34-12 8-8 0 0 0Z" fill="var(--c-${colour})"/>
    <path d="M2 0C9 1 12 8 22 34 16 32 13 36 8 35.500 10 22 8 8 2 0Z" fill="var(--c-${colour}-deep)" opacity=".5"/>
    ${emblem(seatEmblem(seat), '#fffaf0', 0.62, 0, 20)}
    <path d="M-16-22C-18-42 18-42 16-22 18-12 15-6 13-4 14-14 10-22 4-25-4-22-12-20-13-4-15-6-18-12-16-22Z" fill="var(--c-${colour}-deep)"/>
    <circle cy="-15" r="13" fill="${SKIN}"/>${face(-15)}
    <path d="M-14-20C-12-34 12-34 14-20 6-27-2-26-14-20Z" fill="var(--c-${colour}-deep)"/>
    <path d="M-12-30Q0-38 12-30" fill="none" stroke="var(--c-gold-pale)" stroke-width="3"/><circle cy="-35" r="3.500" fill="var(--c-gold-pale)"/>
    <path d="M16 14 32 0" stroke="#7a5a36" stroke-width="3" stroke-linecap="round"/>${emblem('star', 'var(--c-gold-pale)', 0.6, 34, -3)}`
}

function hopper(skin: string, deep: string, belly: string): string {
  return `${shadow}
    <path d="M-20 26C-40 24-42 42-26 42H-10ZM20 26C40 24 42 42 26 42H10Z" fill="${deep}"/>
    <path d="M-28 8C-28-12 28-12 28 8 32 32 18 42 0 42S-32 32-28 8Z" fill="${skin}"/>
    <path d="M8-5C22-4 28 0 28 8 32 32 18 42 2 42 22 30 22 8 8-5Z" fill="${deep}" opacity=".4"/>
    <path d="M-17 20C-17 36 17 36 17 20 10 26-10 26-17 20Z" fill="${belly}"/>
    <path d="M-20 10Q0 24 20 10" fill="none" stroke="#20301f" stroke-width="3" stroke-linecap="round"/>
    <circle cx="-17" cy="-10" r="12" fill="${skin}"/><circle cx="17" cy="-10" r="12" fill="${skin}"/>
    <circle cx="-17" cy="-11" r="7.500" fill="#fffbe9"/><circle cx="17" cy="-11" r="7.500" fill="#fffbe9"/>
    <circle cx="-16" cy="-10" r="3.800" fill="#1d2a1c"/><circle cx="16" cy="-10" r="3.800" fill="#1d2a1c"/>`
}

/** The fairy of a seat, enchanted: her colour and emblem stay on her bow. */
export function frog(seat: number): string {
  const colour = seatColour(seat)
  return `${hopper('#7cb648', '#4d8430', '#d9ecae')}
    <path d="M0-20-16-30V-10ZM0-20 16-30V-10Z" fill="var(--c-${colour})" stroke="var(--c-${colour}-deep)" stroke-width="2"/><circle cy="-20" r="5" fill="var(--c-${colour}-deep)"/>
    ${emblem(seatEmblem(seat), `var(--c-${colour})`, 0.6, 0, 31)}`
}

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

export function cardBack(): string {
  return `<rect x="-58" y="-78" width="116" height="156" rx="14" fill="#fbf3df" stroke="#b98a34" stroke-width="3"/><rect x="-49" y="-69" width="98" height="138" rx="9" fill="#3d3566"/>
    <g opacity=".9">${emblem('star', '#ffe7ad', 1.7)}${emblem('moon', '#ffe7ad', 0.8, 0, -44)}${emblem('leaf', '#ffe7ad', 0.8, 0, 44)}</g>`
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

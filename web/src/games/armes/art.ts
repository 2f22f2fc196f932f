/** What stands on the battlefield: figures on their stands, what they carry and suffer, chests and lairs. */
import { emblem, seatColour, seatEmblem } from '../../art/emblems'
import type { Mood } from '../../art/moods'
import { cutOf } from './figures'
import { cutOut, type Cutting, type Doing } from './rig'

/** What flies around whoever was hit, strikes, is glad, or sees stars. */
const AROUND: Partial<Record<Doing, string>> = {
  strike:
    '<path d="M-46 2h-12M-42 16h-16M-48 30h-10" stroke="#fffaf0" stroke-width="5" stroke-linecap="round" opacity=".85"/>',
  startled:
    '<g fill="#9fd3ee" stroke="#2b6d94" stroke-width="1.500"><path d="M34-44C38-36 40-34 40-30A5 5 0 0 1 30-30C30-34 32-36 34-44ZM46-24C49-18 50-17 50-14A4 4 0 0 1 42-14C42-17 43-18 46-24Z"/></g>',
  glad: `${emblem('star', '#ffd35c', 0.8, -42, -46)}${emblem('star', '#ffd35c', 0.6, 44, -52)}`,
  asleep: `${emblem('star', '#ffd35c', 0.7, -44, -4)}${emblem('star', '#ffd35c', 0.5, -28, -16)}${emblem('star', '#ffd35c', 0.6, -10, -12)}`,
}

const posed = (profile: string, doing: Doing, edge: string, cutting?: Cutting) =>
  `${cutOut(cutOf(profile), doing, edge, cutting)}${AROUND[doing] ?? ''}`

/** A card figure on its stand, edged in its side's colour. */
export function figure(profile: string, seat: number, mood: Mood = 'calm'): string {
  const colour = seatColour(seat)
  return `<ellipse cy="42" rx="38" ry="10" fill="#0b1a14" opacity=".3"/>${posed(profile, mood, `var(--c-${colour}-deep)`)}
    <path d="M-36 40Q0 50 36 40L38 52Q0 64-38 52Z" fill="var(--c-${colour})" stroke="var(--c-${colour}-deep)" stroke-width="3"/>${emblem(seatEmblem(seat), colour === 'amber' ? '#3b2600' : 'var(--c-on)', 0.72, 0, 51)}`
}

/** The figure alone, for cards, stages and pictures. */
export function portrait(profile: string, doing: Doing = 'calm', cutting?: Cutting): string {
  return `<ellipse cy="42" rx="34" ry="7" fill="#0b1a14" opacity=".22"/>${posed(profile, doing, '', cutting)}`
}

/** Health left: a heart with its number, large enough to read; paler once it was hurt. */
export function health(left: number, most: number): string {
  const fill = left < most ? '#e0798b' : '#d4324f'
  return `<g class="health" transform="translate(-30 -36)"><path d="M0 22C-30 2-24-20-10-20-4-20 0-15 0-12 0-15 4-20 10-20 24-20 30 2 0 22Z" fill="${fill}" stroke="#4a0f1c" stroke-width="3"/><text y="8" text-anchor="middle" font-size="28" font-weight="700" fill="#fff" stroke="#4a0f1c" stroke-width="4" paint-order="stroke" font-family="Alegreya Sans, sans-serif">${left}</text></g>`
}

/** Order tokens beside the figure: one or two. */
export function orders(count: number): string {
  return Array.from(
    { length: count },
    (_, index) =>
      `<g transform="translate(44 ${34 - index * 22})"><circle r="11" fill="#f2c03c" stroke="#7a4d04" stroke-width="2.500"/><path d="M-4-5V6M-4-5H5L2-1 5 3H-4" fill="none" stroke="#7a4d04" stroke-width="2.600"/></g>`,
  ).join('')
}

const count = (number: number) =>
  number > 1
    ? `<text y="6" text-anchor="middle" font-size="16" font-weight="700" fill="#fff" stroke="#2b1a10" stroke-width="3" paint-order="stroke">${number}</text>`
    : ''

/** What burns, poisons or cracks it. */
export function ailments(flames: number, poison: number, crack: number): string {
  const all = [
    {
      number: flames,
      art: '<path d="M0 12C-12 10-11-2-5-8-4-2 0-2 1-14 10-6 12 10 0 12Z" fill="#f0702a" stroke="#7a2a08" stroke-width="2"/>',
    },
    {
      number: poison,
      art: '<path d="M0-13C5-5 9-1 9 4A9 9 0 0 1-9 4C-9-1-5-5 0-13Z" fill="#7fae2f" stroke="#33480d" stroke-width="2"/>',
    },
    {
      number: crack,
      art: '<path d="M-10-11H10V0Q10 9 0 13-10 9-10 0Z" fill="#b9c2c6" stroke="#3c464a" stroke-width="2"/><path d="M2-11-3-2 3 2-2 12" fill="none" stroke="#3c464a" stroke-width="2.500"/>',
    },
  ].filter(({ number }) => number > 0)
  return all
    .map(({ number, art }, index) => `<g transform="translate(-46 ${32 - index * 26})">${art}${count(number)}</g>`)
    .join('')
}

/** A chest to search: shut while untried, open and grey once tried this round. */
export function chest(tried: boolean): string {
  const [wood, band] = tried ? ['#9a9384', '#6f6a5e'] : ['#a8642c', '#f2c03c']
  const lid = tried
    ? `<path d="M-34-14Q-30-40 0-40T34-14L30-22H-30Z" fill="${wood}"/><path d="M-30-8H30V2H-30Z" fill="#3b2a1a"/>`
    : `<path d="M-34-4C-34-40 34-40 34-4Z" fill="${wood}"/><path d="M-6-31H6V-4H-6Z" fill="${band}"/>`
  return `<ellipse cy="34" rx="40" ry="9" fill="#0b1a14" opacity=".28"/>${lid}<path d="M-34-4H34V32H-34Z" fill="${wood}"/><path d="M18-4H34V32H18Z" fill="#1b1030" opacity=".18"/><path d="M-34-6H34V2H-34Z" fill="${band}"/><rect x="-8" y="-4" width="16" height="18" rx="4" fill="${band}" stroke="#5b3f12" stroke-width="2"/><circle cy="4" r="3" fill="#3b2600"/>`
}

/** A chest that was searched well: open, and shining. */
export function treasureChest(): string {
  const rays = Array.from(
    { length: 9 },
    (_, index) => `<path transform="rotate(${index * 20 - 80} 0 -8)" d="M-3-12-6-52H6L3-12Z"/>`,
  ).join('')
  return `<g fill="#ffe28a" opacity=".7">${rays}</g><ellipse cy="34" rx="40" ry="9" fill="#0b1a14" opacity=".28"/><path d="M-34-12Q-32-40 0-40T34-12L28-20H-28Z" fill="#7d471c"/><path d="M-30-6Q-20-22-10-14-4-26 4-16 14-24 18-12 28-16 30-4Z" fill="#ffd35c" stroke="#a8741a" stroke-width="2.500"/><circle cx="-12" cy="-10" r="4.500" fill="#d4324f"/><circle cx="13" cy="-9" r="4.500" fill="#3f9ad6"/><path d="M-34-4H34V32H-34Z" fill="#a8642c"/><path d="M18-4H34V32H18Z" fill="#1b1030" opacity=".18"/><path d="M-34-6H34V2H-34Z" fill="#f2c03c"/><rect x="-8" y="-4" width="16" height="18" rx="4" fill="#f2c03c" stroke="#5b3f12" stroke-width="2"/>`
}

/** What shines from a tent upon the field, by night more than by day. */
export const CAMP_LIGHT =
  '<radialGradient id="camp-light"><stop stop-color="var(--camp-light)"/><stop offset=".4" stop-color="var(--camp-light)" stop-opacity=".4"/><stop offset="1" stop-color="var(--camp-light)" stop-opacity="0"/></radialGradient><ellipse cy="26" rx="170" ry="130" fill="url(#camp-light)"/>'

/** A lair: a tent with its side's flag, grey when it was tried this round. */
export function lair(seat: number, tried: boolean): string {
  const colour = `var(--c-${seatColour(seat)})`
  return `<ellipse cy="38" rx="46" ry="9" fill="#0b1a14" opacity=".28"/><path d="M-2-56H2V-24H-2Z" fill="#5b3f2b"/><path d="M2-56 32-48 2-38Z" fill="${colour}"/>
    <path d="M0-30 44 36Q0 44-44 36Z" fill="#fbf3e0"/><path d="M0-30 14-9 26 38.500 14 39.500ZM0-30-14-9-26 38.500-14 39.500Z" fill="${colour}"/><path d="M0-8 13 40Q0 41-13 40Z" fill="#3b2a2a"/>${emblem(seatEmblem(seat), `var(--c-${seatColour(seat)}-deep)`, 0.8, 13, -47)}${tried ? '<path d="M0-30 44 36Q0 44-44 36Z" fill="#6f6a5e" opacity=".5"/>' : ''}`
}

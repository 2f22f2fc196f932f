/** Fairies and what they are turned into, about 100 across, standing on y = 42. */
import { emblem, seatColour, seatEmblem } from './emblems'

export const shadow = '<ellipse cy="42" rx="25" ry="6" fill="#0b1a14" opacity=".26"/>'
export const SKIN = '#f3c9a2'
export const face = (
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

/** A frog or a toad. */
export function hopper(skin: string, deep: string, belly: string): string {
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

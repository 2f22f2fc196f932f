/** How a picture is lit: an hour, one source of light, shadows that fall away from it, glows without an edge. */

export type Hour = 'day' | 'night'
/** Where the light is, in the picture. */
export type Light = readonly [x: number, y: number]

const r = (value: number) => Math.round(value * 10) / 10

/** A figure on the ground: its shadow falls away from the light, longer the farther aside that is. */
export function stand([lx]: Light, x: number, y: number, scale: number, art: string, flip = false): string {
  const away = Math.max(-1, Math.min(1, (x - lx) / 240))
  const shadow = `<ellipse cx="${r(x + away * 30 * scale)}" cy="${r(y + 42 * scale)}" rx="${r((24 + Math.abs(away) * 20) * scale)}" ry="${r(6 * scale)}" fill="#06120f" opacity=".3"/>`
  return shadow + flying(x, y, scale, art, flip)
}

/** A figure in the air: nothing is under it. */
export const flying = (x: number, y: number, scale: number, art: string, flip = false) =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})">${art}</g>`

/** Light that fades to nothing. */
export function glow(id: string, [x, y]: Light, radius: number, colour: string, strength = 0.8): string {
  return `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".4" stop-color="${colour}" stop-opacity="${r(strength * 4) / 10}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`
}

/** The sky from its top to the land. */
export function sky(id: string, top: string, low: string, height = 300): string {
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient><rect width="480" height="${height}" fill="url(#${id})"/>`
}

/** Dust that feet have raised. */
export const dust = (x: number, y: number, scale = 1, fill = '#fff6e0') =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="${fill}" opacity=".8"><circle r="9"/><circle cx="-13" cy="3" r="6.500"/><circle cx="-23" cy="-3" r="4"/><circle cx="9" cy="4" r="5"/><circle cx="-8" cy="-9" r="4"/></g>`

/** Small lights in the air. */
export const fireflies = (places: readonly (readonly [number, number])[], fill = '#ffe9a0') =>
  places
    .map(([x, y], index) => `<circle class="firefly" cx="${x}" cy="${y}" r="${2 + (index % 2)}" fill="${fill}"/>`)
    .join('')

/** A snail that thinks it is the king: for whoever looks closely. */
export const snail = (x: number, y: number, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-20 0C-18-4 8-4 16-6 20-12 22-16 24-16 28-14 26 0 18 0Z" fill="#d9b98a"/><path d="M22-15 20-23M26-14 29-21" stroke="#d9b98a" stroke-width="2" stroke-linecap="round"/><circle cx="20" cy="-24" r="1.800" fill="#2b2118"/><circle cx="29" cy="-22" r="1.800" fill="#2b2118"/><circle cx="-3" cy="-11" r="11" fill="#b5673a"/><path d="M-3-11a3 3 0 0 1 3 3 6 6 0 0 1-9-5 8 8 0 0 1 12-4" fill="none" stroke="#7a3d1c" stroke-width="2"/><path d="M-10-21V-30L-6-26-3-31 0-26 4-30V-21Z" fill="#f2bf43"/></g>`

/** An owl on a branch; it can blink. */
export const owl = (x: number, y: number, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-12 14C-15 0-13-10-13-16-8-14-4-13 0-13S8-14 13-16C13-10 15 0 12 14Q0 19-12 14Z" fill="#6d4c34"/><circle cx="-5.500" cy="-5" r="6" fill="#e9cf9a"/><circle cx="5.500" cy="-5" r="6" fill="#e9cf9a"/><g class="eyes"><circle cx="-5.500" cy="-5" r="3" fill="#2b2118"/><circle cx="5.500" cy="-5" r="3" fill="#2b2118"/></g><path d="M-2-1 0 4 2-1Z" fill="#f0a73a"/></g>`

/** What faces are made of: a round of coloured paper about 100 across, a head lit from the upper left, eyes and mouths. */

export const INK = '#2b2118'
export const SKIN = { light: '#f6cda6', rosy: '#f2bd98', tan: '#d99a66', brown: '#a8683f', deep: '#7a4a30' } as const

/** The paper that faces are stuck on. */
export const PAPER = {
  moss: '#cfdf9f',
  dusk: '#cdb9e6',
  mist: '#bcdcec',
  gold: '#f5dc94',
  rose: '#f4c3bb',
  pine: '#9fcbb2',
  night: '#3d4a80',
} as const

type Point = readonly [x: number, y: number]

export const disc = ([x, y]: Point, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
export const oval = ([x, y]: Point, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
export const cut = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
export const line = (d: string, stroke: string = INK, width = 2.6) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
/** The side away from the light. */
export const dim = (d: string, opacity = 0.16) => `<path d="${d}" fill="#3a1608" opacity="${opacity}"/>`
/** Something on the left, and the same on the right. */
export const both = (art: string) => `${art}<g transform="scale(-1 1)">${art}</g>`

/** A round head with its shaded cheek. */
export function head(skin: string, y = 6, r = 23): string {
  const [x, top, foot] = [r * 0.25, y - r * 0.97, y + r * 0.97]
  return `${disc([0, y], r, skin)}${dim(`M${x} ${top}A${r} ${r} 0 0 1 ${x} ${foot}A${r * 1.5} ${r * 1.5} 0 0 0 ${x} ${top}Z`, 0.12)}`
}

/** Shoulders at the foot of the round. */
export const bust = (fill: string) =>
  `${cut('M-35 33C-28 25-14 22 0 22S28 25 35 33A48 48 0 0 1-35 33Z', fill)}${dim('M10 22.500C22 24 31 28 35 33A48 48 0 0 1 12 46.500C20 38 18 28 10 22.500Z')}`

const pupil = (x: number, y: number, r: number) =>
  `${oval([x, y], r * 0.9, r, INK)}${disc([x + r * 0.3, y - r * 0.4], r * 0.34, '#fff')}`
/** Open eyes, `apart` from the middle. */
export const eyes = (apart: number, y: number, r = 3.6, look = 0) =>
  pupil(look - apart, y, r) + pupil(look + apart, y, r)
/** White eyes whose pupils look aside. */
export const wide = (apart: number, y: number, r = 6.5, look: Point = [0, 0]) =>
  both(disc([apart, y], r, '#fffdf2')) +
  pupil(look[0] - apart, y + look[1], r * 0.55) +
  pupil(look[0] + apart, y + look[1], r * 0.55)
/** Eyes shut with laughter. */
export const merry = (apart: number, y: number, stroke: string = INK) =>
  both(line(`M${apart - 4.5} ${y + 2}Q${apart} ${y - 4} ${apart + 4.5} ${y + 2}`, stroke))
/** Eyes shut in sleep. */
export const asleep = (apart: number, y: number, stroke: string = INK) =>
  both(line(`M${apart - 4.5} ${y}Q${apart} ${y + 5} ${apart + 4.5} ${y}`, stroke))
export const wink = (apart: number, y: number, r = 3.6) =>
  pupil(-apart, y, r) + line(`M${apart - 4} ${y + 1.5}Q${apart} ${y - 4} ${apart + 4.5} ${y + 1}`)
export const cheeks = (apart: number, y: number, fill = '#ee7f6a', r = 4.2) =>
  `<g opacity=".5">${both(disc([apart, y], r, fill))}</g>`
export const brows = (apart: number, y: number, stroke: string, slant = 0, width = 2.6) =>
  both(line(`M${apart - 5} ${y + slant}Q${apart} ${y - 2.5} ${apart + 5} ${y - slant}`, stroke, width))

export const smile = (y: number, half = 6, stroke = '#8a4a31') =>
  line(`M${-half} ${y}Q0 ${y + half * 0.9} ${half} ${y}`, stroke)
/** A smile on one side only. */
export const smirk = (y: number, stroke = '#8a4a31') => line(`M-5 ${y + 1}Q2 ${y + 4} 8 ${y - 2.5}`, stroke)
/** An open laugh with its tongue. */
export const laugh = (y: number, half = 7.5) =>
  `${cut(`M${-half} ${y}Q0 ${y + 2.5} ${half} ${y}Q${half * 0.8} ${y + half * 1.25} 0 ${y + half * 1.25}T${-half} ${y}Z`, '#7c2f2a')}${oval([0, y + half * 0.95], half * 0.5, half * 0.28, '#ef8478')}`

/** A face on its paper. What is behind the head may reach over the edge a little, as hats do. */
export const onPaper = (paper: string, art: string) =>
  `<circle r="48" fill="${paper}"/><circle r="46.500" fill="none" stroke="#1c1206" stroke-opacity=".2" stroke-width="3"/>${art}`

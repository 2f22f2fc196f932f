/** The figures of the skirmish: cut from card, about 100 across, standing on y = 40. */
import { emblem, seatColour, seatEmblem } from '../../art/emblems'

/** What the scissors cut, and what is glued on top. */
type Cut = { shape: string; detail?: string }

const SKIN = '#f3c9a4'
const eyes = (x: number, y: number, gap = 10) =>
  `<circle cx="${x - gap / 2}" cy="${y}" r="2.600" fill="#2b2118"/><circle cx="${x + gap / 2}" cy="${y}" r="2.600" fill="#2b2118"/>`
const shade = (d: string) => `<path d="${d}" fill="#1b1030" opacity=".16"/>`

function fairy(dress: string, hair: string, wing: string, held: string, extra = ''): Cut {
  return {
    shape: `<path d="M-4-4C-26-42-50-38-46-16-44-2-22 4-4 2-26 4-38 16-30 28-22 34-8 18-2 4ZM4-4C26-42 50-38 46-16 44-2 22 4 4 2 26 4 38 16 30 28 22 34 8 18 2 4Z" fill="${wing}"/>
      <path d="M-9-6H9L25 38Q0 45-25 38Z" fill="${dress}"/><circle cy="-20" r="17" fill="${SKIN}"/><path d="M-18-18C-20-44 20-44 18-18 10-30-8-30-18-18Z" fill="${hair}"/>${held}${extra}`,
    detail: `${shade('M3-6H9L25 38Q14 42 6 42 10 20 3-6Z')}${eyes(0, -17)}`,
  }
}

function horse(
  coat: string,
  mane: string,
  more: { horn?: string; wing?: string; tail?: string; small?: boolean; detail?: string },
): Cut {
  const body = `<path d="M-30 40-32 10C-36-6-26-12-10-10L8-12C10-30 18-42 32-40L44-22C46-14 38-10 32-14L26-8C30 4 28 14 27 40H17L15 16Q-4 20-18 15L-20 40Z" fill="${coat}"/>`
  const hair = `<path d="M28-42C10-46 2-30 4-8 -2-14-4-40 18-48Z" fill="${mane}"/><path d="M-30-6C-50-8-48 14-44 28-40 20-38 10-28 6Z" fill="${more.tail ?? mane}"/>`
  const horn = more.horn === undefined ? '' : `<path d="M27-40 42-66 37-36Z" fill="${more.horn}"/>`
  const wing =
    more.wing === undefined
      ? ''
      : `<path d="M4 0C-10-44-36-52-52-46-46-38-48-32-44-30-44-24-40-18-36-16-32-8-22 0-8 4Z" fill="${more.wing}"/>`
  const all = `${hair}${body}${horn}${wing}`
  return {
    shape: more.small === true ? `<g transform="translate(0 8) scale(.8)">${all}</g>` : all,
    detail: `<g${more.small === true ? ' transform="translate(0 8) scale(.8)"' : ''}>${shade('M-30 40-31 20Q0 26 27 18V40H17L15 16Q-4 20-18 15L-20 40Z')}<circle cx="33" cy="-27" r="2.800" fill="#2b2118"/>${more.detail ?? ''}</g>`,
  }
}

function gnome(coat: string, hat: string, beard: string, tool: string, topper = ''): Cut {
  return {
    shape: `${tool}<path d="M-24 40C-28 12-16-2 0-2S28 12 24 40Z" fill="${coat}"/><circle cy="-10" r="15" fill="${SKIN}"/><path d="M-17-8C-18 16-6 26 0 28 6 26 18 16 17-8 8 2-8 2-17-8Z" fill="${beard}"/><path d="M-21-14Q-8-30 2-58 8-34 21-14 0-22-21-14Z" fill="${hat}"/>${topper}`,
    detail: `${shade('M6-1C20 2 28 14 24 40H8C16 26 16 10 6-1Z')}<ellipse cy="-8" rx="5" ry="4.200" fill="#dc9468"/>${eyes(0, -13, 14)}`,
  }
}

function lady(dress: string, hair: string, extra: string, detail = ''): Cut {
  return {
    shape: `<path d="M-20-14C-24-48 24-48 20-14L22 6H-22Z" fill="${hair}"/><path d="M-10-4H10C12 10 34 24 34 40Q0 47-34 40C-34 24-12 10-10-4Z" fill="${dress}"/><circle cy="-18" r="16" fill="${SKIN}"/><path d="M-17-18C-16-40 16-40 17-18 6-26-4-32-17-18Z" fill="${hair}"/>${extra}`,
    detail: `${shade('M4-4H10C12 10 34 24 34 40Q22 44 10 44 16 22 4-4Z')}${eyes(0, -15)}${detail}`,
  }
}

function man(coat: string, hair: string, extra: string, detail = ''): Cut {
  return {
    shape: `<path d="M-14 40V14H14V40H3V26H-3V40Z" fill="#4a3a30"/><path d="M-17-4Q0-10 17-4L20 24Q0 30-20 24Z" fill="${coat}"/><circle cy="-20" r="16" fill="${SKIN}"/><path d="M-17-18C-18-42 18-42 17-18 8-28-8-28-17-18Z" fill="${hair}"/>${extra}`,
    detail: `${shade('M4-7Q12-6 17-4L20 24Q14 27 8 27.500 12 10 4-7Z')}${eyes(0, -17)}${detail}`,
  }
}

const wand = (fill: string) =>
  `<path d="M22 6 44-24 47-21 27 10Z" fill="#7a5a3a"/>${emblem('star', fill, 1.1, 45, -27)}`
const crown = (y: number, fill = '#f2c03c') =>
  `<path d="M-15 ${y}V${y - 16}L-7 ${y - 8} 0 ${y - 20} 7 ${y - 8} 15 ${y - 16}V${y}Z" fill="${fill}"/>`

const FIGURES: Record<string, Cut> = {
  pixie: {
    shape: `<path d="M-3 2C-18-26-38-26-38-8-36 4-16 8-3 6ZM3 2C18-26 38-26 38-8 36 4 16 8 3 6Z" fill="#cdeedb"/><path d="M-10 2H10L16 20 8 22 10 40H2V26H-2V40H-10L-8 22-16 20Z" fill="#6fae4c"/><circle cy="-10" r="15" fill="${SKIN}"/><path d="M-17-10Q-14-32 4-40 2-30 12-24 16-18 17-10 6-20-17-10Z" fill="#5a8f3a"/>`,
    detail: eyes(0, -7),
  },
  lys: fairy(
    '#f7f3e4',
    '#f0c75a',
    '#f5d7ea',
    wand('#ffd75e'),
    '<path d="M-25 38-18 26-10 40 0 28 10 40 18 26 25 38Q0 48-25 38Z" fill="#8dbb66"/>',
  ),
  follet: {
    shape:
      '<path d="M0 34C-24 30-30 8-18-8-20 2-12 4-10-2-16-24-2-40 4-58 6-40 24-30 22-8 26-14 26-18 24-24 36-4 28 28 0 34Z" fill="#45b5d8"/><path d="M-2 28C-16 24-18 8-8-4-4 6 2-6 2-20 14-8 18 20-2 28Z" fill="#d8f6ff"/>',
    detail: `${eyes(1, 8)}<path d="M-4 16Q1 20 6 16" fill="none" stroke="#2b2118" stroke-width="2"/>`,
  },
  givre: fairy(
    '#a9d8ee',
    '#eef8ff',
    '#d9f0fb',
    `<path d="M24 8 44-12 47-8 28 14Z" fill="#8bb9d0"/><path d="M38-14 50-34 54-12Z" fill="#bfeaff"/>`,
    '<path d="M-16-32-10-50-4-36 0-56 4-36 10-50 16-32Z" fill="#bfe6f7"/>',
  ),
  marraine: fairy(
    '#8a5fb5',
    '#e9e3ee',
    '#e7d5f5',
    wand('#ffe07a'),
    '<path d="M-19-28Q-8-44 6-62 8-44 19-28 0-36-19-28Z" fill="#6b4496"/>',
  ),
  poulain: horse('#d9a86c', '#7a4d2c', {
    small: true,
    detail: '<circle cx="-8" cy="4" r="3" fill="#fff3da"/><circle cx="2" cy="8" r="2.500" fill="#fff3da"/>',
  }),
  blanche: horse('#fdfbf4', '#b9cfe8', { horn: '#f2c03c' }),
  arc: horse('#fff3f7', '#e5527a', {
    horn: '#f2c03c',
    tail: '#5aa7e0',
    detail:
      '<path d="M26-44C12-44 6-30 8-14" fill="none" stroke="#f2b53c" stroke-width="5"/><path d="M22-46C6-44 2-28 4-12" fill="none" stroke="#58b368" stroke-width="4"/>',
  }),
  pegase: horse('#e9e6f2', '#9a8fc4', {
    wing: '#ffffff',
    detail:
      '<path d="M-2-2C-14-24-28-34-42-38M-4 0C-16-14-28-20-38-22" fill="none" stroke="#9a8fc4" stroke-width="3"/>',
  }),
  noire: horse('#3b3350', '#b5382f', {
    horn: '#d8d2e8',
    detail: '<circle cx="33" cy="-27" r="3.500" fill="#ffb03a"/>',
  }),
  jardinier: gnome(
    '#7d9a3c',
    '#c9542f',
    '#f6eee0',
    '<path d="M28-30H34V20H28Z" fill="#8a6238"/><path d="M22 18H40V32Q31 46 22 32Z" fill="#9aa4a8"/>',
  ),
  arbaletrier: gnome(
    '#54708c',
    '#2f5277',
    '#c98d4a',
    '<path d="M16-2H54V6H16Z" fill="#8a6238"/><path d="M42-26Q60 2 42 30L37 28Q50 2 37-24Z" fill="#6a4a2a"/>',
  ),
  artificier: gnome(
    '#a83a5c',
    '#7c2748',
    '#4b3a34',
    '<path d="M30-40 40-54 46-38 44 8H32Z" fill="#f2b53c"/><path d="M32 8H44L50 18H26Z" fill="#d14a33"/><path d="M37 18H40V36H37Z" fill="#8a6238"/>',
    emblem('star', '#ffe07a', 0.9, 2, -58),
  ),
  sage: gnome(
    '#6a5a9a',
    '#57437f',
    '#fbf7ee',
    '<path d="M28-44Q42-52 42-36 42-28 34-28V40H29V-30Z" fill="#8a6238"/>',
    emblem('moon', '#ffe07a', 0.8, 1, -32),
  ),
  golem: {
    shape:
      '<path d="M-24 40-28 14C-48 16-52-6-44-18-36-24-28-18-28-10-30-40-14-54 4-54 24-54 34-38 30-12 34-22 46-20 48-8 50 8 42 18 28 14L24 40H8L6 28H-6L-8 40Z" fill="#7f8f78"/><path d="M-28-24C-26-48-10-56 4-56 22-56 34-42 31-22 24-30 18-20 10-28 2-20-8-30-14-22-20-28-24-20-28-24Z" fill="#5c8a3a"/>',
    detail: `<rect x="-14" y="-16" width="9" height="7" rx="2" fill="#ffd75e"/><rect x="8" y="-16" width="9" height="7" rx="2" fill="#ffd75e"/>${shade('M10 40 8 20C24 10 30-4 30-12 34-22 46-20 48-8 50 8 42 18 28 14L24 40Z')}`,
  },
  chaperon: {
    shape: `<path d="M-9-4H9L26 40Q0 46-26 40Z" fill="#c9342f"/><path d="M-22-6C-26-38-8-50 2-54 10-46 26-36 22-6 14 4-14 4-22-6Z" fill="#c9342f"/><circle cy="-16" r="13" fill="${SKIN}"/><path d="M20 8Q32-8 44 8V12H20Z" fill="none" stroke="#8a6238" stroke-width="4"/><path d="M18 12H46L42 30H22Z" fill="#b98a4a"/>`,
    detail: `${eyes(0, -15, 9)}${shade('M4 0H9L26 40Q16 44 8 44 12 20 4 0Z')}`,
  },
  cendrillon: lady(
    '#7db7e6',
    '#f0c75a',
    '<circle cy="-42" r="9" fill="#f0c75a"/><path d="M22 20H40L44 10 48 12V26H22Z" fill="#e6f8ff"/>',
    '<path d="M-15-32Q0-40 15-32" fill="none" stroke="#2b86cc" stroke-width="5"/>',
  ),
  neige: lady(
    '#f2c03c',
    '#2d2430',
    '<path d="M-12-4H12L14 14Q0 20-14 14Z" fill="#2b5fa8"/><circle cx="34" cy="2" r="11" fill="#c9342f"/><path d="M34-8Q36-16 42-16 40-8 34-8Z" fill="#58a33a"/>',
    emblem('heart', '#d1342f', 0.7, 0, -37),
  ),
  bucheron: man(
    '#a8402e',
    '#6a3d22',
    '<path d="M-15-12C-14 8-6 12 0 12S14 8 15-12C8-4-8-4-15-12Z" fill="#6a3d22"/><path d="M28-40H34V34H28Z" fill="#8a6238"/><path d="M32-44C46-50 54-40 54-28 54-18 46-12 32-18Z" fill="#b9c2c6"/>',
    '<path d="M-18 4H19M-19 14H20" stroke="#5f1f14" stroke-width="3" opacity=".5"/>',
  ),
  prince: man(
    '#3d62b0',
    '#b5762c',
    `${crown(-32)}<path d="M-17-4C-34 6-34 28-28 38L-18 26Z" fill="#c9342f"/><path d="M26 8 52-40 56-36 32 12Z" fill="#d5dde2"/><path d="M20 2 38 14 36 18 18 6Z" fill="#f2c03c"/>`,
    '<path d="M-3-6H3V26H-3Z" fill="#f2c03c"/>',
  ),
  reine: lady(
    '#dff2fb',
    '#9fc4dc',
    '<path d="M-17-28-22-58-9-40 0-66 9-40 22-58 17-28Q0-36-17-28Z" fill="#7fc0e6"/><path d="M34-30H39V40H34Z" fill="#8bb9d0"/><path d="M36-58 46-40 36-24 27-40Z" fill="#bfeaff"/>',
    '<path d="M-20 24 0 12 20 24M-26 36 0 24 26 36" fill="none" stroke="#7fb4d2" stroke-width="3"/>',
  ),
  gobelin: {
    shape:
      '<path d="M-14 40-12 12H12L14 40H4L2 28H-2L-4 40Z" fill="#5a4632"/><path d="M-16 0Q0-6 16 0L18 24Q0 30-18 24Z" fill="#8a6238"/><path d="M-14-14-48-30Q-42-4-14-4ZM14-14 48-30Q42-4 14-4Z" fill="#7ca83e"/><circle cy="-14" r="19" fill="#8fbd48"/><path d="M22 14 44-14 48-10 28 20Z" fill="#c8d0d4"/>',
    detail: `<circle cx="-7" cy="-17" r="4" fill="#ffe07a"/><circle cx="7" cy="-17" r="4" fill="#ffe07a"/>${eyes(0, -17, 14)}<path d="M-9-5Q0 2 9-5L6-2 4 2 1-2-2 2-5-3Z" fill="#fff"/>`,
  },
  loup: {
    shape:
      '<path d="M-34 40-36 12C-38-4-30-12-12-12L4-14 8-34 14-50 20-40 28-52 32-38C44-36 54-30 56-24L46-14C38-10 30-10 28-4 28 8 26 20 26 40H15L13 16Q-6 20-20 16L-23 40Z" fill="#6b6f7c"/><path d="M-34-4C-56-10-58 12-50 26-44 16-40 10-32 10Z" fill="#565a68"/>',
    detail: `${shade('M-34 40-35 20Q0 28 26 18V40H15L13 16Q-6 20-20 16L-23 40Z')}<circle cx="30" cy="-30" r="3" fill="#ffcf4a"/><path d="M34-16 50-20 46-14 42-10 40-14 37-9Z" fill="#fff"/><path d="M8-12 28-6 26 12 12 4Z" fill="#a9adb8"/>`,
  },
  sorciere: {
    shape: `<path d="M-52 18 30 4 32 11-50 26Z" fill="#8a6238"/><path d="M28 0 56-10 60 18 32 14Z" fill="#d8a94a"/><path d="M-12-6H12L24 30Q4 40-18 30Z" fill="#4a3a6a"/><circle cy="-16" r="14" fill="#a8c276"/><path d="M-30-22Q-14-28-6-60L10-52Q10-34 30-22 0-32-30-22Z" fill="#35294f"/>`,
    detail: `${eyes(0, -14, 9)}<path d="M0-14-9-6 0-7Z" fill="#86a255"/><path d="M-14-29Q0-34 15-29L13-34Q2-38-11-35Z" fill="#d14a33"/>`,
  },
  ogre: {
    shape:
      '<path d="M38-50C52-52 58-38 52-26L38 12H30L34-28C30-40 32-48 38-50Z" fill="#8a6238"/><path d="M-24 40-26 24C-46 18-46-8-26-16-24-40-10-50 2-50 16-50 26-40 26-18 44-12 44 10 36 20L26 24 24 40H8L6 32H-6L-8 40Z" fill="#9c8f5a"/><path d="M-34 4C-30 34 30 34 34 4Q0 16-34 4Z" fill="#7a4d2c"/>',
    detail:
      '<circle cx="-8" cy="-28" r="4" fill="#fff8e0"/><circle cx="10" cy="-28" r="4" fill="#fff8e0"/><circle cx="-7" cy="-28" r="2.300" fill="#2b2118"/><circle cx="9" cy="-28" r="2.300" fill="#2b2118"/><path d="M-14-14Q1-4 16-14L13-6Q1 0-11-6Z" fill="#4a2a1a"/><path d="M-10-11-7-19-4-10ZM12-11 9-19 6-10Z" fill="#fff8e0"/>',
  },
  dragonnet: {
    shape:
      '<path d="M2-6C-10-44-34-54-52-50-44-42-50-36-44-30-46-22-38-18-38-10-28-12-18-4-4 2Z" fill="#d98a3a"/><path d="M-26 40-24 16C-40 22-50 30-56 18-50 20-44 8-28-2-16-10 0-8 8-16 4-36 14-48 30-46L50-36C54-28 46-22 36-24 34-14 34 8 24 18L26 40H14L10 22H-10L-14 40Z" fill="#4f9a4a"/><path d="M18-46 14-60 26-48ZM28-47 30-60 36-45Z" fill="#f2c03c"/>',
    detail:
      '<circle cx="32" cy="-36" r="3.500" fill="#ffe07a"/><circle cx="33" cy="-36" r="1.800" fill="#2b2118"/><path d="M10-12C24-8 26 8 18 20L10 22C14 8 12 0 10-12Z" fill="#cfe08a"/><path d="M46-28 64-32 58-26 66-22 48-24Z" fill="#ff8a3a"/>',
  },
}

/** A figure of a table's own roster: a knight of paper whom nobody has drawn yet. */
const STRANGER: Cut = man(
  '#8c8270',
  '#5b4f3f',
  '<path d="M-18-14C-20-46 20-46 18-14Z" fill="#a9b2b6"/><path d="M-3-38H3V-8H-3Z" fill="#7d868a"/>',
)

function cutOf(profile: string): Cut {
  return FIGURES[profile] ?? STRANGER
}

/** A card figure on its stand, edged in its side's colour. */
export function figure(profile: string, seat: number): string {
  const { shape, detail = '' } = cutOf(profile)
  const colour = seatColour(seat)
  return `<ellipse cy="42" rx="38" ry="10" fill="#0b1a14" opacity=".3"/>
    <g stroke="var(--c-${colour}-deep)" stroke-width="13" stroke-linejoin="round">${shape}</g><g stroke="#fffaf0" stroke-width="7" stroke-linejoin="round">${shape}</g>${shape}${detail}
    <path d="M-36 40Q0 50 36 40L38 52Q0 64-38 52Z" fill="var(--c-${colour})" stroke="var(--c-${colour}-deep)" stroke-width="3"/>${emblem(seatEmblem(seat), colour === 'amber' ? '#3b2600' : 'var(--c-on)', 0.72, 0, 51)}`
}

/** The figure alone, for cards. */
export function portrait(profile: string): string {
  const { shape, detail = '' } = cutOf(profile)
  return `<ellipse cy="42" rx="34" ry="7" fill="#0b1a14" opacity=".22"/><g stroke="#fffaf0" stroke-width="7" stroke-linejoin="round">${shape}</g>${shape}${detail}`
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

/** A lair: a tent with its side's flag, grey when it was tried this round. */
export function lair(seat: number, tried: boolean): string {
  const colour = `var(--c-${seatColour(seat)})`
  return `<ellipse cy="38" rx="46" ry="9" fill="#0b1a14" opacity=".28"/><path d="M-2-56H2V-24H-2Z" fill="#5b3f2b"/><path d="M2-56 32-48 2-38Z" fill="${colour}"/>
    <path d="M0-30 44 36Q0 44-44 36Z" fill="#fbf3e0"/><path d="M0-30 14-9 26 38.500 14 39.500ZM0-30-14-9-26 38.500-14 39.500Z" fill="${colour}"/><path d="M0-8 13 40Q0 41-13 40Z" fill="#3b2a2a"/>${emblem(seatEmblem(seat), `var(--c-${seatColour(seat)}-deep)`, 0.8, 13, -47)}${tried ? '<path d="M0-30 44 36Q0 44-44 36Z" fill="#6f6a5e" opacity=".5"/>' : ''}`
}

/** The figures of the skirmish, part by part: about 100 across, standing on y = 40. */
import { emblem } from '../../art/emblems'
import type { Cut, Limbs } from './rig'

const SKIN = '#f3c9a4'
const shade = (d: string) => `<path d="${d}" fill="#1b1030" opacity=".16"/>`

/** A pair of limbs on both sides of the middle. */
const pair = (apart: number, y: number, length: number, width: number, fill: string, end: string): Limbs => ({
  at: [
    [-apart, y],
    [apart, y],
  ],
  length,
  width,
  fill,
  end,
})

function fairy(dress: string, hair: string, wing: string, held: string, extra: { body?: string; head?: string }): Cut {
  return {
    behind: `<path d="M-4-4C-26-42-50-38-46-16-44-2-22 4-4 2-26 4-38 16-30 28-22 34-8 18-2 4ZM4-4C26-42 50-38 46-16 44-2 22 4 4 2 26 4 38 16 30 28 22 34 8 18 2 4Z" fill="${wing}"/>`,
    legs: pair(6, 24, 8, 6, SKIN, dress),
    arms: pair(8, 0, 11, 7, dress, SKIN),
    held: { art: held },
    fallen: [-74, 18],
    body: `<path d="M-9-6H9L23 29Q0 37-23 29Z" fill="${dress}"/>${extra.body ?? ''}`,
    detail: shade('M3-6H9L23 29Q14 33 6 33 10 16 3-6Z'),
    head: `<circle cy="-20" r="17" fill="${SKIN}"/><path d="M-18-18C-20-44 20-44 18-18 10-30-8-30-18-18Z" fill="${hair}"/>${extra.head ?? ''}`,
    neck: [0, -5],
    face: { gap: 6, y: -16, r: 2.4, mouth: -9 },
  }
}

type Coat = { horn?: string; wing?: string; tail?: string; small?: boolean; detail?: string; headDetail?: string }

function horse(coat: string, mane: string, { horn, wing, tail, small, detail, headDetail }: Coat): Cut {
  const hooves = coat === '#3b3350' ? '#171320' : '#7a6650'
  const cut: Cut = {
    legs: {
      at: [
        [-26, 12],
        [18, 12],
        [-17, 14],
        [24, 8],
      ],
      length: 13,
      width: 9,
      fill: coat,
      end: hooves,
    },
    body: `<path d="M-30-6C-50-8-48 14-44 28-40 20-38 10-28 6Z" fill="${tail ?? mane}"/><path d="M-32 6C-35-9-24-13-8-11L12-13C26-12 30 0 27 12 21 20-4 20-20 17-29 16-31 14-32 6Z" fill="${coat}"/>`,
    detail: `${shade('M-31 10Q0 20 28 6 28 10 27 12C21 20-4 20-20 17-28 16-30 14-31 10Z')}${detail ?? ''}`,
    head: `<path d="M28-42C10-46 0-30 2-4-4-14-4-40 18-48Z" fill="${mane}"/>${horn === undefined ? '' : `<path d="M27-40 42-66 37-36Z" fill="${horn}"/>`}<path d="M3-6C8-30 18-42 32-40L44-22C46-14 38-10 32-14L27-4C26 4 12 8 3-6Z" fill="${coat}"/>`,
    headDetail: headDetail ?? '',
    neck: [12, 0],
    eye: [32, -27],
    ...(wing === undefined
      ? {}
      : {
          wing: {
            art: `<path d="M4 0C-10-44-36-52-52-46-46-38-48-32-44-30-44-24-40-18-36-16-32-8-22 0-8 4Z" fill="${wing}"/><path d="M-2-2C-14-24-28-34-42-38M-4 0C-16-14-28-20-38-22" fill="none" stroke="#9a8fc4" stroke-width="3"/>`,
            root: [-2, 0] as const,
          },
        }),
  }
  return small === true ? foal(cut) : cut
}

/** The same with a small body on long legs. */
function foal(cut: Cut): Cut {
  const shrunk = (art: string) => `<g transform="translate(0 3) scale(.800)">${art}</g>`
  return {
    ...cut,
    ...(cut.legs === undefined
      ? {}
      : { legs: { ...cut.legs, at: cut.legs.at.map(([x, y]) => [x * 0.8, y * 0.8 + 2] as const), width: 7.5 } }),
    body: shrunk(cut.body),
    detail: shrunk(cut.detail ?? ''),
    head: shrunk(cut.head),
    headDetail: shrunk(cut.headDetail ?? ''),
    eye: [25.6, -18.6],
  }
}

function gnome(coat: string, hat: string, beard: string, tool: string, topper = ''): Cut {
  return {
    legs: pair(9, 28, 5.5, 9, '#4a3a30', '#33231a'),
    arms: pair(17, 8, 9.5, 9, coat, SKIN),
    held: { art: tool },
    body: `<path d="M-22 33C-26 12-15-2 0-2S26 12 22 33Q0 40-22 33Z" fill="${coat}"/>`,
    detail: `${shade('M6-1C20 2 26 14 22 33Q16 35 9 36C16 24 16 10 6-1Z')}<path d="M-24 23Q0 31 24 23L23.500 28Q0 36-23.500 28Z" fill="#3b2a1a"/>`,
    head: `<circle cy="-10" r="15" fill="${SKIN}"/><path d="M-17-8C-18 16-6 26 0 28 6 26 18 16 17-8 8 2-8 2-17-8Z" fill="${beard}"/><path d="M-21-14Q-8-30 2-58 8-34 21-14 0-22-21-14Z" fill="${hat}"/>${topper}`,
    headDetail: '<ellipse cy="-6" rx="5" ry="4.200" fill="#dc9468"/>',
    neck: [0, 2],
    face: { gap: 7, y: -12, r: 2.3, mouth: 5 },
  }
}

function lady(
  dress: string,
  hair: string,
  held: string,
  extra: { body?: string; head?: string; detail?: string },
): Cut {
  return {
    behind: `<path d="M-20-14C-24-48 24-48 20-14L22 6H-22Z" fill="${hair}"/>`,
    legs: pair(8, 30, 4.5, 6, SKIN, dress),
    arms: pair(9, 1, 11, 7.5, dress, SKIN),
    held: { art: held },
    body: `<path d="M-10-4H10C12 10 30 20 31 34Q0 43-31 34C-30 20-12 10-10-4Z" fill="${dress}"/>${extra.body ?? ''}`,
    detail: `${shade('M4-4H10C12 10 30 20 31 34Q22 38 10 38.500 16 18 4-4Z')}${extra.detail ?? ''}`,
    head: `<circle cy="-18" r="16" fill="${SKIN}"/><path d="M-17-18C-16-40 16-40 17-18 6-26-4-32-17-18Z" fill="${hair}"/>${extra.head ?? ''}`,
    neck: [0, -4],
    face: { gap: 6, y: -15, r: 2.3, mouth: -8 },
  }
}

function man(
  coat: string,
  hair: string,
  held: string,
  extra: { behind?: string; head?: string; headDetail?: string; detail?: string },
): Cut {
  return {
    ...(extra.behind === undefined ? {} : { behind: extra.behind }),
    legs: pair(8, 22, 9, 11, '#4a3a30', '#2f241c'),
    arms: pair(16, 2, 11, 9, coat, SKIN),
    held: { art: held },
    body: `<path d="M-17-4Q0-10 17-4L20 23Q0 30-20 23Z" fill="${coat}"/>`,
    detail: `${shade('M4-7Q12-6 17-4L20 23Q14 26 8 27 12 10 4-7Z')}${extra.detail ?? ''}`,
    head: `<circle cy="-20" r="16" fill="${SKIN}"/><path d="M-17-18C-18-42 18-42 17-18 8-28-8-28-17-18Z" fill="${hair}"/>${extra.head ?? ''}`,
    headDetail: extra.headDetail ?? '',
    neck: [0, -6],
    face: { gap: 6, y: -17, r: 2.4, mouth: -10 },
  }
}

const wand = (fill: string) => `<path d="M-3 6 18-24 21-21 2 9Z" fill="#7a5a3a"/>${emblem('star', fill, 1.1, 20, -25)}`
const crown = (y: number, fill = '#f2c03c') =>
  `<path d="M-15 ${y}V${y - 16}L-7 ${y - 8} 0 ${y - 20} 7 ${y - 8} 15 ${y - 16}V${y}Z" fill="${fill}"/>`

const FIGURES: Record<string, Cut> = {
  pixie: {
    behind: '<path d="M-3 2C-18-26-38-26-38-8-36 4-16 8-3 6ZM3 2C18-26 38-26 38-8 36 4 16 8 3 6Z" fill="#cdeedb"/>',
    legs: pair(5, 20, 9, 7, '#4f8537', '#3b6329'),
    arms: pair(10, 5, 9, 6.5, '#6fae4c', SKIN),
    body: '<path d="M-10 2H10L15 20 8 23-8 23-15 20Z" fill="#6fae4c"/>',
    detail: shade('M3 2H10L15 20 8 23H4Q9 12 3 2Z'),
    head: `<circle cy="-10" r="15" fill="${SKIN}"/><path d="M-17-10Q-14-32 4-40 2-30 12-24 16-18 17-10 6-20-17-10Z" fill="#5a8f3a"/>`,
    neck: [0, 2],
    face: { gap: 6, y: -7, r: 2.4, mouth: 0 },
  },
  lys: fairy('#f7f3e4', '#f0c75a', '#f5d7ea', wand('#ffd75e'), {
    body: '<path d="M-23 29-17 18-9 31 0 20 9 31 17 18 23 29Q0 38-23 29Z" fill="#8dbb66"/>',
  }),
  follet: {
    arms: pair(17, 10, 8, 6, '#45b5d8', '#d8f6ff'),
    body: '<path d="M0 34C-24 30-30 8-18-8-20 2-12 4-10-2-16-24-2-40 4-58 6-40 24-30 22-8 26-14 26-18 24-24 36-4 28 28 0 34Z" fill="#45b5d8"/><path d="M-2 28C-16 24-18 8-8-4-4 6 2-6 2-20 14-8 18 20-2 28Z" fill="#d8f6ff"/>',
    head: '',
    neck: [0, 20],
    face: { gap: 5, y: 8, r: 2.4, mouth: 17 },
  },
  givre: fairy(
    '#a9d8ee',
    '#eef8ff',
    '#d9f0fb',
    '<path d="M-4 10 12-16 16-12 1 13Z" fill="#8bb9d0"/><path d="M8-14 19-40 25-11Z" fill="#bfeaff"/>',
    { head: '<path d="M-16-32-10-50-4-36 0-56 4-36 10-50 16-32Z" fill="#bfe6f7"/>' },
  ),
  marraine: fairy('#8a5fb5', '#e9e3ee', '#e7d5f5', wand('#ffe07a'), {
    head: '<path d="M-19-28Q-8-44 6-62 8-44 19-28 0-36-19-28Z" fill="#6b4496"/>',
  }),
  poulain: horse('#d9a86c', '#7a4d2c', {
    small: true,
    detail: '<circle cx="-8" cy="0" r="3" fill="#fff3da"/><circle cx="2" cy="5" r="2.500" fill="#fff3da"/>',
  }),
  blanche: horse('#fdfbf4', '#b9cfe8', { horn: '#f2c03c' }),
  arc: horse('#fff3f7', '#e5527a', {
    horn: '#f2c03c',
    tail: '#5aa7e0',
    headDetail:
      '<path d="M24-44C10-44 4-30 6-10" fill="none" stroke="#f2b53c" stroke-width="5"/><path d="M20-46C4-44 0-28 2-8" fill="none" stroke="#58b368" stroke-width="4"/>',
  }),
  pegase: horse('#e9e6f2', '#9a8fc4', { wing: '#ffffff' }),
  noire: horse('#3b3350', '#b5382f', {
    horn: '#d8d2e8',
    headDetail: '<circle cx="32" cy="-27" r="5.500" fill="#ffb03a"/>',
  }),
  jardinier: gnome(
    '#7d9a3c',
    '#c9542f',
    '#f6eee0',
    '<path d="M-3-36H3V16H-3ZM-7-38H7V-33H-7Z" fill="#8a6238"/><path d="M-9 13H9V25Q0 38-9 25Z" fill="#9aa4a8"/>',
  ),
  arbaletrier: {
    ...gnome('#54708c', '#2f5277', '#c98d4a', ''),
    held: {
      art: '<path d="M-20-4H22V4H-20Z" fill="#8a6238"/><path d="M10-26Q28 0 10 26L5 24Q18 0 5-24Z" fill="#6a4a2a"/>',
      level: true,
    },
  },
  artificier: gnome(
    '#a83a5c',
    '#7c2748',
    '#4b3a34',
    '<path d="M-7-28 3-44 11-26 8 12H-4Z" fill="#f2b53c"/><path d="M-4 12H8L15 24H-11Z" fill="#d14a33"/><path d="M0 24H4V36H0Z" fill="#8a6238"/>',
    emblem('star', '#ffe07a', 0.9, 2, -58),
  ),
  sage: gnome(
    '#6a5a9a',
    '#57437f',
    '#fbf7ee',
    '<path d="M-3-44Q13-52 13-36 13-28 4-28V36H-2V-30Z" fill="#8a6238"/>',
    emblem('moon', '#ffe07a', 0.8, 1, -32),
  ),
  golem: {
    fallen: [-74, 22],
    legs: pair(13, 24, 7, 17, '#74846d', '#5f6e59'),
    arms: pair(27, -4, 13, 16, '#7f8f78', '#8d9d85'),
    body: '<path d="M-26 30-30 4C-32-36-14-54 4-54 24-54 36-36 32 4L26 30Q0 38-26 30Z" fill="#7f8f78"/><path d="M-29-20C-26-48-10-56 4-56 22-56 34-42 32-18 24-28 18-18 10-26 2-18-8-28-14-20-20-26-24-16-29-20Z" fill="#5c8a3a"/>',
    detail: `${shade('M8 33C20 10 26-10 32-18L32 4 26 30Q18 33 8 33Z')}<path d="M-20 16-10 12-6 20M10 22 18 18" fill="none" stroke="#5f6e59" stroke-width="2.500" stroke-linecap="round"/>`,
    head: '',
    headDetail:
      '<rect x="-15" y="-13" width="11" height="9" rx="2.500" fill="#ffd75e"/><rect x="6" y="-13" width="11" height="9" rx="2.500" fill="#ffd75e"/>',
    neck: [0, -20],
    face: { gap: 10.5, y: -8.5, r: 2, mouth: 4 },
  },
  chaperon: {
    legs: pair(7, 30, 5, 6.5, '#f6eee0', '#7a3d1c'),
    arms: pair(10, 2, 10, 8, '#c9342f', SKIN),
    held: {
      art: '<path d="M-12 12Q0-6 12 12" fill="none" stroke="#8a6238" stroke-width="4"/><path d="M-14 11H14L10 27H-10Z" fill="#b98a4a"/>',
      low: true,
    },
    body: '<path d="M-9-4H9L24 33Q0 40-24 33Z" fill="#c9342f"/>',
    detail: shade('M4 0H9L24 33Q16 36 8 37 12 18 4 0Z'),
    head: `<path d="M-22-6C-26-38-8-50 2-54 10-46 26-36 22-6 14 4-14 4-22-6Z" fill="#c9342f"/><circle cy="-16" r="13" fill="${SKIN}"/>`,
    neck: [0, -2],
    face: { gap: 5, y: -16, r: 2.2, mouth: -9 },
  },
  cendrillon: lady(
    '#7db7e6',
    '#f0c75a',
    '<path d="M-11-2H7L11-12 15-10V4H-11Z" fill="#e6f8ff" stroke="#7fb4d2" stroke-width="1.500"/>',
    {
      head: '<circle cy="-42" r="9" fill="#f0c75a"/>',
      detail: '<path d="M-10 10Q0 15 10 10" fill="none" stroke="#2b86cc" stroke-width="4"/>',
    },
  ),
  neige: lady(
    '#f2c03c',
    '#2d2430',
    '<circle cx="3" cy="-9" r="10" fill="#c9342f"/><path d="M3-18Q5-26 11-26 9-18 3-18Z" fill="#58a33a"/>',
    {
      body: '<path d="M-11-4H11L13 13Q0 19-13 13Z" fill="#2b5fa8"/>',
      head: emblem('heart', '#d1342f', 0.7, 0, -37),
    },
  ),
  bucheron: man(
    '#a8402e',
    '#6a3d22',
    '<path d="M-3-36H3V24H-3Z" fill="#8a6238"/><path d="M0-40C15-46 23-36 23-24 23-14 15-8 0-14Z" fill="#b9c2c6"/>',
    {
      head: '<path d="M-15-13C-14 7-6 11 0 11S14 7 15-13C8-5-8-5-15-13Z" fill="#6a3d22"/>',
      detail: '<path d="M-18 8H19M-19 17H20" stroke="#5f1f14" stroke-width="3" opacity=".5"/>',
    },
  ),
  prince: man(
    '#3d62b0',
    '#b5762c',
    '<path d="M-5 6 20-42 24-38 2 9Z" fill="#d5dde2"/><path d="M-9-6 11 6 9 10-11-2Z" fill="#f2c03c"/>',
    {
      behind: '<path d="M-17-4C-34 6-34 28-28 36L-14 30V-4Z" fill="#c9342f"/>',
      head: crown(-32),
      detail: '<path d="M-3-6H3V26H-3Z" fill="#f2c03c"/>',
    },
  ),
  reine: lady(
    '#dff2fb',
    '#9fc4dc',
    '<path d="M-3-30H3V36H-3Z" fill="#8bb9d0"/><path d="M0-58 10-40 0-24-9-40Z" fill="#bfeaff"/>',
    {
      head: '<path d="M-17-28-22-58-9-40 0-66 9-40 22-58 17-28Q0-36-17-28Z" fill="#7fc0e6"/>',
      detail: '<path d="M-18 22 0 11 18 22M-24 33 0 22 24 33" fill="none" stroke="#7fb4d2" stroke-width="3"/>',
    },
  ),
  gobelin: {
    legs: pair(8, 22, 9, 9, '#5a4632', '#3d2f21'),
    arms: pair(15, 4, 11, 8, '#8fbd48', '#7ca83e'),
    held: { art: '<path d="M-4 4 18-26 22-22 4 10Z" fill="#c8d0d4"/>' },
    body: '<path d="M-16 0Q0-6 16 0L18 23Q0 30-18 23Z" fill="#8a6238"/>',
    detail: shade('M4-2Q12-2 16 0L18 23Q12 26 7 27 11 12 4-2Z'),
    head: '<path d="M-14-14-48-30Q-42-4-14-4ZM14-14 48-30Q42-4 14-4Z" fill="#7ca83e"/><circle cy="-14" r="19" fill="#8fbd48"/>',
    headDetail: '<circle cx="-7" cy="-17" r="4.600" fill="#ffe07a"/><circle cx="7" cy="-17" r="4.600" fill="#ffe07a"/>',
    neck: [0, -1],
    face: { gap: 7, y: -17, r: 2.4, mouth: -5 },
  },
  loup: {
    legs: {
      at: [
        [-28, 12],
        [14, 12],
        [-20, 14],
        [21, 8],
      ],
      length: 13,
      width: 9,
      fill: '#6b6f7c',
      end: '#4a4d58',
    },
    body: '<path d="M-32-4C-56-10-60 10-54 26-46 18-40 12-30 12Z" fill="#565a68"/><path d="M-36 6C-38-7-30-12-12-12L6-14C24-12 30-3 28 7 26 17 18 20 8 19-10 20-30 18-36 6Z" fill="#6b6f7c"/>',
    detail: `${shade('M-35 9Q0 20 28 5 27 12 22 16.500 10 20-8 19-30 18-35 9Z')}<path d="M8-10 27-4 26 12 12 6Z" fill="#a9adb8"/>`,
    head: '<path d="M3-9 8-34 14-50 20-40 28-52 32-38C44-36 54-30 56-24L46-14C38-10 32-8 27 0 18 4 8 0 3-9Z" fill="#6b6f7c"/>',
    headDetail:
      '<circle cx="30" cy="-30" r="5" fill="#ffcf4a"/><path d="M34-16 50-20 46-14 42-10 40-14 37-9Z" fill="#fff"/>',
    neck: [12, -2],
    eye: [30, -30],
  },
  sorciere: {
    legs: pair(6, 24, 8, 6, '#d8d2e8', '#2b2140'),
    arms: pair(12, 0, 11, 8, '#4a3a6a', '#a8c276'),
    held: {
      art: '<path d="M-3-42H3V14H-3Z" fill="#8a6238"/><path d="M-7 13H7L14 38H-14Z" fill="#d8a94a"/>',
    },
    body: '<path d="M-12-6H12L22 28Q4 36-18 28Z" fill="#4a3a6a"/>',
    detail: shade('M4-6H12L22 28Q16 31 8 32 12 14 4-6Z'),
    head: '<circle cy="-16" r="14" fill="#a8c276"/><path d="M-30-22Q-14-28-6-60L10-52Q10-34 30-22 0-32-30-22Z" fill="#35294f"/>',
    headDetail:
      '<path d="M0-14-9-6 0-7Z" fill="#86a255"/><path d="M-14-29Q0-34 15-29L13-34Q2-38-11-35Z" fill="#d14a33"/>',
    neck: [0, -4],
    face: { gap: 5.5, y: -15, r: 2.2, mouth: -4 },
  },
  ogre: {
    fallen: [-74, 26],
    legs: pair(13, 22, 8, 16, '#9c8f5a', '#7d7245'),
    arms: pair(27, -4, 13, 14, '#9c8f5a', '#a99c66'),
    held: {
      art: '<path d="M2-50C16-54 24-40 20-28L8 12H-4L-2-26C-6-40-6-48 2-50Z" fill="#8a6238"/>',
      low: true,
    },
    body: '<path d="M-25 26C-36 8-34-12-26-16-24-40-10-50 2-50 16-50 26-40 28-16 36-10 38 8 27 26Q0 34-25 26Z" fill="#9c8f5a"/><path d="M-33 4C-29 36 31 36 35 4Q0 16-33 4Z" fill="#7a4d2c"/>',
    detail: shade('M10 27C26 6 28-10 28-16 36-10 38 8 27 26Q18 29 10 29Z'),
    head: '',
    headDetail:
      '<circle cx="-8" cy="-29" r="5" fill="#fff8e0"/><circle cx="10" cy="-29" r="5" fill="#fff8e0"/><path d="M-9-10-6-19-3-10ZM11-10 8-19 5-10Z" fill="#fff8e0" stroke="#7d7245" stroke-width="1"/>',
    neck: [0, -20],
    face: { gap: 9, y: -29, r: 2.6, mouth: -13 },
  },
  dragonnet: {
    fallen: [34, -6],
    wing: {
      art: '<path d="M2-6C-10-44-34-54-52-50-44-42-50-36-44-30-46-22-38-18-38-10-28-12-18-4-4 2Z" fill="#d98a3a"/><path d="M-4-6C-14-28-28-38-42-42M-6-4C-18-20-28-24-40-24" fill="none" stroke="#a8601e" stroke-width="2.500"/>',
      root: [-4, 0],
    },
    legs: pair(15, 20, 10, 12, '#4f9a4a', '#3c7a38'),
    arms: pair(14, 2, 9, 7, '#5aa854', '#4f9a4a'),
    body: '<path d="M-24 18C-40 24-50 32-56 20-50 22-44 10-28 0-16-8 0-8 8-16L34-20C36-10 34 8 24 22Q0 32-24 18Z" fill="#4f9a4a"/>',
    detail: '<path d="M10-10C26-8 28 8 18 22L8 25C14 8 12 0 10-10Z" fill="#cfe08a"/>',
    head: '<path d="M18-46 14-60 26-48ZM28-47 30-60 36-45Z" fill="#f2c03c"/><path d="M8-12C2-36 14-48 30-46L50-36C54-28 46-22 36-24 34-10 20-2 8-12Z" fill="#4f9a4a"/>',
    headDetail:
      '<circle cx="31" cy="-36" r="5" fill="#ffe07a"/><path d="M46-28 64-32 58-26 66-22 48-24Z" fill="#ff8a3a"/>',
    neck: [16, -10],
    eye: [31, -36],
  },
}

/** A figure of a table's own roster: a knight of paper whom nobody has drawn yet. */
const STRANGER: Cut = man('#8c8270', '#5b4f3f', '', {
  head: '<path d="M-18-20C-20-48 20-48 18-20Z" fill="#a9b2b6"/><path d="M-3-42H3V-20H-3Z" fill="#7d868a"/>',
})

export const cutOf = (profile: string): Cut => FIGURES[profile] ?? STRANGER

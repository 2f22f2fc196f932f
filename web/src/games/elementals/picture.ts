/** The chapter's picture, 480 by 300: hands from all sides over one card, on which a cloud sneezes. */
import { features, type Mood } from '../../art/moods'
import { emblem } from '../../art/emblems'
import type { Place } from '../../art/ends'
import { fireflies, glow, type Hour, type Light } from '../../art/stage'

/** The card shines on everybody's hands. */
const LIGHT: Light = [240, 158]

const PAINTS = {
  day: { table: '#3e4a7c', grain: '#4a5890', rim: '#2b3560', halo: '#fff3cf', strength: 0.85, corner: 0.5 },
  night: { table: '#171d36', grain: '#1f2746', rim: '#0e1327', halo: '#ffe9b0', strength: 0.55, corner: 0.32 },
} as const

/** A hand that slaps: the arm comes from the picture's edge, `turn` degrees away from straight down. */
function hand(x: number, y: number, turn: number, sleeve: string, deep: string, skin: string, long = 150): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M10 ${-long}V-32" stroke="#06101f" stroke-width="42" opacity=".28"/><path d="M0 ${-long}V-34" stroke="${sleeve}" stroke-width="42"/><path d="M12 ${-long}V-34" stroke="${deep}" stroke-width="16" opacity=".5"/><path d="M-24-34H24" stroke="#fff6dc" stroke-width="10" stroke-linecap="round"/>
    <g fill="none" stroke="${skin}" stroke-width="10" stroke-linecap="round"><path d="M-14 2-20 22M-5 6-7 30M5 6 7 29M14 2 19 19M-16-14-29-4"/></g><path d="M-20-26Q-24 6-10 10H10Q24 6 20-26Z" fill="${skin}"/><path d="M6-26Q12 4 4 10H10Q24 6 20-26Z" fill="#6b3a1f" opacity=".14"/></g>`
}

/** An elemental that looks on: a body of its element with a face. */
function sprite(x: number, y: number, scale: number, body: string, mood: Mood): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${body}<g transform="scale(1.700)">${features(mood, { gap: 6, y: 0, r: 2.8, mouth: 8, look: [x < 240 ? 1 : -1, y < 150 ? 1 : -1] })}</g></g>`
}

const FIRE =
  '<path d="M0 40C-34 38-40 8-24-10-24 0-16 2-14-6-18-28-2-40 2-56 8-40 24-32 20-8 26-14 28-20 26-28 42-6 36 38 0 40Z" fill="#e8673c"/><path d="M0 36C-20 34-22 14-10 2-4 10 4 2 4-14 18 0 20 34 0 36Z" fill="#ffc24a"/>'
const WATER =
  '<path d="M0-52C14-28 34-10 34 12A34 32 0 0 1-34 12C-34-10-14-28 0-52Z" fill="#4aa3d8"/><path d="M6-42C18-24 34-8 34 12A34 32 0 0 1 4 44C30 30 24-14 6-42Z" fill="#1d5e94" opacity=".5"/><path d="M-22 6C-22-6-12-16-8-22" fill="none" stroke="#d6f1fb" stroke-width="5" stroke-linecap="round"/>'
const EARTH =
  '<path d="M-36 38C-42 8-30-22-6-28 20-34 40-10 38 38Q0 48-36 38Z" fill="#7a9a44"/><path d="M10-29C32-22 40-2 38 38Q22 43 8 44 32 20 10-29Z" fill="#48611f" opacity=".5"/><path d="M-4-28C-24-34-28-50-24-58-8-56-2-44-2-34 2-48 14-54 28-52 28-38 16-30-4-28Z" fill="#c5dd86"/>'

/** Air at rest: the cloud before it sneezes. */
const AIR =
  '<path d="M-40 22C-62 20-60-10-38-10-38-34-6-42 4-24 18-38 48-28 40-6 60-2 56 24 36 22Z" fill="#e9e4fb"/><path d="M4 22C30 18 34-8 16-24 30-36 48-26 40-6 60-2 56 24 36 22Z" fill="#b9aee0" opacity=".6"/>'

/** Those who look on from the corners of the table: which way its middle is, each sees for itself. */
export const LOOKERS: readonly ((mood: Mood) => string)[] = (
  [
    [FIRE, 1, 1],
    [WATER, -1, 1],
    [EARTH, 1, -1],
    [AIR, -1, -1],
  ] as const
).map(
  ([body, x, y]) =>
    (mood: Mood) =>
      `${body}<g transform="scale(1.700)">${features(mood, { gap: 6, y: 0, r: 2.8, mouth: 8, look: [x, y] })}</g>`,
)

/** The cloud in mid-sneeze: eyes shut, cheeks full, everything flies. */
const SNEEZE = `<path d="M-40 22C-62 20-60-10-38-10-38-34-6-42 4-24 18-38 48-28 40-6 60-2 56 24 36 22Z" fill="#e9e4fb"/><path d="M4 22C30 18 34-8 16-24 30-36 48-26 40-6 60-2 56 24 36 22Z" fill="#b9aee0" opacity=".6"/>
  <path d="M-22-6-10 0-22 5M14-6 2 0 14 5" fill="none" stroke="#2b2118" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round"/><circle cx="-28" cy="10" r="6" fill="#e8869a" opacity=".7"/><circle cx="20" cy="10" r="6" fill="#e8869a" opacity=".7"/><ellipse cx="-4" cy="13" rx="6" ry="7" fill="#7a4326"/>`

/** The table, lit from its corners by the four elements. */
function table(hour: Hour): string {
  const paint = PAINTS[hour]
  const corner = (x: number, y: number, colour: string) =>
    glow(`elementals-${colour.slice(1)}-${hour}`, [x, y], 210, colour, paint.corner)
  return `<rect width="480" height="300" fill="${paint.rim}"/><ellipse cx="240" cy="160" rx="290" ry="176" fill="${paint.table}"/><g fill="none" stroke="${paint.grain}" stroke-width="3"><ellipse cx="240" cy="160" rx="262" ry="152"/><ellipse cx="240" cy="160" rx="206" ry="112"/></g>
  ${corner(20, 20, '#e2603a')}${corner(460, 20, '#5bb8e8')}${corner(20, 290, '#9cc152')}${corner(460, 290, '#cfc4f7')}`
}

/** Cards that lie about on the table. */
const cards = (places: readonly (readonly [x: number, y: number, turn: number])[]): string =>
  places
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1 .62)"><rect x="-15" y="-19" width="32" height="44" rx="5" fill="#06101f" opacity=".35"/><rect x="-16" y="-22" width="32" height="44" rx="5" fill="#fffaf0"/><rect x="-12" y="-18" width="24" height="36" rx="3" fill="#232b4d"/>${emblem('star', '#ffe7ad', 0.7)}</g>`,
    )
    .join('')

/** The same table when all cards have been won: the elementals look on, or have gone to sleep. */
export const place = (hour: Hour): Place => {
  const mood: Mood = hour === 'day' ? 'glad' : 'asleep'
  const strewn = cards([
    [70, 158, -24],
    [104, 190, 14],
    [330, 196, -12],
    [446, 150, 30],
  ])
  return {
    back: `<g transform="translate(0 -40)">${table(hour)}</g>${sprite(42, 76, 0.6, FIRE, mood)}${sprite(440, 74, 0.6, WATER, mood)}${strewn}`,
    front: sprite(34, 196, 0.55, EARTH, mood),
  }
}

export function picture(hour: Hour): string {
  const paint = PAINTS[hour]
  return `${table(hour)}
  ${sprite(64, 70, 0.92, FIRE, 'startled')}${sprite(416, 74, 0.92, WATER, 'glad')}${sprite(52, 246, 0.8, EARTH, 'proud')}
  ${glow(`elementals-card-${hour}`, LIGHT, 150, paint.halo, paint.strength)}
  <g transform="translate(240 166) rotate(-7)"><rect x="-60" y="-80" width="124" height="168" rx="16" fill="#06101f" opacity=".35"/><rect x="-64" y="-86" width="124" height="168" rx="16" fill="#fffaf0" stroke="#d9a441" stroke-width="5"/><rect x="-52" y="-74" width="100" height="144" rx="10" fill="#8fb4e0"/><path d="M-52 40Q-20 24 10 40T48 36V60A10 10 0 0 1 38 70H-42A10 10 0 0 1-52 60Z" fill="#5d86bd"/>${emblem('star', '#fffaf0', 0.7, -36, -56)}</g>
  <g transform="translate(236 146) rotate(-10) scale(1.350)">${SNEEZE}</g>
  <g stroke="#fffaf0" stroke-width="5" stroke-linecap="round" opacity=".9"><path d="M214 190 186 222M226 198 210 234M240 200 242 236M254 196 268 230M266 188 292 214"/></g><g fill="#e9f4ff"><circle cx="170" cy="246" r="6"/><circle cx="200" cy="252" r="4"/><circle cx="284" cy="250" r="5"/><circle cx="240" cy="240" r="4"/></g>${emblem('leaf', '#c5dd86', 0.9, 160, 226)}${emblem('star', '#ffe7ad', 0.8, 306, 236)}${emblem('star', '#ffe7ad', 0.5, 220, 262)}
  ${hand(150, 168, -72, '#2b86cc', '#155488', '#f3c9a2')}${hand(330, 148, 76, '#d9659b', '#94305f', '#8d5a3c')}${hand(262, 56, 8, '#eda51c', '#9a6403', '#e0ac80', 120)}${hand(322, 256, 136, '#1b8a6c', '#0d5643', '#f3c9a2', 130)}
  ${
    hour === 'night'
      ? fireflies(
          [
            [130, 40],
            [350, 40],
            [120, 280],
            [400, 170],
            [92, 160],
          ],
          '#ffe7ad',
        )
      : ''
  }`
}

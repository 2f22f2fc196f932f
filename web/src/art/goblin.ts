/** Goblins, about 100 across, standing on y = 42. */
import { emblem, type Emblem } from './emblems'
import { features, type Mood } from './moods'
import { POSES, POSE_OF, posed, type PoseName, type Rig } from './rig'

export type LutinColour = 'blue' | 'yellow' | 'violet' | 'red'
export const LUTIN_EMBLEMS: Record<LutinColour, Emblem> = { blue: 'star', yellow: 'sun', violet: 'moon', red: 'leaf' }

const shadow = (rx = 27, y = 41) => `<ellipse cy="${y}" rx="${rx}" ry="6.500" fill="#0b1a14" opacity=".26"/>`

/** Four hats that nobody confuses: a cone, a toadstool, a curled nightcap, a jester's horns. */
const HATS: Record<LutinColour, (main: string, deep: string) => string> = {
  blue: (main, deep) =>
    `<path d="M-22-9C-14-14-7-36 2-50 5-53 8-50 8-46 9-34 15-15 22-9 9-15-9-15-22-9Z" fill="${main}"/>
     <path d="M4-50C8-50 8-46 8-46 9-34 15-15 22-9 16-11.500 10-13 4-13.500 9-24 8-40 4-50Z" fill="${deep}" opacity=".55"/>
     ${emblem('star', 'var(--c-gold-pale)', 0.72, -1, -24)}`,
  yellow: (main, deep) =>
    `<path d="M-31-8C-33-32-17-46 0-46S33-32 31-8C20-16-20-16-31-8Z" fill="${main}"/>
     <path d="M8-45C24-42 33-28 31-8 25-12 18-13.500 11-14 18-24 17-38 8-45Z" fill="${deep}" opacity=".5"/>
     <g fill="#fff8e4"><circle cx="-15" cy="-25" r="5"/><circle cx="3" cy="-34" r="5.500"/><circle cx="17" cy="-22" r="4"/><circle cx="-2" cy="-19" r="3"/></g>`,
  violet: (main, deep) =>
    `<path d="M-22-9C-22-32-6-48 14-47 31-46 38-33 34-20 30-30 22-31 17-27 21-21 22-14 22-9 9-15-9-15-22-9Z" fill="${main}"/>
     <path d="M14-47C31-46 38-33 34-20 30-30 22-31 17-27 21-21 22-14 22-9 17-11.500 12-13 6-13.500 14-24 20-36 14-47Z" fill="${deep}" opacity=".5"/>
     <circle cx="34" cy="-17" r="6" fill="var(--c-gold-pale)"/>${emblem('moon', 'var(--c-gold-pale)', 0.66, -4, -25)}`,
  red: (main, deep) =>
    `<path d="M-22-9C-24-24-32-30-41-24-39-44-14-48 0-31 14-48 39-44 41-24 32-30 24-24 22-9 9-15-9-15-22-9Z" fill="${main}"/>
     <path d="M0-31C14-48 39-44 41-24 32-30 24-24 22-9 15-12 8-13.500 0-13.800Z" fill="${deep}" opacity=".5"/>
     <circle cx="-41" cy="-22" r="5" fill="var(--c-gold-pale)"/><circle cx="41" cy="-22" r="5" fill="var(--c-gold-pale)"/>`,
}

/** Beards and moustaches. */
const BEARDS: Record<LutinColour, string> = {
  blue: '<path d="M-15 4C-14 22-6 28 0 30 6 28 14 22 15 4 8 10-8 10-15 4Z" fill="#f4ede0"/>',
  yellow: '',
  violet: '<path d="M-1 6C-6 3-14 5-16 11-10 12-4 11 0 8 4 11 10 12 16 11 14 5 6 3 1 6Z" fill="#5b4436"/>',
  red: '<path d="M-13 6C-11 18-5 22 0 22S11 18 13 6C7 11-7 11-13 6Z" fill="#a8643a"/>',
}

type Look = readonly [x: number, y: number]
const FACE = { gap: 6.5, y: -4, r: 2.5, mouth: 12 }
const SKIN = '#f0c59c'

/** Both ears as seen from the front; turned, the far one hides behind the cheek. */
const ears = (turn: number) =>
  `<path d="M-15-5-34-13Q-30 5-13 6Z" fill="#dfa97c"/><path d="M-17-4-29-9Q-26 1-15 2Z" fill="${SKIN}"/>${turn === 0 ? '<path d="M15-5 34-13Q30 5 13 6Z" fill="#dfa97c"/><path d="M17-4 29-9Q26 1 15 2Z" fill="#f0c59c"/>' : '<path d="M12-6 26-12Q24 2 12 4Z" fill="#dfa97c"/>'}`

/** A goblin's parts, facing us or turned to the right. */
function rigOf(colour: LutinColour, mood: Mood, turn: number, look?: Look): Rig {
  const main = `var(--c-${colour})`
  const deep = `var(--c-${colour}-deep)`
  const x = turn * 5
  return {
    hip: 24,
    shoulder: 13,
    neck: 8,
    arm: { length: 13, width: 9, fill: main, hand: SKIN, apart: 17 - turn * 6 },
    leg: { length: 9, width: 9, fill: '#4a3324', shoe: '#33231a', apart: 9 - turn * 3 },
    torso: `<path d="M-20 29C-23 12-14 2 0 2S23 12 20 29Q0 36-20 29Z" fill="${main}"/><path d="M4 2.300C16 4 23 14 20 29Q13 32 5 32.700C11 22 10 10 4 2.300Z" fill="${deep}" opacity=".55"/>
      <path d="M-21 20Q0 28 21 20V25Q0 33-21 25Z" fill="#4a3324"/><rect x="${x - 5}" y="22" width="10" height="8" rx="2" fill="var(--c-gold-pale)"/>`,
    head: `${ears(turn)}<circle cy="-1" r="17.500" fill="${SKIN}"/><g transform="translate(${x} 0)">${BEARDS[colour]}
      <circle cx="-10" cy="4" r="3.200" fill="#e98f70" opacity=".5"/><circle cx="10" cy="4" r="3.200" fill="#e98f70" opacity=".5"/>
      ${features(mood, look === undefined ? FACE : { ...FACE, look })}<ellipse cx="${turn * 3}" cy="3" rx="${4.8 + turn}" ry="4.200" fill="#dc9468"/></g>${HATS[colour](main, deep)}`,
  }
}

/** A goblin that does something, turned to the right. */
export function goblin(colour: LutinColour, pose: PoseName, mood: Mood = 'calm'): string {
  return posed(rigOf(colour, mood, 1), POSES[pose])
}

/** A goblin in a mood, facing us: it cheers, sits in a huff, throws up its arms. */
export function lutin(colour: LutinColour, mood: Mood = 'calm'): string {
  return `${shadow()}${posed(rigOf(colour, mood, 0), POSES[POSE_OF[mood]])}`
}

/** What goblins do who wait for their turn, and those who are home: no two neighbours the same. */
const WAITING: readonly (readonly [PoseName, Mood])[] = [
  ['stand', 'calm'],
  ['wave', 'glad'],
  ['akimbo', 'calm'],
  ['sit', 'calm'],
  ['giggle', 'glad'],
  ['sleep', 'asleep'],
]
const HOME: readonly (readonly [PoseName, Mood])[] = [
  ['proud', 'proud'],
  ['wave', 'glad'],
  ['sit', 'proud'],
  ['giggle', 'glad'],
  ['stretch', 'proud'],
  ['akimbo', 'glad'],
]

/** Where somebody stands in its row, which way it is turned (left, to us, right), and where it looks. */
export type Standing = { place: number; turn: -1 | 0 | 1; look: Look }

const turned = (colour: LutinColour, pose: PoseName, mood: Mood, { turn, look: [x, y] }: Standing): string => {
  const art = posed(rigOf(colour, mood, Math.abs(turn), turn < 0 ? [-x, y] : [x, y]), POSES[pose])
  return `${shadow()}${turn < 0 ? `<g transform="scale(-1 1)">${art}</g>` : art}`
}

/** A goblin that waits at the edge of the forest: one waves, one sits, one has fallen asleep, unless it may run. */
export function waiting(colour: LutinColour, standing: Standing, mayRun: boolean): string {
  const [pose, mood] = WAITING[standing.place % WAITING.length] ?? ['stand', 'calm']
  return mayRun && mood === 'asleep' ? turned(colour, 'wave', 'calm', standing) : turned(colour, pose, mood, standing)
}

/** A goblin that has arrived. */
export function arrived(colour: LutinColour, standing: Standing): string {
  const [pose, mood] = HOME[standing.place % HOME.length] ?? ['proud', 'proud']
  return turned(colour, pose, mood, standing)
}

/** A goblin half-way, out of breath, that looks where it could run next. */
export const panting = (colour: LutinColour, standing: Standing): string => turned(colour, 'pant', 'calm', standing)

/** Only the head with its hat, for badges. */
export function lutinHead(colour: LutinColour): string {
  return `<path d="M-15-5-34-13Q-30 5-13 6ZM15-5 34-13Q30 5 13 6Z" fill="#dfa97c"/><circle cy="-1" r="17.500" fill="#f0c59c"/>${BEARDS[colour]}
    <ellipse cy="3" rx="4.800" ry="4.200" fill="#dc9468"/><circle cx="-6.500" cy="-4" r="2.500" fill="#2b2118"/><circle cx="6.500" cy="-4" r="2.500" fill="#2b2118"/>
    ${HATS[colour](`var(--c-${colour})`, `var(--c-${colour}-deep)`)}`
}

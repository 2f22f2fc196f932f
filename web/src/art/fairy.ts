/** Fairies and what they are turned into, about 100 across, standing on y = 42. */
import { emblem, seatColour, seatEmblem } from './emblems'
import { features, type Mood } from './moods'
import { POSES, POSE_OF, posed, type Pose, type PoseName, type Rig } from './rig'

export const shadow = '<ellipse cy="42" rx="25" ry="6" fill="#0b1a14" opacity=".26"/>'
export const SKIN = '#f3c9a2'
/** A face whose eyes are at this height. */
export const face = (y: number, mood: Mood = 'calm', look?: readonly [number, number]) =>
  `<circle cx="-9" cy="${y + 5}" r="2.800" fill="#ec8f76" opacity=".6"/><circle cx="9" cy="${y + 5}" r="2.800" fill="#ec8f76" opacity=".6"/>
  ${features(mood, { gap: 5, y, r: 2.3, mouth: y + 7, ...(look === undefined ? {} : { look }) })}`

/** Six pairs of wings, each cut another way. */
const WINGS: readonly string[] = [
  'M-6 4C-22-34-52-34-48-8-46 8-24 12-6 8ZM-6 8C-30 10-40 26-30 34-20 40-8 22-6 8Z',
  'M-6 6C-14-30-36-46-48-38-50-18-30 4-6 8ZM-6 8C-26 8-42 18-40 32-26 36-10 24-6 8Z',
  'M-6 4C-18-20-34-28-50-26-44-18-50-10-44-4-50 4-40 12-6 8ZM-6 8C-22 14-34 22-34 34-20 34-10 22-6 8Z',
  'M-6 6C-20-12-36-40-30-46-44-44-54-20-48-2-40 10-20 12-6 8ZM-6 8C-24 12-36 24-32 38-18 34-8 22-6 8Z',
  'M-6 2C-24-14-46-22-52-14-50-4-28 6-6 6ZM-6 7C-28 6-46 12-50 22-40 30-20 20-6 9Z',
  'M-6 6C-10-24-28-40-40-30-54-26-54-6-44 2-34 10-18 12-6 8ZM-6 8C-26 12-40 26-28 36-16 38-8 22-6 8Z',
]

/** Both pairs; turned, the far one is seen from its edge. */
function wings(seat: number, colour: string, turn: number): string {
  const shape = WINGS[seat % WINGS.length] ?? ''
  const one = `<path d="${shape}" fill="var(--w-${colour})" stroke="var(--c-${colour})" stroke-width="3" stroke-linejoin="round"/>`
  return `<g class="wings"><g transform="translate(${turn * 4} 0) scale(${turn === 0 ? -1 : 0.55} 1)${turn === 0 ? '' : ' rotate(28)'}">${one}</g>${one}</g>`
}

/** Her wand lies in the front hand, around which it is drawn. */
const WAND = `<path d="M-2 4 9-20" stroke="#7a5a36" stroke-width="3" stroke-linecap="round"/>${emblem('star', 'var(--c-gold-pale)', 0.75, 11, -24)}`

/** What a spell makes of her skin: the first thing to turn green. */
export const GREEN = '#8cc152'

type Look = readonly [x: number, y: number]

function rigOf(seat: number, mood: Mood, turn: number, skin: string, look?: Look): Rig {
  const colour = seatColour(seat)
  const deep = `var(--c-${colour}-deep)`
  const x = turn * 3.5
  return {
    hip: 22,
    shoulder: 4,
    neck: -3,
    arm: { length: 10, width: 4.6, fill: skin, hand: skin, apart: 8 - turn * 4 },
    leg: { length: 10, width: 4.6, fill: skin, shoe: deep, apart: 5 - turn * 2 },
    behind: wings(seat, colour, turn),
    torso: `<path d="M0 0C8 0 12 8 20 30 13 28 10 34 5 30 2 34-2 34-5 30-10 34-13 28-20 30-12 8-8 0 0 0Z" fill="var(--c-${colour})"/>
      <path d="M2 0C9 1 12 8 20 30 15 29 12 32 8 31.500 10 20 8 8 2 0Z" fill="${deep}" opacity=".5"/>${emblem(seatEmblem(seat), '#fffaf0', 0.62, x, 18)}`,
    head: `<path d="M-16-22C-18-42 18-42 16-22 18-12 15-6 13-4 14-14 10-22 4-25-4-22-12-20-13-4-15-6-18-12-16-22Z" fill="${deep}"/>
      <circle cy="-15" r="13" fill="${skin}"/><g transform="translate(${x} 0)">${face(-15, mood, look)}</g>
      <path d="M-14-20C-12-34 12-34 14-20 6-27-2-26-14-20Z" fill="${deep}"/>
      <path d="M-12-30Q0-38 12-30" fill="none" stroke="var(--c-gold-pale)" stroke-width="3"/><circle cy="-35" r="3.500" fill="var(--c-gold-pale)"/>`,
    held: WAND,
  }
}

/** A fairy that does something, turned to the right; nothing is under her when she flies. */
export function fairyDoing(seat: number, pose: PoseName, mood: Mood = 'calm', skin = SKIN): string {
  return posed(rigOf(seat, mood, 1, skin), POSES[pose])
}

/** A fairy in a mood, facing us; she holds her wand high when she is glad. */
export function fairy(seat: number, mood: Mood = 'calm', look?: Look): string {
  return `${shadow}${posed(rigOf(seat, mood, 0, SKIN, look), mood === 'calm' ? WAITING : POSES[POSE_OF[mood]])}`
}

/** A fairy on tiptoe, to the right or to the left, who thinks that nobody sees her. */
export const creeping = (seat: number, left: boolean) =>
  `${shadow}<g transform="scale(${left ? -1 : 1} 1)">${fairyDoing(seat, 'sneak', 'glad')}</g>`

/** Her wand ready in her hand. */
const WAITING: Pose = {
  ...POSES.stand,
  arms: [
    [-30, -14],
    [52, 128],
  ],
}

/** A frog or a toad, and what it makes of that. */
export function hopper(skin: string, deep: string, belly: string, mood: Mood = 'calm'): string {
  const lid = (x: number) => `<path d="M${x - 8}-11A8 8 0 0 1 ${x + 8}-11Q${x}-7 ${x - 8}-11Z" fill="${deep}"/>`
  const shut = (x: number) =>
    `<circle cx="${x}" cy="-11" r="8" fill="${skin}"/><path d="M${x - 6}-10Q${x}-4 ${x + 6}-10" fill="none" stroke="#1d2a1c" stroke-width="2.600" stroke-linecap="round"/>`
  const open = (x: number, r: number) =>
    `<circle cx="${x}" cy="-11" r="${r + 3.7}" fill="#fffbe9"/><circle cx="${x * 0.95}" cy="-10" r="${r}" fill="#1d2a1c"/>`
  const eye = (x: number) =>
    mood === 'asleep' || mood === 'proud'
      ? shut(x)
      : mood === 'startled'
        ? open(x, 2.6) + `<circle cx="${x}" cy="-11" r="9" fill="none" stroke="${deep}" stroke-width="2"/>`
        : open(x, 3.8) + (mood === 'sulk' ? lid(x) : '')
  const MOUTHS: Record<Mood, string> = {
    calm: 'M-20 10Q0 24 20 10',
    glad: 'M-22 8Q0 32 22 8Q0 16-22 8Z',
    proud: 'M-20 10Q0 24 20 10',
    asleep: 'M-10 14Q0 19 10 14',
    sulk: 'M-16 18Q0 8 16 18',
    startled: 'M-6 14Q0 6 6 14Q0 24-6 14Z',
  }
  return `${shadow}
    <path d="M-20 26C-40 24-42 42-26 42H-10ZM20 26C40 24 42 42 26 42H10Z" fill="${deep}"/>
    <path d="M-28 8C-28-12 28-12 28 8 32 32 18 42 0 42S-32 32-28 8Z" fill="${skin}"/>
    <path d="M8-5C22-4 28 0 28 8 32 32 18 42 2 42 22 30 22 8 8-5Z" fill="${deep}" opacity=".4"/>
    <path d="M-17 20C-17 36 17 36 17 20 10 26-10 26-17 20Z" fill="${belly}"/>
    <path d="${MOUTHS[mood]}" fill="${mood === 'glad' || mood === 'startled' ? '#6b2f2a' : 'none'}" stroke="#20301f" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
    <circle cx="-17" cy="-10" r="12" fill="${skin}"/><circle cx="17" cy="-10" r="12" fill="${skin}"/>
    <g class="eyes">${eye(-17)}${eye(17)}</g>`
}

/** The fairy of a seat, enchanted: her colour and emblem stay on her bow. */
export function frog(seat: number, mood: Mood = 'calm'): string {
  const colour = seatColour(seat)
  return `${hopper('#7cb648', '#4d8430', '#d9ecae', mood)}
    <path d="M0-20-16-30V-10ZM0-20 16-30V-10Z" fill="var(--c-${colour})" stroke="var(--c-${colour}-deep)" stroke-width="2"/><circle cy="-20" r="5" fill="var(--c-${colour}-deep)"/>
    ${emblem(seatEmblem(seat), `var(--c-${colour})`, 0.6, 0, 31)}`
}

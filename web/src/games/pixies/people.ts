/** Pixies and their Queen: parts to be posed, about 100 across, standing on y = 42. */
import { emblem, seatEmblem } from '../../art/emblems'
import { features, type Mood } from '../../art/moods'
import { POSES, POSE_OF, posed, type PoseName, type Rig } from '../../art/rig'
import { colourOf } from './colours'

const SKIN = '#f3c9a2'

function rigOf(seat: number, mood: Mood, turn: number): Rig {
  const colour = colourOf(seat)
  const [main, deep] = [`var(--c-${colour})`, `var(--c-${colour}-deep)`]
  const x = turn * 5
  return {
    hip: 26,
    shoulder: 12,
    neck: 6,
    arm: { length: 10, width: 6.5, fill: main, hand: SKIN, apart: 12 - turn * 4 },
    leg: { length: 8, width: 6.5, fill: deep, shoe: deep, apart: 7 - turn * 2 },
    behind: `<path d="M-6 12C-20-20-46-18-42 2-40 16-20 20-6 16Z${turn === 0 ? 'M6 12C20-20 46-18 42 2 40 16 20 20 6 16Z' : ''}" fill="#fffaf0" stroke="${deep}" stroke-width="2.500" opacity=".95"/>`,
    torso: `<path d="M-17 31C-20 14-11 4 0 4S20 14 17 31Q0 37-17 31Z" fill="${main}" stroke="${deep}" stroke-width="2"/>${emblem(seatEmblem(seat), colour === 'yellow' ? '#3b2600' : '#fffdf4', 0.8, x, 20)}`,
    head: `<circle cy="-9" r="17.500" fill="${SKIN}" stroke="#b98560" stroke-width="1.200"/><g transform="translate(${x} 0)">${features(mood, { gap: 6, y: -6, r: 2.7, mouth: 2 })}</g>
      <path d="M-19-9C-18-31 2-48 24-41 13-36 18-22 19-9 8-17-8-17-19-9Z" fill="${main}" stroke="${deep}" stroke-width="2" stroke-linejoin="round"/><circle cx="24" cy="-41" r="5.500" fill="#e8b53c"/>`,
  }
}

/** A pixie that does something, turned to the right. */
export const pixieDoing = (seat: number, pose: PoseName, mood: Mood = 'calm') =>
  posed(rigOf(seat, mood, 1), POSES[pose])

/** A pixie in a mood, facing us. */
export const pixieStanding = (seat: number, mood: Mood = 'calm') => posed(rigOf(seat, mood, 0), POSES[POSE_OF[mood]])

/** The Queen at a parapet, turned to the right; the rest of her is behind it. */
export function queenDoing(pose: PoseName, mood: Mood): string {
  const rig: Rig = {
    hip: 36,
    shoulder: 14,
    neck: 6,
    arm: { length: 19, width: 9, fill: '#8d2f54', hand: SKIN, apart: 9 },
    leg: { length: 4, width: 4, fill: '#57437f', shoe: '#57437f', apart: 2 },
    torso:
      '<path d="M-24 42C-24 18-14 4 0 4S24 18 24 42Z" fill="#57437f"/><path d="M-14 8 2 26 14 8" fill="none" stroke="#e8b53c" stroke-width="5" stroke-linejoin="round"/><path d="M-22 12C-30 2-22-8-12-2 0-6 14-6 22 4 14 10-14 16-22 12Z" fill="#fffaf0"/>',
    head: `<path d="M-26-6C-28-40 24-40 22-12 24 8 18 16 12 14L-22 16C-28 10-26 2-26-6Z" fill="#5d1836"/><circle cx="2" cy="-9" r="18" fill="${SKIN}"/><path d="M-18-10C-18-32 18-34 20-14 8-24-4-22-18-10Z" fill="#5d1836"/>
      <g transform="translate(8 0)"><circle cx="-9" cy="-3" r="3.600" fill="#d4324f" opacity=".5"/><circle cx="9" cy="-3" r="3.600" fill="#d4324f" opacity=".5"/>${features(mood, { gap: 6.5, y: -9, r: 2.7, mouth: 1 })}</g>
      <path d="M-16-26-20-50-8-38 2-54 11-38 22-48 20-24Q2-32-16-26Z" fill="#e8b53c" stroke="#8a5d0a" stroke-width="2.500" stroke-linejoin="round"/><circle cx="2" cy="-36" r="3.500" fill="#b5382f"/>`,
  }
  return posed(rig, POSES[pose])
}

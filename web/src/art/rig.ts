/**
 * Figures whose arms and legs are parts: drawn once, posed by data. They face right, about 100 across, and stand on y = 42.
 *
 * Angles are degrees from straight down; positive ones swing forward, the way the figure faces.
 */
import type { Mood } from './moods'

/** An upper and a lower part, each with its own angle. */
export type Limb = readonly [upper: number, lower: number]
export type Pose = {
  /** The line of action: how far the body leans forward over its feet. */
  lean: number
  /** How the head is held, on top of that. */
  nod: number
  /** The arm and the leg behind the body, then those before it. */
  arms: readonly [back: Limb, front: Limb]
  legs: readonly [back: Limb, front: Limb]
  /** How far the hips are above where they are when it stands: in the air, or sitting. */
  lift: number
}

type Four = readonly [number, number, number, number]
/** A pose in three lines of numbers: the body, both arms, both legs. */
const pose = ([lean, nod, lift]: readonly [number, number, number], arms: Four, legs: Four): Pose => ({
  lean,
  nod,
  lift,
  arms: [
    [arms[0], arms[1]],
    [arms[2], arms[3]],
  ],
  legs: [
    [legs[0], legs[1]],
    [legs[2], legs[3]],
  ],
})

export const POSES = {
  stand: pose([0, 0, 0], [-22, -10, 18, 28], [-6, -3, 7, 4]),
  run: pose([20, -8, 8], [-70, -20, 55, 125], [-58, -105, 72, 18]),
  skid: pose([-26, 12, -4], [95, 120, 150, 130], [48, 58, 66, 74]),
  giggle: pose([8, 10, -2], [60, 150, 40, 165], [-10, -22, 12, -8]),
  sneak: pose([24, -10, -3], [50, 110, 66, 120], [-16, -62, 46, 2]),
  cheer: pose([-4, -6, 9], [-148, -168, 148, 168], [-24, -40, 26, 10]),
  startled: pose([-12, -4, 5], [-112, -150, 112, 150], [-16, -26, 20, 30]),
  proud: pose([-8, -6, 0], [-58, 34, 58, -34], [-12, -8, 14, 8]),
  huff: pose([-4, 8, -11], [38, 104, 26, -72], [78, 84, 92, 88]),
  sleep: pose([-10, 26, -11], [-64, 20, 48, 80], [82, 88, 96, 90]),
  point: pose([10, 0, 0], [-30, -12, 96, 100], [-10, -6, 12, 4]),
  fly: pose([34, -26, 12], [62, 84, 92, 108], [-48, -72, -26, -48]),
  carry: pose([-6, 4, 0], [152, 188, 122, 158], [-18, -8, 20, 6]),
  bend: pose([40, 6, -2], [20, 10, 70, 58], [-14, -4, 18, -6]),
  wave: pose([-3, -5, 2], [-26, -12, 138, 166], [-10, -6, 10, 4]),
  akimbo: pose([-3, -2, 0], [-62, 40, 62, -40], [-10, -4, 12, 5]),
  sit: pose([-4, 3, -11], [-64, 4, 50, 88], [74, 84, 96, 88]),
  stretch: pose([-8, -10, 4], [-158, -176, 152, 178], [-10, -8, 10, 6]),
  pant: pose([18, 10, -3], [22, 34, 44, 22], [-12, -2, 16, 2]),
} as const
export type PoseName = keyof typeof POSES

/** How each mood is worn by whoever has arms and legs. */
export const POSE_OF: Record<Mood, PoseName> = {
  calm: 'stand',
  glad: 'cheer',
  sulk: 'huff',
  startled: 'startled',
  asleep: 'sleep',
  proud: 'proud',
}

/** What hangs on the bones of one kind of figure. */
export type Rig = {
  hip: number
  shoulder: number
  /** Where the head is held. */
  neck: number
  arm: { length: number; width: number; fill: string; hand: string; apart: number }
  leg: { length: number; width: number; fill: string; shoe: string; apart: number }
  torso: string
  head: string
  /** Behind everything: wings, a cape. */
  behind?: string
  /** In the front hand, drawn around it. */
  held?: string
}

const r = (value: number) => Math.round(value * 10) / 10
const ahead = (x: number, y: number, length: number, angle: number): [number, number] => {
  const turn = (angle * Math.PI) / 180
  return [x + Math.sin(turn) * length, y + Math.cos(turn) * length]
}

/** Two parts, a joint between them, and what is at the end. */
export function limb(
  x: number,
  y: number,
  [upper, lower]: Limb,
  part: { length: number; width: number; fill: string },
  end: (x: number, y: number) => string,
): string {
  const [kx, ky] = ahead(x, y, part.length, upper)
  const [ex, ey] = ahead(kx, ky, part.length, lower)
  return `<path d="M${r(x)} ${r(y)}L${r(kx)} ${r(ky)} ${r(ex)} ${r(ey)}" fill="none" stroke="${part.fill}" stroke-width="${part.width}" stroke-linecap="round" stroke-linejoin="round"/>${end(r(ex), r(ey))}`
}

/** A figure in a pose. */
export function posed(rig: Rig, { lean, nod, arms, legs, lift }: Pose): string {
  const { arm, leg } = rig
  const hip = rig.hip - lift
  const bodily = `rotate(${lean} 0 ${r(rig.hip)})`
  const oneLeg = (x: number, bones: Limb) =>
    limb(
      x,
      hip,
      bones,
      leg,
      (ex, ey) => `<ellipse cx="${r(ex + 3)}" cy="${r(ey)}" rx="8" ry="4.500" fill="${leg.shoe}"/>`,
    )
  const oneArm = (x: number, bones: Limb, held = '') =>
    limb(
      x,
      rig.shoulder,
      bones,
      arm,
      (ex, ey) =>
        `${held === '' ? '' : `<g transform="translate(${ex} ${ey})">${held}</g>`}<circle cx="${ex}" cy="${ey}" r="${r(arm.width * 0.58)}" fill="${arm.hand}"/>`,
    )
  // Arms hang on a body that leans: their angles are told as seen from outside.
  const seen = ([upper, lower]: Limb): Limb => [upper + lean, lower + lean]
  return `${oneLeg(-leg.apart, legs[0])}<g transform="translate(0 ${-lift})"><g transform="${bodily}">${rig.behind ?? ''}${oneArm(-arm.apart, seen(arms[0]))}</g></g>
    ${oneLeg(leg.apart, legs[1])}<g transform="translate(0 ${-lift})"><g transform="${bodily}">${rig.torso}<g transform="rotate(${nod} 0 ${rig.neck})">${rig.head}</g>${oneArm(arm.apart, seen(arms[1]), rig.held)}</g></g>`
}

/** How the paper figures of the skirmish are put together: limbs with joints on a body of cut card, posed by mood. */
import { features, type Face, type Mood } from '../../art/moods'
import { limb, type Limb } from '../../art/rig'

/** A pair or two of limbs: where they hang, how long and thick, what is at their ends. */
export type Limbs = {
  /** Where each limb hangs, those behind the body first. */
  at: readonly (readonly [x: number, y: number])[]
  length: number
  width: number
  fill: string
  /** The hand or the shoe. */
  end: string
}

type Fallen = readonly [lean: number, raised: number]
/** On its back, its feet where they were. */
const ON_ITS_BACK: Fallen = [-74, 8]

/** What the scissors cut, what is glued on top, and what moves. */
export type Cut = {
  /** Behind everything: wings, a cape, long hair. */
  behind?: string
  /** A wing that beats around its root. */
  wing?: { art: string; root: readonly [x: number, y: number] }
  legs?: Limbs
  arms?: Limbs
  /** In the hand in front, drawn around it; heavy things hang from a lowered arm, and what shoots points forward already. */
  held?: { art: string; low?: boolean; level?: boolean }
  /** How it lies when it has fallen, if not as most do: its angle, and how far above its feet. */
  fallen?: Fallen
  body: string
  /** Shade and pattern, glued on inside the outline. */
  detail?: string
  head: string
  /** The same on the head. */
  headDetail?: string
  neck: readonly [x: number, y: number]
  face?: Face
  /** An eye seen from the side. */
  eye?: readonly [x: number, y: number]
}

/** What a figure of the skirmish can be seen at: besides its moods, the blow it deals. */
export type Doing = Mood | 'strike'

/** Angles as in any rig: from straight down, forward positive. */
type Stance = {
  /** How far it bends over its feet, how its head is held, how high it jumps. */
  lean: number
  nod: number
  lift: number
  arms: readonly [behind: Limb, before: Limb]
  legs: readonly Limb[]
  beat: number
}

/** A stance in a line of numbers: the body, then the angles of both arms and of every leg, two a limb. */
function bearing([lean, nod, lift, beat]: readonly [number, number, number, number], ...angles: number[]): Stance {
  const limbs = Array.from({ length: angles.length / 2 }, (_, index): Limb => [
    angles[index * 2] ?? 0,
    angles[index * 2 + 1] ?? 0,
  ])
  const [behind = [0, 0], before = [0, 0], ...legs] = limbs
  return { lean, nod, lift, beat, arms: [behind, before], legs }
}

/** On two legs. */
const UPRIGHT: Record<Doing, Stance> = {
  calm: bearing([0, 0, 0, 0], -30, -14, 50, 112, -5, -2, 6, 3),
  glad: bearing([4, -6, 9, -16], -142, -164, 140, 166, -30, -52, 30, 8),
  proud: bearing([-6, -7, 0, -8], -66, 44, 112, 146, -16, -10, 18, 8),
  startled: bearing([-17, -5, 3, -24], -108, -148, 96, 140, -14, -30, 38, 52),
  sulk: bearing([8, 11, 0, 22], -10, 6, 40, 96, -5, -2, 6, 3),
  asleep: bearing([0, -8, 0, 26], -40, -60, 30, 50, -86, -70, -66, -84),
  strike: bearing([15, -9, 3, -26], -70, -34, 84, 74, -46, -64, 52, 8),
}
/** On four legs, without arms: the two legs behind the body come first. */
const ON_ALL_FOURS: Record<Doing, Stance> = {
  calm: bearing([0, 0, 0, 0], 0, 0, 0, 0, 6, -5, -3, 2, 4, 0, -3, 1),
  glad: bearing([-20, -6, 0, -14], 0, 0, 0, 0, 22, 8, 92, 20, 6, 14, 64, -10),
  proud: bearing([0, -10, 0, -8], 0, 0, 0, 0, 6, -5, 72, -16, 4, 0, -3, 1),
  startled: bearing([-27, 8, 0, -24], 0, 0, 0, 0, 30, 12, 104, 52, 14, 22, 76, 36),
  sulk: bearing([0, 30, 0, 18], 0, 0, 0, 0, 6, -5, -3, 2, 4, 0, -3, 1),
  asleep: bearing([0, 34, -18, 26], 0, 0, 0, 0, 74, -84, 88, 84, 70, -80, 86, 88),
  strike: bearing([9, 16, 2, -26], 0, 0, 0, 0, -34, -50, 56, 24, -48, -64, 70, 34),
}
/** What four legs turn around when they rear. */
const HIND_FEET = -22

const FEET = 40
/** The paper's white margin, and the side's colour around it. */
type Margin = { colour: string; width: number }

const eyeFromTheSide = ([x, y]: readonly [number, number], mood: Mood): string => {
  const line = (d: string) =>
    `<path d="${d}" fill="none" stroke="#2b2118" stroke-width="2.400" stroke-linecap="round"/>`
  switch (mood) {
    case 'glad':
    case 'proud':
      return line(`M${x - 3} ${y + 1}Q${x} ${y - 5} ${x + 3} ${y + 1}`)
    case 'asleep':
      return line(`M${x - 3} ${y}Q${x} ${y + 3.4} ${x + 3} ${y}`)
    case 'startled':
      return `<circle cx="${x}" cy="${y}" r="4.600" fill="#fffaf0" stroke="#2b2118" stroke-width="1"/><circle cx="${x + 1}" cy="${y}" r="1.800" fill="#2b2118"/>`
    case 'sulk':
      return `<circle cx="${x}" cy="${y}" r="2.600" fill="#2b2118"/>${line(`M${x - 4} ${y - 4}L${x + 4} ${y - 2}`)}`
    case 'calm':
      return `<g class="eyes"><circle cx="${x}" cy="${y}" r="2.800" fill="#2b2118"/><circle cx="${x + 1}" cy="${y - 1}" r=".900" fill="#fff"/></g>`
  }
}

/** An arm with a weight in its hand. */
const LOWERED: Limb = [28, 44]
/** How far what is in the hand turns towards whoever is struck. */
const AIMED = 52

/** The face to what somebody does: a blow is dealt with a laugh. */
const faceOf = (doing: Doing): Mood => (doing === 'strike' ? 'glad' : doing)

/** What is on the head, and what the face says. */
function countenance({ headDetail = '', face, eye }: Cut, mood: Mood): string {
  const front = face === undefined ? '' : features(mood, face)
  return `${headDetail}${front}${eye === undefined ? '' : eyeFromTheSide(eye, mood)}`
}

/** One layer of a figure: with a margin all its parts in one colour and wider, without one as they are painted. */
function layer(cut: Cut, stance: Stance, doing: Doing, margin?: Margin): string {
  const grown = margin?.width ?? 0
  const bone = (limbs: Limbs, index: number, bones: Limb, shoe: boolean, held = ''): string => {
    const [x, y] = limbs.at[index] ?? [0, 0]
    const fill = margin?.colour ?? limbs.fill
    return limb(x, y, bones, { length: limbs.length, width: limbs.width + grown, fill }, (ex, ey) => {
      const end = margin === undefined ? limbs.end : margin.colour
      const hand = shoe
        ? `<ellipse cx="${ex + 2}" cy="${ey}" rx="${(limbs.width * 0.85 + grown / 2).toFixed(1)}" ry="${(limbs.width * 0.52 + grown / 2).toFixed(1)}" fill="${end}" stroke="none"/>`
        : `<circle cx="${ex}" cy="${ey}" r="${(limbs.width * 0.58 + grown / 2).toFixed(1)}" fill="${end}" stroke="none"/>`
      return `${held === '' ? '' : `<g transform="translate(${ex} ${ey})">${held}</g>`}${hand}`
    })
  }
  const { arms, legs, wing, held } = cut
  const [farArm, nearArm] = stance.arms
  const lowered = doing === 'calm' && held?.low === true
  const inHand =
    doing !== 'strike' || held === undefined || held.level === true
      ? held?.art
      : `<g transform="rotate(${AIMED})">${held.art}</g>`
  const arm = (index: 0 | 1, bones: Limb, carried = '') =>
    arms === undefined ? '' : bone(arms, index, bones, false, carried)
  const walking = legs?.at.map((_, index) => bone(legs, index, stance.legs[index] ?? [0, 0], true)) ?? []
  const half = walking.length / 2
  const beating =
    wing === undefined ? '' : `<g transform="rotate(${stance.beat} ${wing.root.join(' ')})">${wing.art}</g>`
  const glued = margin === undefined ? [cut.detail ?? '', countenance(cut, faceOf(doing))] : ['', '']
  return [
    ...walking.slice(0, half),
    cut.behind ?? '',
    arm(0, farArm),
    ...walking.slice(half),
    cut.body,
    glued[0],
    `<g transform="rotate(${stance.nod} ${cut.neck.join(' ')})">${cut.head}${glued[1]}</g>`,
    beating,
    arm(1, lowered ? LOWERED : nearArm, inHand),
  ].join('')
}

/** Cut out of paper for a board, or painted into a picture. */
export type Cutting = 'cut' | 'painted'

/** A figure at what it does; cut out, with the paper's margin, and the side's colour around that where there is a side. */
export function cutOut(cut: Cut, doing: Doing, edge: string, cutting: Cutting = 'cut'): string {
  const fourFooted = cut.legs?.at.length === 4
  const stance = (fourFooted ? ON_ALL_FOURS : UPRIGHT)[doing]
  const drawn = (margin?: Margin) => layer(cut, stance, doing, margin)
  const outline = (margin: Margin) =>
    `<g stroke="${margin.colour}" stroke-width="${margin.width}" stroke-linejoin="round">${drawn(margin)}</g>`
  const lies = doing === 'asleep' && !fourFooted
  const [lean, raised] = lies ? (cut.fallen ?? ON_ITS_BACK) : [stance.lean, 0]
  // Whoever falls would lie beside its shadow.
  const shift = lies ? (lean < 0 ? 34 : -28) : 0
  return `<g transform="translate(${shift} ${-stance.lift - raised}) rotate(${lean} ${fourFooted ? HIND_FEET : 0} ${FEET})">${edge === '' ? '' : outline({ colour: edge, width: 13 })}${cutting === 'cut' ? outline({ colour: '#fffaf0', width: 7 }) : ''}${drawn()}</g>`
}

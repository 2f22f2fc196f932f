/** The last page of a game, 480 by 210: where it was played, by day with flags for whoever won, by night at the lantern for whoever did not. */
import { fern, firs, hills, lantern } from './scenery'
import type { Mood } from './moods'
import { glow, sky, type Hour } from './stage'

/** Where the last picture is set: what is behind the figures and what before them. */
export type Place = {
  back: string
  front: string
  /** The middle of the row in which they stand. */
  middle?: number
}

/** How those take it who did not win: one is in a huff, one has slept already, and one smiles. */
const TAKEN: readonly Mood[] = ['sulk', 'calm', 'asleep']
export const takenBy = (index: number, mood: Mood): Mood =>
  mood === 'calm' ? (TAKEN[index % TAKEN.length] ?? mood) : mood

/** Whose turn it is to hop or to fall, of seven: by a class, since pages may forbid styles that stand in a drawing. */
const turn = (index: number) => `turn-${index % 7}`

/** Two of a family throw the third into the air. */
export const tossed = (left: string, thrown: string, right: string): string[] => [
  left,
  `<g transform="translate(0 -18)">${thrown}</g>`,
  `<g transform="scale(-1 1)">${right}</g>`,
]

/** Figures are drawn about 100 across and stand on y = 42. */
const STANDING = 42

/** Figures side by side on the ground, as large as they fit; the glad ones hop one after the other. */
function row(
  figures: readonly string[],
  place: { middle: number; ground: number; width: number; largest: number },
  glad: boolean,
): string {
  const scale = Math.min(place.largest, place.width / (Math.max(1, figures.length) * 84))
  const step = 84 * scale
  const first = place.middle - ((figures.length - 1) * step) / 2
  return figures
    .map((figure, index) => {
      const lift = index % 2 === 0 ? 0 : 6
      const at = `translate(${Math.round(first + index * step)} ${Math.round(place.ground - STANDING * scale - lift)}) scale(${scale.toFixed(2)})`
      const drawn = glad ? `<g class="hops ${turn(index)}">${figure}</g>` : figure
      return `<g transform="${at}">${drawn}</g>`
    })
    .join('')
}

/** Scraps of paper in the air, always the same ones. */
function confetti(): string {
  const colours = ['#d14a33', '#edb52a', '#2d70b8', '#8553aa', '#1b8a6c', '#fffdf4']
  return Array.from({ length: 34 }, (_, index) => {
    const [x, y] = [(index * 137) % 472, 14 + ((index * 61) % 118)]
    return `<rect class="scrap ${turn(index)}" x="${x}" y="${y}" width="7" height="4.500" rx="1" fill="${colours[index % colours.length]}" transform="rotate(${(index * 47) % 180} ${x} ${y})"/>`
  }).join('')
}

/** A string of pennants from one side to the other. */
function pennants(y: number): string {
  const colours = ['#d14a33', '#edb52a', '#2d70b8', '#8553aa', '#1b8a6c']
  const flags = Array.from({ length: 16 }, (_, index) => {
    const x = index * 30 + 8
    const sag = y + 26 - ((index - 7.5) / 7.5) ** 2 * 26
    return `<path d="M${x} ${sag.toFixed(1)}h20l-10 22z" fill="${colours[index % colours.length]}"/>`
  })
  return `<path d="M0 ${y}Q240 ${y + 54} 480 ${y}" fill="none" stroke="#7a5a36" stroke-width="2.500"/>${flags.join('')}`
}

/** A hill for a game that has no place of its own. */
function hill(hour: Hour): Place {
  const [top, low, far, trees, ground, edge, leaves] =
    hour === 'day'
      ? ['#bfe0e2', '#fdeec4', '#a9c7ad', '#6fa386', '#3a7a5a', '#265c44', '#6fae72']
      : ['#2f2c55', '#8a6688', '#5b5280', '#2f3a55', '#33543f', '#1f3a2c', '#4f7d5a']
  return {
    back: `${sky(`end-sky-${hour}`, top, low, 210)}<path d="${hills(480, 142, 210, [46, 30, 62, 34, 48])}" fill="${far}"/><path d="${firs(480, 160, [60, 44, 0, 0, 0, 0, 0, 52, 66])}" fill="${trees}"/><path d="M0 210V166Q240 124 480 166V210Z" fill="${ground}"/>`,
    front: `<path d="M0 210V200Q120 186 240 198T480 194V210Z" fill="${edge}"/>${fern(452, 208, 0.7, leaves)}`,
  }
}

function morning(mine: readonly string[], { back, front, middle = 240 }: Place): string {
  return `${back}${glow('end-joy', [middle, 120], 190, '#fff6d0', 0.85)}${pennants(4)}${confetti()}
    ${row(mine, { middle, ground: 184, width: 400, largest: 1.05 }, true)}${front}`
}

/** Far away they celebrate; here somebody has hung up a lantern. */
function evening(mine: readonly string[], theirs: readonly string[], { back, front }: Place): string {
  return `${back}${glow('end-party', [352, 104], 84, '#ffdf9a', 0.65)}${row(theirs, { middle: 352, ground: 128, width: 110, largest: 0.42 }, true)}
    ${glow('end-lantern', [404, 178], 150, '#ffd671', 0.55)}${row(mine, { middle: 208, ground: 188, width: 260, largest: 0.95 }, false)}${lantern(404, 172, 1.15)}${front}`
}

/** Whose day it was: my figures where the game was played, or at nightfall with the winner's far away. */
export function endPicture(
  won: boolean,
  mine: readonly string[],
  theirs: readonly string[],
  place: (hour: Hour) => Place = hill,
): string {
  return won ? morning(mine, place('day')) : evening(mine, theirs, place('night'))
}

/** The last page of a game, 480 by 210: a morning with flags for whoever won, an evening by the lantern for whoever did not. */
import { emblem } from './emblems'
import { crown } from './sticker'
import { fern, firs, hills, lantern, toadstool } from './scenery'
import { glow, sky } from './stage'

/** Figures are drawn about 100 across and stand on y = 42. */
const STANDING = 42

/** Figures side by side on the ground, as large as they fit; the glad ones hop one after the other, crowned. */
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
      const drawn = glad ? `<g class="hops" style="--turn:${index}">${figure}${crown(0, -60, 0.9)}</g>` : figure
      return `<g transform="${at}">${drawn}</g>`
    })
    .join('')
}

/** Scraps of paper in the air, always the same ones. */
function confetti(): string {
  const colours = ['#d14a33', '#edb52a', '#2d70b8', '#8553aa', '#1b8a6c', '#fffdf4']
  return Array.from({ length: 34 }, (_, index) => {
    const [x, y] = [(index * 137) % 472, 14 + ((index * 61) % 118)]
    return `<rect class="scrap" style="--turn:${index % 7}" x="${x}" y="${y}" width="7" height="4.500" rx="1" fill="${colours[index % colours.length]}" transform="rotate(${(index * 47) % 180} ${x} ${y})"/>`
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

function morning(mine: readonly string[]): string {
  const rays = Array.from(
    { length: 9 },
    (_, index) => `<path transform="rotate(${index * 22.5 - 90} 240 150)" d="M240 150 222-90h36Z"/>`,
  ).join('')
  return `<rect width="480" height="210" fill="#fdeec4"/><g fill="#ffe09a" opacity=".55">${rays}</g><circle cx="240" cy="150" r="62" fill="#ffd671"/>
    <path d="${hills(480, 142, 210, [46, 30, 62, 34, 48])}" fill="#a9c7ad"/><path d="${firs(480, 160, [60, 44, 0, 0, 0, 0, 0, 52, 66])}" fill="#6fa386"/>
    <path d="M0 210V166Q240 112 480 166V210Z" fill="#3a7a5a"/>${pennants(6)}
    ${confetti()}${row(mine, { middle: 240, ground: 180, width: 400, largest: 1.05 }, true)}
    <path d="M0 210V196Q120 180 240 194T480 190V210Z" fill="#265c44"/>${toadstool(34, 200, 0.7)}${fern(452, 206, 0.7, '#6fae72')}`
}

function evening(mine: readonly string[], theirs: readonly string[]): string {
  const stars = [
    [60, 28],
    [118, 52],
    [196, 22],
    [286, 44],
    [352, 20],
    [440, 40],
  ]
  return `${sky('end-evening', '#2f2c55', '#8a6688', 210)}
    ${stars.map(([x, y]) => emblem('star', '#f7dc91', 0.3, x, y)).join('')}${glow('end-moon', [104, 58], 90, '#fff1c4', 0.5)}${emblem('moon', '#fff1c4', 2.7, 104, 58)}
    <path d="${hills(480, 140, 210, [34, 52, 30, 74, 40])}" fill="#5b5280"/><path d="M230 150Q336 78 450 150Z" fill="#665b8c"/>${row(theirs, { middle: 336, ground: 112, width: 110, largest: 0.42 }, true)}
    <path d="${firs(480, 164, [70, 54, 0, 0, 0, 0, 0, 0, 58, 74])}" fill="#2f3a55"/>
    <path d="M0 210V170Q240 140 480 170V210Z" fill="#33543f"/>${glow('end-lantern', [372, 180], 170, '#ffd671', 0.5)}
    ${row(mine, { middle: 214, ground: 188, width: 250, largest: 0.95 }, false)}${lantern(372, 172, 1.15)}
    <path d="M0 210V200Q120 188 240 200T480 196V210Z" fill="#1f3a2c"/>${fern(30, 208, 0.7, '#4f7d5a')}`
}

/** Whose day it was: my figures on the hill, or by the lantern with the winner's far away. */
export function endPicture(won: boolean, mine: readonly string[], theirs: readonly string[]): string {
  return won ? morning(mine) : evening(mine, theirs)
}

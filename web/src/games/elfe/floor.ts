/** What lies under the squares of the Magic Forest: trodden paths from the gates to the Pond, thickets, and light between them. */

/** Paths to the Pond, one from each side of the Edge. */
const PATHS = [
  'M40 300C150 250 230 380 320 380S400 470 440 500',
  'M760 40C790 150 690 200 700 290S640 380 600 440',
  'M1020 690C930 740 860 620 780 660S690 600 640 590',
  'M380 1020C350 930 470 880 430 790S470 700 500 640',
]

/** Where trees stand close, and how many. */
const THICKETS: readonly (readonly [x: number, y: number, crowns: number])[] = [
  [190, 170, 5],
  [360, 210, 4],
  [560, 190, 3],
  [880, 210, 6],
  [850, 450, 4],
  [170, 520, 4],
  [230, 760, 6],
  [600, 860, 4],
  [860, 880, 6],
  [330, 610, 3],
  [770, 520, 2],
]

function crowns(x: number, y: number, count: number, chance: (index: number, salt: number) => number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = index * 2.4
    const far = 18 + index * 11
    const [cx, cy] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.8].map(Math.round)
    const r = Math.round(30 + chance(x + index, 8) * 16)
    return `<ellipse cx="${(cx ?? x) + 6}" cy="${(cy ?? y) + 10}" rx="${r}" ry="${Math.round(r * 0.8)}" fill="#0b1a14" opacity=".13"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="var(--wood-near)" opacity=".5"/><circle cx="${(cx ?? x) - r * 0.25}" cy="${(cy ?? y) - r * 0.3}" r="${(r * 0.6).toFixed(1)}" fill="var(--glade-dark)" opacity=".6"/>`
  }).join('')
}

export function floor(chance: (index: number, salt: number) => number): string {
  const ways = PATHS.map(
    (d) =>
      `<path d="${d}" stroke="var(--bark)" stroke-width="46" opacity=".16"/><path d="${d}" stroke="var(--shore)" stroke-width="36" opacity=".62"/>`,
  ).join('')
  const woods = THICKETS.map(([x, y, count]) => crowns(x, y, count, chance)).join('')
  return `<g fill="none" stroke-linecap="round">${ways}</g>${woods}`
}

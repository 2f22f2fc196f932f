/** The Edge of the Magic Forest: a hedge around it, and a gate where each path leaves. */
import { chance } from '../../art/chance'

/** Where the gates are: the middle of each opening, and how it is turned. */
const GATES: readonly (readonly [x: number, y: number, turn: number])[] = [
  [755, 24, 0],
  [1036, 705, 90],
  [405, 1036, 180],
  [24, 305, 270],
]

/** A bush of the hedge with a few leaves that catch the light. */
function bush(seed: number, x: number, y: number): string {
  const size = 15 + chance(seed, 1) * 8
  return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${size.toFixed(1)}" fill="var(--hedge-${chance(seed, 2) < 0.5 ? 'a' : 'b'})"/><path d="M${(x - size * 0.5).toFixed(0)} ${(y - size * 0.3).toFixed(0)}q${(size * 0.5).toFixed(0)}-${(size * 0.5).toFixed(0)} ${size.toFixed(0)} 0" fill="none" stroke="var(--hedge-light)" stroke-width="3" stroke-linecap="round"/>${chance(seed, 3) < 0.16 ? `<circle cx="${x.toFixed(0)}" cy="${(y + 5).toFixed(0)}" r="4" fill="#f5c2da"/>` : ''}`
}

/** Two posts with lanterns, and an open way between them. */
const gate = ([x, y, turn]: (typeof GATES)[number]) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-26" y="-16" width="52" height="36" fill="var(--shore)"/><path d="M-32 22V-14M32 22V-14" stroke="var(--bark)" stroke-width="9" stroke-linecap="round"/><path d="M-34-12Q0-30 34-12" fill="none" stroke="var(--bark)" stroke-width="7"/><circle cx="-32" cy="-12" r="7" fill="var(--gold-pale)"/><circle cx="32" cy="-12" r="7" fill="var(--gold-pale)"/></g>`

export function hedge(width: number): string {
  const near = (x: number, y: number) => GATES.some(([gx, gy]) => Math.hypot(gx - x, gy - y) < 40)
  const step = 25
  const around = Array.from({ length: Math.floor(width / step) }, (_, index) => {
    const along = 14 + index * step
    const off = () => 12 + chance(index, 4) * 5
    return [
      [along, off()],
      [width - off(), along],
      [along, width - off()],
      [off(), along],
    ] as const
  }).flat()
  const bushes = around
    .filter(([x, y]) => !near(x, y))
    .map(([x, y], index) => bush(index, x, y))
    .join('')
  return `${bushes}${GATES.map(gate).join('')}`
}

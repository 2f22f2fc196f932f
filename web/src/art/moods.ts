/** Eyes, brows and mouths by mood: the same for everybody who has a round face. */

export type Mood = 'calm' | 'glad' | 'sulk' | 'startled' | 'asleep' | 'proud'

/** Where the eyes of a face are, how large, and where its mouth is; `look` is where they look to, from -1 to 1 each way. */
export type Face = { gap: number; y: number; r: number; mouth: number; look?: readonly [x: number, y: number] }

const INK = '#2b2118'
const LIP = '#7a4326'
const stroke = (d: string, width = 2.2, colour = INK) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`
const both = (gap: number, one: (x: number, side: -1 | 1) => string) => one(-gap, -1) + one(gap, 1)

function eyes(mood: Mood, { gap, y, r, look = [0, 0] }: Face): string {
  const [dx, dy] = [look[0] * r * 0.7, look[1] * r * 0.6]
  switch (mood) {
    case 'glad':
      return both(gap, (x) => stroke(`M${x - r - 0.6} ${y + 1}Q${x} ${y - r - 1.6} ${x + r + 0.6} ${y + 1}`))
    case 'asleep':
    case 'proud':
      return both(gap, (x) => stroke(`M${x - r - 0.4} ${y}Q${x} ${y + r + 0.8} ${x + r + 0.4} ${y}`))
    case 'startled':
      return both(
        gap,
        (x) =>
          `<circle cx="${x}" cy="${y}" r="${r + 1.9}" fill="#fffaf0" stroke="${INK}" stroke-width="1"/><circle cx="${x + dx}" cy="${y + dy}" r="${r * 0.62}" fill="${INK}"/>`,
      )
    default:
      return both(
        gap,
        (x) =>
          `<circle cx="${x + dx}" cy="${y + dy}" r="${r}" fill="${INK}"/><circle cx="${x + dx + 0.8}" cy="${y + dy - 0.8}" r="${r * 0.32}" fill="#fff"/>`,
      )
  }
}

function brows(mood: Mood, { gap, y, r }: Face): string {
  const top = y - r - 2.4
  switch (mood) {
    case 'sulk':
      return both(gap, (x, side) => stroke(`M${x - side * 3.6} ${top + 2.4}L${x + side * 3.4} ${top - 0.6}`, 2.4))
    case 'startled':
      return both(gap, (x) => stroke(`M${x - 3} ${top - 1.6}Q${x} ${top - 4} ${x + 3} ${top - 1.6}`, 2))
    case 'proud':
      return both(gap, (x) => stroke(`M${x - 3} ${top}Q${x} ${top - 2.4} ${x + 3} ${top}`, 2))
    default:
      return ''
  }
}

function mouth(mood: Mood, y: number): string {
  switch (mood) {
    case 'sulk':
      return stroke(`M-4.500 ${y + 2}Q0 ${y - 2.4} 4.500 ${y + 2}`, 2.2, LIP)
    case 'startled':
      return `<ellipse cy="${y + 1}" rx="2.600" ry="3.200" fill="${LIP}"/>`
    case 'glad':
      return `<path d="M-6 ${y - 1}H6Q4.500 ${y + 6} 0 ${y + 6}T-6 ${y - 1}Z" fill="${LIP}"/>`
    case 'asleep':
      return stroke(`M-2.500 ${y}Q0 ${y + 1.6} 2.500 ${y}`, 2, LIP)
    default:
      return stroke(`M-4.500 ${y - 1}Q0 ${y + 3.4} 4.500 ${y - 1}`, 2, LIP)
  }
}

/** What a face shows. Eyes that are open can blink. */
export function features(mood: Mood, face: Face): string {
  const open = mood === 'calm' || mood === 'sulk'
  return `${open ? `<g class="eyes">${eyes(mood, face)}</g>` : eyes(mood, face)}${brows(mood, face)}${mouth(mood, face.mouth)}`
}

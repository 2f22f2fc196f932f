/** Paper-cut scenery: scalloped edges, hills, mushrooms, ferns, lanterns. */

/** A closed outline of bumps around a rectangle, as if cut from paper with rounded scissors. */
export function scallops(x: number, y: number, width: number, height: number, bumps: number, depth: number): string {
  const across = width / bumps
  const rows = Math.max(1, Math.round(height / across))
  const down = height / rows
  let path = `M${r(x)} ${r(y)}`
  for (let i = 0; i < bumps; i += 1) path += `q${r(across / 2)} ${r(-depth * wobble(i))} ${r(across)} 0`
  for (let i = 0; i < rows; i += 1) path += `q${r(depth * wobble(i + 3))} ${r(down / 2)} 0 ${r(down)}`
  for (let i = 0; i < bumps; i += 1) path += `q${r(-across / 2)} ${r(depth * wobble(i + 5))} ${r(-across)} 0`
  for (let i = 0; i < rows; i += 1) path += `q${r(-depth * wobble(i + 7))} ${r(-down / 2)} 0 ${r(-down)}`
  return `${path}Z`
}

const r = (value: number) => Math.round(value * 10) / 10
/** The same irregularity every time. */
const wobble = (index: number) => 0.75 + 0.5 * Math.abs(Math.sin(index * 2.7))

/** A row of hills from one side to the other, closed below. */
export function hills(width: number, base: number, floor: number, heights: readonly number[]): string {
  const step = width / heights.length
  let path = `M0 ${floor}V${base}`
  heights.forEach((height, index) => {
    path += `Q${r(step * (index + 0.5))} ${r(base - height)} ${r(step * (index + 1))} ${base}`
  })
  return `${path}V${floor}Z`
}

/** A row of fir silhouettes. */
export function firs(width: number, floor: number, heights: readonly number[], spread = 0.62): string {
  const step = width / heights.length
  return heights
    .map((height, index) => {
      const x = step * (index + 0.5)
      const w = Math.min(step, height * spread)
      return [0, 0.3, 0.58]
        .map((up, tier) => {
          const top = floor - height * (up + 0.46)
          const half = (w / 2) * (1 - tier * 0.24)
          return `M${r(x)} ${r(top)}L${r(x + half)} ${r(floor - height * up)}H${r(x - half)}Z`
        })
        .join('')
    })
    .join('')
}

export function toadstool(x: number, y: number, scale = 1, cap = 'var(--toadstool)'): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cy="2" rx="20" ry="4" fill="#0b1a14" opacity=".25"/>
    <path d="M-7 0C-5-10-5-16-6-22H6C5-16 5-10 7 0Q0 4-7 0Z" fill="#f3ead6"/><path d="M2-22H6C5-16 5-10 7 0Q5 2 2 2.200Z" fill="#0b1a14" opacity=".12"/>
    <path d="M-24-18C-24-36-10-44 0-44S24-36 24-18C14-24-14-24-24-18Z" fill="${cap}"/>
    <g fill="#fff8e8"><circle cx="-11" cy="-29" r="4"/><circle cx="3" cy="-36" r="4.500"/><circle cx="13" cy="-27" r="3.500"/></g></g>`
}

export function fern(x: number, y: number, scale = 1, fill = 'var(--fern)', turn = 0): string {
  const blades = [-62, -36, -12, 12, 36, 62]
    .map(
      (angle) =>
        `<path transform="rotate(${angle})" d="M0 0C-7-14-6-28 0-40 6-28 7-14 0 0Z" opacity="${Math.abs(angle) > 50 ? 0.8 : 1}"/>`,
    )
    .join('')
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" fill="${fill}">${blades}</g>`
}

export function lantern(x: number, y: number, scale = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><radialGradient id="lantern-glow"><stop stop-color="var(--gold)" stop-opacity=".6"/><stop offset="1" stop-color="var(--gold)" stop-opacity="0"/></radialGradient><circle r="46" fill="url(#lantern-glow)"/>
    <path d="M-6-22A6 6 0 0 1 6-22" fill="none" stroke="var(--bark)" stroke-width="3"/><path d="M-12-16H12L9-22H-9Z" fill="var(--bark)"/>
    <path d="M-11-16H11L13 10H-13Z" fill="var(--gold-pale)"/><path d="M0-12C6-4 6 2 0 6-6 2-6-4 0-12Z" fill="var(--gold)"/>
    <path d="M-14 10H14L11 16H-11Z" fill="var(--bark)"/><path d="M-5-16-6 10M5-16 6 10" stroke="var(--bark)" stroke-width="2"/></g>`
}

export function stone(x: number, y: number, scale = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cy="3" rx="24" ry="5" fill="#0b1a14" opacity=".22"/>
    <path d="M-22 2C-24-12-12-20 0-20S24-12 22 2Q0 8-22 2Z" fill="var(--stone)"/><path d="M6-19C18-16 24-10 22 2Q14 5 6 5.500 16-4 6-19Z" fill="#0b1a14" opacity=".14"/></g>`
}

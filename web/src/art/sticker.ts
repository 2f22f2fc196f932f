/** Grounds of stickers, about 84 across, around the origin: what is drawn on them may stick out. */

export const round = (fill: string) => `<circle r="41" fill="${fill}"/>`

/** A round window with a sky and a ground. */
export const window = (sky: string, ground: string) =>
  `<circle r="41" fill="${sky}"/><path d="M-39.600 10Q0-4 39.600 10A41 41 0 0 1-39.600 10Z" fill="${ground}"/>`

export const shield = (fill: string, band: string) =>
  `<path d="M-36-38Q0-46 36-38V2C36 24 18 36 0 44-18 36-36 24-36 2Z" fill="${fill}"/><path d="M-36-8H36V2C36 6 35.500 9 34.600 12H-34.600C-35.500 9-36 6-36 2Z" fill="${band}"/>`

/** A sun of paper. */
export function burst(fill: string, points = 14): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const [angle, far] = [(index * Math.PI) / points, index % 2 === 0 ? 46 : 37]
    return `${(Math.sin(angle) * far).toFixed(1)} ${(-Math.cos(angle) * far).toFixed(1)}`
  })
  return `<path d="M${corners.join('L')}Z" fill="${fill}"/>`
}

/** Three strokes behind whoever runs, the last of them at a point. */
export const speed = (x: number, y: number, stroke = '#fffdf4') =>
  `<path d="M${x} ${y}h-20M${x - 4} ${y + 10}h-24M${x} ${y + 20}h-18" stroke="${stroke}" stroke-width="4" stroke-linecap="round" fill="none"/>`

export const crown = (x: number, y: number, scale = 1) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M-14 8V-9L-6-2 0-12 6-2 14-9V8Q0 12-14 8Z" fill="#f2bf43" stroke="#8a5d0a" stroke-width="2.500" stroke-linejoin="round"/>`

/** A number on a ribbon across the foot. */
export const ribbon = (text: string, fill = '#b5382f') =>
  `<path d="M-40 22H40L34 32 40 42H-40L-34 32Z" fill="${fill}"/><text y="39" text-anchor="middle" font-size="19" font-weight="700" fill="#fffdf4" font-family="Alegreya Sans, sans-serif">${text}</text>`

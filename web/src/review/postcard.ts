/** The last picture of a game as a PNG to keep or to send: the scene, the news, and how everyone did. */

export type Postcard = {
  /** SVG of 480 by 210. */
  art: string
  game: string
  headline: string
  /** One line for each seat: a name and a score. */
  lines: readonly (readonly [name: string, score: string])[]
}

const WIDTH = 1200
const PICTURE = (WIDTH * 210) / 480
const MARGIN = 56
const LINE = 52

/** A drawing by itself knows none of the page's colours: each is put in its place. */
export function standalone(art: string, box: string, colour: (name: string) => string): string {
  const painted = art.replace(/var\((--[\w-]+)\)/g, (_, name: string) => colour(name))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${PICTURE}" viewBox="${box}">${painted}</svg>`
}

/** A text as large as it may be to fit. */
function write(to: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, font: string): void {
  const room = WIDTH - 2 * MARGIN
  to.font = `700 ${size}px ${font}`
  const wide = to.measureText(text).width
  if (wide > room) to.font = `700 ${Math.floor((size * room) / wide)}px ${font}`
  to.fillText(text, x, y)
}

export async function paint(card: Postcard): Promise<Blob> {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const scene = new Image()
  scene.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(card.art, '0 0 480 210', colour))}`
  await Promise.all([scene.decode(), document.fonts.ready])
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = PICTURE + 190 + card.lines.length * LINE
  const to = canvas.getContext('2d')
  if (to === null) throw new Error('no canvas')
  to.fillStyle = colour('--paper')
  to.fillRect(0, 0, canvas.width, canvas.height)
  to.drawImage(scene, 0, 0, WIDTH, PICTURE)
  to.fillStyle = colour('--ink')
  write(to, card.headline, MARGIN, PICTURE + 84, 60, colour('--display'))
  card.lines.forEach(([name, score], index) => {
    const y = PICTURE + 84 + 64 + index * LINE
    write(to, name, MARGIN, y, 36, colour('--text'))
    to.textAlign = 'right'
    write(to, score, WIDTH - MARGIN, y, 36, colour('--text'))
    to.textAlign = 'left'
  })
  to.fillStyle = colour('--ink-soft')
  write(to, `Féerie · ${card.game}`, MARGIN, canvas.height - 36, 30, colour('--text'))
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  )
}

/** Offers a picture to the device's own way of sharing, or saves it where there is none. */
export async function hand(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type })
  if (typeof navigator.share === 'function' && navigator.canShare?.({ files: [file] }) === true) {
    // Whoever closes the list of ways has changed their mind.
    await navigator.share({ files: [file] }).catch(() => undefined)
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

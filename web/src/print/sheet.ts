/** Sheets to print and cut: everything in millimetres, within what both papers have room for. */

export const PAPERS = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const
export type Paper = keyof typeof PAPERS

/** A drawing with the box it is drawn in. */
export type Drawing = { art: string; box: string }
/** What is drawn on one page, from the upper left corner of this area; the area is put in the middle of the paper. */
export type Sheet = { width: number; height: number; art: string }
/** Sheets that belong together, and what they are. */
export type Part = { id: string; title: string; note?: string; sheets: Sheet[] }

/** Where most things are drawn; cards have a little more height. */
export const LIVE = { width: 190, height: 255 }
export const CARD = { width: 63, height: 88 }

const CUT = 'stroke="#1c2233" stroke-width=".2" fill="none"'
const FOLD = 'stroke="#1c2233" stroke-width=".2" stroke-dasharray="1.5 1" fill="none"'
const round = (millimetres: number) => Math.round(millimetres * 1000) / 1000

/** A drawing put somewhere in millimetres, whole and undistorted. */
export function placed(drawing: Drawing, x: number, y: number, width: number, height: number, fit = 'meet'): string {
  return `<svg x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" viewBox="${drawing.box}" preserveAspectRatio="xMidYMid ${fit}">${drawing.art}</svg>`
}

export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}

/** Things in packs that fit on a page. */
export function packs<Thing>(things: readonly Thing[], size: number): Thing[][] {
  return Array.from({ length: Math.ceil(things.length / size) }, (_, page) =>
    things.slice(page * size, (page + 1) * size),
  )
}

/** Where to cut, told at the outer edges alone: nothing is drawn over the cards. */
function cutMarks(columns: number, rows: number, width: number, height: number): string {
  const [right, bottom] = [columns * width, rows * height]
  const across = Array.from({ length: columns + 1 }, (_, column) => round(column * width))
  const down = Array.from({ length: rows + 1 }, (_, row) => round(row * height))
  return [
    ...across.map((x) => `M${x} -1v-4M${x} ${round(bottom + 1)}v4`),
    ...down.map((y) => `M-1 ${y}h-4M${round(right + 1)} ${y}h4`),
  ]
    .map((d) => `<path d="${d}" ${CUT}/>`)
    .join('')
}

/** Cards, nine to a page, that share their cutting lines. */
export function cards(faces: readonly string[], { width, height } = CARD): Sheet[] {
  const columns = Math.floor(LIVE.width / width)
  const rows = Math.floor((LIVE.height + 10) / height)
  return packs(faces, columns * rows).map((page) => {
    const used = Math.ceil(page.length / columns)
    const art = page
      .map((face, index) => {
        const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height]
        return `<g transform="translate(${round(x)} ${round(y)})" class="print-card">${face}</g>`
      })
      .join('')
    return {
      width: columns * width,
      height: rows * height,
      art: art + cutMarks(Math.min(columns, page.length), used, width, height),
    }
  })
}

/** The face of a card: a picture as large as the card allows, with a rim that may be cut into. */
export function picturedCard(drawing: Drawing, { width, height } = CARD): string {
  return `<rect width="${width}" height="${height}" fill="#fff8e8"/>${placed(drawing, 1.5, 1.5, width - 3, height - 3)}`
}

/** The back of a card: its ground goes on beyond where it is cut, so that nobody sees whether the two sides meet. */
export function cardBackFace(drawing: Drawing, { width, height } = CARD): string {
  return placed(drawing, 0, 0, width, height, 'slice')
}

/** A card with a picture, a name, and what it does. */
export function toldCard(drawing: Drawing, title: string, text: string, { width, height } = CARD): string {
  const lines = wrapped(text, 34)
  const told = lines
    .map((line, index) => `<tspan x="${width / 2}" y="${round(65 + index * 3.6)}">${escaped(line)}</tspan>`)
    .join('')
  return `<rect width="${width}" height="${height}" fill="#fff8e8"/><rect x="1.500" y="1.500" width="${width - 3}" height="${height - 3}" rx="3" fill="none" stroke="#b98a34" stroke-width=".6"/>
    ${placed(drawing, 11, 4, width - 22, 50)}
    <text x="${width / 2}" y="59.500" text-anchor="middle" font-size="4" font-weight="700" fill="#1c2233" font-family="var(--display)">${escaped(title)}</text>
    <text text-anchor="middle" font-size="2.800" fill="#1c2233" font-family="var(--text)">${told}</text>`
}

/** Sentences under each other from (x, y) down, in lines of about so many letters; and how far down they reach. */
export function paragraphs(
  sentences: readonly string[],
  { x, y, letters, size, gap = 0.25 }: { x: number; y: number; letters: number; size: number; gap?: number },
): { art: string; bottom: number } {
  const line = size * 1.25
  let at = y
  const lines = sentences.flatMap((sentence) => {
    const told = wrapped(sentence, letters).map((text) => {
      at += line
      return `<tspan x="${round(x)}" y="${round(at)}">${escaped(text)}</tspan>`
    })
    at += line * gap
    return told
  })
  return {
    art: `<text font-size="${size}" fill="#1c2233" font-family="var(--text)">${lines.join('')}</text>`,
    bottom: at,
  }
}

/** What players keep beside them: headings with their sentences, in two columns. */
export type AidGroup = { title: string; lines: readonly string[] }

export function aidPanel(title: string, groups: readonly AidGroup[], { width, height }: Size): string {
  const column = (width - 18) / 2
  const told = (own: readonly AidGroup[], x: number, size: number) => {
    let y = 14
    const art = own.map(({ title: heading, lines }) => {
      const letters = Math.floor(column / (size * 0.41))
      const text = paragraphs(lines, { x, y: y + 4.5, letters, size })
      const head = `<text x="${round(x)}" y="${round(y + 4)}" font-size="3.800" font-weight="700" fill="#8a5d0a" font-family="var(--display)">${escaped(heading)}</text>`
      y = text.bottom + 2
      return head + text.art
    })
    return { art: art.join(''), bottom: y }
  }
  // The largest letters in which both columns fit, broken where they are most alike.
  const ways = [3, 2.8, 2.6, 2.4, 2.2].flatMap((size) => {
    const breaks = groups.map((_, at) => {
      const sides = [told(groups.slice(0, at + 1), 6, size), told(groups.slice(at + 1), 12 + column, size)]
      return { art: sides.map(({ art }) => art).join(''), bottom: Math.max(...sides.map(({ bottom }) => bottom)) }
    })
    return breaks.sort((a, b) => a.bottom - b.bottom).slice(0, 1)
  })
  const best = ways.find(({ bottom }) => bottom <= height - 2) ?? ways.at(-1)
  return `<rect width="${width}" height="${height}" fill="#fff8e8"/><rect x="1.500" y="1.500" width="${width - 3}" height="${height - 3}" rx="3" fill="none" stroke="#b98a34" stroke-width=".6"/>
    <text x="6" y="10" font-size="6" font-weight="700" fill="#1c2233" font-family="var(--display)">${escaped(title)}</text>${best?.art ?? ''}`
}

type Size = { width: number; height: number }

/** Things of different sizes to cut out, the tallest first, in rows that fit. */
export function shelves(things: readonly (Size & { art: string })[], gap = 4): Sheet[] {
  const pages: string[][] = [[]]
  let [x, y, high] = [0, 0, 0]
  for (const thing of [...things].sort((a, b) => b.height - a.height)) {
    if (x > 0 && x + thing.width > LIVE.width) [x, y, high] = [0, y + high + gap, 0]
    if (y + thing.height > LIVE.height && y > 0) {
      pages.push([])
      ;[x, y, high] = [0, 0, 0]
    }
    pages.at(-1)?.push(`<g transform="translate(${round(x)} ${round(y)})">${thing.art}</g>`)
    ;[x, high] = [x + thing.width + gap, Math.max(high, thing.height)]
  }
  return pages.map((page) => ({ ...LIVE, art: page.join('') }))
}

/** A sentence in lines of about so many letters. */
export function wrapped(text: string, letters: number): string[] {
  return text.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters)
      return [...lines.slice(0, -1), `${last} ${word}`]
    return [...lines, word]
  }, [])
}

/** Round pieces to cut out. */
export function discs(drawings: readonly Drawing[], across: number): Sheet[] {
  const step = across + 2
  const [columns, rows] = [Math.floor(LIVE.width / step), Math.floor(LIVE.height / step)]
  return packs(drawings, columns * rows).map((page) => ({
    ...LIVE,
    art: page
      .map((drawing, index) => {
        const [x, y] = [(index % columns) * step, Math.floor(index / columns) * step]
        const rim = `<circle cx="${round(x + across / 2)}" cy="${round(y + across / 2)}" r="${across / 2}" stroke="#1c2233" stroke-width=".2" fill="#fff8e8"/>`
        const inset = across * 0.12
        return rim + placed(drawing, x + inset, y + inset, across - 2 * inset, across - 2 * inset)
      })
      .join(''),
  }))
}

const STAND = { width: 18, height: 22, foot: 8 }

/** Figures that stand: a front and a back around a fold, each with a foot to bend outwards. */
export function standees(figures: readonly { front: Drawing; back?: Drawing }[]): Sheet[] {
  const { width, height, foot } = STAND
  const [whole, gap] = [2 * (height + foot), 3]
  const columns = Math.floor(LIVE.width / (width + gap))
  const rows = Math.floor(LIVE.height / (whole + gap))
  return packs(figures, columns * rows).map((page) => ({
    ...LIVE,
    art: page
      .map(({ front, back = front }, index) => {
        const [x, y] = [(index % columns) * (width + gap), Math.floor(index / columns) * (whole + gap)]
        // The back stands on its head until it is folded.
        const behind = `<g transform="rotate(180 ${width / 2} ${foot + height / 2})">${placed(back, 0.5, foot, width - 1, height)}</g>`
        return `<g transform="translate(${x} ${y})"><rect width="${width}" height="${whole}" rx="1" fill="#fff8e8" stroke="#1c2233" stroke-width=".2"/>${behind}${placed(front, 0.5, foot + height, width - 1, height)}
          <path d="M0 ${foot}h${width}M0 ${foot + height}h${width}M0 ${foot + 2 * height}h${width}" ${FOLD}/></g>`
      })
      .join(''),
  }))
}

/** A board that is larger than a page, in pieces of so many units of its drawing; each piece is so many millimetres. */
export function board(
  drawing: { art: string; x: number; y: number; width: number; height: number },
  pieces: { columns: number; rows: number },
  size: { width: number; height: number },
): Sheet[] {
  const [width, height] = [drawing.width / pieces.columns, drawing.height / pieces.rows]
  return Array.from({ length: pieces.columns * pieces.rows }, (_, index) => {
    const [column, row] = [index % pieces.columns, Math.floor(index / pieces.columns)]
    const box = `${round(drawing.x + column * width)} ${round(drawing.y + row * height)} ${round(width)} ${round(height)}`
    return {
      ...size,
      art:
        placed({ art: drawing.art, box }, 0, 0, size.width, size.height, 'slice') +
        cutMarks(1, 1, size.width, size.height),
    }
  })
}

/** The page that comes first: something to measure, so that one sees whether the printer kept the size. */
export function measure(title: string, said: readonly string[]): Sheet {
  const ticks = Array.from({ length: 101 }, (_, at) => {
    const long = at % 10 === 0 ? 6 : at % 5 === 0 ? 4 : 2.5
    return `<path d="M${at} 0v${long}" ${CUT}/>${at % 10 === 0 ? `<text x="${at}" y="10" font-size="3" text-anchor="middle" fill="#1c2233">${at}</text>` : ''}`
  }).join('')
  const lines = said
    .flatMap((sentence) => wrapped(sentence, 96))
    .map((line, index) => `<tspan x="0" y="${24 + index * 6}">${escaped(line)}</tspan>`)
    .join('')
  return {
    ...LIVE,
    art: `<text y="8" font-size="9" font-weight="700" fill="#1c2233" font-family="var(--display)">${escaped(title)}</text>
      <text font-size="4" fill="#1c2233" font-family="var(--text)">${lines}</text>
      <g transform="translate(45 170)">${ticks}</g><rect x="52.200" y="190" width="85.600" height="54" rx="3" ${CUT}/>`,
  }
}

/** Decides by measuring what axe leaves open: text over pictures and gradients, and text that something covers in part. */
import type { Page } from '@playwright/test'

type Box = { x: number; y: number; width: number; height: number }
type Text = { selector: string; colour: [number, number, number, number]; least: number; boxes: Box[]; ground: boolean }

/** A tenth of the ground may be worse: the rim of a neighbour, a leaf behind a letter. */
const WORST_SHARE = 0.1

/** The texts among these that are too pale against what is really behind them. */
export async function tooPale(page: Page, selectors: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(textsOf, selectors)
  // What is written on the ground is looked at without the pieces that stand there now.
  return [
    ...(await against(
      page,
      texts.filter(({ ground }) => !ground),
      '',
    )),
    ...(await against(
      page,
      texts.filter(({ ground }) => ground),
      '.board .picture, .board .marks, .board .lines { visibility: hidden !important }',
    )),
  ]
}

async function against(page: Page, texts: readonly Text[], also: string): Promise<string[]> {
  if (texts.length === 0) return []
  await page.evaluate(
    style,
    `* { color: transparent !important; text-shadow: none !important } svg text { fill: transparent !important } ${also}`,
  )
  const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64')
  await page.evaluate(style, '')
  // Another page reads the picture: this one may not load what it did not bring.
  const reader = await page.context().newPage()
  const found = await reader.evaluate(measure, { picture, texts, share: WORST_SHARE })
  await reader.close()
  return found
}

/** Colour, size and places of the texts that can be seen now. */
function textsOf(selectors: readonly string[]): Text[] {
  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector)
    if (element === null) return []
    // axe names the whole page for what went away while it looked.
    if (element === document.documentElement) return []
    const style = getComputedStyle(element)
    const parts = (element instanceof SVGElement ? style.fill : style.color).match(/[\d.]+/g)?.map(Number) ?? []
    let alpha = parts[3] ?? 1
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      alpha *= Number(getComputedStyle(at).opacity)
    const range = document.createRange()
    range.selectNodeContents(element)
    const seen = (box: DOMRect) => {
      const hit = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      const picture = element instanceof SVGElement ? element.ownerSVGElement : null
      return hit.some((one) => element.contains(one) || (picture !== null && picture.contains(one)))
    }
    // A letter in a picture stands on a small plate: the corners of its box may lie beyond.
    const rim = element instanceof SVGElement ? 0.25 : 0
    const letters = ({ x, y, width, height }: DOMRect) => ({
      x: x + width * rim,
      y: y + height * rim,
      width: width * (1 - 2 * rim),
      height: height * (1 - 2 * rim),
    })
    const boxes = [...range.getClientRects()].filter(
      (box) =>
        box.width > 2 &&
        box.height > 2 &&
        box.top >= 0 &&
        box.left >= 0 &&
        box.bottom <= innerHeight &&
        box.right <= innerWidth &&
        seen(box),
    )
    const size = Number.parseFloat(style.fontSize)
    // Figures in a picture are part of a drawing that has a name of its own: the measure for drawings holds.
    const large = element instanceof SVGElement || size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    const colour: Text['colour'] = [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0, alpha]
    return [
      {
        selector,
        colour,
        least: large ? 3 : 4.5,
        boxes: boxes.map(letters),
        ground: element.closest('.coordinates') !== null,
      },
    ]
  })
}

function style(rules: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [sheet]
}

async function measure({
  picture,
  texts,
  share,
}: {
  picture: string
  texts: readonly Text[]
  share: number
}): Promise<string[]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  if (canvas === null) throw new Error('no canvas')
  canvas.drawImage(bitmap, 0, 0)
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  const light = ([red = 0, green = 0, blue = 0]: number[]) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  return texts.flatMap(({ selector, colour, least, boxes }) => {
    const contrasts = boxes.flatMap((box) => {
      const { data } = canvas.getImageData(
        Math.round(box.x),
        Math.round(box.y),
        Math.max(1, Math.round(box.width)),
        Math.max(1, Math.round(box.height)),
      )
      return Array.from({ length: data.length / 4 }, (_, index) => {
        const ground = [...data.subarray(index * 4, index * 4 + 3)]
        const ink = ground.map((value, part) => value + ((colour[part] ?? 0) - value) * colour[3])
        const [bright, dark] = [light(ink), light(ground)].sort((a, b) => b - a) as [number, number]
        return (bright + 0.05) / (dark + 0.05)
      })
    })
    if (contrasts.length === 0) return []
    const worst = contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length * share)] ?? 21
    return worst < least ? [`${selector} ${worst.toFixed(2)} of ${least}`] : []
  })
}

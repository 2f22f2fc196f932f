/**
 * Elementals, cut from paper: a card is 200 by 280, a creature stands in three bands of it. Each element has its own
 * outline, texture and letter besides its colour: air is striped whirls, fire pointed flames, earth square stones,
 * water round waves.
 */
import { emblem, seatColour, seatEmblem } from '../../art/emblems'
import { features, type Mood } from '../../art/moods'

import type { Lang } from '../../i18n'

export type Element = 'a' | 'f' | 't' | 'w'
export type Part = 'head' | 'belly' | 'legs'
export const PARTS: readonly Part[] = ['head', 'belly', 'legs']
export const CARD_BOX = '0 0 200 280'

const INK = '#1c2233'
type Shade = { main: string; deep: string; light: string; wash: string }
const SHADES: Record<Element, Shade> = {
  a: { main: '#d9d0f5', deep: '#7060ac', light: '#ffffff', wash: '#f1edfb' },
  f: { main: '#ee6a34', deep: '#a02c10', light: '#ffc64d', wash: '#fde0cd' },
  t: { main: '#6f7f35', deep: '#3d4a17', light: '#b9cf74', wash: '#dfe4c2' },
  w: { main: '#3f9ad6', deep: '#175a93', light: '#c4e8fa', wash: '#cfe8f6' },
}

/** Where each band begins and ends. */
const BANDS: Record<Part, { top: number; bottom: number }> = {
  head: { top: 8, bottom: 98 },
  belly: { top: 98, bottom: 184 },
  legs: { top: 184, bottom: 268 },
}

/** A shape with its paper shadow below. */
const cut = (d: string, fill: string) =>
  `<path d="${d}" transform="translate(3 5)" fill="#10162a" opacity=".24"/><path d="${d}" fill="${fill}"/>`
const line = (d: string, stroke: string, width = 4) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
/** Bars of a whirl: middle, top, width, height of each. */
const whirl = (bars: readonly (readonly [number, number, number, number])[], shade: Shade) =>
  bars
    .map(
      ([x, y, w, h]) =>
        `<rect x="${x - w / 2 + 3}" y="${y + 5}" width="${w}" height="${h}" rx="${h / 2}" fill="#10162a" opacity=".22"/><rect x="${x - w / 2}" y="${y}" width="${w}" height="${h}" rx="${h / 2}" fill="${shade.main}" stroke="${shade.deep}" stroke-width="3"/><path d="M${x - w / 2 + 12} ${y + h / 2}h${w * 0.34}" stroke="${shade.light}" stroke-width="4" stroke-linecap="round"/>`,
    )
    .join('')

const eyes = (y: number, gap: number, r: number) =>
  `<circle cx="${100 - gap}" cy="${y}" r="${r}" fill="#fffaf0"/><circle cx="${100 + gap}" cy="${y}" r="${r}" fill="#fffaf0"/><circle cx="${101 - gap}" cy="${y + 1}" r="${r * 0.52}" fill="${INK}"/><circle cx="${99 + gap}" cy="${y + 1}" r="${r * 0.52}" fill="${INK}"/>`

function air(part: Part): string {
  const shade = SHADES.a
  switch (part) {
    case 'head':
      return `${cut('M74 98C54 98 48 82 58 72 46 56 62 38 80 44 84 24 114 22 121 42 140 36 154 56 142 71 152 84 144 98 126 98Z', shade.main)}
        <path d="M74 98C54 98 48 82 58 72 46 56 62 38 80 44 84 24 114 22 121 42 140 36 154 56 142 71 152 84 144 98 126 98Z" fill="none" stroke="${shade.deep}" stroke-width="3"/>
        ${line('M104 36C110 18 134 14 136 26 137 34 126 35 126 28', shade.deep, 5)}${line('M68 60Q66 50 78 52', shade.light, 5)}`
    case 'belly':
      return `${line('M46 126C28 122 24 104 38 102 46 101 48 110 41 112', shade.deep, 5)}${line('M154 140C172 138 178 120 166 116 158 114 154 122 161 126', shade.deep, 5)}
        ${whirl(
          [
            [100, 98, 62, 18],
            [92, 118, 100, 18],
            [108, 138, 100, 18],
            [98, 158, 74, 24],
          ],
          shade,
        )}`
    case 'legs':
      return whirl(
        [
          [104, 185, 84, 18],
          [92, 205, 68, 17],
          [108, 224, 46, 15],
          [98, 241, 28, 13],
          [104, 256, 14, 12],
        ],
        shade,
      )
  }
}

function fire(part: Part): string {
  const shade = SHADES.f
  switch (part) {
    case 'head':
      return `${cut('M100 10C108 26 126 28 123 46 131 42 134 32 132 24 152 44 152 76 133 90 119 99 81 99 67 90 48 76 48 48 66 32 66 44 70 50 77 52 73 34 93 28 100 10Z', shade.main)}
        <path d="M100 38C105 50 117 50 117 62 122 59 124 55 123 50 136 64 132 84 122 90 112 97 88 97 78 90 68 84 66 66 75 56 76 62 80 66 84 66 82 54 95 50 100 38Z" fill="${shade.light}"/>`
    case 'belly':
      return `${cut('M80 98H120L130 108 156 94 148 118 174 126 152 142 164 168 134 166 122 184H78L66 166 36 168 48 142 26 126 52 118 44 94 70 108Z', shade.main)}
        <path d="M100 108 112 124 128 120 122 138 134 150 116 154 112 172H88L84 154 66 150 78 138 72 120 88 124Z" fill="${shade.light}"/><path d="M100 128 108 142 100 162 92 142Z" fill="${shade.main}"/>`
    case 'legs':
      return `${cut('M76 184H124L138 204 148 200C150 224 136 236 146 268 122 262 108 242 106 220L100 208 94 220C92 242 78 262 54 268 64 236 50 224 52 200L62 204Z', shade.main)}
        <path d="M78 196C72 216 82 230 72 254 86 244 92 222 88 200ZM122 196C128 216 118 230 128 254 114 244 108 222 112 200Z" fill="${shade.light}"/>`
  }
}

function earth(part: Part): string {
  const shade = SHADES.t
  switch (part) {
    case 'head':
      return `${line('M100 34V20', shade.deep, 5)}<path d="M100 24C82 26 76 16 76 8 92 6 100 12 100 24ZM100 24C118 28 128 20 130 10 114 6 102 12 100 24Z" fill="${shade.light}" stroke="${shade.deep}" stroke-width="2.500"/>
        ${cut('M60 44 80 32H122L142 48 146 80 128 98H72L54 80Z', shade.main)}<path d="M122 32 142 48 146 80 128 98H112L126 78Z" fill="${shade.deep}" opacity=".5"/>
        ${line('M66 50 76 46M64 82 72 90', shade.light, 4)}`
    case 'belly':
      return `${cut('M52 112H34L22 128V154H44L52 142Z', shade.deep)}${cut('M148 112H166L178 128V154H156L148 142Z', shade.deep)}
        ${cut('M76 98H124L150 108V174L124 184H76L50 174V108Z', shade.main)}<path d="M124 98 150 108V174L124 184H110L126 140Z" fill="${shade.deep}" opacity=".5"/>
        ${line('M58 136H92L100 148 142 142M92 136 96 112M100 148 94 176', shade.deep, 4)}
        <g fill="${shade.light}"><circle cx="68" cy="118" r="5"/><circle cx="82" cy="122" r="3.500"/><circle cx="74" cy="158" r="5"/><circle cx="122" cy="122" r="4"/><circle cx="116" cy="164" r="5"/></g>`
    case 'legs':
      return `${cut('M72 184H128L136 200V246H152V268H104V214H96V268H48V246H64V200Z', shade.main)}<path d="M128 184 136 200V246H152V268H130L122 214Z" fill="${shade.deep}" opacity=".5"/>
        ${line('M66 222H92M108 232H134M80 200V222M120 204V232', shade.deep, 4)}<g fill="${shade.light}"><circle cx="60" cy="258" r="4"/><circle cx="78" cy="240" r="4"/><circle cx="118" cy="252" r="4"/></g>`
  }
}

function water(part: Part): string {
  const shade = SHADES.w
  switch (part) {
    case 'head':
      return `${cut('M100 8C114 34 146 46 146 70 146 90 124 99 100 99S54 90 54 70C54 46 86 34 100 8Z', shade.main)}
        <path d="M102 12C116 36 146 48 146 70 146 90 124 99 104 99 132 84 130 44 102 12Z" fill="${shade.deep}" opacity=".45"/>${line('M70 62Q74 48 86 40', shade.light, 6)}`
    case 'belly':
      return `${cut('M54 120C36 108 24 118 20 134 34 132 44 140 56 144ZM146 120C164 108 176 118 180 134 166 132 156 140 144 144Z', shade.deep)}
        ${cut('M80 98H120C144 100 156 120 156 140S144 180 122 184H78C56 180 44 160 44 140S56 100 80 98Z', shade.main)}
        ${[116, 134, 152, 170].map((y, row) => line(`M${58 + row * 2} ${y}q10-10 20 0t20 0 20 0 ${20 - row * 2} 0`, row % 2 === 0 ? shade.light : shade.deep, 5)).join('')}`
    case 'legs':
      return `${cut('M76 184H124C130 204 120 216 116 226 138 228 158 244 160 270 138 272 112 262 100 244 88 262 62 272 40 270 42 244 62 228 84 226 80 216 70 204 76 184Z', shade.main)}
        ${line('M84 198q8-8 16 0t16 0M86 212q7-7 14 0t14 0', shade.light, 4.5)}${line('M78 242Q62 248 54 260M122 242Q138 248 146 260M92 244Q84 256 72 262M108 244Q116 256 128 262', shade.light, 4)}`
  }
}

/** The face that each element has on its cards. */
const FACES: Record<Element, string> = {
  a: `${line('M76 68Q83 60 90 68M110 68Q117 60 124 68', INK, 4.5)}<circle cx="100" cy="83" r="6" fill="${INK}"/>`,
  f: `<path d="M74 60 94 68 76 76ZM126 60 106 68 124 76Z" fill="${INK}"/>${line('M84 84 92 80 100 86 108 80 116 84', INK, 4)}`,
  t: `<rect x="72" y="56" width="20" height="15" rx="3" fill="#fffaf0"/><rect x="108" y="56" width="20" height="15" rx="3" fill="#fffaf0"/><rect x="78" y="60" width="9" height="11" fill="${INK}"/><rect x="112" y="60" width="9" height="11" fill="${INK}"/><path d="M68 54H94M106 54H132" stroke="${SHADES.t.deep}" stroke-width="6"/><rect x="84" y="82" width="32" height="7" rx="2" fill="${INK}"/>`,
  w: `${eyes(66, 18, 12)}${line('M86 86Q100 96 114 86', INK, 4)}`,
}

const BODIES: Record<Element, (part: Part) => string> = { a: air, f: fire, t: earth, w: water }
const drawn = (element: Element, part: Part) => BODIES[element](part) + (part === 'head' ? FACES[element] : '')

/** The texture behind a part: faint, but of the element. */
function texture(element: Element, { top, bottom }: { top: number; bottom: number }): string {
  const shade = SHADES[element]
  const rows = [top + 16, (top + bottom) / 2, bottom - 16]
  const marks: Record<Element, (x: number, y: number) => string> = {
    a: (x, y) => `M${x} ${y}q5-9 10-4t-4 7`,
    f: (x, y) => `M${x} ${y + 6}l5-12 5 12`,
    t: (x, y) => `M${x} ${y - 5}h9v9h-9z`,
    w: (x, y) => `M${x - 2} ${y}q4-6 8 0t8 0`,
  }
  return `<path d="${rows.flatMap((y) => [30, 164].map((x) => marks[element](x, y))).join('')}" fill="none" stroke="${shade.deep}" stroke-width="2.500" stroke-linecap="round" opacity=".42"/>`
}

function band(element: Element, part: Part): string {
  const { top, bottom } = BANDS[part]
  const outlines: Record<Part, string> = {
    head: 'M8 98V22Q8 8 22 8H178Q192 8 192 22V98Z',
    belly: `M8 ${top}H192V${bottom}H8Z`,
    legs: 'M8 184H192V254Q192 268 178 268H22Q8 268 8 254Z',
  }
  return `<path d="${outlines[part]}" fill="${SHADES[element].wash}"/>${texture(element, BANDS[part])}`
}

/** What each element is called in a language begins with its letter. */
export const LETTERS: Record<Lang, Record<Element, string>> = {
  en: { a: 'A', f: 'F', t: 'E', w: 'W' },
  fr: { a: 'A', f: 'F', t: 'T', w: 'E' },
}

/** Letter in the mark of its element: circle, flame, square or drop. */
function letter(element: Element, part: Part, lang: Lang): string {
  const y = BANDS[part].top + 19
  const plates: Record<Element, string> = {
    a: 'M0-13A13 13 0 1 1 0 13 13 13 0 1 1 0-13Z',
    f: 'M0-17 14 12H-14Z',
    t: 'M-12-12H12V12H-12Z',
    w: 'M0-17C6-8 13-3 13 4A13 10 0 0 1-13 4C-13-3-6-8 0-17Z',
  }
  return `<g transform="translate(25 ${y})"><path d="${plates[element]}" fill="${SHADES[element].deep}"/><text y="${element === 'f' || element === 'w' ? 10 : 6.5}" text-anchor="middle" font-size="18" font-weight="700" fill="#fffaf0" font-family="Alegreya Sans, sans-serif">${LETTERS[lang][element]}</text></g>`
}

const sheet = (inner: string, fill = '#fff8e8') =>
  `<rect x="2" y="5" width="196" height="274" rx="20" fill="#0a0f20" opacity=".34"/><rect width="200" height="276" rx="20" fill="${fill}"/>${inner}`

export type CardLook = {
  /** Parts framed in gold, as when they are what two cards share. */
  lit?: readonly Part[]
  /** Whose letters the elements have. */
  lang?: Lang
}

/** How a creature without arms or knees wears a mood: stretched, squashed, leaning back. */
const BEARING: Partial<Record<Mood, string>> = {
  glad: 'translate(0 42) scale(.940 1.080) translate(0 -42)',
  proud: 'translate(0 42) rotate(-5) scale(1.040 1.030) translate(0 -42)',
  startled: 'translate(0 42) rotate(-9) translate(0 -42)',
  sulk: 'translate(0 42) rotate(5) scale(1.060 .900) translate(0 -42)',
  asleep: 'translate(0 42) scale(1.100 .820) translate(0 -42)',
}

/** A creature without its card, as tall as a figure and standing where figures stand; calm, it looks as on its card. */
export function creature(head: Element, belly: Element, legs: Element, mood: Mood = 'calm'): string {
  const face =
    mood === 'calm'
      ? FACES[head]
      : `<g transform="translate(100 68) scale(2.300)">${features(mood, { gap: 8, y: 0, r: 2.6, mouth: 9 })}</g>`
  const body = BODIES[legs]('legs') + BODIES[belly]('belly') + BODIES[head]('head') + face
  return `<ellipse cy="42" rx="34" ry="7" fill="#0b1a14" opacity=".25"/><g transform="${BEARING[mood] ?? ''}"><g transform="translate(-38 -58) scale(.38)">${body}</g></g>`
}

export function elementalCard(head: Element, belly: Element, legs: Element, look: CardLook = {}): string {
  const { lit = [], lang = 'en' } = look
  const kinds: [Part, Element][] = [
    ['head', head],
    ['belly', belly],
    ['legs', legs],
  ]
  const grounds = kinds.map(([part, element]) => band(element, part)).join('')
  // From the legs up, so that the belly lies over the legs and the head over the belly.
  const body = [...kinds]
    .reverse()
    .map(([part, element]) => `<g class="part part-${part}">${drawn(element, part)}</g>`)
    .join('')
  const frames = lit
    .map(
      (part) =>
        `<rect x="7" y="${BANDS[part].top + 1}" width="186" height="${BANDS[part].bottom - BANDS[part].top - 2}" rx="12" fill="none" stroke="#fff3bf" stroke-width="12"/><rect x="7" y="${BANDS[part].top + 1}" width="186" height="${BANDS[part].bottom - BANDS[part].top - 2}" rx="12" fill="none" stroke="#d97f00" stroke-width="7"/>`,
    )
    .join('')
  return sheet(
    `${grounds}<path d="M8 98H192M8 184H192" stroke="#fff8e8" stroke-width="4"/>${body}${kinds.map(([part, element]) => letter(element, part, lang)).join('')}${frames}`,
  )
}

const bookSign =
  '<g transform="translate(100 236)"><path d="M-34-18C-22-24-8-22 0-14 8-22 22-24 34-18V16C22 10 8 12 0 20-8 12-22 10-34 16Z" fill="#fff8e8" stroke="#4b1733" stroke-width="4" stroke-linejoin="round"/><path d="M0-14V20" stroke="#4b1733" stroke-width="4"/></g>'

/** The mad creature calls for the book. */
function madCard(): string {
  const swirl = (x: number) =>
    `<circle cx="${x}" cy="88" r="25" fill="#fff8e8"/>${line(`M${x} 88c0-8 10-6 10 1 0 10-18 10-18-2 0-14 24-16 26 2`, '#4b1733', 4)}`
  return sheet(`<rect x="8" y="8" width="184" height="260" rx="14" fill="#a23a6d"/><path d="M100 92 30 20 60 92 8 60 40 112 8 150 60 132 40 190 100 132 160 190 140 132 192 150 160 112 192 60 140 92 170 20Z" fill="#c8578d"/>
    ${cut('M100 30 114 50 140 36 138 62 166 68 150 92 170 112 144 122 146 150 120 146 100 168 80 146 54 150 56 122 30 112 50 92 34 68 62 62 60 36 86 50Z', '#f7c948')}
    ${swirl(72)}${swirl(128)}<path d="M70 124H130C130 150 70 150 70 124Z" fill="#4b1733"/><path d="M92 134H120V158A14 14 0 0 1 92 158Z" fill="#e8554f"/>${line('M106 138V156', '#a02c2c', 3)}${bookSign}`)
}

/** The double brings one more card into the middle. */
function doubleCard(): string {
  const twin = (x: number, flip: number) =>
    `<g transform="translate(${x} 112) scale(${flip} 1)">${cut('M-34 66C-42 20-30-44 0-52 30-44 42 20 34 66 22 56 12 72 0 62-12 72-22 56-34 66Z', '#5aa9a2')}<path d="M0-52 8-74-10-66Z" fill="#1f5d59"/>${'<circle cx="-9" cy="-14" r="10" fill="#fff8e8"/><circle cx="13" cy="-14" r="10" fill="#fff8e8"/><circle cx="-6" cy="-13" r="5" fill="#1c2233"/><circle cx="15" cy="-13" r="5" fill="#1c2233"/>'}${line('M-8 10Q4 20 16 10', INK, 4)}</g>`
  return sheet(`<rect x="8" y="8" width="184" height="260" rx="14" fill="#1f5d59"/><path d="M100 8V268" stroke="#2f7d77" stroke-width="10" stroke-dasharray="14 12"/>
    ${twin(58, 1)}${twin(142, -1)}<g transform="translate(100 232)"><rect x="-38" y="-30" width="38" height="54" rx="7" fill="#fff8e8" stroke="#0f3835" stroke-width="4" transform="rotate(-8)"/><rect x="2" y="-30" width="38" height="54" rx="7" fill="#ffd36b" stroke="#0f3835" stroke-width="4" transform="rotate(8)"/>${line('M22-12V14M9 1H35', '#0f3835', 6)}</g>`)
}

/** The wizard makes everybody turn a card at once. */
function wizardCard(): string {
  const fan = [-2, -1, 0, 1, 2]
    .map(
      (at) =>
        `<rect x="-13" y="-34" width="26" height="40" rx="5" fill="#fff8e8" stroke="#241a4a" stroke-width="3.500" transform="rotate(${at * 24}) translate(0 -14)"/>`,
    )
    .join('')
  return sheet(`<rect x="8" y="8" width="184" height="260" rx="14" fill="#35286b"/>${emblem('star', '#ffd36b', 1.3, 40, 50)}${emblem('star', '#ffd36b', 0.9, 164, 76)}${emblem('star', '#ffd36b', 0.7, 36, 128)}${emblem('moon', '#e9e2ff', 1.5, 160, 36)}
    ${cut('M52 196C54 150 74 128 100 128S146 150 148 196Z', '#7d5cc4')}${cut('M100 18C108 44 122 66 136 90H64C78 66 92 44 100 18Z', '#7d5cc4')}<ellipse cx="100" cy="92" rx="48" ry="11" fill="#5b3f9c"/>
    <path d="M72 96H128C130 128 116 142 100 142S70 128 72 96Z" fill="#f3c9a2"/><path d="M70 116C74 156 92 176 100 190 108 176 126 156 130 116 118 130 82 130 70 116Z" fill="#fffaf0"/>
    <circle cx="88" cy="108" r="4.500" fill="${INK}"/><circle cx="112" cy="108" r="4.500" fill="${INK}"/>${emblem('star', '#ffd36b', 1.1, 100, 66)}
    ${line('M140 172 170 126', '#d9a441', 6)}${emblem('star', '#ffe7ad', 1.4, 172, 120)}<g transform="translate(100 262)">${fan}</g>`)
}

export function specialCard(kind: 'm' | 'd' | 'w'): string {
  return { m: madCard, d: doubleCard, w: wizardCard }[kind]()
}

/** A back: the four elements around a star, on ink. */
export function cardBack(): string {
  const tile = (x: number, y: number, turn: number, fill: string, d: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="${d}" fill="${fill}"/></g>`
  return sheet(`<rect x="8" y="8" width="184" height="260" rx="14" fill="#232b4d"/><path d="M100 22 178 138 100 254 22 138Z" fill="#2f3a66"/><path d="M100 52 156 138 100 224 44 138Z" fill="#3b4880"/>
    ${tile(100, 72, 0, '#ee6a34', 'M0-28 18 16H-18Z')}${tile(146, 138, 0, '#58aee6', 'M0-22C10-8 17-2 17 7A17 14 0 0 1-17 7C-17-2-10-8 0-22Z')}${tile(100, 204, 0, '#a3b85a', 'M-16-16H16V16H-16Z')}${tile(54, 138, 0, '#d9d0f5', 'M0-17A17 17 0 1 1 0 17 17 17 0 1 1 0-17Z')}
    <circle cx="100" cy="138" r="22" fill="#fff8e8"/>${emblem('star', '#d9a441', 1.5, 100, 138)}`)
}

/** A packet seen from the side of the table: as thick as it has cards. 120 by 120. */
export function packet(cards: number): string {
  const layers = Math.ceil(Math.min(cards, 60) / 2)
  const lift = 1.9
  const stack = Array.from(
    { length: layers },
    (_, index) =>
      `<rect x="18" y="${88 - index * lift}" width="84" height="24" rx="6" fill="${index % 2 === 0 ? '#fff3d6' : '#e2cfa2'}" stroke="#7d6a45" stroke-width=".8"/>`,
  ).join('')
  const top = 88 - Math.max(0, layers - 1) * lift
  const lid =
    layers === 0
      ? '<rect x="18" y="86" width="84" height="26" rx="8" fill="none" stroke="#fff8e8" stroke-opacity=".6" stroke-width="3" stroke-dasharray="7 7"/>'
      : `<rect x="18" y="${top - 5}" width="84" height="26" rx="7" fill="#232b4d" stroke="#fff8e8" stroke-width="3"/><path d="M60 ${top} 82 ${top + 8} 60 ${top + 16} 38 ${top + 8}Z" fill="#7f8fd0"/>`
  return `<ellipse cx="60" cy="112" rx="50" ry="8" fill="#000" opacity=".3"/>${stack}${lid}`
}

/** A seat's magic book, 120 by 120. */
export function book(seat: number): string {
  const colour = seatColour(seat)
  return `<ellipse cx="62" cy="108" rx="48" ry="8" fill="#000" opacity=".3"/><path d="M22 18H98Q104 18 104 24V102H28Q18 102 18 92V24Q18 18 22 18Z" fill="var(--c-${colour}-deep)"/><path d="M26 92Q26 86 32 86H100V98H32Q26 98 26 92Z" fill="#fff8e8"/>
    <path d="M24 12H98Q104 12 104 18V84H30Q22 84 18 92V20Q18 12 24 12Z" fill="var(--c-${colour})"/><path d="M30 12V84" stroke="var(--c-${colour}-deep)" stroke-width="4"/>
    <circle cx="66" cy="48" r="24" fill="#fff8e8"/>${emblem(seatEmblem(seat), `var(--c-${colour}-deep)`, 1.6, 66, 48)}`
}

/** A hand that came down on a card. */
export function hand(): string {
  return `<path d="M-30 60C-44 30-60 10-50 2-42-4-32 8-24 18-30-10-34-44-24-48-14-50-10-26-6-6-8-36-8-66 4-66 16-66 14-36 14-6 20-30 26-56 36-52 46-48 38-16 34 8 42-2 52-8 58 0 62 8 40 34 30 60Z" fill="#fff1d8" stroke="#1c2233" stroke-width="5" stroke-linejoin="round"/>`
}

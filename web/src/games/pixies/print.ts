/** The Queen's table on paper: her board in two sheets, goods, tiles, skills, and a kit for each of five colours. */
import type { Words } from '../../i18n'
import type { Kit } from '../../print/kit'
import {
  aidPanel,
  board,
  cards,
  discs,
  escaped,
  placed,
  standees,
  wrapped,
  type Drawing,
  type Part,
} from '../../print/sheet'
import { emblem, seatEmblem } from '../../art/emblems'
import { actionIcon, cube, disc, foodTile, good, happyCrown, pixie, singleTile, skillTile } from './art'
import { colourOf } from './colours'
import { dataOf, type Data } from './data'
import { scene } from './draw'
import { HEIGHT, LAYOUT, STORE_AT, WIDTH } from './layout'
import { read, type PixiesView } from './view'

const SEATS = 5
const COLOURS = Array.from({ length: SEATS }, (_, seat) => seat)
const INK = '#1c2233'
/** Half of the board on a sheet. */
const HALF = { width: (255 * (WIDTH / 2)) / HEIGHT, height: 255 }
const GOOD = 12
const TILE = { width: 27, height: 27 }
const SKILL = { width: 45, height: 63 }
const SCREEN = { width: 180, height: 120 }

const many = <Thing>(count: number, thing: Thing): Thing[] => Array.from({ length: count }, () => thing)

/** What lies on the board is cut out and laid there; only its places are printed. */
function bare(view: PixiesView): PixiesView {
  return {
    ...view,
    pyramid: view.pyramid.map(() => -1),
    placed: view.placed.map(() => []),
    castle: -1,
    servant_log: [],
    used: {},
    small: [],
    big: [],
    demands: '',
    seats: view.seats.map((seat) => ({ ...seat, alive: false, slaves: 0, chains: [0, 0] })),
  }
}

/** Counted on screens; on a table the goods lie there. */
const COUNTED = 'store'

function boardSheets(view: PixiesView, words: Words): ReturnType<typeof board> {
  const look = { words, path: [], targets: new Set<string>(), pointed: [], look: {} }
  const nodes = scene(view, look as unknown as Parameters<typeof scene>[1]).nodes
  const things = nodes
    .filter(({ key, layer }) => layer === 'ground' && key !== COUNTED)
    .map(({ x, y, art }) => `<g transform="translate(${x} ${y})">${art}</g>`)
  const { x, y } = STORE_AT
  const stock = `<text x="${x + 87}" y="${y + 24}" font-size="21" font-weight="700" text-anchor="middle" fill="${INK}" font-family="var(--text)">${escaped(words.say('pixies-ui-stock'))}</text>`
  const art = LAYOUT.backdrop + things.join('') + stock
  return board({ art, x: 0, y: 0, width: WIDTH, height: HEIGHT }, { columns: 2, rows: 1 }, HALF)
}

function goods(data: Data): Drawing[] {
  const kinds = { A: 'apples', B: 'bread', H: 'honey', S: 'silver', G: 'gold', R: 'stones' } as const
  return Object.entries(kinds).flatMap(([letter, name]) =>
    many(data.goods[name], { art: good(letter), box: '-21 -21 42 42' }),
  )
}

/** A tile with a picture, and a number where it has one. */
function tile(art: string, ground: string, value?: number): string {
  const { width, height } = TILE
  const number =
    value === undefined
      ? ''
      : `<circle cx="21" cy="6" r="4.300" fill="#2c3560"/><text x="21" y="8" font-size="5.400" font-weight="700" text-anchor="middle" fill="#ffe9b0" font-family="var(--text)">${value}</text>`
  return `<rect width="${width}" height="${height}" fill="${ground}"/><rect x="1.200" y="1.200" width="${width - 2.4}" height="${height - 2.4}" rx="2.500" fill="none" stroke="#b98a34" stroke-width=".5"/>${placed({ art, box: '-30 -30 60 60' }, 3, 3.5, 21, 21)}${number}`
}

/** Rewards in their order, food, tiles for one use, what the Queen may want, and points for the rest. */
function tiles(data: Data): string[] {
  const { ring, servant, special } = data.tiles
  const food = data.players[String(SEATS)]?.food_tiles ?? []
  const wishes = { A: data.demand.apples, B: data.demand.bread, H: data.demand.honey }
  return [
    ...ring.map((value) => tile(actionIcon(13), '#fbe6a8', value)),
    ...servant.map((value) => tile(happyCrown(), '#d5e8d4', value)),
    ...special.map((value) => tile(actionIcon(19), '#e3d9f2', value)),
    ...food.map((value) => tile(foodTile(value), '#fff8e8')),
    ...['D', 'L', 'M'].map((letter) => tile(singleTile(letter), '#fff8e8')),
    ...Object.entries(wishes).flatMap(([letter, count]) => many(count, tile(good(letter), '#d9c8ee'))),
    ...[1, 1, 1, 1, 1, 2, 2, 2, 2, 2].map((value) => tile(happyCrown(), '#fff8e8', value)),
  ]
}

const SKILLS = [...'abcdefghij']

function skillCard(skill: string, words: Words): string {
  const { width, height } = SKILL
  const told = wrapped(words.say('pixies-ui-skill-about', { skill }), 30)
    .map((line, index) => `<tspan x="${width / 2}" y="${44 + index * 3.4}">${escaped(line)}</tspan>`)
    .join('')
  return `<rect width="${width}" height="${height}" fill="#fff8e8"/><rect x="1.500" y="1.500" width="${width - 3}" height="${height - 3}" rx="2.500" fill="none" stroke="#24553f" stroke-width=".6"/>
    ${placed({ art: skillTile(skill), box: '-28 -30 56 60' }, 9, 4, 27, 29)}
    <text x="${width / 2}" y="39" font-size="4.200" font-weight="700" text-anchor="middle" fill="${INK}" font-family="var(--display)">${escaped(words.say('pixies-skill', { skill }))}</text>
    <text font-size="2.700" text-anchor="middle" fill="${INK}" font-family="var(--text)">${told}</text>`
}

/** Of each colour: action discs, one for the crowns, one for each track, and its two cubes. */
function discsOf(seat: number, data: Data): Drawing[] {
  const one = { art: disc(seat), box: '-22 -22 44 44' }
  const token = (scale: number) => ({
    art: `<g transform="scale(${scale}) translate(0 -2)">${cube(seat)}</g>`,
    box: '-22 -22 44 44',
  })
  return [...many(data.start.discs + 3, one), token(1), token(0.66)]
}

/** What players look up, in the words of the rules. */
const AID = {
  round: ['PIX-RND-1', 'PIX-ACT-1', 'PIX-ACT-8', 'PIX-GEN-5'],
  offering: [
    'PIX-OFF-4',
    'PIX-OFF-6',
    'PIX-OFF-9',
    'PIX-FUR-3',
    'PIX-REW-1',
    'PIX-PRO-1',
    'PIX-PRO-3',
    'PIX-PRO-5',
    'PIX-SRV-1',
  ],
  crowns: ['PIX-PUN-1', 'PIX-PUN-2', 'PIX-PUN-3', 'PIX-SCO-2', 'PIX-SCO-5', 'PIX-DEM-1'],
  end: ['PIX-END-1', 'PIX-FIN-1', 'PIX-FIN-3', 'PIX-FIN-4'],
}

/** Dice of six stand for the two dice of the game. */
function dice(words: Words, data: Data): string[] {
  const { faces } = data.punishment_die
  const crowns = faces.map((crowns, index) => `${index + 1} → ${crowns}`).join(', ')
  const sides = (['food', 'silver', 'gold'] as const).flatMap((side) => many(data.casino[side].faces, side))
  const casino = sides.map((side, index) => `${index + 1} → ${words.say(`pixies-ui-print-casino-${side}`)}`).join(', ')
  return [words.say('pixies-ui-print-die-crowns', { crowns }), words.say('pixies-ui-print-die-casino', { casino })]
}

/** The outside of a screen in its colour, and what its owner reads behind it. */
function screen(seat: number, words: Words, data: Data): Part['sheets'][number] {
  const { width, height } = SCREEN
  const colour = colourOf(seat)
  const groups = [
    ...Object.entries(AID).map(([id, clauses]) => ({
      title: words.say(`pixies-ui-print-aid-${id}`),
      lines: clauses.map((clause) => words.say(clause)),
    })),
    { title: words.say('pixies-ui-print-aid-dice'), lines: dice(words, data) },
  ]
  const slots = [0, 1, 2]
    .map(
      (slot) =>
        `<rect x="${width / 2 - 54 + slot * 38}" y="80" width="28" height="28" rx="2.500" fill="#fff8e8" opacity=".85"/>`,
    )
    .join('')
  // The outside stands on its head until the sheet is folded.
  const outside = `<g transform="rotate(180 ${width / 2} ${height / 2})"><rect width="${width}" height="${height}" fill="var(--c-${colour})"/>${placed({ art: emblem(seatEmblem(seat), colour === 'yellow' ? '#3b2600' : '#fffdf4', 1), box: '-11 -11 22 22' }, 12, 22, 40, 40)}${placed({ art: pixie(seat), box: '-36 -38 72 74' }, width - 58, 14, 48, 52)}
    <text x="${width / 2}" y="48" font-size="13" font-weight="700" text-anchor="middle" fill="${colour === 'yellow' ? '#3b2600' : '#fffdf4'}" font-family="var(--display)">${escaped(words.say('title-pixies'))}</text>${slots}</g>`
  const inside = `<g transform="translate(0 ${height})">${aidPanel(words.say('title-pixies'), groups, SCREEN)}</g>`
  const fold = `<path d="M-5 ${height}H-1M${width + 1} ${height}H${width + 5}" stroke="${INK}" stroke-width=".2" stroke-dasharray="1 .6"/>`
  const edge = `<rect width="${width}" height="${height * 2}" fill="none" stroke="${INK}" stroke-width=".2"/>`
  return { width, height: height * 2, art: outside + inside + edge + fold }
}

/** All actions with their pictures, once for the table. */
function actionSheet(words: Words): Part['sheets'][number] {
  const rows = Array.from({ length: 21 }, (_, index) => {
    const action = index + 1
    const [x, y] = [index < 11 ? 0 : 97, 18 + (index % 11) * 21]
    const clause = `PIX-A${String(action).padStart(2, '0')}-1`
    const about = action >= 6 && action <= 9 ? `pixies-ui-about-${action}` : (ABOUT[action] ?? clause)
    const told = wrapped(words.say(about), 46)
      .slice(0, 4)
      .map((line, row) => `<tspan x="${x + 19}" y="${y + 8.6 + row * 3.3}">${escaped(line)}</tspan>`)
      .join('')
    return `<rect x="${x}" y="${y}" width="93" height="19.500" rx="2" fill="#fff8e8" stroke="#b98a34" stroke-width=".3"/>${placed({ art: actionIcon(action), box: '-32 -26 64 52' }, x + 1, y + 3, 17, 14)}
      <text x="${x + 19}" y="${y + 4.8}" font-size="3.300" font-weight="700" fill="${INK}" font-family="var(--display)">${action}. ${escaped(words.say('pixies-action', { action }))}</text><text font-size="2.600" fill="${INK}" font-family="var(--text)">${told}</text>`
  })
  return {
    width: 190,
    height: 255,
    art: `<text y="10" font-size="8" font-weight="700" fill="${INK}" font-family="var(--display)">${escaped(words.say('pixies-ui-print-actions'))}</text>${rows.join('')}`,
  }
}

/** The clause that tells best what an action does, where it is not its first. */
const ABOUT: Partial<Record<number, string>> = {
  14: 'pixies-ui-about-14',
  15: 'PIX-A15-2',
  16: 'PIX-A16-2',
  17: 'PIX-A17-2',
  18: 'pixies-ui-about-18',
  19: 'PIX-A19-2',
  20: 'PIX-A20-2',
  21: 'pixies-ui-about-21',
}

const kit: Kit = async (words, opening, options) => {
  const own = typeof options.board === 'string' ? options.board : ''
  const data = dataOf(own)
  const view = bare(read(await opening(own.trim() === '' ? {} : { board: own }, SEATS)))
  const say = (key: string, args = {}) => words.say(`pixies-ui-print-${key}`, args)
  const most = Math.max(...Object.values(data.players).map(({ pixies }) => pixies))
  const figures = COLOURS.flatMap((seat) => many(most, { front: { art: pixie(seat), box: '-36 -40 72 80' } }))
  const pieces = goods(data)
  return [
    { id: 'board', title: say('board'), sheets: boardSheets(view, words) },
    { id: 'goods', title: say('goods', { count: pieces.length }), sheets: discs(pieces, GOOD) },
    { id: 'tiles', title: say('tiles'), sheets: cards(tiles(data), TILE) },
    {
      id: 'skills',
      title: say('skills'),
      sheets: cards(
        SKILLS.map((skill) => skillCard(skill, words)),
        SKILL,
      ),
    },
    { id: 'pixies', title: say('pixies'), note: words.say('ui-print-standees'), sheets: standees(figures) },
    {
      id: 'discs',
      title: say('discs'),
      sheets: discs(
        COLOURS.flatMap((seat) => discsOf(seat, data)),
        14,
      ),
    },
    {
      id: 'screens',
      title: say('screens'),
      note: say('screens-about'),
      sheets: COLOURS.map((seat) => screen(seat, words, data)),
    },
    { id: 'actions', title: say('actions'), sheets: [actionSheet(words)] },
  ]
}

export default kit

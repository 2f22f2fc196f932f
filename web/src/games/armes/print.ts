/** Feats of arms on paper: the field in six sheets, scenery to lay on it, a card and a standing figure for everybody. */
import type { Words } from '../../i18n'
import type { Kit } from '../../print/kit'
import {
  CARD,
  aidPanel,
  board,
  cards,
  discs,
  escaped,
  paragraphs,
  placed,
  shelves,
  standees,
  toldCard,
  type Drawing,
  type Part,
} from '../../print/sheet'
import { ailments, chest, figure, health, lair, orders, portrait } from './art'
import { lay } from './ground'
import { COORDINATES, GROUND, LAYOUT, MARGIN, N, SIZE, pointAt, pointOf, squareAt, spotOf } from './layout'
import { factionName, profileLines, profileName } from './names'
import { BASE, rosterWith, type Faction, type Piece, type Profile, type Roster } from './roster'
import { mapPicture, pieceArt } from './terrain'

/** A square is two centimetres wide. */
const SQUARE = 20
const PIECES = { columns: 3, rows: 2 }
const SIDES = [0, 1]
const FIGURE_BOX = '-60 -70 120 138'
const INK = '#1c2233'

const heading = (x: number, y: number, size: number, text: string, anchor = 'start') =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" text-anchor="${anchor}" fill="${INK}" font-family="var(--display)">${escaped(text)}</text>`

/** Icons about 8 across, around the origin. */
const ICONS = {
  move: '<path d="M-3-4H0V0L3.500 1.500Q4.500 2 4.500 4H-3Z" fill="#8a5d3a"/>',
  wing: '<path d="M-4.500-2C-1-5 3-4.500 4.500-2 3 0 1.500 0 .5 0 1.500 1.200 0 2 -1 2 -1 3-2.500 3.500-3.500 3Z" fill="#6f8fc4"/>',
  dice: '<rect x="-3.800" y="-3.800" width="7.600" height="7.600" rx="1.500" fill="#fffdf4" stroke="#1c2233" stroke-width=".5"/><g fill="#1c2233"><circle cx="-1.800" cy="-1.800" r=".8"/><circle r=".8"/><circle cx="1.800" cy="1.800" r=".8"/></g>',
  armour:
    '<path d="M-3.600-4H3.600V0Q3.600 3.600 0 4.800-3.600 3.600-3.600 0Z" fill="#b9c2c6" stroke="#3c464a" stroke-width=".5"/>',
  health:
    '<path d="M0 4.500C-6.500 0-5-4.500-2-4.500-.8-4.500 0-3.400 0-2.800 0-3.400.8-4.500 2-4.500 5-4.500 6.500 0 0 4.500Z" fill="#d4324f"/>',
}

/** The four numbers of a figure, each with its picture and its name. */
function numbers(profile: Profile, words: Words, y: number): string {
  const all = [
    [profile.fly === true ? 'wing' : 'move', 'armes-ui-move', profile.move],
    ['dice', 'armes-ui-dice', profile.dice],
    ['armour', 'armes-ui-armour', profile.armour],
    ['health', 'armes-ui-health', profile.health],
  ] as const
  return all
    .map(([icon, name, value], index) => {
      const x = 10 + index * 14.4
      return `<g transform="translate(${x - 2.6} ${y})">${ICONS[icon]}</g>${heading(x + 2.6, y + 2, 5.6, String(value))}<text x="${x}" y="${y + 7.6}" font-size="2.100" text-anchor="middle" fill="${INK}" font-family="var(--text)">${escaped(words.say(name))}</text>`
    })
    .join('')
}

/** The largest letters in which everything fits above the card's lower edge. */
function fitted(sentences: readonly string[], x: number, y: number, width: number, bottom: number): string {
  const sizes = [3, 2.7, 2.5, 2.3, 2.1]
  const told = sizes.map((size) => paragraphs(sentences, { x, y, letters: Math.floor(width / (size * 0.42)), size }))
  return (told.find((one) => one.bottom <= bottom) ?? told.at(-1))?.art ?? ''
}

function figureCard(roster: Roster, profile: Profile, words: Words): string {
  const { width, height } = CARD
  const factions = profile.factions.map((faction) => factionName(roster, faction, words)).join(' · ')
  const name = profileName(roster, profile.id, words)
  return `<rect width="${width}" height="${height}" fill="#fff8e8"/><rect x="1.500" y="1.500" width="${width - 3}" height="${height - 3}" rx="3" fill="none" stroke="#b98a34" stroke-width=".6"/>
    <rect x="4" y="12.500" width="55" height="27" rx="2" fill="#dfe8cf"/>${heading(4.5, 9.2, name.length > 20 ? 3.8 : 4.8, name)}
    <circle cx="55.500" cy="7.800" r="4.300" fill="#f2c03c" stroke="#7a4d04" stroke-width=".5"/>${heading(55.5, 9.7, 5.2, String(profile.cost), 'middle')}
    ${placed({ art: portrait(profile.id), box: '-64 -72 128 126' }, 4, 13, 55, 26)}
    ${numbers(profile, words, 45)}<path d="M4 54.500H59" stroke="#b98a34" stroke-width=".3"/>
    ${fitted(profileLines(profile, words), 4.5, 54.8, 54, 81)}
    <text x="${width / 2}" y="84.500" font-size="2.300" font-style="italic" text-anchor="middle" fill="#6d5013" font-family="var(--text)">${escaped(factions)}</text>`
}

function factionCard(faction: Faction, roster: Roster, words: Words): string {
  const [first] = [...roster.profiles.values()].filter(({ factions }) => factions.includes(faction.id))
  const art = portrait(first?.id ?? '')
  const text = `${faction.permanent[words.lang]} ${words.say('armes-ui-for-token', { text: faction.activated[words.lang] })}`
  return toldCard({ art, box: '-64 -72 128 126' }, faction[words.lang], text)
}

/** Letters and numbers inside the outer squares of each sheet, so that the six find together. */
function coordinates(): string {
  const [wide, high] = [N / PIECES.columns, N / PIECES.rows]
  const text = (x: number, y: number, said: string) =>
    `<text x="${x}" y="${y}" font-size="9" font-weight="700" fill="#3b2a17" opacity=".75" font-family="var(--text)">${said}</text>`
  return Array.from({ length: N * N }, (_, index) => {
    const spot = { column: index % N, row: Math.floor(index / N) }
    const square = squareAt(spot)
    const isOuter = spot.column % wide === 0 || (spot.row + 1) % high === 0
    const { x, y } = pointAt(spot)
    return isOuter && square !== undefined ? text(x - 19, y - 12, square) : ''
  }).join('')
}

/** The lines between all squares. */
const LINES = Array.from({ length: N + 1 }, (_, at) => {
  const place = MARGIN + at * SIZE
  return `M${MARGIN} ${place}h${N * SIZE}M${place} ${MARGIN}v${N * SIZE}`
}).join('')

function fieldSheets(): ReturnType<typeof board> {
  const side = N * SIZE
  const art = `${GROUND}<path d="${LINES}" stroke="#8a6a48" stroke-width=".8" opacity=".7"/>${coordinates()}`
  const size = { width: (N / PIECES.columns) * SQUARE, height: (N / PIECES.rows) * SQUARE }
  return board({ art, x: MARGIN, y: MARGIN, width: side, height: side }, PIECES, size)
}

/** How to lay a map out: where scenery, chests and lairs are. */
function mapSheet(roster: Roster, id: string, title: string): Part['sheets'][number] | undefined {
  const map = roster.maps.get(id)
  if (map === undefined) return undefined
  const side = LAYOUT.width
  const frame = `<rect width="${side}" height="${side}" rx="20" fill="#4a3a2a"/>${COORDINATES}`
  const art = `${frame}${mapPicture(roster, map)}<path d="${LINES}" stroke="#3b2a17" stroke-width="1" opacity=".35"/>`
  return {
    width: 190,
    height: 255,
    art: `${heading(0, 12, 9, title)}${placed({ art, box: `0 0 ${side} ${side}` }, 0, 20, 190, 190)}`,
  }
}

/** A piece of scenery as large as its squares, with the line where it is cut. */
function sceneryPiece(roster: Roster, piece: Piece): { width: number; height: number; art: string } {
  const corner = 'j10'
  const squares = lay(`${piece.id}:0:${corner}`, roster)?.squares ?? []
  const own = new Set(squares)
  const spots = squares.map(spotOf)
  const [columns, rows] = [spots.map(({ column }) => column), spots.map(({ row }) => row)]
  const [left, right, low, high] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)]
  const [width, height] = [(right - left + 1) * SIZE, (high - low + 1) * SIZE]
  const { x, y } = pointAt({ column: left, row: high })
  const ground = squares
    .map((square) => {
      const at = pointOf(square)
      return `<rect x="${at.x - SIZE / 2}" y="${at.y - SIZE / 2}" width="${SIZE}" height="${SIZE}" fill="#e6e8c8"/>`
    })
    .join('')
  const cut = spots
    .flatMap(({ column, row }) => {
      const at = pointAt({ column, row })
      const [w, n, s, e] = [at.x - SIZE / 2, at.y - SIZE / 2, at.y + SIZE / 2, at.x + SIZE / 2]
      const isOpen = (dc: number, dr: number) => !own.has(squareAt({ column: column + dc, row: row + dr }) ?? '')
      return [
        isOpen(0, 1) ? `M${w} ${n}H${e}` : '',
        isOpen(0, -1) ? `M${w} ${s}H${e}` : '',
        isOpen(-1, 0) ? `M${w} ${n}V${s}` : '',
        isOpen(1, 0) ? `M${e} ${n}V${s}` : '',
      ]
    })
    .join('')
  // Crowns of trees reach beyond their squares: drawn a little smaller, they stay on the piece.
  const [cx, cy] = [x - SIZE / 2 + width / 2, y - SIZE / 2 + height / 2]
  const scale = squares.length === 1 ? 0.62 : 0.86
  const drawn = `<g transform="translate(${cx} ${cy + (squares.length === 1 ? 4 : 5)}) scale(${scale}) translate(${-cx} ${-cy})">${pieceArt(roster, piece.id, 0, corner)}</g>`
  const box = `${x - SIZE / 2} ${y - SIZE / 2} ${width} ${height}`
  const [wide, tall] = [(width / SIZE) * SQUARE, (height / SIZE) * SQUARE]
  const edge = `<path d="${cut}" fill="none" stroke="${INK}" stroke-width="1"/>`
  return { width: wide, height: tall, art: placed({ art: ground + drawn + edge, box }, 0, 0, wide, tall) }
}

/** How many of a figure the largest of the ready-made bands needs. */
function copies(roster: Roster, id: string): number {
  const counts = [...roster.bands.values()].map(({ figures }) => figures.filter((one) => one === id).length)
  return Math.max(1, ...counts)
}

/** How many of a piece the maps need, and one for those who place their own. */
function spares(roster: Roster, id: string): number {
  const counts = [...roster.maps.values()].map(
    ({ scenery = [] }) => scenery.filter((text) => text.startsWith(`${id}:`)).length,
  )
  return Math.max(1, ...counts)
}

const many = <Thing>(count: number, thing: Thing): Thing[] => Array.from({ length: count }, () => thing)

/** Orders for both sides, what hurts and for how much, what is to be found and defended. */
function markers(): Drawing[] {
  const marker = (art: string, box: string): Drawing => ({ art, box })
  return [
    ...many(18, marker(orders(1), '31 21 26 26')),
    ...many(10, marker(ailments(1, 0, 0), '-62 16 32 32')),
    ...many(10, marker(ailments(0, 1, 0), '-62 16 32 32')),
    ...many(10, marker(ailments(0, 0, 1), '-62 16 32 32')),
    ...many(24, marker(health(1, 1), '-58 -62 56 52')),
    ...many(4, marker(chest(false), '-46 -46 92 92')),
    ...SIDES.map((seat) => marker(lair(seat, false), '-52 -62 104 108')),
  ]
}

/** The rules that are looked up while playing, in their own words. */
const AID = {
  round: ['ARM-RND-2', 'ARM-RND-3', 'ARM-RND-5', 'ARM-RND-7', 'ARM-ORD-1', 'ARM-ORD-2', 'ARM-EOR-1', 'ARM-BACK-1'],
  order: ['ARM-ORD-3', 'ARM-ACT-2', 'ARM-ORD-6', 'ARM-ORD-7', 'ARM-TERR-3', 'ARM-TERR-4', 'ARM-GRID-4'],
  dice: ['ARM-DICE-1', 'ARM-DICE-2', 'ARM-DICE-3', 'ARM-COV-4', 'ARM-PROF-6', 'ARM-PROF-8', 'ARM-PROF-9'],
  points: ['ARM-SCEN-4', 'ARM-SCEN-1', 'ARM-SCORE-1', 'ARM-END-1', 'ARM-END-2'],
}

function aids(words: Words): Part['sheets'] {
  const size = { width: 190, height: 125 }
  const groups = Object.entries(AID).map(([id, clauses]) => ({
    title: words.say(`armes-ui-print-aid-${id}`),
    lines: clauses.map((clause) => words.say(clause)),
  }))
  const panel = aidPanel(words.say('title-armes'), groups, size)
  return cards([panel, panel], size)
}

const kit: Kit = async (words, _, options) => {
  const roster = rosterWith(typeof options.extra === 'string' ? options.extra : '')
  const profiles = [...roster.profiles.values()]
  const own = profiles.filter((profile) => BASE.profiles.get(profile.id) !== profile)
  const others = profiles.filter((profile) => !own.includes(profile))
  const faces = (list: readonly Profile[]) => list.map((profile) => figureCard(roster, profile, words))
  const factions = [...roster.factions.values()].map((faction) => factionCard(faction, roster, words))
  const standing = (seat: number) =>
    profiles.flatMap(({ id }) => many(copies(roster, id), { front: { art: figure(id, seat), box: FIGURE_BOX } }))
  const say = (key: string, args = {}) => words.say(`armes-ui-print-${key}`, args)
  const maps = [...roster.maps.values()].map((map): Part => {
    const title = say('map', { map: map[words.lang] })
    const sheet = mapSheet(roster, map.id, map[words.lang])
    return { id: `map-${map.id}`, title, sheets: sheet === undefined ? [] : [sheet] }
  })
  const pieces = [...roster.pieces.values()].flatMap((piece) =>
    many(spares(roster, piece.id), sceneryPiece(roster, piece)),
  )
  return [
    ...(own.length === 0 ? [] : [{ id: 'own', title: say('own', { count: own.length }), sheets: cards(faces(own)) }]),
    {
      id: 'cards',
      title: say('cards', { count: others.length + factions.length }),
      sheets: cards([...faces(others), ...factions]),
    },
    ...SIDES.map((seat): Part => ({
      id: `figures-${seat}`,
      title: say('figures', { side: seat + 1 }),
      note: words.say('ui-print-standees'),
      sheets: standees(standing(seat)),
    })),
    { id: 'board', title: say('board'), note: say('board-about'), sheets: fieldSheets() },
    ...maps,
    { id: 'scenery', title: say('scenery'), sheets: shelves(pieces) },
    { id: 'markers', title: say('markers'), sheets: discs(markers(), 18) },
    { id: 'aids', title: say('aids'), sheets: aids(words) },
  ]
}

export default kit

/** Small pictures for the rules, each beside the paragraph with its clause. */
import { card, die, elf, fairy, frog, prince, toad } from '../games/elfe/art'
import { lutin, padlock, tree } from '../games/lutins/art'

export type Figure = { box: string; art: string }

const at = (x: number, y: number, art: string, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${art}</g>`
const tile = (x: number, y: number, lit = false) =>
  `<rect x="${x - 46}" y="${y - 46}" width="92" height="92" rx="18" fill="${lit ? '#fff3bf' : 'var(--floor-a)'}" stroke="${lit ? 'var(--gold)' : 'none'}" stroke-width="5"/>`
const arrow = (d: string) =>
  `<path d="${d}" fill="none" stroke="var(--ink-on-board)" stroke-width="8" stroke-dasharray="16 12" stroke-linecap="round"/>`
const row = (count: number, y = 0, lit: number[] = []) =>
  Array.from({ length: count }, (_, index) => tile(index * 100, y, lit.includes(index))).join('')

const FIGURES: Record<string, Figure> = {
  'LUT-SETUP-2': {
    box: '-50 -60 400 112',
    art: [lutin('blue'), lutin('yellow'), lutin('violet'), lutin('red')]
      .map((art, index) => at(index * 100, 0, art))
      .join(''),
  },
  'LUT-SETUP-1': {
    box: '-50 -60 300 112',
    art: row(3) + [0, 1, 2].map((form) => at(form * 100, 0, tree(form))).join(''),
  },
  'LUT-TREE-2': {
    box: '-50 -50 300 300',
    art: [0, 100, 200].map((y) => row(3, y, y === 100 ? [0, 2] : [0, 1, 2])).join('') + at(100, 100, tree(0)),
  },
  'LUT-TREE-4': { box: '-50 -60 100 112', art: tile(0, 0) + at(0, 0, tree(1) + padlock('red')) },
  'LUT-SLIDE-2': {
    box: '-50 -60 500 112',
    art: row(5, 0, [3]) + at(400, 0, tree(0)) + arrow('M50 10H280') + at(0, 0, lutin('blue')),
  },
  'LUT-SECOND-2': {
    box: '-50 -160 500 212',
    art: row(5, 0) + row(5, -100, [3]) + at(400, 0, tree(0)) + arrow('M50 10H300V-70') + at(0, 0, lutin('yellow')),
  },
  'LUT-CHASE-1': {
    box: '-50 -60 300 112',
    art:
      row(2) +
      `<rect x="156" y="-44" width="88" height="88" rx="26" fill="var(--c-violet-pale)" stroke="var(--c-violet)" stroke-width="4"/>` +
      arrow('M50 10H150') +
      at(0, 0, lutin('blue')) +
      at(204, -8, lutin('violet')),
  },
  'ELF-WIN-1': { box: '-50 -60 200 112', art: row(2) + at(0, 0, fairy(5)) + at(100, 0, elf('charmed')) },
  'ELF-WIN-3': {
    box: '-50 -60 300 112',
    art: row(3) + at(0, 0, fairy(1)) + at(100, 0, elf('distracted')) + at(200, 0, prince()),
  },
  'ELF-WALK-1': {
    box: '-50 -60 400 112',
    art: row(4, 0, [1, 2, 3]) + arrow('M50 10H300') + at(0, 0, fairy(0)) + at(300, -6, die(3)),
  },
  'ELF-HEX-1': { box: '-64 -84 260 168', art: card('hex') + at(130, 10, frog(4)) },
  'ELF-INVITE-1': { box: '-64 -84 260 168', art: card('invite') + at(130, 10, prince()) },
  'ELF-BANISH-1': { box: '-64 -84 128 168', art: card('banish') },
  'ELF-SLAP-1': { box: '-64 -84 128 168', art: card('slap') },
  'ELF-ELF-1': { box: '-64 -84 260 168', art: card('elf') + at(130, 10, elf('free')) },
  'ELF-KISS-2': { box: '-50 -60 200 112', art: row(2) + at(0, 0, fairy(3)) + at(100, 0, toad()) },
}

/** The first of these clauses that has a picture. */
export function figureFor(
  clauses: readonly string[],
  used: ReadonlySet<string>,
): { clause: string; figure: Figure } | undefined {
  const clause = clauses.find((one) => FIGURES[one] !== undefined && !used.has(one))
  const figure = clause === undefined ? undefined : FIGURES[clause]
  return clause === undefined || figure === undefined ? undefined : { clause, figure }
}

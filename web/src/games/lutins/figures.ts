/** Pictures beside the rules. */
import { lutin } from '../../art/goblin'
import { arrow, at, row, tile, type Figures } from '../../guide/figures'
import { padlock, tree } from './art'

export const figures: Figures = {
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
}

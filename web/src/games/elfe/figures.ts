/** Pictures beside the rules. */
import { fairy, frog } from '../../art/fairy'
import { arrow, at, row, type Figures } from '../../guide/figures'
import { card, die, elf, prince, toad } from './art'

export const figures: Figures = {
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

/** The Magic Forest on paper: a board of four sheets, the spells, and everybody who stands in it. */
import { fairy, frog } from '../../art/fairy'
import { cardBack } from '../../art/card-back'
import source from '@texts/games/elfe/data/elfe.toml?raw'
import type { Kit } from '../../print/kit'
import { withOwn } from '../../print/own'
import { board, cardBackFace, cards, standees, toldCard } from '../../print/sheet'
import { SPELLS, card, elf, prince, toad, type Spell } from './art'
import { LAYOUT, SIZE } from './layout'

const SEATS = 6
const BOX = '-50 -58 100 112'
const CARD_BOX = '-58 -78 116 156'
/** Eighteen millimetres for each square, and the letters and numbers for two dice of twenty beside them. */
const PIECE = (18 / SIZE) * (LAYOUT.width / 2)

/** What is printed of the designers' numbers (ELF-DECK-1, ELF-INVITE-2). */
type Data = { deck: Record<Spell, number>; princes: number }

const kit: Kit = async (words, _, options) => {
  const { deck, princes } = withOwn<Data>(source, options.data)
  const forest = { art: LAYOUT.backdrop, x: 0, y: 0, width: LAYOUT.width, height: LAYOUT.height }
  const spells = SPELLS.flatMap((spell) => {
    const face = toldCard(
      { art: card(spell), box: CARD_BOX },
      words.say(`elfe-card-${spell}`),
      words.say(`elfe-card-${spell}-about`),
    )
    return Array.from({ length: deck[spell] }, () => face)
  })
  const drawing = (art: string) => ({ art, box: BOX })
  const figures = [
    ...Array.from({ length: SEATS }, (_, seat) => ({ front: drawing(fairy(seat)), back: drawing(frog(seat)) })),
    ...Array.from({ length: princes }, () => ({ front: drawing(prince()), back: drawing(toad()) })),
    { front: drawing(elf('free')), back: drawing(elf('distracted')) },
  ]
  const back = cardBackFace({ art: cardBack(), box: '-44 -62 88 124' })
  return [
    {
      id: 'board',
      title: words.say('elfe-ui-print-board'),
      sheets: board(
        forest,
        { columns: 2, rows: 2 },
        {
          width: PIECE,
          height: PIECE,
        },
      ),
    },
    { id: 'spells', title: words.say('elfe-ui-print-spells', { count: spells.length }), sheets: cards(spells) },
    {
      id: 'backs',
      title: words.say('ui-print-backs'),
      note: words.say('ui-print-backs-about'),
      sheets: cards(spells.map(() => back)),
    },
    {
      id: 'figures',
      title: words.say('elfe-ui-print-figures'),
      note: words.say('ui-print-standees'),
      sheets: standees(figures),
    },
  ]
}

export default kit

/** All cards of the deck and six magic books to cut out. */
import source from '@texts/games/elementals/data/cards.toml?raw'
import type { Kit } from '../../print/kit'
import { withOwn } from '../../print/own'
import { cardBackFace, cards, picturedCard } from '../../print/sheet'
import { CARD_BOX, book, cardBack, elementalCard, specialCard, type Element } from './art'

const ELEMENTS: readonly Element[] = ['a', 'f', 't', 'w']
/** ELM-CARD-5. */
const BOOKS = 6

/** The deck: how many of each special card (ELM-CARD-4), and which elementals stay in the box. */
type Deck = { mad: number; double: number; wizard: number; without: string[] }

const kit: Kit = async (words, _, options) => {
  const { without, ...copies } = withOwn<Deck>(source, options.cards)
  // ELM-CARD-2: a creature's legs are never what its head is.
  const creatures = ELEMENTS.flatMap((head) =>
    ELEMENTS.flatMap((belly) =>
      ELEMENTS.filter((legs) => legs !== head && !without.includes(head + belly + legs)).map((legs) =>
        elementalCard(head, belly, legs, { lang: words.lang }),
      ),
    ),
  )
  const kinds = { m: copies.mad, d: copies.double, w: copies.wizard }
  const specials = (['m', 'd', 'w'] as const).flatMap((kind) =>
    Array.from({ length: kinds[kind] }, () => specialCard(kind)),
  )
  const faces = [...creatures, ...specials].map((art) => picturedCard({ art, box: CARD_BOX }))
  const books = Array.from({ length: BOOKS }, (_, seat) => picturedCard({ art: book(seat), box: '0 0 120 120' }))
  const back = cardBackFace({ art: cardBack(), box: '16 22 168 232' })
  return [
    { id: 'cards', title: words.say('elementals-ui-print-cards', { count: faces.length }), sheets: cards(faces) },
    { id: 'books', title: words.say('elementals-ui-print-books', { count: books.length }), sheets: cards(books) },
    {
      id: 'backs',
      title: words.say('ui-print-backs'),
      note: words.say('ui-print-backs-about'),
      sheets: cards(faces.map(() => back)),
    },
  ]
}

export default kit

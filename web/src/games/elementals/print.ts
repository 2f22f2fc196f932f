/** Sixty cards and six magic books to cut out. */
import type { Kit } from '../../print/kit'
import { cardBackFace, cards, picturedCard } from '../../print/sheet'
import { CARD_BOX, book, cardBack, elementalCard, specialCard, type Element } from './art'

const ELEMENTS: readonly Element[] = ['a', 'f', 't', 'w']
/** ELM-CARD-4, ELM-CARD-5. */
const COPIES = 4
const BOOKS = 6

const kit: Kit = async (words) => {
  // ELM-CARD-2: a creature's legs are never what its head is.
  const creatures = ELEMENTS.flatMap((head) =>
    ELEMENTS.flatMap((belly) =>
      ELEMENTS.filter((legs) => legs !== head).map((legs) => elementalCard(head, belly, legs, { lang: words.lang })),
    ),
  )
  const specials = (['m', 'd', 'w'] as const).flatMap((kind) => Array.from({ length: COPIES }, () => specialCard(kind)))
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

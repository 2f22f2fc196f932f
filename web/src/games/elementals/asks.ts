/** What each thing on the table is, for whoever asks. In a race nobody is told anything over an open card. */
import type { Words } from '../../i18n'
import type { About } from '../../ui/ask.svelte'
import { cardName } from './tell'
import { specialOf } from './view'

const KINDS = {
  m: { said: ['ELM-MAD-1'], clause: 'ELM-MAD-1' },
  d: { said: ['ELM-DBL-2', 'ELM-MID-4'], clause: 'ELM-DBL-1' },
  w: { said: ['ELM-WIZ-2', 'ELM-WIZ-3'], clause: 'ELM-WIZ-1' },
}
const CREATURE = { said: ['ELM-MATCH-2'], clause: 'ELM-MATCH-1' }

export function aboutCard(card: string, words: Words): About {
  const special = specialOf(card)
  const { said, clause } = special === undefined ? CREATURE : KINDS[special]
  return {
    title: cardName(card, words),
    lines: said.map((key) => words.say(key)),
    rule: { game: 'elementals', clause },
  }
}

/** Somebody's face-down packet and pile. */
export function aboutStation(seat: number, cards: number, pile: number, words: Words): About {
  return {
    title: words.seat(seat),
    text: words.say('elementals-ui-ask-station', { cards, pile }),
    lines: [words.say('ELM-SETUP-4')],
    rule: { game: 'elementals', clause: 'ELM-TURN-2' },
  }
}

export function aboutWorth(count: number, words: Words): About {
  return {
    title: words.say('elementals-ui-worth', { count }),
    text: words.say('ELM-WIN-1'),
    rule: { game: 'elementals', clause: 'ELM-WIN-1' },
  }
}

export function aboutBook(words: Words): About {
  return {
    title: words.say('elementals-ui-book'),
    lines: [words.say('ELM-MAD-1'), words.say('ELM-ERR-1')],
    rule: { game: 'elementals', clause: 'ELM-MAD-1' },
  }
}

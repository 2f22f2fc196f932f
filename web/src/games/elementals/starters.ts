/** The deck as it stands. */
import text from '@texts/games/elementals/data/cards.toml?raw'
import type { Idea, Starter } from '../chapter'

const starters: readonly Starter[] = [{ option: 'cards', fr: 'Le paquet du jeu', en: 'The deck of the game', text }]

export const ideas: readonly Idea[] = [
  { fr: 'Aucun magicien', en: 'No wizards', changes: { cards: 'wizard = 0\n' } },
  { fr: 'Aucune créature folle', en: 'No mad creatures', changes: { cards: 'mad = 0\n' } },
  { fr: 'Mélanger ce qu’on gagne', en: 'Shuffle what one wins', changes: { gather: 'shuffle' } },
]

export default starters

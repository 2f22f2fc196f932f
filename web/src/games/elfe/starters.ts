/** The designers' numbers as they stand, all of them. */
import text from '@texts/games/elfe/data/elfe.toml?raw'
import type { Idea, Starter } from '../chapter'

const starters: readonly Starter[] = [
  { option: 'data', fr: 'Tous les nombres du jeu', en: 'All numbers of the game', text },
]

export const ideas: readonly Idea[] = [
  { fr: 'Deux fois plus de baffes', en: 'Twice as many slaps', changes: { data: '[deck]\nslap = 12\ninvite = 4\n' } },
  { fr: 'Faire la cour un tour à l’elfe', en: 'Court the elf for a round', changes: { win: 'court' } },
  { fr: 'Des mains ouvertes', en: 'Open hands', changes: { hands: 'open' } },
  { fr: 'Commencer sans carte', en: 'Begin without a card', changes: { deal: 0 } },
]

export default starters

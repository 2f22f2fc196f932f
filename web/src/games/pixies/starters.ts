/** The board as it stands. */
import text from '@texts/games/pixies/data/board.toml?raw'
import type { Idea, Starter } from '../chapter'

const starters: readonly Starter[] = [{ option: 'board', fr: 'Le plateau du jeu', en: 'The board of the game', text }]

export const ideas: readonly Idea[] = [
  {
    fr: 'Deux fois moins d’argent',
    en: 'Half as much silver',
    changes: { board: text.replace(/^silver = 60$/m, 'silver = 30') },
  },
  { fr: 'Cinq manches', en: 'Five rounds', changes: { rounds: 5 } },
  { fr: 'Des réserves ouvertes', en: 'Open stocks', changes: { open_stocks: true } },
  { fr: 'Pas de cachot', en: 'No dungeon', changes: { dungeon: false } },
]

export default starters

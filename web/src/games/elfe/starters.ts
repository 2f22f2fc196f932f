/** The designers' numbers as they stand, all of them. */
import text from '@texts/games/elfe/data/elfe.toml?raw'
import type { Starter } from '../chapter'

const starters: readonly Starter[] = [
  { option: 'data', fr: 'Tous les nombres du jeu', en: 'All numbers of the game', text },
]

export default starters

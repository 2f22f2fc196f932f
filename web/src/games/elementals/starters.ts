/** The deck as it stands. */
import text from '@texts/games/elementals/data/cards.toml?raw'
import type { Starter } from '../chapter'

const starters: readonly Starter[] = [{ option: 'cards', fr: 'Le paquet du jeu', en: 'The deck of the game', text }]

export default starters

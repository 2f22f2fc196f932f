/** The board as it stands. */
import text from '@texts/games/pixies/data/board.toml?raw'
import type { Starter } from '../chapter'

const starters: readonly Starter[] = [{ option: 'board', fr: 'Le plateau du jeu', en: 'The board of the game', text }]

export default starters

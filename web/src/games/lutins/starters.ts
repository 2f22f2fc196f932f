/** The three forests as they stand. */
import bosquets from '@texts/games/lutins/data/bosquets.toml?raw'
import clairiere from '@texts/games/lutins/data/clairiere.toml?raw'
import taillis from '@texts/games/lutins/data/taillis.toml?raw'
import type { Starter } from '../chapter'

const starters: readonly Starter[] = [
  { option: 'forest', fr: 'Les bosquets', en: 'The groves', text: bosquets },
  { option: 'forest', fr: 'La clairière', en: 'The clearing', text: clairiere },
  { option: 'forest', fr: 'Le taillis', en: 'The thicket', text: taillis },
]

export default starters

/** The three forests as they stand. */
import bosquets from '@texts/games/lutins/data/bosquets.toml?raw'
import clairiere from '@texts/games/lutins/data/clairiere.toml?raw'
import taillis from '@texts/games/lutins/data/taillis.toml?raw'
import type { Idea, Starter } from '../chapter'

const starters: readonly Starter[] = [
  { option: 'forest', fr: 'Les bosquets', en: 'The groves', text: bosquets },
  { option: 'forest', fr: 'La clairière', en: 'The clearing', text: clairiere },
  { option: 'forest', fr: 'Le taillis', en: 'The thicket', text: taillis },
]

export const ideas: readonly Idea[] = [
  { fr: 'La clairière', en: 'The clearing', changes: { layout: 'clairiere' } },
  { fr: 'Tourner dans toutes les directions', en: 'Turn in any direction', changes: { turn_angle: 'any' } },
  { fr: 'Il faut pousser un arbre', en: 'A tree must be pushed', changes: { tree_move: 'must' } },
]

export default starters

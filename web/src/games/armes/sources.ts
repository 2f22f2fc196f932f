/** Where victory points came from, and the value removed that breaks a tie. */
import { count, telling, type Source } from '../../review/sources'
import type { Words } from '../../i18n'
import type { ArmesEvent, Why } from './generated'
import type { ArmesView } from './view'

export function sources(view: ArmesView, events: readonly ArmesEvent[], words: Words): Source[] {
  const seats = view.vp.length
  const by = (why: Why) => count(events, seats, 'vp', (event) => event.why === why)
  return telling([
    { label: words.say('armes-ui-source-search'), values: by('search') },
    { label: words.say('armes-ui-source-loot'), values: by('loot') },
    { label: words.say('armes-ui-source-value'), values: by('value') },
    { label: words.say('armes-ui-source-total'), values: [...view.vp], total: true },
    // What one lost, the other has removed.
    { label: words.say('armes-ui-source-removed'), values: [...view.lost].reverse() },
  ])
}

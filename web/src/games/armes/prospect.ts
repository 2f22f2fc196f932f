/** What the rules say of bands before there is a table. */
import { aboutOptions } from '../../engine/options'
import type { OptionValue } from '../../wire/types'
import type { Prospect } from './generated'

export const prospectOf = (options: Record<string, OptionValue>): Promise<Prospect | undefined> =>
  aboutOptions('armes', 2, options) as Promise<Prospect | undefined>

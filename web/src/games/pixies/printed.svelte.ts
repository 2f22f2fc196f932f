/**
 * The numbers drawn on the board. Those of a table's own board the rules are asked for; until they have answered, the usual ones
 * stand there.
 */
import type { OptionValue } from '../../wire/types'
import { PRINTED, type Printed } from './generated'
import type { PixiesView } from './view'

const own = $state<Record<string, Printed>>({})

export const printedOf = ({ options }: Pick<PixiesView, 'options'>): Printed => own[options.board ?? ''] ?? PRINTED

/** Asks what is printed on a table's own board, if it has one. */
export async function learn(board: OptionValue | undefined): Promise<void> {
  if (typeof board !== 'string' || board === '' || own[board] !== undefined) return
  const { aboutOptions } = await import('../../engine/options')
  const told = (await aboutOptions('pixies', 2, { board })) as Printed | undefined
  if (told !== undefined) own[board] = told
}

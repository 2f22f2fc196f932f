/** The fairies' table as the server describes it. */
import type { View } from '../../wire/types'
import type { ElfeView } from './generated'

export type { ElfeView }

export function read(view: View): ElfeView {
  return view as unknown as ElfeView
}

export type Piece =
  | { kind: 'elf' | 'prince' }
  | { kind: 'toad'; back: number | null }
  | { kind: 'fairy' | 'frog'; seat: number; back: number | null }

/** What stands on each square. */
export function pieces(view: ElfeView): Map<string, Piece> {
  const standing = new Map<string, Piece>()
  if (view.elf !== null) standing.set(view.elf, { kind: 'elf' })
  for (const at of view.princes) standing.set(at, { kind: 'prince' })
  for (const { at, back } of view.toads) standing.set(at, { kind: 'toad', back })
  view.fairies.forEach(({ at, form, back }, seat) => {
    if (at !== null) standing.set(at, { kind: form, seat, back })
  })
  return standing
}

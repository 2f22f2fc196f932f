/** The fairies' table as the server describes it. */
import type { Spell } from './art'
import type { View } from '../../wire/types'

export type Fairy = { at: string | null; form: 'fairy' | 'frog'; back: number | null }

export type ElfeView = {
  seats: number
  viewer: number | string
  phase:
    | 'first'
    | 'elf'
    | 'place'
    | 'deal'
    | 'turn'
    | 'draw'
    | 'roll-walk'
    | 'walk'
    | 'roll-prince'
    | 'prince'
    | 'land'
    | 'wind'
    | 'over'
  first: number | null
  active: number | null
  turn: number
  round: number
  options: { cap: number; hand: number; [option: string]: string | number }
  elf: string | null
  fairies: Fairy[]
  princes: string[]
  toads: { at: string; back: number | null }[]
  reserve: number
  hands: { count: number; cards: Spell[] | null }[]
  pile: { unseen: number; queue: Spell[] }
  roll: number | null
  target: string | null
  result: null | { reason: 'contact' | 'cap'; winner: number | null; ranking: number[]; scores: number[] }
}

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

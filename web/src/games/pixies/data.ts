/** The designer's numbers, read where the rules keep them: how many pieces of each kind there are. */
import source from '@texts/games/pixies/data/board.toml?raw'
import { withOwn } from '../../print/own'

export type Data = {
  goods: { apples: number; bread: number; honey: number; silver: number; gold: number; stones: number }
  tiles: { ring: number[]; servant: number[]; special: number[] }
  demand: { apples: number; bread: number; honey: number }
  punishment_die: { faces: number[] }
  casino: Record<'food' | 'silver' | 'gold', { gives: string; faces: number }>
  start: { discs: number }
  players: Record<string, { food_tiles: number[]; pixies: number }>
}

/** The numbers of the game, or those of a table's own board. */
export const dataOf = (own: string) => withOwn<Data>(source, own)

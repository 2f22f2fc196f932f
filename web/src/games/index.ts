/** The games that have a board here, each loaded when it is needed. */
import type { Component } from 'svelte'
import { seatColour, seatEmblem, type Emblem } from '../art/emblems'
import type { TableInfo } from '../wire/types'
import type { GameModule, SetupProps } from './types'

const GAMES: Record<string, () => Promise<{ default: GameModule }>> = {
  lutins: () => import('./lutins/index'),
  elfe: () => import('./elfe/index'),
  elementals: () => import('./elementals/index'),
  pixies: () => import('./pixies/index'),
  armes: () => import('./armes/index'),
}

/** Games with options that deserve more than a line, and which those are. */
const SETUPS: Record<string, { options: readonly string[]; load: () => Promise<{ default: Component<SetupProps> }> }> =
  {
    armes: { options: ['map', 'band0', 'band1', 'extra'], load: () => import('./armes/Setup.svelte') },
  }

export const setupOf = (id: string) => (Object.hasOwn(SETUPS, id) ? SETUPS[id] : undefined)

type Badge = { colour: string; emblem: Emblem }
const LUTINS: Badge[] = [
  { colour: 'blue', emblem: 'star' },
  { colour: 'yellow', emblem: 'sun' },
  { colour: 'violet', emblem: 'moon' },
  { colour: 'red', emblem: 'leaf' },
]
/** Which families a seat of the goblins has, as the usual table has it. */
const LUTINS_SEATS: Record<number, number[][]> = {
  2: [
    [0, 3],
    [1, 2],
  ],
  3: [[0], [1], [3]],
  4: [[0], [1], [2], [3]],
}
const PIXIES = ['blue', 'red', 'yellow', 'jade']

/** The colours a seat will have at a table that is not laid yet: the same as at the table. */
export function seatBadges(game: string, seat: number, seats: number): Badge[] {
  if (game === 'lutins') return (LUTINS_SEATS[seats]?.[seat] ?? []).flatMap((family) => LUTINS[family] ?? [])
  const colour = game === 'pixies' ? (PIXIES[seat] ?? 'grey') : seatColour(seat)
  return [{ colour, emblem: seatEmblem(seat) }]
}

/** The five chapters of the book, in its order. */
export const CHAPTERS = ['lutins', 'elfe', 'elementals', 'armes', 'pixies'] as const

export function hasBoard(id: string): boolean {
  return Object.hasOwn(GAMES, id)
}

/** A game's module, as the options of a table have it. */
export async function loadGame(id: string, options: TableInfo['options'] = {}): Promise<GameModule> {
  const load = GAMES[id]
  if (load === undefined) throw new Error(`no board for ${id}`)
  const game = (await load()).default
  return game.under?.(options) ?? game
}

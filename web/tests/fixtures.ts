/** Positions captured from the real engine by scripts/capture.mjs. */
import { readFileSync } from 'node:fs'
import type { Action, GameEvent, View } from '../src/wire/types'

export type Position = { seat: number; view: View; legal: Action[]; action: Action; events: GameEvent[]; after: View }

export function positions(game: 'lutins' | 'elfe' | 'elementals' | 'armes' | 'pixies'): Position[] {
  return JSON.parse(readFileSync(`tests/fixtures/${game}.json`, 'utf8')) as Position[]
}

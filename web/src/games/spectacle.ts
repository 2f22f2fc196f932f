/** A moment that deserves a stage: shown large over the board until it is read, or until a tap. Plain data. */
import type { Emblem } from '../art/emblems'

/** A thing with its number. */
export type SpectacleItem = { art: string; box: string; label: string; count?: number }

/** What the moment is for one person. */
export type SpectacleColumn = {
  name: string
  colour: string
  emblem: Emblem
  items: SpectacleItem[]
  notes: string[]
}

export type Spectacle = {
  title: string
  /** A picture above all. */
  art?: { art: string; box: string }
  columns: SpectacleColumn[]
  lines: string[]
  /** Closed at first: all hands open together. */
  sealed?: boolean
}

/** How long it stays without a tap: time to look, and to read what there is. */
export function lasts(spectacle: Spectacle): number {
  const parts = spectacle.columns.reduce((sum, { items, notes }) => sum + items.length + 2 * notes.length, 0)
  return Math.min(6000, (spectacle.sealed === true ? HOLDING : 0) + 1400 + 150 * parts + 700 * spectacle.lines.length)
}

/** How long hands stay closed. */
export const HOLDING = 1000

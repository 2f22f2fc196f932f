/** The goblins' table as the server describes it. */
import type { LutinColour } from '../../art/goblin'
import type { View } from '../../wire/types'
import type { Family, LutinsView } from './generated'

export type { LutinsView }

export function read(view: View): LutinsView {
  return view as unknown as LutinsView
}

export function families(view: LutinsView): [LutinColour, Family][] {
  return Object.entries(view.lutins) as [LutinColour, Family][]
}

export type Piece = { kind: 'tree' } | { kind: 'lutin'; colour: LutinColour; where: keyof Family; seat: number }

export function ownerOf(view: LutinsView, colour: LutinColour): number {
  return view.colours.findIndex((colours) => colours.includes(colour))
}

/** What stands on each cell. */
export function pieces(view: LutinsView): Map<string, Piece> {
  const standing = new Map<string, Piece>(view.trees.map((cell) => [cell, { kind: 'tree' }]))
  for (const [colour, family] of families(view)) {
    for (const where of ['start', 'forest', 'home'] as const) {
      for (const cell of family[where])
        standing.set(cell, { kind: 'lutin', colour, where, seat: ownerOf(view, colour) })
    }
  }
  return standing
}

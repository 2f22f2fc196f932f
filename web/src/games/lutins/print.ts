/** The goblins' forest on paper: a board for each forest, goblins and trees. */
import { LUTIN_EMBLEMS, lutin, type LutinColour } from '../../art/goblin'
import type { Kit } from '../../print/kit'
import { board, discs, standees, type Part } from '../../print/sheet'
import { TREE_FORMS, tree } from './art'
import { LAYOUT, WIDTH, pointOf } from './layout'
import type { LutinsView } from './view'

const FORESTS = ['bosquets', 'clairiere', 'taillis']
const BOX = '-50 -58 100 112'
/** Eighteen millimetres for each of ten squares. */
const ACROSS = 180
const GOBLINS = 6

/** Where a tree begins, LUT-SETUP-1. */
const dot = (square: string) => {
  const { x, y } = pointOf(square)
  return `<circle cx="${x}" cy="${y}" r="11" fill="#3b2a17" opacity=".75"/>`
}

type Forest = { id: string; name: string; options: Record<string, string> }

const kit: Kit = async (words, opening, { forest }) => {
  const has = typeof forest === 'string' && forest.trim() !== ''
  // Whoever prints a forest of their own wants no other.
  const wanted: Forest[] = has
    ? [{ id: 'own', name: words.say('option-lutins-forest'), options: { forest } }]
    : FORESTS.map((layout) => ({ id: layout, name: words.say(`option-lutins-layout-${layout}`), options: { layout } }))
  const forests = await Promise.all(
    wanted.map(async ({ id, name, options }): Promise<Part> => {
      const { trees } = (await opening(options)) as unknown as LutinsView
      const art = LAYOUT.backdrop + (LAYOUT.scenery ?? '') + trees.map(dot).join('')
      return {
        id,
        title: words.say('lutins-ui-print-board', { forest: name }),
        sheets: board(
          { art, x: 0, y: 0, width: WIDTH, height: WIDTH },
          { columns: 1, rows: 1 },
          {
            width: ACROSS,
            height: ACROSS,
          },
        ),
      }
    }),
  )
  const colours = Object.keys(LUTIN_EMBLEMS) as LutinColour[]
  const goblins = colours.flatMap((colour) => Array.from({ length: GOBLINS }, () => ({ art: lutin(colour), box: BOX })))
  const { trees } = (await opening({})) as unknown as LutinsView
  const wood = trees.map((_, index) => ({ art: tree(index % TREE_FORMS), box: BOX }))
  return [
    ...forests,
    {
      id: 'pieces',
      title: words.say('lutins-ui-print-pieces'),
      note: words.say('ui-print-standees'),
      sheets: standees([...goblins, ...wood].map((front) => ({ front }))),
    },
    { id: 'discs', title: words.say('lutins-ui-print-discs'), sheets: discs([...goblins, ...wood], 16) },
  ]
}

export default kit

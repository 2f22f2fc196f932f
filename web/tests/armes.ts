/** Positions of the battlefield with answers to them, as the rules would give them. */
import { withBeyond, withOutlook } from '../src/engine/outlook'
import type { Chance, Feeling, Outlook, Shot, Standing } from '../src/games/armes/generated'
import type { Action, View } from '../src/wire/types'

const NOTHING: Outlook = {
  spent: null,
  pieces: [],
  auras: [],
  armour: {},
  untried: [],
  searchable: false,
  threats: {},
  ways: {},
  standing: null,
  shot: null,
  landings: {},
  boosts: [],
  shoves: [],
}
const CALM: Feeling = { fear: null, adviser: null, second: false, aim: 0 }
const ROLL: Chance = { dice: 3, face: 5, need: 2, percent: 26, cover: false, felt: CALM }

const answer = (board: Partial<Outlook>) => ({ ahead: {}, board: { ...NOTHING, ...board } })

export const asked = (view: View, board: Partial<Outlook>): View => withOutlook(view, answer(board))
export const lookedInto = (view: View, action: Action, board: Partial<Outlook>): View =>
  withBeyond(view, action, answer(board))

export const feeling = (felt: Partial<Feeling>): Feeling => ({ ...CALM, ...felt })
export const chance = (roll: Partial<Chance>): Chance => ({ ...ROLL, ...roll })
export const shot = (at: string, one: Partial<Shot>): Shot => ({
  at,
  distance: 6,
  refused: null,
  hidden: false,
  chance: null,
  line: null,
  by: [],
  wound: null,
  shoves: [],
  ...one,
})
export const standing = (one: Partial<Standing>): Standing => ({
  acts: [],
  area: null,
  search: null,
  loot: null,
  felt: CALM,
  ...one,
})

/** What an action would meet, in words: who is seen, what covers, who is felt, how many dice and how high. */
import type { Words } from '../../i18n'
import type { Chance, Feeling, Reach, Shot, Shove, Standing } from './generated'
import { groundOf } from './ground'
import { actOf, figureName, pieceName } from './names'
import type { Act } from './roster'
import { figureAt, figureOf, type ArmesView, type Figure } from './view'

/** The figures and scenery on some squares, each named once. */
function thingsOn(view: ArmesView, squares: readonly string[], words: Words): string {
  const ground = groundOf(view)
  const names = squares.flatMap((square) => {
    const figure = figureAt(view, square)
    if (figure !== undefined) return [figureName(view, figure.id, words)]
    const piece = ground.get(square)
    return piece === undefined ? [] : [pieceName(view.roster, piece.id, words)]
  })
  return [...new Set(names)].join(', ')
}

/** What a figure could do from a place: a sentence for each action, then what is beside it and what it feels. */
export function fromThere(view: ArmesView, self: Figure, standing: Standing, words: Words): string[] {
  const tries: [string, Chance | null][] = [
    ['armes-ui-sight-chest', standing.search],
    ['armes-ui-sight-lair', standing.loot],
  ]
  return [
    words.say('armes-ui-sight-from'),
    ...standing.acts.map((reach) => inReach(view, self, reach, words, false)),
    ...tries.flatMap(([key, chance]) => (chance === null ? [] : [words.say(key, { percent: chance.percent })])),
    ...reasons(view, standing.felt, words),
  ]
}

/** Whom an action is mostly for: friends if it heals, enemies otherwise, though a friend may be shoved too. */
export const meant = (act: Act | undefined, self: Figure, other: Figure | undefined) =>
  other !== undefined && (act?.heal !== undefined) === (other.seat === self.seat)

/** Whom an action reaches, each with its chance; and who is near enough but hidden. */
export function inReach(view: ArmesView, self: Figure, { act: id, shots }: Reach, words: Words, all = true): string {
  const act = actOf(view, self.id, id)
  const name = act?.[words.lang] ?? id
  const wanted = shots.filter(({ at }) => all || meant(act, self, figureOf(view, at)))
  const reached = wanted.flatMap(({ at, chance }) =>
    chance === null
      ? []
      : [
          words.say(chance.cover ? 'armes-ui-sight-covered' : 'armes-ui-sight-plain', {
            figure: figureName(view, at, words),
            percent: chance.percent,
          }),
        ],
  )
  const unseen = wanted.filter(({ hidden }) => hidden).map(({ at }) => figureName(view, at, words))
  const first =
    reached.length === 0
      ? words.say(act?.heal === undefined ? 'armes-ui-sight-nobody' : 'armes-ui-sight-nobody-hurt', { act: name })
      : words.say('armes-ui-sight-list', { act: name, list: reached.join(', ') })
  return unseen.length === 0 ? first : `${first} ${words.say('armes-ui-sight-unseen', { list: unseen.join(', ') })}`
}

/** Fear, advice and what else changes a roll. */
function reasons(view: ArmesView, { fear, adviser, second, aim }: Feeling, words: Words): string[] {
  return [
    ...(fear === null ? [] : [words.say('armes-ui-sight-fear', { figure: figureName(view, fear, words) })]),
    ...(adviser === null ? [] : [words.say('armes-ui-sight-adviser', { figure: figureName(view, adviser, words) })]),
    ...(second ? [words.say('armes-ui-sight-second')] : []),
    ...(aim === 0 ? [] : [words.say('armes-ui-sight-aim', { value: aim })]),
  ]
}

/** An action on one figure: why not, or the dice, the cover, the damage and the shove. */
export function onTarget(
  view: ArmesView,
  act: Act | undefined,
  target: Figure,
  shot: Shot | undefined,
  words: Words,
): string[] {
  const figure = figureName(view, target.id, words)
  const name = act?.[words.lang] ?? ''
  if (shot?.chance === null || shot?.chance === undefined) return [whyNot(view, act, name, figure, shot, words)]
  const { chance, wound, by, shoves } = shot
  return [
    words.say('armes-ui-sight-odds', { act: name, figure, percent: chance.percent }),
    diceLine(chance, words),
    ...(chance.cover ? [words.say('armes-ui-sight-cover', { what: thingsOn(view, by, words) })] : []),
    ...reasons(view, chance.felt, words),
    ...(wound === null ? [] : [words.say('armes-ui-sight-wound', { ...wound, first: wound.first ?? 0 })]),
    ...shoveLines(view, shoves, words),
  ]
}

const diceLine = ({ dice, face, need }: Chance, words: Words) => words.say('armes-ui-sight-dice', { dice, face, need })

/** A try at a chest or a lair, beside it already. */
export const onTry = (view: ArmesView, chance: Chance, words: Words): string[] => [
  diceLine(chance, words),
  ...reasons(view, chance.felt, words),
]

function whyNot(
  view: ArmesView,
  act: Act | undefined,
  name: string,
  figure: string,
  shot: Shot | undefined,
  words: Words,
): string {
  if (shot === undefined) return words.say('armes-ui-sight-unsuited', { act: name, figure })
  const { hidden, distance, by } = shot
  if (hidden) return words.say('armes-ui-sight-hidden', { figure, what: thingsOn(view, by, words) })
  return typeof act?.range === 'number'
    ? words.say('armes-ui-sight-far', { figure, distance, range: act.range })
    : words.say('armes-ui-sight-apart', { figure, distance })
}

/** Where a figure would be shoved; with the direction, where there are several. */
export function shoveLines(view: ArmesView, shoves: readonly Shove[], words: Words): string[] {
  const lines = shoves.map((one) => ({
    way: words.say(`armes-ui-way-${one.dir}`),
    what: shoveLine(view, one, words),
  }))
  return lines.map(({ way, what }) => (lines.length === 1 ? what : words.say('armes-ui-sight-way', { way, what })))
}

function shoveLine(view: ArmesView, { way, bump }: Shove, words: Words): string {
  const to = way.at(-1) ?? ''
  if (bump === null) return words.say('armes-ui-sight-shoved', { to })
  const { into, moved, other } = bump
  const hurt = moved ? (other ? 'both' : 'moved') : other ? 'other' : 'none'
  const what =
    into === null
      ? words.say('armes-ui-sight-edge')
      : thingsOn(view, [into], words) ||
        words.say(view.lairs.includes(into) ? 'armes-ui-sight-a-lair' : 'armes-ui-sight-a-chest')
  return words.say('armes-ui-sight-bumped', { to, what, hurt })
}

/** The action that a figure is about to use. */
export const pendingAct = (view: ArmesView) => actOf(view, view.pending.fig, view.pending.act ?? '')

/** What an action would meet, in words: who is seen, what covers, who is felt, how many dice and how high. */
import type { Words } from '../../i18n'
import { aims, odds, suits, wound, type Odds, type Try } from './aim'
import { directionsOf, shove, type Shove } from './force'
import { groundOf } from './ground'
import { distance } from './layout'
import { actOf, figureName, pieceName } from './names'
import { inContact } from './reach'
import type { Act } from './roster'
import type { Rules } from './rules'
import { screensOf, sees, sight } from './sight'
import { factionOf, figureAt, figureOf, mayTry, profileOf, type ArmesView, type Figure } from './view'

/** The figures and scenery on some squares, each named once. */
export function thingsOn(view: ArmesView, squares: readonly string[], words: Words): string {
  const ground = groundOf(view)
  const names = squares.flatMap((square) => {
    const figure = figureAt(view, square)
    if (figure !== undefined) return [figureName(view, figure.id, words)]
    const piece = ground.get(square)
    return piece === undefined ? [] : [pieceName(view.roster, piece.id, words)]
  })
  return [...new Set(names)].join(', ')
}

/** What a figure could do from where it stands: a sentence for each action, then what is beside it and what it feels. */
export function outlook(view: ArmesView, self: Figure, words: Words, rules: Rules): string[] {
  const acts = profileOf(view, self)?.act ?? []
  const beside = (square: string | null | undefined) => inContact(self.at, square)
  const tries: [string, Try][] = [
    ...(view.objectives.some((square) => beside(square) && mayTry(view, square, self.seat, rules))
      ? [['armes-ui-sight-chest', { what: 'search' }] as [string, Try]]
      : []),
    ...(beside(view.lairs[1 - self.seat]) && view.looted[self.seat] !== true
      ? [['armes-ui-sight-lair', { what: 'loot' }] as [string, Try]]
      : []),
  ]
  const chances = tries.flatMap(([key, attempt]) => {
    const chance = odds(view, self.id, attempt, 0, rules)
    return chance === undefined ? [] : [words.say(key, { percent: chance.percent })]
  })
  return [
    words.say('armes-ui-sight-from', { at: self.at ?? '' }),
    ...acts.map((act) => inReach(view, self, act, words, rules, false)),
    ...chances,
    ...felt(view, self, words, rules),
  ]
}

/** Whom an action is mostly for: friends if it heals, enemies otherwise, though a friend may be shoved too. */
export const meant = (act: Act, self: Figure, other: Figure | undefined) =>
  other !== undefined && (act.heal !== undefined) === (other.seat === self.seat)

/** Whom an action reaches, each with its chance; and who is near enough but hidden. */
export function inReach(view: ArmesView, self: Figure, act: Act, words: Words, rules: Rules, all = true): string {
  const wanted = (other: Figure | undefined) => all || meant(act, self, other)
  const reached = (aims(view, self.id, act.id, rules) ?? [])
    .filter((id) => wanted(figureOf(view, id)))
    .map((id) => {
      const chance = odds(view, self.id, { what: 'use', act: act.id, at: id }, 0, rules)
      return words.say(chance?.cover === true ? 'armes-ui-sight-covered' : 'armes-ui-sight-plain', {
        figure: figureName(view, id, words),
        percent: chance?.percent ?? 0,
      })
    })
  const unseen = hiddenFrom(view, self, act, rules)
    .filter(wanted)
    .map((other) => figureName(view, other.id, words))
  const first =
    reached.length === 0
      ? words.say(act.heal === undefined ? 'armes-ui-sight-nobody' : 'armes-ui-sight-nobody-hurt', {
          act: act[words.lang],
        })
      : words.say('armes-ui-sight-list', { act: act[words.lang], list: reached.join(', ') })
  return unseen.length === 0 ? first : `${first} ${words.say('armes-ui-sight-unseen', { list: unseen.join(', ') })}`
}

/** Figures within range that an action would suit, were they not out of sight. */
export function hiddenFrom(view: ArmesView, self: Figure, act: Act, rules: Rules): Figure[] {
  const { range } = act
  const from = self.at
  if (range === undefined || from === null) return []
  const screens = screensOf(view, rules)
  return view.figures.filter(
    (other) =>
      other.at !== null &&
      suits(view, act, self, other) &&
      (range === 'sight' || distance(from, other.at) <= range) &&
      !sees(screens, from, other.at),
  )
}

/** Fear, advice and what else changes every roll of a figure. */
function felt(view: ArmesView, self: Figure, words: Words, rules: Rules): string[] {
  const chance = odds(view, self.id, { what: 'search' }, 0, rules)
  return chance === undefined ? [] : reasons(view, chance, words)
}

function reasons(view: ArmesView, { fear, adviser }: Odds, words: Words): string[] {
  return [
    ...(fear === undefined ? [] : [words.say('armes-ui-sight-fear', { figure: figureName(view, fear.id, words) })]),
    ...(adviser === undefined
      ? []
      : [words.say('armes-ui-sight-adviser', { figure: figureName(view, adviser.id, words) })]),
    ...(view.pending.second === true ? [words.say('armes-ui-sight-second')] : []),
    ...(view.aim === 0 ? [] : [words.say('armes-ui-sight-aim', { value: view.aim })]),
  ]
}

/** An action on one figure: why not, or the dice, the cover, the damage and the shove. */
export function onTarget(
  view: ArmesView,
  self: Figure,
  act: Act,
  target: Figure,
  words: Words,
  rules: Rules,
): string[] {
  const figure = figureName(view, target.id, words)
  if (aims(view, self.id, act.id, rules)?.includes(target.id) !== true)
    return [whyNot(view, self, act, target, figure, words, rules)]
  const chance = odds(view, self.id, { what: 'use', act: act.id, at: target.id }, 0, rules)
  if (chance === undefined) return []
  const by =
    chance.cover && self.at !== null && target.at !== null ? sight(screensOf(view, rules), self.at, target.at).by : []
  const hurt = wound(view, act, target, chance.cover)
  return [
    words.say('armes-ui-sight-odds', { act: act[words.lang], figure, percent: chance.percent }),
    diceLine(chance, words),
    ...(chance.cover ? [words.say('armes-ui-sight-cover', { what: thingsOn(view, by, words) })] : []),
    ...reasons(view, chance, words),
    ...(hurt === undefined
      ? []
      : [words.say('armes-ui-sight-wound', { damage: hurt.damage, armour: hurt.armour, first: hurt.first ?? 0 })]),
    ...shoveLines(view, target, shovesOf(view, self, act, target), words),
  ]
}

export const diceLine = ({ dice, face, need }: Odds, words: Words) =>
  words.say('armes-ui-sight-dice', { dice, face, need })

/** A try at a chest or a lair, beside it already. */
export function onTry(view: ArmesView, self: Figure, attempt: Try, words: Words, rules: Rules): string[] {
  const chance = odds(view, self.id, attempt, 0, rules)
  return chance === undefined
    ? []
    : [
        diceLine(chance, words),
        ...(attempt.what === 'loot' && rules.loot === 'natural'
          ? reasons(view, chance, words).slice(0, chance.fear === undefined ? 0 : 1)
          : reasons(view, chance, words)),
      ]
}

function whyNot(
  view: ArmesView,
  self: Figure,
  act: Act,
  target: Figure,
  figure: string,
  words: Words,
  rules: Rules,
): string {
  const { range } = act
  if (self.at === null || target.at === null || !suits(view, act, self, target))
    return words.say('armes-ui-sight-unsuited', { act: act[words.lang], figure })
  const far = distance(self.at, target.at)
  if (range === undefined) return words.say('armes-ui-sight-apart', { figure, distance: far })
  if (range !== 'sight' && far > range) return words.say('armes-ui-sight-far', { figure, distance: far, range })
  return words.say('armes-ui-sight-hidden', {
    figure,
    what: thingsOn(view, sight(screensOf(view, rules), self.at, target.at).by, words),
  })
}

/** Every way that a push, a pull or a shift may take its target. */
export function shovesOf(view: ArmesView, self: Figure, act: Act, target: Figure): Shove[] {
  const { at } = target
  const moves = self.at === null || at === null ? undefined : directionsOf(act, self.at, at)
  return at === null || moves === undefined
    ? []
    : moves.directions.map((direction) => shove(view, at, direction, moves.steps))
}

/** Where a figure would be shoved; with the direction, where there are several. */
export function shoveLines(view: ArmesView, target: Figure, shoves: readonly Shove[], words: Words): string[] {
  const lines = shoves.map((one) => ({
    way: words.say(`armes-ui-way-${one.direction}`),
    what: shoveLine(view, target, one, words),
  }))
  return lines.map(({ way, what }) => (lines.length === 1 ? what : words.say('armes-ui-sight-way', { way, what })))
}

/** ARM-BONUS-1: whether a collision hurts a figure. */
export function bruised(view: ArmesView, figure: Figure | undefined): boolean {
  return figure !== undefined && factionOf(view, figure.seat)?.permanent.kind !== 'feather'
}

function shoveLine(view: ArmesView, target: Figure, { way, into }: Shove, words: Words): string {
  const to = way.at(-1) ?? ''
  if (into === undefined) return words.say('armes-ui-sight-shoved', { to })
  const other = figureAt(view, into)
  const hurt = bruised(view, target)
    ? bruised(view, other)
      ? 'both'
      : 'moved'
    : bruised(view, other)
      ? 'other'
      : 'none'
  const what =
    into === 'edge'
      ? words.say('armes-ui-sight-edge')
      : thingsOn(view, [into], words) ||
        words.say(view.lairs.includes(into) ? 'armes-ui-sight-a-lair' : 'armes-ui-sight-a-chest')
  return words.say('armes-ui-sight-bumped', { to, what, hurt })
}

/** The action that a figure is about to use. */
export const pendingAct = (view: ArmesView) => actOf(view, view.pending.fig, view.pending.act ?? '')

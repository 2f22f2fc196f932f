/** What a bot would do, in words and on the board. */
import type { GameModule } from '../games/types'
import type { Words } from '../i18n'
import type { Target } from '../intent/builder'
import type { Action, Hint, View } from '../wire/types'

/** Advice to a seat in the position after step `seq`. */
export type Advice = { seat: number; action: Action; seq: number; text: string; picks: Target[] }

export function adviceText(
  game: GameModule,
  view: View,
  seat: number,
  hint: Hint,
  words: Words,
): { text: string; picks: Target[] } {
  const picks = game.input.grammar.picks(hint.action, view, seat)
  const step =
    inNames(game, view, seat, hint.action, words, seat) ?? stepName(game, view, seat, picks, words) ?? hint.action
  const called = (value: string): string => game.labels.reason?.(value, view, words) ?? value
  const text =
    hint.reason === null
      ? words.say('advice', { step })
      : words.say('advice-because', { step, reason: words.reason(hint.reason, called) })
  return { text, picks }
}

/** An action by the names of things, as it looks from a seat; by its squares where a game knows no better. */
export function inNames(
  game: GameModule,
  view: View,
  seat: number,
  action: Action,
  words: Words,
  from: number | undefined,
): string | undefined {
  const turn = from === undefined ? 0 : (game.squares?.turn?.(view, from) ?? 0)
  return game.labels.tell?.(view, seat, action, words, turn) ?? game.labels.say?.(view, seat, action, words)
}

/** Squares by their names, anything else as its button or card is called. */
function stepName(
  game: GameModule,
  view: View,
  seat: number,
  picks: readonly Target[],
  words: Words,
): string | undefined {
  const squares = squaresOf(game, picks)
  if (squares.length > 0) return squares.map((square) => game.squares?.name(view, square, words) ?? square).join(' → ')
  return choiceName(game, view, seat, picks[0] ?? '', words)
}

/** Those of some picks that are squares of the board. */
export function squaresOf(game: GameModule, picks: readonly Target[]): Target[] {
  const cells = new Set(game.squares?.layout.cells.map((place) => place.id))
  return picks.filter((pick) => cells.has(pick))
}

/** What a button or a card is called. */
export function choiceName(
  game: GameModule,
  view: View,
  seat: number,
  target: Target,
  words: Words,
): string | undefined {
  const choice = game.input.choices(view, seat, [], new Set([target]), words).find((one) => one.target === target)
  return choice?.label ?? game.input.cards?.hand(view, seat, words).find((card) => card.target === target)?.name
}

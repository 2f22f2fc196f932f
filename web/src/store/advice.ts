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
  const picks = game.grammar.picks(hint.action, view, seat)
  const step = game.say?.(view, seat, hint.action, words) ?? stepName(game, view, seat, picks, words) ?? hint.action
  const called = (value: string): string => game.reason?.(value, view, words) ?? value
  const text =
    hint.reason === null
      ? words.say('advice', { step })
      : words.say('advice-because', { step, reason: words.reason(hint.reason, called) })
  return { text, picks }
}

/** Squares by their names, anything else as its button or card is called. */
function stepName(
  game: GameModule,
  view: View,
  seat: number,
  picks: readonly Target[],
  words: Words,
): string | undefined {
  const squares = picks.filter((pick) => game.layout.cells.some((place) => place.id === pick))
  if (squares.length > 0) return squares.map((square) => game.name(view, square, words)).join(' → ')
  return choiceName(game, view, seat, picks[0] ?? '', words)
}

/** What a button or a card is called. */
export function choiceName(
  game: GameModule,
  view: View,
  seat: number,
  target: Target,
  words: Words,
): string | undefined {
  const choice = game.choices(view, seat, [], new Set([target]), words).find((one) => one.target === target)
  return choice?.label ?? game.hand?.(view, seat, words).find((card) => card.target === target)?.name
}

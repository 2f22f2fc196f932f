/** People at one screen ask the rules whom to hear next, and what is committed in the end (ELM-HOT, ELM-ACC-2). */
import type { Together } from '../../engine/generated'
import type { Play } from '../../store/play.svelte'
import { settings } from '../../store/settings.svelte'
import type { Action } from '../../wire/types'
import { pressOf, type Buzz } from './hot'
import { read } from './view'

/** What is said of these people, of their presses, and of what those who were asked meant; nothing if it is too late. */
export async function judge(
  { frame, view, mine: [seat], store }: Pick<Play, 'frame' | 'view' | 'mine' | 'store'>,
  people: number[],
  buzzes: readonly Buzz[],
  said: readonly (Action | null)[],
): Promise<Together | undefined> {
  if (frame === undefined || view === undefined || seat === undefined) return undefined
  const screen = { people, one_switch: settings.oneSwitch, presses: buzzes.map(pressOf), said: [...said] }
  return store.together({ seat, view, seq: frame.seq }, screen)
}

/** What those before the first who has not answered yet said, in this order. */
export function answersOf({ frame }: Pick<Play, 'frame'>, order: readonly number[]): (Action | null)[] {
  const answers = order
    .map((seat) => frame?.views[String(seat)])
    .flatMap((own) => (own === undefined ? [] : [read(own).mine]))
  const open = answers.indexOf(null)
  return open < 0 ? answers : answers.slice(0, open)
}

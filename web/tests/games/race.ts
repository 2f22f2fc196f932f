/** A window of elementals as a screen lives it, without a table behind it. */
import { expect, vi } from 'vitest'
import type { AtScreen, Together } from '../../src/engine/generated'
import type { Outlook } from '../../src/games/elementals/generated'
import { Race } from '../../src/games/elementals/race.svelte'
import type { Choice } from '../../src/store/outlooks'
import type { Play } from '../../src/store/play.svelte'
import type { Action } from '../../src/wire/types'

export const WINDOW = 2500
const view = {
  phase: 'react',
  hands: [10, 10, 10],
  middle: ['fwt'],
  window: { kind: 'pile', turner: 1, cards: [[1, 'fwa']] },
  mine: null,
  turns: 7,
}

/** What the rules say of that window. */
export const RULES: Outlook = {
  targets: ['fwt'],
  right: ['slap:fwt'],
  pairs: [{ middle: 'fwt', turned: 'fwa', parts: ['head', 'belly'], right: true }],
  order: [2, 0, 1],
}

export type Tried = {
  race: Race
  /** What it sent, and what it asked. */
  sent: [number, Action][]
  asked: Choice[]
  screens: AtScreen[]
}

/** What the rules say of what was done at a screen, when they do. */
export type Judge = (screen: AtScreen) => Together | undefined | Promise<Together | undefined>

/** A race at a screen with these seats; `known` is what the rules say of the window, `judge` of the people here. */
export function raceOf(
  mine: number[],
  hosted: boolean,
  judge: Judge = () => undefined,
  known: Promise<Outlook | undefined> = Promise.resolve(RULES),
): Tried {
  const sent: [number, Action][] = []
  const asked: Choice[] = []
  const screens: AtScreen[] = []
  const play = {
    mine,
    frame: {
      seq: 1,
      acting: mine,
      views: { 0: view },
      legal: Object.fromEntries(mine.map((seat) => [seat, ['slap:fwt:<ms>', 'book:<ms>', 'none']])),
      events: [],
    },
    view,
    note: undefined,
    begin: () => undefined,
    store: {
      state: { queue: [], table: { hosted } },
      act: (seat: number, [action = '']: Action[]) => (sent.push([seat, action]), Promise.resolve(2)),
      outlook: async (choice: Choice) => (asked.push(choice), { ahead: {}, board: (await known) ?? null }),
      together: async (_: unknown, screen: AtScreen) => (screens.push(screen), judge(screen)),
    },
  }
  const limits = { timed: true, window: WINDOW, floor: 150 }
  return { race: new Race(play as unknown as Play, () => limits, Promise.resolve()), sent, asked, screens }
}

/** Until the face is seen. */
export async function shown(race: Race): Promise<number> {
  await race.arrive([])
  await vi.waitFor(() => expect(race.stage).toBe('open'))
  await vi.advanceTimersByTimeAsync(100)
  return performance.now()
}

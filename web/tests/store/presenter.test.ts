import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameModule } from '../../src/games/types'
import { Presenter, type Board } from '../../src/store/presenter.svelte'
import { reduce, start, type TableState } from '../../src/store/reduce'
import { settings } from '../../src/store/settings.svelte'
import type { TableStore } from '../../src/store/table.svelte'
import type { Frame } from '../../src/wire/types'

const frame = (seq: number, more: Partial<Frame> = {}): Frame => ({
  seq,
  prev: seq - 1,
  events: [{ event: 'move' }],
  views: {},
  legal: {},
  acting: [1],
  ...more,
})

function made() {
  const shown: number[] = []
  let animate: () => void = () => undefined
  const store = {
    state: start('t'),
    shown(seq: number): void {
      store.state = reduce(store.state, { kind: 'shown', seq })
    },
  }
  const board: Board = {
    game: { id: 'elfe' } as GameModule,
    store: store as unknown as TableStore,
    mine: [0],
    acting: undefined,
    scene: { nodes: [] },
    stage: { play: () => new Promise((resolve) => (animate = resolve)), hurry: () => animate() },
    spectacles: () => [],
    put(next) {
      shown.push(next.seq)
      return []
    },
  }
  const queue = (...frames: Frame[]) => (store.state = { ...store.state, queue: frames } as TableState)
  const animated = async () => {
    animate()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { presenter: new Presenter(board), shown, queue, animated }
}

describe('showing what happened', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    settings.setPace('elfe', 'brisk')
  })
  afterEach(() => vi.useRealTimers())

  it('leaves own dice until they are read, and goes on at a tap', async () => {
    const { presenter, shown, queue, animated } = made()
    queue(frame(1, { events: [{ event: 'roll', seat: 0 }], acting: [] }), frame(2), frame(3))
    void presenter.present()
    await animated()
    await vi.advanceTimersByTimeAsync(1200)
    expect(shown).toEqual([1])
    await vi.advanceTimersByTimeAsync(400)
    expect(shown).toEqual([1, 2])
    await animated()
    presenter.hurry()
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).toEqual([1, 2, 3])
  })

  it('tells nothing before its picture was seen', async () => {
    const { presenter, shown, queue, animated } = made()
    queue(frame(7))
    void presenter.present()
    expect(shown).toEqual([7])
    expect(presenter.told).toBe(0)
    await animated()
    expect(presenter.told).toBe(7)
  })

  it('shows again what happened since a seat’s own last step', async () => {
    const { presenter, shown, queue, animated } = made()
    settings.setPace('elfe', 'brisk')
    queue(frame(1, { mine: [0, 'walk'] }), frame(2), frame(3, { acting: [0] }))
    void presenter.present()
    for (let step = 0; step < 3; step += 1) {
      await animated()
      await vi.advanceTimersByTimeAsync(600)
    }
    expect(presenter.since(0).map(({ seq }) => seq)).toEqual([2, 3])
    shown.length = 0
    void presenter.showSince(0)
    for (let step = 0; step < 4; step += 1) {
      await animated()
      await vi.advanceTimersByTimeAsync(600)
    }
    // From the position it began in, and back to the newest.
    expect(shown).toEqual([1, 2, 3, 3])
    expect(presenter.busy).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import type { Outlook } from '../../src/engine/generated'
import { outlookOf } from '../../src/engine/outlook'
import { begin, current, tap, type Grammar } from '../../src/intent/builder'
import { Outlooks, type Chooser } from '../../src/store/outlooks'
import type { Frame, View } from '../../src/wire/types'

const grammar: Grammar = { picks: (action) => [action] }
const phase = (view: View) => String(view.phase)
const frame = (seq: number) => ({ seq }) as Frame

/** A person whose questions are answered when the test says so. */
function chooser(): Chooser & { asked: string[]; answer: (outlook: Outlook | undefined) => Promise<void> } {
  let reply: (outlook: Outlook | undefined) => void = () => undefined
  const asked: string[] = []
  return {
    asked,
    answer: async (outlook) => {
      reply(outlook)
      await new Promise((resolve) => setTimeout(resolve))
    },
    game: {
      phase,
      input: { outlook: 'decides', grammar },
      squares: { watched: (view) => (view.choosing as number) ?? undefined },
    },
    store: {
      watch: ({ seat }) => {
        asked.push(`watch ${seat}`)
        return new Promise((resolve) => (reply = resolve))
      },
      outlook: ({ seq, after }) => {
        asked.push([seq, ...after].join(' '))
        return new Promise((resolve) => (reply = resolve))
      },
    },
    frame: frame(1),
    view: {},
    intent: begin(grammar, {}, 0, ['a', 'b']),
  }
}

const OUTLOOK: Outlook = { ahead: { a: { view: { on: true }, legal: ['c'], events: [] } }, board: 'first' }

describe('what lies ahead of a choice', () => {
  it('is asked once, added when it comes, and there again when the choice is begun anew', async () => {
    const who = chooser()
    const outlooks = new Outlooks(who)
    outlooks.look()
    outlooks.look()
    expect(who.asked).toEqual(['1'])
    expect(outlooks.awaited).toBeDefined()
    await who.answer(OUTLOOK)
    expect(outlooks.awaited).toBeUndefined()
    expect(who.intent && outlookOf(current(who.intent).view)?.board).toBe('first')
    who.intent = begin(grammar, {}, 0, ['a', 'b'])
    outlooks.look()
    expect(who.asked).toEqual(['1'])
    expect(outlookOf(current(who.intent).view)?.board).toBe('first')
  })

  it('is not waited for where it decides nothing', async () => {
    const who = { ...chooser(), game: { phase, input: { outlook: 'shown' as const, grammar } } }
    const outlooks = new Outlooks(who)
    outlooks.look()
    expect(outlooks.awaited).toBeUndefined()
    await who.answer(OUTLOOK)
    expect(who.intent && outlookOf(current(who.intent).view)?.board).toBe('first')
  })

  it('is asked about another seat that is watched, and drawn from until the next step', async () => {
    const who = { ...chooser(), intent: undefined, view: { choosing: 2 } }
    const outlooks = new Outlooks(who)
    outlooks.look()
    expect(who.asked).toEqual(['watch 2'])
    expect(outlookOf(outlooks.drawn ?? {})).toBeUndefined()
    await who.answer(OUTLOOK)
    expect(outlookOf(outlooks.drawn ?? {})?.board).toBe('first')
    outlooks.look()
    expect(who.asked).toEqual(['watch 2'])
    Object.assign(who, { frame: frame(2) })
    expect(outlookOf(outlooks.drawn ?? {})).toBeUndefined()
  })

  it('comes too late for another position', async () => {
    const who = chooser()
    new Outlooks(who).look()
    const later = { ...who, frame: frame(2) }
    Object.assign(who, later)
    await who.answer(OUTLOOK)
    expect(who.intent && outlookOf(current(who.intent).view)).toBeUndefined()
  })

  it('is asked again after a part that is kept back, and no tap waits for that', async () => {
    const who = chooser()
    const outlooks = new Outlooks(who)
    outlooks.look()
    await who.answer(OUTLOOK)
    const on = who.intent && tap(grammar, who.intent, 'a')
    if (on?.kind !== 'narrowed') throw new Error('refused')
    who.intent = on.intent
    expect(current(on.intent).view).toMatchObject({ on: true, outlook: { board: null, legal: ['c'], before: 'first' } })
    outlooks.look()
    expect(who.asked).toEqual(['1', '1 a'])
    expect(outlooks.awaited).toBeUndefined()
    await who.answer({ ahead: {}, board: 'second' })
    expect(who.intent && outlookOf(current(who.intent).view)).toMatchObject({ board: 'second', before: 'first' })
  })

  it('leads an action on that was tapped before it came', async () => {
    const who = chooser()
    const outlooks = new Outlooks(who)
    outlooks.look()
    const early = who.intent && tap(grammar, who.intent, 'a')
    if (early?.kind !== 'narrowed') throw new Error('refused')
    expect(early.intent.done).toEqual([])
    who.intent = early.intent
    await who.answer(OUTLOOK)
    expect(who.intent.done).toEqual(['a'])
    expect(current(who.intent).view).toMatchObject({ on: true })
    expect(who.asked).toEqual(['1', '1 a'])
  })

  it('looks one action further on, of those that were wanted meanwhile only into the last', async () => {
    const who = chooser()
    const outlooks = new Outlooks(who)
    void outlooks.peek('a')
    void outlooks.peek('b')
    void outlooks.peek('c')
    expect(who.asked).toEqual(['1 a'])
    await who.answer({ ahead: {}, board: 'after a' })
    expect(who.asked).toEqual(['1 a', '1 c'])
    await who.answer({ ahead: {}, board: 'after c' })
    const beyond = () => outlookOf(current(who.intent ?? begin(grammar, {}, 0, [])).view)?.beyond
    expect(beyond()).toEqual({ a: 'after a', c: 'after c' })
    void outlooks.peek('a')
    expect(who.asked).toEqual(['1 a', '1 c'])
    outlooks.look()
    await who.answer(OUTLOOK)
    expect(beyond()).toEqual({ a: 'after a', c: 'after c' })
  })

  it('forgets what it looked into when the position is another', async () => {
    const who = chooser()
    void new Outlooks(who).peek('a')
    Object.assign(who, { frame: frame(2), intent: begin(grammar, {}, 0, ['a']) })
    await who.answer({ ahead: {}, board: 'late' })
    expect(who.intent && outlookOf(current(who.intent).view)).toBeUndefined()
  })

  it('draws the parts of a turn that were kept back from what was known of each', async () => {
    const who = { ...chooser(), view: { phase: 'first' } as View }
    const outlooks = new Outlooks(who)
    who.intent = begin(grammar, who.view, 0, ['a', 'b'])
    outlooks.look()
    await who.answer({ ahead: { a: { view: { phase: 'second' }, legal: ['c'], events: [] } }, board: 'before' })
    const on = tap(grammar, who.intent, 'a')
    if (on.kind !== 'narrowed') throw new Error('refused')
    who.intent = on.intent
    outlooks.look()
    await who.answer({ ahead: {}, board: 'known' })
    Object.assign(who, { frame: frame(2), view: { phase: 'second' } })
    expect(outlookOf(outlooks.drawn ?? {})?.board).toBe('known')
    Object.assign(who, { frame: frame(3), view: { phase: 'third' } })
    expect(outlookOf(outlooks.drawn ?? {})).toBeUndefined()
  })

  it('is not asked where the board does not show it', () => {
    const who = chooser()
    new Outlooks({ ...who, game: { phase, input: { grammar } } }).look()
    expect(who.asked).toEqual([])
  })
})

import { describe, expect, it, vi } from 'vitest'
import { PracticeLine, type Teacher } from '../../src/lessons/line'
import type { Scene } from '../../src/lessons/types'
import type { PracticeAnswer, PracticeWish, ServerMessage, TableInfo } from '../../src/wire/types'

/** Questions to the engine, answered when the test says so. */
const asked = vi.hoisted(() => [] as { wish: PracticeWish; answer: (answer: PracticeAnswer) => void }[])

vi.mock('../../src/engine/page', () => ({
  engine: () => ({
    practice: (wish: PracticeWish) => new Promise((answer) => asked.push({ wish, answer })),
  }),
}))

const settle = () => new Promise((resolve) => setTimeout(resolve))

/** A position after so many steps, in which the learner could act. */
const position = (seq: number) =>
  ({ options: {}, frames: [{ seq, prev: seq - 1, views: {}, legal: { 0: ['none'] }, events: [] }] }) as never

async function answer(seq: number): Promise<PracticeWish> {
  const question = asked.shift()
  if (question === undefined) throw new Error('nothing was asked')
  question.answer(position(seq))
  await settle()
  return question.wish
}

const scene = (seed: number): Scene => ({ seats: 2, seed, steps: [], tasks: [] })

describe('the line of a lesson', () => {
  it('leaves a scene when the others have answered there, and nothing can be played meanwhile', async () => {
    const heard: ServerMessage[] = []
    const legal = () => heard.flatMap((message) => (message.t === 'frame' ? [Object.keys(message.legal)] : []))
    const teacher: Teacher = { open: true, played: () => [[1, 'none']], advice: () => undefined }
    const wire = { onMessage: (message: ServerMessage) => heard.push(message), onConnection: () => undefined }
    const line = new PracticeLine(wire as never, { id: 't', game: 'elementals' } as TableInfo, scene(1), teacher)
    await settle()
    await answer(0)
    line.send({ t: 'act', table: 't', id: 'a', seat: 0, seq: 1000, actions: ['none'] })
    await settle()
    await answer(1)
    // The other seat's answer is on its way when the learner turns the page.
    const turned = line.load(scene(2))
    line.send({ t: 'act', table: 't', id: 'early', seat: 0, seq: 1001, actions: ['none'] })
    await settle()
    expect((await answer(2)).seed).toBe(1)
    expect(legal().at(-1)).toEqual([])
    const begun = await answer(0)
    await turned
    expect(begun).toMatchObject({ seed: 2, steps: [] })
    expect(legal().at(-1)).toEqual(['0'])
    expect(heard.at(-1)).toMatchObject({ t: 'error', id: 'early', code: 'conflict' })
  })
})

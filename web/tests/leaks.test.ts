/** The browser tests' judge of secrets is judged first: it lets pass what is lawful and nothing else. */
import { describe, expect, it } from 'vitest'
import { leaks } from '../e2e/leaks'

type Kit = { stock: string | null; rewards: unknown; offer: string | null }

const mine: Kit = { stock: 'A2', rewards: [], offer: 'A1' }
const closed: Kit = { stock: null, rewards: null, offer: null }

function frame(node: string, other: Partial<Kit>, events: object[] = [], final: unknown = null): string[] {
  return [JSON.stringify({ t: 'frame', views: { 0: { node, final, seats: [mine, { ...closed, ...other }] } }, events })]
}

describe('what leaks from behind the screens', () => {
  it('is nothing where all screens are closed', () => expect(leaks(frame('act', {}), 0)).toEqual([]))

  it('is a stock or a reward, whenever it is seen', () => {
    expect(leaks(frame('act', { stock: 'B1' }), 0)).toEqual(['stock of 1'])
    expect(leaks(frame('offer', { rewards: [] }), 0)).toEqual(['rewards of 1'])
  })

  it('is an offering only while somebody is still to offer', () => {
    expect(leaks(frame('offer', { offer: 'B1' }), 0)).toEqual(['offering of 1'])
    expect(leaks(frame('give', { offer: 'B1' }), 0)).toEqual([])
  })

  it('is an offering that is told when it is sealed', () => {
    expect(leaks(frame('offer', {}, [{ event: 'committed', seat: 1, offer: 'B1' }]), 0)).toEqual(['offering of 1'])
    expect(
      leaks(
        frame('offer', {}, [
          { event: 'committed', seat: 1, offer: null },
          { event: 'committed', seat: 0, offer: 'A1' },
        ]),
        0,
      ),
    ).toEqual([])
  })

  it("is another's view", () => {
    expect(
      leaks([JSON.stringify({ frame: { views: { 1: { node: 'act', final: null, seats: [mine, mine] } } } })], 0),
    ).toContain('view of 1')
  })

  it('is nothing once the end has lifted all screens', () =>
    expect(leaks(frame('end', { stock: 'B1', rewards: [] }, [], {}), 0)).toEqual([]))
})

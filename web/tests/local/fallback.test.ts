/** Where no server answers, this device does; where one refuses, its word stands. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api, reach, Refused } from '../../src/net/api'

const ME = { id: 'p1', name: 'Zoé', claimed: false, face: 'owl' }
const CARD = { id: 'lutins', titles: { fr: 'L', en: 'L' }, seats: [2, 3], edition: 1, options: {}, presets: {} }

function answers(body: unknown, status = 200, kind = 'application/json'): void {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(typeof body === 'string' ? body : JSON.stringify(body), {
        status,
        headers: { 'content-type': kind },
      }),
    ),
  )
}

const nobody = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))

describe('questions without a server', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => vi.unstubAllGlobals())

  it('remembers who I am and which games there are', async () => {
    answers(ME)
    expect(await api.me()).toEqual(ME)
    answers({ games: [CARD] })
    expect(await api.games()).toEqual([CARD])
    expect(reach.server).toBe(true)
    nobody()
    expect(await api.me()).toEqual(ME)
    expect(await api.games()).toEqual([CARD])
    expect(reach.server).toBe(false)
  })

  it('knows no games where nobody ever told any', async () => {
    nobody()
    await expect(api.games()).rejects.toMatchObject({ problem: { code: 'offline' } })
  })

  it('takes a page for no answer: such a host has files only', async () => {
    answers('<!doctype html>', 404, 'text/html')
    expect(await api.me()).toMatchObject({ claimed: false })
    expect(reach.server).toBe(false)
  })

  it('lets a refusal of the server stand', async () => {
    answers({ error: { code: 'too_many', message: 'wait' } }, 429)
    await expect(api.create({ game: 'lutins', seats: [{ kind: 'me' }] })).rejects.toMatchObject({ status: 429 })
  })

  it('says kindly that inviting somebody needs a server', async () => {
    nobody()
    const refused = await api
      .create({ game: 'lutins', seats: [{ kind: 'me' }, { kind: 'open' }] })
      .catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refused)
    expect((refused as Refused).message).toMatch(/connection|connexion/)
  })
})

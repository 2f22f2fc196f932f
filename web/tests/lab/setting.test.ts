import { describe, expect, it } from 'vitest'
import { changed, hashOf, settingIn, type Setting } from '../../src/lab/setting'

const setting: Setting = {
  game: 'armes',
  seats: 2,
  bot: 'greedy',
  games: 200,
  options: { rounds: 3 },
  changes: { rounds: 4, extra: 'format = 1\n# é « ogre »\n'.repeat(400), low: 'block' },
}

describe('what is tried', () => {
  it('travels in an address and comes back as it was', async () => {
    const hash = await hashOf(setting)
    expect(hash).toMatch(/^#try=[\w-]+$/)
    expect(hash.length).toBeLessThan(1000)
    expect(await settingIn(hash)).toEqual(setting)
    expect(changed(setting)).toEqual({ rounds: 4, extra: setting.changes.extra, low: 'block' })
  })

  it('is nothing where an address says nothing that can be read', async () => {
    const odd = await hashOf({ ...setting, seats: 'two' } as unknown as Setting)
    for (const hash of ['', '#', '#try=', '#try=%%%', '#try=AAAA', '#link=abc', odd])
      expect(await settingIn(hash)).toBeUndefined()
  })

  it('keeps nothing but values of options', async () => {
    const hash = await hashOf({ ...setting, changes: { a: 1, b: { c: 2 }, d: null } } as unknown as Setting)
    expect((await settingIn(hash))?.changes).toEqual({ a: 1 })
  })

  it('does not unpack what is far too large', async () => {
    const bomb = await hashOf({ ...setting, changes: { extra: 'a'.repeat(150_000) } })
    expect((await settingIn(bomb))?.changes.extra).toHaveLength(150_000)
    await expect(
      hashOf({ ...setting, changes: { extra: 'a'.repeat(5_000_000) } }).then(settingIn),
    ).resolves.toBeUndefined()
  })
})

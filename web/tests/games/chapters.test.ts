import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { begins, isEnd, isRoll } from '../../src/games/events'
import { CHAPTERS, chapterOf, chapterPicture, loadGame, seatBadges } from '../../src/games/index'
import { loadWords } from '../../src/i18n'
import { soundOf } from '../../src/store/sound'

describe('the book', () => {
  it('has a chapter for every folder, under its name and with a number of its own', () => {
    const folders = readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect([...CHAPTERS].sort()).toEqual(folders.map((folder) => folder.name).sort())
    const numbers = CHAPTERS.map((game) => chapterOf(game)?.number)
    expect(numbers).toEqual(CHAPTERS.map((_, index) => index + 1))
  })

  it('takes in a game that it has never heard of', async () => {
    const game = await loadGame('cairn')
    expect(game.id).toBe('cairn')
    expect(game.ownBoard).toBeDefined()
    expect(game.input.grammar.picks('take:2', {}, 0)).toEqual(['take:2'])
    expect(chapterPicture('cairn')).toContain('<rect')
    expect(seatBadges('cairn', 1, 3)).toHaveLength(1)
    const words = await loadWords('en', ['cairn'])
    expect(words.say('title-cairn')).toBe('cairn')
    expect(words.say('about-cairn')).toBe('')
  }, 60_000)
})

describe('events', () => {
  it('that are called alike mean the same everywhere', () => {
    expect(begins({ event: 'turn', seat: 1, turn: 3 })).toEqual({ kind: 'turn', number: 3 })
    expect(begins({ event: 'round', round: 2 })).toEqual({ kind: 'round', number: 2 })
    expect(begins({ event: 'turn', card: 'fft' }), 'a card that is turned').toBeUndefined()
    expect(begins({ event: 'slide', turn: 3 })).toBeUndefined()
    expect([isRoll({ event: 'roll' }), isRoll({ event: 'rolled' })]).toEqual([true, false])
    expect([isEnd({ event: 'end' }), isEnd({ event: 'over' }), isEnd({ event: 'ended' })]).toEqual([true, true, false])
  })

  it('are heard as their game says', async () => {
    const [elfe, plain] = [await loadGame('elfe'), await loadGame('cairn')]
    const events = [{ event: 'move' }, { event: 'cast' }]
    expect(soundOf(elfe, events, true)).toBe('magic')
    expect(soundOf(plain, events, true)).toBe('turn')
    expect(soundOf(plain, [{ event: 'take' }, { event: 'end' }], false)).toBe('win')
  }, 60_000)
})

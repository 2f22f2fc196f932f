import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CHAPTERS, loadLesson } from '../src/games/index'
import { Words, type Lang } from '../src/i18n'
import { fits } from '../src/lessons/types'

const keysOf = (game: string, lang: Lang) =>
  [...readFileSync(`src/games/${game}/lesson.${lang}.ftl`, 'utf8').matchAll(/^([a-z-]+) =/gm)].map(
    (match) => match[1] ?? '',
  )

describe('lessons', () => {
  it('say in both languages what to do and what to do instead, and nothing else', async () => {
    for (const game of CHAPTERS) {
      const { scenes } = await loadLesson(game)
      const tasks = scenes.flatMap((scene) => scene.tasks)
      expect(new Set(tasks.map((task) => task.id)).size, game).toBe(tasks.length)
      const wanted = tasks.flatMap(({ id, moves }) => [
        `lesson-${game}-${id}`,
        ...(moves.length > 0 ? [`lesson-${game}-${id}-astray`] : []),
      ])
      for (const lang of ['fr', 'en'] as const) {
        expect(keysOf(game, lang).sort(), `${game} ${lang}`).toEqual([...wanted].sort())
        const words = new Words(lang, [readFileSync(`src/games/${game}/lesson.${lang}.ftl`, 'utf8')])
        for (const key of wanted) expect(words.say(key).length, key).toBeGreaterThan(20)
      }
    }
  })

  it('know what they have in mind, and end with something to read', async () => {
    for (const game of CHAPTERS) {
      const { scenes } = await loadLesson(game)
      for (const move of scenes.flatMap((scene) => scene.tasks.flatMap((task) => task.moves)))
        expect(fits(move, move.show, {}), `${game} ${move.show}`).toBe(true)
      for (const scene of scenes) expect(scene.tasks.at(-1)?.moves, game).toEqual([])
    }
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Words, type Args, type Lang } from '../src/i18n'

type Said = { messages: Record<Lang, string>; said: { lang: Lang; key: string; args: Args; said: string }[] }
const file = JSON.parse(readFileSync('../crates/words/tests/said.json', 'utf8')) as Said

describe('a message', () => {
  it('says here what the server and the terminal say', () => {
    const words = (lang: Lang) => new Words(lang, [readFileSync(`../locales/${lang}.ftl`, 'utf8'), file.messages[lang]])
    const both = { fr: words('fr'), en: words('en') }
    expect(file.said.length).toBeGreaterThan(60)
    for (const { lang, key, args, said } of file.said)
      expect(both[lang].say(key, args), `${lang} ${key} ${JSON.stringify(args)}`).toBe(said)
  })
})

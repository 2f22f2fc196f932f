/** The figures of the base roster as they stand in its file: one is put into a file of one's own and changed there. */
import source from '@texts/games/armes/data/base.toml?raw'
import type { Starter } from '../chapter'
import { BASE } from './roster'

/** An entry goes on until the next one of any kind. */
const ENTRY = /^\[\[(\w+)\]\]\n[\s\S]*?(?=^\[\[\w+\]\]|(?![\s\S]))/gm

const starters: readonly Starter[] = [...source.matchAll(ENTRY)].flatMap(([text, kind]) => {
  const id = /^id = "(\w+)"$/m.exec(text)?.[1] ?? ''
  const profile = kind === 'profile' ? BASE.profiles.get(id) : undefined
  // Headings of the next part of the file are no part of the entry.
  const own = text.replace(/\n+(#[^\n]*\n*)*$/, '\n')
  return profile === undefined
    ? []
    : [{ option: 'extra', head: 'format = 1\n', fr: profile.fr, en: profile.en, text: own }]
})

export default starters

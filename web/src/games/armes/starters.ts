/** The figures of the base roster as they stand in its file: one is put into a file of one's own and changed there. */
import source from '@texts/games/armes/data/base.toml?raw'
import type { Idea, Starter } from '../chapter'
import { BASE } from './roster'

/** An entry goes on until the next one of any kind. */
const ENTRY = /^\[\[(\w+)\]\]\n[\s\S]*?(?=^\[\[\w+\]\]|(?![\s\S]))/gm

/** A ready-made band in which the figure fights, for a side that nobody chose one for; none where it fights already. */
function bandWith(id: string): Starter['needs'] {
  return (values, chosen) => {
    const fights = (band: unknown) => BASE.bands.get(String(band))?.figures.includes(id) === true
    const band = [...BASE.bands.values()].find(({ figures }) => figures.includes(id))
    if (band === undefined || fights(values.band0) || fights(values.band1)) return {}
    return { [chosen.band0 !== undefined && chosen.band1 === undefined ? 'band1' : 'band0']: band.id }
  }
}

const starters: readonly Starter[] = [...source.matchAll(ENTRY)].flatMap(([text, kind]) => {
  const id = /^id = "(\w+)"$/m.exec(text)?.[1] ?? ''
  const profile = kind === 'profile' ? BASE.profiles.get(id) : undefined
  // Headings of the next part of the file are no part of the entry.
  const own = text.replace(/\n+(#[^\n]*\n*)*$/, '\n')
  return profile === undefined
    ? []
    : [{ option: 'extra', head: 'format = 1\n', fr: profile.fr, en: profile.en, text: own, needs: bandWith(id) }]
})

const ogre = starters.find(({ en }) => en === 'Ogre')

export const ideas: readonly Idea[] = [
  {
    fr: 'Un ogre à 14 points de santé',
    en: 'An ogre with 14 health',
    options: { band0: 'vilains1' },
    changes: { extra: `${ogre?.head}\n${ogre?.text.replace(/^health = .*$/m, 'health = 14')}` },
  },
  { fr: 'Trois manches', en: 'Three rounds', changes: { rounds: 3 } },
  { fr: 'Trois ordres par manche', en: 'Three orders a round', changes: { tokens: 3 } },
  { fr: 'Le carrefour', en: 'The crossroads', changes: { map: 'carrefour' } },
]

export default starters

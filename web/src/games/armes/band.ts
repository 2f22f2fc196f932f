/** Bands before a battle: what they cost, what is wrong with them, which card they play with. */
import type { Words } from '../../i18n'
import { factionName, profileName } from './names'
import { BANDS, PROFILES } from './roster'

/** ARM-REC-2: figures in a band. */
export const MOST_FIGURES = 10
/** Recruited at the table, in secret. */
export const AT_TABLE = 'table'

/** How the option writes a band of one's own. */
export const written = (figures: readonly string[]): string => figures.join(',')

/** The figures of a band as the option writes it; undefined for one that is recruited at the table. */
export function figuresOf(option: string): string[] | undefined {
  if (option === AT_TABLE) return undefined
  return [...(BANDS.get(option)?.figures ?? option.split(',').filter((id) => id !== ''))]
}

export function cost(figures: readonly string[]): number {
  return figures.reduce((sum, id) => sum + (PROFILES.get(id)?.cost ?? 0), 0)
}

/** ARM-REC-4: factions that all figures share. */
export function shared(figures: readonly string[]): string[] {
  const [first, ...rest] = figures.map((id) => PROFILES.get(id)?.factions ?? [])
  return (first ?? []).filter((faction) => rest.every((factions) => factions.includes(faction)))
}

/** What keeps this band from fighting, in words; nothing when it may. The server has the last word. */
export function trouble(figures: readonly string[], points: number, words: Words): string | undefined {
  if (figures.length === 0) return words.say('armes-ui-band-empty')
  if (figures.length > MOST_FIGURES) return words.say('armes-ui-band-many', { most: MOST_FIGURES })
  const over = cost(figures) - points
  return over > 0 ? words.say('armes-ui-band-dear', { over }) : undefined
}

/** The card that a band plays with, in a sentence. */
export function cardOf(figures: readonly string[], words: Words): string {
  const factions = shared(figures).map((faction) => factionName(faction, words))
  return words.say('armes-ui-band-card', { factions: factions.length === 0 ? 'none' : factions.join(', ') })
}

/** Profiles to recruit, cheapest first. */
export function recruits(words: Words): { id: string; name: string; cost: number; about: string }[] {
  return [...PROFILES.values()]
    .map((profile) => ({
      id: profile.id,
      name: profileName(profile.id, words),
      cost: profile.cost,
      about: words.say('armes-ui-band-profile', { move: profile.move, dice: profile.dice, armour: profile.armour, health: profile.health, factions: profile.factions.map((faction) => factionName(faction, words)).join(', ') }),
    }))
    .sort((a, b) => a.cost - b.cost || a.name.localeCompare(b.name))
}

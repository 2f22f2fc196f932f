/** Bands before a battle: what they cost, what is wrong with them, which card they play with. */
import type { Words } from '../../i18n'
import { factionName, profileLines, profileName } from './names'
import type { Roster } from './roster'

/** ARM-REC-2: figures in a band. */
export const MOST_FIGURES = 10
/** Recruited at the table, in secret. */
export const AT_TABLE = 'table'

/** How the option writes a band of one's own. */
export const written = (figures: readonly string[]): string => figures.join(',')

/** The figures of a band as the option writes it; undefined for one that is recruited at the table. */
export function figuresOf({ bands }: Roster, option: string): string[] | undefined {
  if (option === AT_TABLE) return undefined
  return [...(bands.get(option)?.figures ?? option.split(',').filter((id) => id !== ''))]
}

export function cost({ profiles }: Roster, figures: readonly string[]): number {
  return figures.reduce((sum, id) => sum + (profiles.get(id)?.cost ?? 0), 0)
}

/** ARM-REC-4: factions that all figures share. */
export function shared({ profiles }: Roster, figures: readonly string[]): string[] {
  const [first, ...rest] = figures.map((id) => profiles.get(id)?.factions ?? [])
  return (first ?? []).filter((faction) => rest.every((factions) => factions.includes(faction)))
}

/** What keeps this band from fighting, in words; nothing when it may. The server has the last word. */
export function trouble(roster: Roster, figures: readonly string[], points: number, words: Words): string | undefined {
  if (figures.length === 0) return words.say('armes-ui-band-empty')
  if (figures.length > MOST_FIGURES) return words.say('armes-ui-band-many', { most: MOST_FIGURES })
  const over = cost(roster, figures) - points
  return over > 0 ? words.say('armes-ui-band-dear', { over }) : undefined
}

/** The card that a band plays with, in a sentence. */
export function cardOf(roster: Roster, figures: readonly string[], words: Words): string {
  const factions = shared(roster, figures).map((faction) => factionName(roster, faction, words))
  return words.say('armes-ui-band-card', { factions: factions.length === 0 ? 'none' : words.list(factions) })
}

/** Profiles to recruit, cheapest first. */
export function recruits(
  roster: Roster,
  words: Words,
): { id: string; name: string; cost: number; about: string; lines: string[] }[] {
  return [...roster.profiles.values()]
    .map((profile) => ({
      id: profile.id,
      name: profileName(roster, profile.id, words),
      cost: profile.cost,
      about: words.say('armes-ui-band-profile', {
        move: profile.move,
        dice: profile.dice,
        armour: profile.armour,
        health: profile.health,
        factions: profile.factions.map((faction) => factionName(roster, faction, words)).join(', '),
      }),
      lines: profileLines(profile, words),
    }))
    .sort((a, b) => a.cost - b.cost || a.name.localeCompare(b.name))
}

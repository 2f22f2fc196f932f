/** Bands before a battle: who is in them, and what the rules say of them in words. */
import type { Words } from '../../i18n'
import type { Muster } from './generated'
import { factionName, profileLines, profileName } from './names'
import type { Roster } from './roster'

/** Recruited at the table, in secret. */
export const AT_TABLE = 'table'

/** How the option writes a band of one's own. */
export const written = (figures: readonly string[]): string => figures.join(',')

/** The figures of a band as the option writes it; undefined for one that is recruited at the table. */
export function figuresOf({ bands }: Roster, option: string): string[] | undefined {
  if (option === AT_TABLE) return undefined
  return [...(bands.get(option)?.figures ?? option.split(',').filter((id) => id !== ''))]
}

/** What keeps this band from fighting, in words; nothing when it may. */
export function trouble({ trouble: what, over }: Muster, most: number, words: Words): string | undefined {
  return what === null ? undefined : words.say(`armes-ui-band-${what}`, { most, over })
}

/** The card that a band plays with, in a sentence. */
export function cardOf(roster: Roster, { factions }: Muster, words: Words): string {
  const names = factions.map((faction) => factionName(roster, faction, words))
  return words.say('armes-ui-band-card', { factions: names.length === 0 ? 'none' : words.list(names) })
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

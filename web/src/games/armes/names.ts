/** Names of figures, actions, factions and scenery in both languages, from the roster itself. */
import type { Words } from '../../i18n'
import type { About } from '../../ui/ask.svelte'
import type { Act, Profile, Roster } from './roster'
import { figureOf, profileOf, type ArmesView } from './view'

/** An id that no roster here knows, made readable. */
const plain = (id: string) => id.replaceAll('_', ' ')

export const profileName = ({ profiles }: Roster, id: string, words: Words) =>
  profiles.get(id)?.[words.lang] ?? plain(id)
export const factionName = ({ factions }: Roster, id: string, words: Words) =>
  factions.get(id)?.[words.lang] ?? plain(id)
export const pieceName = ({ pieces }: Roster, id: string, words: Words) => pieces.get(id)?.[words.lang] ?? plain(id)

/** A figure by its name; twins of one band are told apart by a number. */
export function figureName(view: ArmesView, id: string, words: Words): string {
  const figure = figureOf(view, id)
  if (figure === undefined) return id
  const twins = view.figures.filter((other) => other.seat === figure.seat && other.profile === figure.profile)
  const name = profileName(view.roster, figure.profile, words)
  return twins.length > 1 ? `${name} ${twins.indexOf(figure) + 1}` : name
}

export function actOf(view: ArmesView, figure: string | undefined, act: string): Act | undefined {
  const who = figureOf(view, figure)
  return who === undefined ? undefined : profileOf(view, who)?.act.find((one) => one.id === act)
}

const NUMBERED = ['charge', 'flames', 'poison', 'crack', 'push', 'pull', 'shift', 'dodge'] as const

/** What an action does, in the words of the rules. */
export function actAbout(act: Act, words: Words): string {
  const more = act.need.endsWith('+') ? 'true' : 'false'
  const parts = [
    words.say('armes-ui-need', { need: Number.parseInt(act.need, 10) }),
    words.say('armes-ui-reach', { range: act.range ?? 0 }),
    ...NUMBERED.flatMap((name) =>
      act[name] === undefined ? [] : [words.say(`armes-ui-key-${name}`, { value: act[name] })],
    ),
    ...(act.freeze === true ? [words.say('armes-ui-key-freeze')] : []),
    ...(act.devour === true ? [words.say('armes-ui-key-devour')] : []),
    ...(act.damage === undefined ? [] : [words.say('armes-ui-key-damage', { value: act.damage, more })]),
    ...(act.heal === undefined ? [] : [words.say('armes-ui-key-heal', { value: act.heal, more })]),
  ]
  return parts.join(', ')
}

/** A rule of a profile: `regeneration(1)`, `bite(1,1)`, `agile`. */
export function ruleAbout(rule: string, words: Words): string {
  const [name = '', values = ''] = rule.replace(')', '').split('(')
  const [a = '', b = ''] = values.split(',').map((value) => value.trim())
  return words.say(`armes-ui-rule-${name}`, { a: Number(a), b: Number(b) })
}

/** What a figure can do: its actions and its rules, a line for each. */
export function profileLines(profile: Profile, words: Words): string[] {
  return [
    ...profile.act.map((act) => words.say('armes-ui-act', { act: act[words.lang], about: actAbout(act, words) })),
    ...(profile.rules ?? []).map((rule) => ruleAbout(rule, words)),
  ]
}

/** A figure before the battle, for whoever asks. */
export function aboutProfile(roster: Roster, id: string, words: Words): About | undefined {
  const profile = roster.profiles.get(id)
  if (profile === undefined) return undefined
  return {
    title: words.say('armes-ui-profile-title', { name: profile[words.lang], cost: profile.cost }),
    text: words.say('armes-ui-band-profile', {
      move: profile.move,
      dice: profile.dice,
      armour: profile.armour,
      health: profile.health,
      factions: words.list(profile.factions.map((faction) => factionName(roster, faction, words))),
    }),
    lines: profileLines(profile, words),
  }
}

/** The figures, factions and scenery of the base roster, read where the rules keep them. */
import source from '@texts/games/armes/data/base.toml?raw'

type Value = string | number | boolean | string[]
type Entry = { [key: string]: Value | Entry | Entry[] }

export type Act = {
  id: string
  fr: string
  en: string
  need: string
  range?: number | 'sight'
  damage?: number
  charge?: number
  flames?: number
  poison?: number
  crack?: number
  push?: number
  pull?: number
  shift?: number
  dodge?: number
  heal?: number
  freeze?: boolean
  devour?: boolean
}

export type Profile = {
  id: string
  fr: string
  en: string
  cost: number
  move: number
  fly?: boolean
  dice: number
  armour: number
  health: number
  factions: string[]
  rules?: string[]
  act: Act[]
}

type Bonus = { kind: string; fr: string; en: string; value?: number }
export type Faction = { id: string; fr: string; en: string; permanent: Bonus; activated: Bonus }
export type Piece = { id: string; fr: string; en: string; move: 'block' | 'hard' | 'easy' | 'open'; sight: 'high' | 'low' | 'flat'; shape: string[] }

export type Band = { id: string; fr: string; en: string; card: string; figures: string[] }
export type Ground = { id: string; fr: string; en: string }

/** The part of TOML that the roster is written in: tables, and values on one line or lists over several. */
export function parseRoster(text: string): Entry {
  const root: Entry = {}
  let table = root
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    const heading = /^(\[\[?)([\w.]+)\]\]?$/.exec(line.trim())
    if (heading !== null) {
      table = tableAt(root, (heading[2] ?? '').split('.'), heading[1] === '[[')
      continue
    }
    const at = line.indexOf('=')
    let value = line.slice(at + 1).trim()
    while (value.startsWith('[') && !value.endsWith(']') && index + 1 < lines.length) {
      index += 1
      value += (lines[index] ?? '').trim()
    }
    table[line.slice(0, at).trim()] = JSON.parse(value.replace(/,\s*\]$/, ']')) as Value
  }
  return root
}

/** The table that a heading opens; a list's newest entry stands for the list. */
function tableAt(root: Entry, path: readonly string[], listed: boolean): Entry {
  return path.reduce<Entry>((table, name, depth) => {
    const known = table[name]
    if (depth === path.length - 1) {
      const made: Entry = {}
      if (!listed) table[name] = made
      else if (Array.isArray(known)) (known as Entry[]).push(made)
      else table[name] = [made]
      return made
    }
    return (Array.isArray(known) ? known.at(-1) : known) as Entry
  }, root)
}

const roster = parseRoster(source)
const byId = <T extends { id: string }>(list: unknown) => new Map((list as T[]).map((entry) => [entry.id, entry]))

export const PROFILES: ReadonlyMap<string, Profile> = byId<Profile>(roster.profile)
export const FACTIONS: ReadonlyMap<string, Faction> = byId<Faction>(roster.faction)
export const PIECES: ReadonlyMap<string, Piece> = byId<Piece>(roster.piece)
export const BANDS: ReadonlyMap<string, Band> = byId<Band>(roster.band)
export const MAPS: ReadonlyMap<string, Ground> = byId<Ground>(roster.map)

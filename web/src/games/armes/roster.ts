/** The figures, factions and scenery of a table: those of the base roster, read where the rules keep them, and its own. */
import source from '@texts/games/armes/data/base.toml?raw'
import { parse, TomlError, type TomlTable, type TomlValue } from 'smol-toml'

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
export type Piece = {
  id: string
  fr: string
  en: string
  move: 'block' | 'hard' | 'easy' | 'open'
  sight: 'high' | 'low' | 'flat'
  shape: string[]
}

export type Band = { id: string; fr: string; en: string; card: string; figures: string[] }
export type Ground = { id: string; fr: string; en: string; lairs?: string[]; objectives?: string[]; scenery?: string[] }

/** Everything that a table's figures and grounds are made of, each in the order of the files. */
export type Roster = {
  profiles: ReadonlyMap<string, Profile>
  factions: ReadonlyMap<string, Faction>
  pieces: ReadonlyMap<string, Piece>
  bands: ReadonlyMap<string, Band>
  maps: ReadonlyMap<string, Ground>
}

const isTable = (value: TomlValue | undefined): value is TomlTable => typeof value === 'object' && !Array.isArray(value)
const texts = (entry: TomlTable, ...keys: string[]) => keys.every((key) => typeof entry[key] === 'string')
const numbers = (entry: TomlTable, ...keys: string[]) => keys.every((key) => typeof entry[key] === 'number')
const listOfTexts = (value: TomlValue | undefined): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Entries of one kind that can be shown. Whether a file is right as a whole only the server says (ARM-DATA). */
function entries<T extends { id: string }>(
  file: TomlTable,
  kind: string,
  fits: (entry: TomlTable) => boolean,
): Map<string, T> {
  const list = file[kind]
  const found = (Array.isArray(list) ? list : []).filter(
    (entry): entry is TomlTable => isTable(entry) && texts(entry, 'id', 'fr', 'en') && fits(entry),
  )
  return new Map(found.map((entry) => [String(entry.id), entry as unknown as T]))
}

const isBonus = (value: TomlValue | undefined) => isTable(value) && texts(value, 'kind', 'fr', 'en')
const isAct = (value: TomlValue) => isTable(value) && texts(value, 'id', 'fr', 'en', 'need')

/** ARM-DATA-4: a number that is 0 and a flag that is not set are as good as unwritten. */
function plain(act: Act): Act {
  return Object.fromEntries(Object.entries(act).filter(([, value]) => value !== 0 && value !== false)) as Act
}

function rosterIn(text: string): Roster {
  const file = parse(text)
  const profiles = entries<Profile>(
    file,
    'profile',
    (entry) =>
      numbers(entry, 'cost', 'move', 'dice', 'armour', 'health') &&
      listOfTexts(entry.factions) &&
      (entry.rules === undefined || listOfTexts(entry.rules)) &&
      Array.isArray(entry.act) &&
      entry.act.every(isAct),
  )
  return {
    profiles: new Map([...profiles].map(([id, profile]) => [id, { ...profile, act: profile.act.map(plain) }])),
    factions: entries(file, 'faction', (entry) => isBonus(entry.permanent) && isBonus(entry.activated)),
    pieces: entries(file, 'piece', (entry) => texts(entry, 'move', 'sight') && listOfTexts(entry.shape)),
    bands: entries(file, 'band', (entry) => texts(entry, 'card') && listOfTexts(entry.figures)),
    maps: entries(file, 'map', (entry) =>
      ['lairs', 'objectives', 'scenery'].every((list) => entry[list] === undefined || listOfTexts(entry[list])),
    ),
  }
}

export const BASE: Roster = rosterIn(source)

/** What keeps a file from being read at all: a place in it, or that there is nothing in it. */
export type FileTrouble = { kind: 'syntax'; line: number } | { kind: 'nothing' }

/** Looked at as soon as it is there; whether it is right as a whole the server says when the table opens. */
export function fileTrouble(text: string): FileTrouble | undefined {
  try {
    const { profiles, factions, pieces, bands, maps } = rosterIn(text)
    const found = [profiles, factions, pieces, bands, maps].some((kind) => kind.size > 0)
    return found ? undefined : { kind: 'nothing' }
  } catch (error) {
    if (error instanceof TomlError) return { kind: 'syntax', line: error.line }
    throw error
  }
}

/** ARM-DATA-1: the base roster with a table's own entries, which replace those of the same name in their place. */
export function rosterWith(extra: string): Roster {
  if (extra.trim() === '') return BASE
  try {
    const own = rosterIn(extra)
    return {
      profiles: new Map([...BASE.profiles, ...own.profiles]),
      factions: new Map([...BASE.factions, ...own.factions]),
      pieces: new Map([...BASE.pieces, ...own.pieces]),
      bands: new Map([...BASE.bands, ...own.bands]),
      maps: new Map([...BASE.maps, ...own.maps]),
    }
  } catch (error) {
    // No table is opened with such a file; the server says what is wrong with it.
    if (error instanceof TomlError) return BASE
    throw error
  }
}

/** What a game's folder gives to be printed: everything but the rules, which every game has. */
import type { Words } from '../i18n'
import type { View } from '../wire/types'
import type { Part } from './sheet'

/** Asks the rules how a game begins with these options, at a table of so many. */
export type Opening = (options: Record<string, string>, seats?: number) => Promise<View>

/** `options` are those of a variant that is printed; none for the game as it is. */
export type Kit = (words: Words, opening: Opening, options: Readonly<Record<string, unknown>>) => Promise<Part[]>

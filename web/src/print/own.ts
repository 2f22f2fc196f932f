/** What a table's own text puts in the place of a game's numbers, for what is printed of it. */
import { parse } from 'smol-toml'

type Table = Record<string, unknown>
const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value)

function over(shipped: Table, own: Table): Table {
  const inner = Object.entries(own).map(([name, value]) => {
    const before = shipped[name]
    return [name, isTable(before) && isTable(value) ? over(before, value) : value] as const
  })
  return { ...shipped, ...Object.fromEntries(inner) }
}

/** The numbers of a file that comes with the game, with those of a text over them. The rules say what is wrong with a text: here
 * one that cannot be read is none. */
export function withOwn<Data>(shipped: string, text: unknown): Data {
  const data = parse(shipped)
  try {
    return over(data, typeof text === 'string' ? parse(text) : {}) as Data
  } catch {
    return data as Data
  }
}

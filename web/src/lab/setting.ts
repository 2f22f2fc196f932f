/** What is tried in the lab, as an address: everything after the # stays in the browser. */
import type { OptionValue } from '../wire/types'

export type Options = Record<string, OptionValue>
/** A game, who plays it, and what is changed of it. */
export type Setting = {
  game: string
  seats: number
  bot: string
  games: number
  /** Of both variants. */
  options: Options
  /** Of the second one alone. */
  changes: Options
}

/** Larger than any setting: nobody's address makes a page unpack more. */
const LARGEST = 200_000

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of readable(new Blob([bytes]).stream().pipeThrough(stream))) {
    size += part.length
    if (size > LARGEST) throw new RangeError('too large')
    parts.push(part)
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
}

async function* readable(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

/** Letters, digits, - and _ alone. */
const plain = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

async function packed(setting: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(setting))
  return plain(await through(bytes, new CompressionStream('deflate-raw')))
}

/** What an address says; undefined where it says nothing that can be read. */
async function unpacked(text: string): Promise<unknown> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))))
  } catch {
    return undefined
  }
}

const isValue = (value: unknown): value is OptionValue => ['string', 'number', 'boolean'].includes(typeof value)
const options = (value: unknown): Options =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, OptionValue] => isValue(entry[1])))
    : {}

/** A setting out of the part of an address behind the #. Whether it can be played the rules say. */
export async function settingIn(hash: string): Promise<Setting | undefined> {
  const text = new URLSearchParams(hash.slice(1)).get('try')
  const found = text === null ? undefined : await unpacked(text)
  if (typeof found !== 'object' || found === null) return undefined
  const { game, seats, bot, games, options: fixed, changes } = found as Record<string, unknown>
  if (typeof game !== 'string' || !Number.isInteger(seats) || typeof bot !== 'string' || !Number.isInteger(games))
    return undefined
  return {
    game,
    seats: Number(seats),
    bot,
    games: Number(games),
    options: options(fixed),
    changes: options(changes),
  }
}

export const hashOf = async (setting: Setting) => `#try=${await packed(setting)}`

/** All options of the changed game. */
export const changed = ({ options: fixed, changes }: Setting): Options => ({ ...fixed, ...changes })

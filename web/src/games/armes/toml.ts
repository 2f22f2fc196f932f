/** TOML 1.0 as far as rosters go: everything but dates. */
export type TomlValue = string | number | boolean | TomlValue[] | TomlTable
export interface TomlTable { [key: string]: TomlValue }

/** Reads a document; a `SyntaxError` for anything that is none. */
export function parseToml(text: string): TomlTable {
  return new Reader(text.replaceAll('\r\n', '\n')).document()
}

const SPACE = /[ \t]*/y
const BLANK = /(?:[ \t\n]|#[^\n]*)*/y
const LINE_END = /[ \t]*(?:#[^\n]*)?(?:\n|$)/y
const BARE = /[\w-]+/y
const NUMBER = /(?:0x[\da-fA-F_]+|0o[0-7_]+|0b[01_]+|[+-]?\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?)(?![\w:.-])/y
const BOOLEAN = /(?:true|false)\b/y
const LITERAL = /'([^'\n]*)'/y
const LITERAL_BLOCK = /'''\n?([^]*?)'''(?!')/y
const BASIC = /"((?:[^"\\\n]|\\.)*)"/y
const BASIC_BLOCK = /"""\n?((?:[^\\]|\\[^])*?)"""(?!")/y
const ESCAPE = /\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|\s*\n\s*|(.))/g
const ESCAPED: Record<string, string> = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r', '"': '"', '\\': '\\' }

/** Without inherited names: a file may call its keys as it likes. */
const table = (): TomlTable => Object.create(null) as TomlTable
const isTable = (value: TomlValue | undefined): value is TomlTable => typeof value === 'object' && !Array.isArray(value)

class Reader {
  #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  document(): TomlTable {
    const root = table()
    let open = root
    for (this.#take(BLANK); this.#at < this.#text.length; this.#take(BLANK)) {
      const listed = this.#skip('[[')
      if (listed || this.#skip('[')) {
        const path = this.#path()
        this.#expect(listed ? ']]' : ']')
        open = this.#heading(root, path, listed)
      } else this.#pair(open)
      if (this.#take(LINE_END) === undefined) throw this.#wrong()
    }
    return root
  }

  /** The table that a heading opens; a list's newest entry stands for the list. */
  #heading(root: TomlTable, path: readonly string[], listed: boolean): TomlTable {
    const parent = this.#inside(root, path.slice(0, -1))
    const name = path.at(-1) ?? ''
    const known = parent[name]
    if (!listed) return this.#inside(parent, [name])
    const made = table()
    if (known === undefined) parent[name] = [made]
    else if (Array.isArray(known)) known.push(made)
    else throw this.#wrong()
    return made
  }

  #inside(start: TomlTable, path: readonly string[]): TomlTable {
    return path.reduce((outer, name) => {
      outer[name] ??= table()
      const known = outer[name]
      const inner = Array.isArray(known) ? known.at(-1) : known
      if (!isTable(inner)) throw this.#wrong()
      return inner
    }, start)
  }

  #pair(into: TomlTable): void {
    const path = this.#path()
    this.#expect('=')
    const owner = this.#inside(into, path.slice(0, -1))
    const name = path.at(-1) ?? ''
    if (owner[name] !== undefined) throw this.#wrong()
    owner[name] = this.#value()
  }

  #path(): string[] {
    const names: string[] = []
    do {
      this.#take(SPACE)
      names.push(this.#take(BARE)?.[0] ?? this.#line() ?? this.#fail())
      this.#take(SPACE)
    } while (this.#skip('.'))
    return names
  }

  #value(): TomlValue {
    this.#take(SPACE)
    if (this.#skip('[')) return this.#list()
    if (this.#skip('{')) return this.#inline()
    const text = this.#take(LITERAL_BLOCK)?.[1] ?? unescaped(this.#take(BASIC_BLOCK)?.[1]) ?? this.#line()
    if (text !== undefined) return text
    const truth = this.#take(BOOLEAN)
    if (truth !== undefined) return truth[0] === 'true'
    const number = this.#take(NUMBER) ?? this.#fail()
    return Number(number[0].replaceAll('_', ''))
  }

  #list(): TomlValue[] {
    const values: TomlValue[] = []
    for (this.#take(BLANK); !this.#skip(']'); this.#take(BLANK)) {
      values.push(this.#value())
      this.#take(BLANK)
      if (!this.#skip(',') && this.#text[this.#at] !== ']') throw this.#wrong()
    }
    return values
  }

  #inline(): TomlTable {
    const made = table()
    for (this.#take(SPACE); !this.#skip('}'); this.#take(SPACE)) {
      this.#pair(made)
      this.#take(SPACE)
      if (!this.#skip(',') && this.#text[this.#at] !== '}') throw this.#wrong()
    }
    return made
  }

  /** A string on one line. */
  #line(): string | undefined {
    return this.#take(LITERAL)?.[1] ?? unescaped(this.#take(BASIC)?.[1])
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text) ?? undefined
    if (found !== undefined) this.#at += found[0].length
    return found
  }

  #skip(sign: string): boolean {
    if (!this.#text.startsWith(sign, this.#at)) return false
    this.#at += sign.length
    return true
  }

  #expect(sign: string): void {
    if (!this.#skip(sign)) throw this.#wrong()
  }

  #fail(): never {
    throw this.#wrong()
  }

  #wrong(): SyntaxError {
    return new SyntaxError(`no TOML at line ${this.#text.slice(0, this.#at).split('\n').length}`)
  }
}

function unescaped(text: string | undefined): string | undefined {
  return text?.replace(ESCAPE, (_, short?: string, long?: string, sign?: string) => {
    const code = short ?? long
    if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16))
    return sign === undefined ? '' : (ESCAPED[sign] ?? sign)
  })
}

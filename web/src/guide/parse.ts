/** The players' guides: a small part of Markdown, with the clauses of each paragraph in braces at its end. */

/** A piece of a sentence. */
export type Run = { text: string; style: 'plain' | 'strong' | 'emphasis' | 'code' }

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; id: string; text: string }
  | { kind: 'paragraph' | 'item'; runs: Run[]; clauses: string[] }
  | { kind: 'table'; header: Run[][]; rows: Run[][][] }

const CLAUSES = /\s*\{([A-Z]+-[A-Z0-9-]+(?:,\s*[A-Z]+-[A-Z0-9-]+)*)\}\s*$/

export function parse(source: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  let table: string[] = []
  const flush = () => {
    if (lines.length > 0) blocks.push(textBlock(lines.join(' ')))
    if (table.length > 0) blocks.push(tableBlock(table))
    lines = []
    table = []
  }
  for (const line of source.split('\n')) {
    const heading = /^(#{1,3})\s+(.*)$/.exec(line)
    if (heading !== null) {
      flush()
      const text = (heading[2] ?? '').trim()
      blocks.push({ kind: 'heading', level: (heading[1]?.length ?? 1) as 1 | 2 | 3, id: slug(text), text })
    } else if (line.trim() === '') {
      flush()
    } else if (line.startsWith('|')) {
      if (lines.length > 0) flush()
      table.push(line)
    } else {
      // Every list item is a paragraph of its own.
      if (/^[-*]\s/.test(line)) flush()
      lines.push(line.trim())
    }
  }
  flush()
  return blocks
}

function textBlock(text: string): Block {
  const found = CLAUSES.exec(text)
  const clauses = found?.[1]?.split(/,\s*/) ?? []
  const bare = text.replace(CLAUSES, '')
  const item = /^[-*]\s+/.exec(bare)
  return {
    kind: item === null ? 'paragraph' : 'item',
    runs: runs(item === null ? bare : bare.slice(item[0].length)),
    clauses,
  }
}

function tableBlock(lines: readonly string[]): Block {
  const rows = lines
    .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|\s*$/g, '')
        .split('|')
        .map((cell) => runs(cell.trim())),
    )
  return { kind: 'table', header: rows[0] ?? [], rows: rows.slice(1) }
}

export function runs(text: string): Run[] {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).filter((part) => part !== '')
  return parts.map((part): Run => {
    if (part.startsWith('**')) return { text: part.slice(2, -2), style: 'strong' }
    if (part.startsWith('*')) return { text: part.slice(1, -1), style: 'emphasis' }
    if (part.startsWith('`')) return { text: part.slice(1, -1), style: 'code' }
    return { text: part, style: 'plain' }
  })
}

export function plain(block: Block): string {
  if (block.kind === 'heading') return block.text
  if (block.kind === 'table')
    return [block.header, ...block.rows]
      .flat(2)
      .map((run) => run.text)
      .join(' ')
  return block.runs.map((run) => run.text).join('')
}

/** Lower case without accents, so that "foret" finds "forêt". */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

function slug(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The words of a query, as they are looked for. */
function wanted(query: string): string[] {
  return fold(query)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** A text cut where a word that was looked for begins and ends. */
export function found(text: string, query: string): { text: string; hit: boolean }[] {
  const letters = [...text.normalize('NFC')]
  // Each letter's place in the folded text: one letter may become several, or none.
  const starts: number[] = []
  let folded = ''
  for (const letter of letters) {
    starts.push(folded.length)
    folded += fold(letter)
  }
  const hits = letters.map(() => false)
  for (const word of wanted(query))
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      starts.forEach((start, index) => {
        if (start >= at && start < at + word.length) hits[index] = true
      })
  const parts: { text: string; hit: boolean }[] = []
  letters.forEach((letter, index) => {
    const last = parts.at(-1)
    const hit = hits[index] === true
    if (last?.hit === hit) last.text += letter
    else parts.push({ text: letter, hit })
  })
  return parts
}

/** Blocks that hold every word looked for, by text or by clause; headings stay with what is under them. */
export function search(blocks: readonly Block[], query: string): Block[] {
  const words = wanted(query)
  if (words.length === 0) return [...blocks]
  const hit = (block: Block) => {
    const text = fold(`${plain(block)} ${'clauses' in block ? block.clauses.join(' ') : ''}`)
    return words.every((word) => text.includes(word))
  }
  const kept: Block[] = []
  let heading: Block | undefined
  for (const block of blocks) {
    if (block.kind === 'heading') heading = block
    else if (hit(block)) {
      if (heading !== undefined) kept.push(heading)
      heading = undefined
      kept.push(block)
    }
  }
  return kept
}

/** How the first page is put together: little to fetch before there is something to look at, and to press. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Of a game's words, its title, the lines about it and its own bots' names: the list of games shows no more of a game. */
export function gameCards(): Plugin {
  return {
    name: 'feerie-game-cards',
    enforce: 'pre',
    load: {
      filter: { id: /\.ftl\?card$/ },
      async handler(id) {
        const messages = (await readFile(id.replace('?card', ''), 'utf8')).split(/\n(?=\S)/)
        return `export default ${JSON.stringify(messages.filter((one) => /^(title|about)-|^level-\w+ =/.test(one)).join('\n'))}`
      },
    },
  }
}

/**
 * The page's own styles are fetched below what is shown meanwhile, which has a small file of its own: what stands above a
 * style sheet is painted without it. Scripts wait for it all the same.
 */
export function stylesBelowSplash(): Plugin {
  return {
    name: 'feerie-styles-below-splash',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const styles = html.match(/^ *<link rel="stylesheet" crossorigin [^>]*>\n/gm) ?? []
        return styles
          .reduce((page, style) => page.replace(style, ''), html)
          .replace('</div>\n    <noscript', () => `</div>\n${styles.join('')}    <noscript`)
      },
    },
  }
}

const MAIN = resolve('src/main.ts')

/** Everything that the first page needs is one file: on a slow line, thirty small ones are thirty times the way there and back. */
export const firstPage: Rolldown.CodeSplittingGroup[] = [
  { name: 'cards.fr', test: /fr\.ftl\?card$/ },
  { name: 'cards.en', test: /en\.ftl\?card$/ },
  { name: (id, graph) => (neededAtOnce(graph).has(id) ? 'first' : null), debugName: 'first' },
]

let needed: Set<string> | undefined

/** What the first script imports, and what that imports; without the script itself, which waits for words. */
function neededAtOnce(graph: Rolldown.ChunkingContext): Set<string> {
  if (needed !== undefined) return needed
  needed = new Set()
  const open = [MAIN]
  for (let id = open.pop(); id !== undefined; id = open.pop())
    for (const next of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!needed.has(next)) {
        needed.add(next)
        open.push(next)
      }
  return needed
}

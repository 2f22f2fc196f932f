// Lists what the page is made of, for browsers that keep it to open, or to play, without a connection: files.json is all of
// it, shell.json what the first page needs.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const NOT_KEPT = [
  /^\/sw\.js$/,
  /^\/(files|shell)\.json$/,
  /^\/\.vite\//,
  /\.(map|woff)$/,
  /^\/index\.html$/,
  /^\/share(-\w+)?\.(png|jpg)$/,
]

const files = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.replace(/^dist/, ''))
  .filter((file) => !NOT_KEPT.some((pattern) => pattern.test(file)))
  .sort()
writeFileSync('dist/files.json', `${JSON.stringify(files)}\n`)
console.log(`${files.length} files to be kept for play without a connection`)

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
// What is shown meanwhile has styles of its own.
const shell = new Set(['/splash.css'])

function visit(key) {
  const chunk = manifest[key]
  if (chunk === undefined || shell.has(`/${chunk.file}`)) return
  shell.add(`/${chunk.file}`)
  for (const style of chunk.css ?? []) shell.add(`/${style}`)
  for (const next of chunk.imports ?? []) visit(next)
}

visit('index.html')
// The words of the interface, in every language.
Object.keys(manifest)
  .filter((key) => /locales\/\w+\.ftl/.test(key) && !/games\//.test(key))
  .forEach(visit)
writeFileSync('dist/shell.json', `${JSON.stringify([...shell].sort())}\n`)

/**
 * Where the page changes its shape, each under one name: style sheets say `@media (--narrow)`, and code asks
 * `matchMedia(MEDIA['--narrow'])`. Browsers know no such names: `vite.config.ts` writes the conditions out.
 */
export const MEDIA = {
  /** The board has the whole width, and what else there is comes below it. */
  '--narrow': '(max-width: 860px)',
  '--wide': '(min-width: 861px)',
  /** Lists and forms are in one column. */
  '--slim': '(max-width: 640px)',
  /** A phone held across: hardly any height. */
  '--low': '(max-height: 500px)',
  '--high': '(min-height: 501px)',
} as const

/** A condition with its names written out. */
export function withoutNames(condition: string): string {
  return condition.replace(/\(--[\w-]+\)/g, (name) => {
    const known = Object.entries(MEDIA).find(([key]) => `(${key})` === name)
    if (known === undefined) throw new Error(`no condition is called ${name}`)
    return known[1]
  })
}

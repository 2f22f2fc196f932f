/**
 * The little grammar that sentences made of parts need: elision, lists and French spaces.
 * `crates/words/src/grammar.rs` says the same; `crates/words/tests/said.json` holds both to it.
 */
export type Lang = 'fr' | 'en'

/** « d’Alice », « de Zoé »: *de* before a name; « d’Yves », but « de Yann » and « de Hugo ». */
export function of(name: string): string {
  const letters = name
    .toLowerCase()
    .replace(/œ/g, 'o')
    .replace(/æ/g, 'a')
    .replace(/ø/g, 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  return /^(?:[aeiou]|y(?=\p{L})(?![aeiou]))/u.test(letters) ? `d’${name}` : `de ${name}`
}

/** Parts in a row: “2 apples, 2 loaves and 1 stone”. Empty parts are left out. */
export function list(lang: Lang, parts: readonly string[]): string {
  const said = parts.filter((part) => part !== '')
  if (said.length < 2) return said[0] ?? ''
  return `${said.slice(0, -1).join(', ')}${lang === 'fr' ? ' et ' : ' and '}${said.at(-1)}`
}

/** French puts a space before some signs and after «; a line never breaks there. */
export function unbroken(text: string): string {
  return text.replace(/ (?=[:;!?»%])/g, '\u00a0').replace(/« /g, '«\u00a0')
}

/** The same phrase as a button or the beginning of a line. */
export function capital(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}

/** A button's words inside a sentence. */
export function plain(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1)
}

/**
 * Cards for ears and fingers. Each part has its own pitch and each element its own voice; the middle card sounds on the
 * left and the card just turned on the right, part by part, so that a part that is alike is heard alike. Nothing is
 * compared for anybody: one hears exactly what others see, from the moment they see it.
 */
import { PARTS, type Element } from './art'
import type { Note } from '../../store/sound'
import { elementsOf, specialOf, type ElementalsView, type Special } from './view'

/** Head, belly and legs, from high to low. */
const PITCHES = [880, 440, 220] as const
/** Seconds for one part, and between one pair of cards and the next. */
const SLOT = 0.26
const GAP = 0.3

type Voice = (hertz: number) => Note[]
const VOICES: Record<Element, Voice> = {
  a: (hertz) => [{ at: 0, hertz, to: hertz * 1.5, long: 0.2, kind: 'sine', loud: 0.12 }],
  f: (hertz) => [0, 0.1].map((at) => ({ at, hertz: hertz * 1.2, long: 0.07, kind: 'sawtooth' as const, loud: 0.07 })),
  t: (hertz) => [{ at: 0, hertz: hertz * 0.75, long: 0.2, kind: 'square', loud: 0.05 }],
  w: (hertz) => [{ at: 0, hertz: hertz * 1.4, to: hertz * 0.8, long: 0.2, kind: 'triangle', loud: 0.14 }],
}

const MOTIFS: Record<Special, Note[]> = {
  m: [0, 0.08, 0.16, 0.24, 0.32].map((at, index) => ({
    at,
    hertz: index % 2 === 0 ? 988 : 740,
    long: 0.07,
    kind: 'sawtooth',
    loud: 0.07,
  })),
  d: [0, 0.2].map((at) => ({ at, hertz: 523, long: 0.14, kind: 'triangle', loud: 0.14 })),
  w: [{ at: 0, hertz: 262, to: 1047, long: 0.5, kind: 'sine', loud: 0.12 }],
}

const moved = (notes: readonly Note[], at: number, side: number): Note[] =>
  notes.map((note) => ({ ...note, at: note.at + at, side }))

/** One element alone, in the middle of its range, to learn its voice. */
export const voice = (element: Element): Note[] => VOICES[element](PITCHES[1])

/** Two cards part by part, one on each side; special cards have a motif of their own. */
export function pair(middle: string, turned: string, from: number): Note[] {
  const sides: [string, number][] = [
    [middle, -1],
    [turned, 1],
  ]
  return sides.flatMap(([card, side]) =>
    (elementsOf(card) ?? []).flatMap((element, part) =>
      moved(VOICES[element](PITCHES[part] ?? 440), from + part * SLOT, side),
    ),
  )
}

/** What the open window sounds like: every card turned with every middle card that may be hit, in the order in which they lie. */
export function heard(view: ElementalsView, targets: readonly string[]): Note[] {
  const turned = (view.window?.cards ?? []).map(([, card]) => card)
  let from = 0
  return turned.flatMap((card) => {
    const special = specialOf(card)
    const notes =
      special === undefined
        ? targets.map((middle, index) => pair(middle, card, from + index * (PARTS.length * SLOT + GAP)))
        : [moved(MOTIFS[special], from, 1)]
    from += notes.length * (PARTS.length * SLOT + GAP)
    return notes.flat()
  })
}

/** Milliseconds on and off: one short, two short, one long, two long. */
const RHYTHMS: Record<Element, readonly number[]> = { a: [50], f: [50, 50, 50], t: [200], w: [200, 50, 200] }
const BETWEEN_PARTS = 220

/** The cards just turned for the fingers, where the device can shake. */
export function felt(view: ElementalsView): number[] {
  const turned = (view.window?.cards ?? []).map(([, card]) => card)
  return turned.flatMap((card) => {
    const elements = elementsOf(card)
    return elements === undefined
      ? [600, BETWEEN_PARTS]
      : elements.flatMap((element) => [...RHYTHMS[element], BETWEEN_PARTS])
  })
}

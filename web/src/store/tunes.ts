/** What is played: short sounds for what happens, and a quiet tune for each game to begin with. */

export type Sound =
  'step' | 'slide' | 'home' | 'magic' | 'turn' | 'win' | 'lose' | 'no' | 'dice' | 'slap' | 'kiss' | 'crown' | 'coin'

/** A note: when and how long, how high and where it glides to, and on which side from -1 to 1; `noise` hisses around its height. */
export type Note = {
  at: number
  hertz: number
  long: number
  kind: OscillatorType | 'noise'
  loud: number
  to?: number
  side?: number
}

/** Dice knock on the table, ever closer together. */
const KNOCKS = [0, 0.07, 0.13, 0.17, 0.24] as const

export const TUNES: Record<Sound, readonly Note[]> = {
  step: [{ at: 0, hertz: 330, long: 0.08, kind: 'triangle', loud: 0.1 }],
  slide: [
    { at: 0, hertz: 420, long: 0.07, kind: 'sine', loud: 0.09 },
    { at: 0.06, hertz: 300, long: 0.12, kind: 'triangle', loud: 0.1 },
  ],
  home: [
    { at: 0, hertz: 523, long: 0.14, kind: 'sine', loud: 0.11 },
    { at: 0.1, hertz: 784, long: 0.22, kind: 'sine', loud: 0.11 },
  ],
  magic: [
    { at: 0, hertz: 880, long: 0.1, kind: 'sine', loud: 0.06 },
    { at: 0.07, hertz: 1175, long: 0.1, kind: 'sine', loud: 0.06 },
    { at: 0.14, hertz: 1568, long: 0.2, kind: 'sine', loud: 0.05 },
  ],
  turn: [{ at: 0, hertz: 659, long: 0.18, kind: 'sine', loud: 0.07 }],
  win: [
    { at: 0, hertz: 523, long: 0.2, kind: 'triangle', loud: 0.1 },
    { at: 0.16, hertz: 659, long: 0.2, kind: 'triangle', loud: 0.1 },
    { at: 0.32, hertz: 784, long: 0.2, kind: 'triangle', loud: 0.1 },
    { at: 0.48, hertz: 1047, long: 0.5, kind: 'triangle', loud: 0.1 },
    { at: 0.48, hertz: 659, long: 0.5, kind: 'sine', loud: 0.06 },
  ],
  // Not a dirge: it comes down to rest, and stays in the same key.
  lose: [
    { at: 0, hertz: 659, long: 0.24, kind: 'sine', loud: 0.07 },
    { at: 0.2, hertz: 587, long: 0.24, kind: 'sine', loud: 0.07 },
    { at: 0.4, hertz: 523, long: 0.6, kind: 'sine', loud: 0.08 },
    { at: 0.4, hertz: 392, long: 0.6, kind: 'sine', loud: 0.05 },
  ],
  no: [{ at: 0, hertz: 196, long: 0.14, kind: 'sine', loud: 0.08 }],
  dice: KNOCKS.map((at, index) => ({ at, hertz: 1500 + index * 170, long: 0.05, kind: 'noise', loud: 0.16 })),
  slap: [
    { at: 0, hertz: 1100, long: 0.09, kind: 'noise', loud: 0.3 },
    { at: 0, hertz: 190, to: 90, long: 0.1, kind: 'sine', loud: 0.12 },
  ],
  kiss: [
    { at: 0, hertz: 2400, long: 0.04, kind: 'noise', loud: 0.1 },
    { at: 0.03, hertz: 520, to: 1250, long: 0.12, kind: 'sine', loud: 0.08 },
    { at: 0.2, hertz: 1319, long: 0.25, kind: 'sine', loud: 0.05 },
  ],
  crown: [
    { at: 0, hertz: 233, to: 208, long: 0.16, kind: 'triangle', loud: 0.11 },
    { at: 0.15, hertz: 185, to: 165, long: 0.26, kind: 'triangle', loud: 0.11 },
  ],
  coin: [
    { at: 0, hertz: 1319, long: 0.08, kind: 'sine', loud: 0.07 },
    { at: 0.07, hertz: 1760, long: 0.22, kind: 'sine', loud: 0.07 },
  ],
}

const LETTERS = 'c d ef g a b'
/** How many half tones a name like `c4` or `f#4` lies above `a4`. */
function above(name: string): number {
  const [, letter = 'a', sharp, octave = '4'] = /^([a-g])(#?)(\d)$/.exec(name) ?? []
  return LETTERS.indexOf(letter) + (sharp === '#' ? 1 : 0) - 9 + 12 * (Number(octave) - 4)
}

/** A tune written as names of notes, a beat each: `-` holds the one before, `.` is silent. Much softer than what happens. */
export function melody(score: string, beat: number, kind: OscillatorType = 'triangle'): Note[] {
  const notes: Note[] = []
  score.split(/\s+/).forEach((name, index) => {
    const last = notes.at(-1)
    if (name === '-' && last !== undefined) last.long += beat
    else if (name !== '.' && name !== '-')
      notes.push({ at: index * beat, hertz: 440 * 2 ** (above(name) / 12), long: beat * 1.15, kind, loud: 0.055 })
  })
  return notes
}

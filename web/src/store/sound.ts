/** Short soft sounds, made here; off until allowed, and never needed to play. */
import { isEnd } from '../games/events'
import type { GameModule } from '../games/types'
import type { GameEvent } from '../wire/types'

export type Sound = 'step' | 'slide' | 'home' | 'magic' | 'turn' | 'win' | 'no'

/** A note: when and how long, how high and where it glides to, and on which side from -1 to 1. */
export type Note = {
  at: number
  hertz: number
  long: number
  kind: OscillatorType
  loud: number
  to?: number
  side?: number
}

const TUNES: Record<Sound, Note[]> = {
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
  ],
  no: [{ at: 0, hertz: 196, long: 0.14, kind: 'sine', loud: 0.08 }],
}

let context: AudioContext | undefined

export function play(sound: Sound, allowed: boolean): void {
  if (allowed) sing(TUNES[sound])
}

/** Plays notes now. */
export function sing(notes: readonly Note[]): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const start = context.currentTime
  for (const note of notes) {
    const oscillator = context.createOscillator()
    const volume = context.createGain()
    oscillator.type = note.kind
    oscillator.frequency.setValueAtTime(note.hertz, start + note.at)
    if (note.to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(note.to, start + note.at + note.long)
    volume.gain.setValueAtTime(0, start + note.at)
    volume.gain.linearRampToValueAtTime(note.loud, start + note.at + 0.015)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + note.at + note.long)
    const side = context.createStereoPanner()
    side.pan.value = note.side ?? 0
    oscillator.connect(volume).connect(side).connect(context.destination)
    oscillator.start(start + note.at)
    oscillator.stop(start + note.at + note.long + 0.05)
  }
}

/** What is heard when something happened, and whether it is then my turn. */
export function soundOf(game: GameModule, events: readonly GameEvent[], myTurn: boolean): Sound {
  if (events.some(isEnd)) return 'win'
  const kinds = new Set(events.map((event) => event.event))
  const own = (game.sounds ?? []).find(([kind]) => kinds.has(kind))
  return own?.[1] ?? (myTurn ? 'turn' : 'step')
}

/** Short soft sounds, made here; off until allowed, and never needed to play. */
import { isEnd } from '../games/events'
import type { GameModule } from '../games/types'
import type { GameEvent } from '../wire/types'
import { TUNES, type Note, type Sound } from './tunes'

export type { Note, Sound } from './tunes'

/** How much louder all notes sound than they are written: the softest is heard on a telephone, the loudest startles nobody. */
const VOLUME = 1.75

let context: AudioContext | undefined
let loudness: GainNode | undefined
let hiss: AudioBuffer | undefined

export function play(sound: Sound, allowed: boolean): void {
  if (allowed) sing(TUNES[sound])
}

/** A second of noise, the same each time. */
function noise(to: AudioContext): AudioBuffer {
  if (hiss !== undefined) return hiss
  hiss = to.createBuffer(1, to.sampleRate, to.sampleRate)
  let seed = 7
  const wave = hiss.getChannelData(0)
  for (let at = 0; at < wave.length; at += 1) {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
    wave[at] = seed / 2 ** 31 - 1
  }
  return hiss
}

/** What makes a note: a swinging string, or noise through a narrow door. */
function source(
  to: AudioContext,
  { kind, hertz, long, to: end, at }: Note,
  start: number,
): [AudioScheduledSourceNode, AudioNode] {
  if (kind === 'noise') {
    const [hissing, door] = [to.createBufferSource(), to.createBiquadFilter()]
    hissing.buffer = noise(to)
    door.type = 'bandpass'
    door.frequency.value = hertz
    hissing.connect(door)
    return [hissing, door]
  }
  const oscillator = to.createOscillator()
  oscillator.type = kind
  oscillator.frequency.setValueAtTime(hertz, start + at)
  if (end !== undefined) oscillator.frequency.exponentialRampToValueAtTime(end, start + at + long)
  return [oscillator, oscillator]
}

/** Where all notes go. */
function outlet(to: AudioContext): AudioNode {
  if (loudness === undefined) {
    loudness = to.createGain()
    loudness.gain.value = VOLUME
    loudness.connect(to.destination)
  }
  return loudness
}

/** Plays notes now. */
export function sing(notes: readonly Note[]): void {
  if (typeof AudioContext === 'undefined') return
  // Browsers are silent until somebody has touched the page, and would then play at once all that was meant for before.
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return
  context ??= new AudioContext()
  // A telephone call, or a page that was away: somebody has to wake it.
  if (context.state !== 'running') void context.resume()
  const start = context.currentTime
  for (const note of notes) {
    const [sounding, voice] = source(context, note, start)
    const volume = context.createGain()
    volume.gain.setValueAtTime(0, start + note.at)
    volume.gain.linearRampToValueAtTime(note.loud, start + note.at + 0.015)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + note.at + note.long)
    const side = context.createStereoPanner()
    side.pan.value = note.side ?? 0
    voice.connect(volume).connect(side).connect(outlet(context))
    sounding.start(start + note.at)
    sounding.stop(start + note.at + note.long + 0.05)
  }
}

/** Whether an end is one person's defeat: where several share a screen, somebody there may have won. */
function isLost(event: GameEvent, mine: readonly number[]): boolean {
  const [own, ...others] = mine
  return own !== undefined && others.length === 0 && Array.isArray(event.ranking) && event.ranking[own] !== 1
}

/** What is heard when something happened, and whether it is then my turn; `mine` are my seats. */
export function soundOf(
  game: GameModule,
  events: readonly GameEvent[],
  myTurn: boolean,
  mine: readonly number[] = [],
): Sound {
  const end = events.find(isEnd)
  if (end !== undefined) return isLost(end, mine) ? 'lose' : 'win'
  const kinds = new Set(events.map((event) => event.event))
  const own = (game.extras?.sounds ?? []).find(([kind]) => kinds.has(kind))
  return own?.[1] ?? (myTurn ? 'turn' : 'step')
}

/** The Queen's face, about 90 across around the origin: it says how she takes what is going on. */
import { features, type Mood } from '../../art/moods'

/** What she makes of each part of a round. */
const MOODS: Record<string, Mood> = {
  setup: 'asleep',
  steal: 'calm',
  actions: 'proud',
  offerings: 'startled',
  fury: 'sulk',
  rewards: 'glad',
  punishments: 'sulk',
  final: 'glad',
}

export const queenMood = (phase: string): Mood => MOODS[phase] ?? 'calm'

/** Her eyes go to what she wants, on her left, or wherever else. */
export function queenFace(mood: Mood, look: readonly [x: number, y: number] = [1, 0]): string {
  const cheeks = mood === 'sulk' ? '#d4324f' : '#ec8f76'
  return `<path d="M-34 34C-42-8-30-32 0-32S42-8 34 34Z" fill="#5d1836"/>
    <path d="M-30 44C-28 28-14 24 0 24S28 28 30 44Q0 52-30 44Z" fill="#57437f"/><path d="M-14 27 0 38 14 27" fill="none" stroke="#e8b53c" stroke-width="4"/>
    <circle cy="2" r="25" fill="#f6cda6"/><path d="M-26 0C-28-28 28-28 26 0 18-14 6-17 0-17S-18-14-26 0Z" fill="#5d1836"/>
    <circle cx="-15" cy="11" r="4.600" fill="${cheeks}" opacity=".6"/><circle cx="15" cy="11" r="4.600" fill="${cheeks}" opacity=".6"/>
    ${features(mood, { gap: 9, y: 3, r: 3.4, mouth: 14, look })}
    <path d="M-24-20V-44L-11-32 0-50 11-32 24-44V-20Q0-28-24-20Z" fill="#e8b53c" stroke="#8a5d0a" stroke-width="2.500" stroke-linejoin="round"/><circle cy="-32" r="4" fill="#b5382f"/><circle cx="-15" cy="-29" r="3" fill="#2b86cc"/><circle cx="15" cy="-29" r="3" fill="#2b86cc"/>`
}

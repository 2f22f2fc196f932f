/** Whoever sits down round this screen, as they are known from last time. */
import type { SeatWish } from '../wire/types'
import { companyFace, freeFace } from './seats'
import { settings } from './settings.svelte'

/** The person of a seat beside these others. */
export function companion(seat: number, others: readonly SeatWish[]): SeatWish {
  const taken = others.map((wish) => (wish.kind === 'me' ? wish.face : undefined))
  const face = freeFace(settings.companyFaces[seat] ?? companyFace(seat), taken)
  return { kind: 'me', name: settings.company[seat] ?? '', face }
}

/** Tables of this device have names by which they are known everywhere. */
import type { TableId } from '../wire/types'

const PREFIX = 'here-'

export const isLocal = (id: TableId): boolean => id.startsWith(PREFIX)

export const freshId = (): TableId => PREFIX + freshHex(8)

/** So many random bytes, written down. */
export function freshHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

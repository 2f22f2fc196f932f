/** A number between 0 and 1 that is always the same for the same place: forests that nobody planted twice. */
export function chance(index: number, salt: number): number {
  const value = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453
  return value - Math.floor(value)
}

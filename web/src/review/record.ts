/** The record of a game as a file, wherever the game is kept. */
import { api } from '../net/api'
import type { TableInfo } from '../wire/types'

export async function saveRecord({ id, game }: TableInfo): Promise<void> {
  const blob = new Blob([JSON.stringify(await api.record(id), undefined, 1)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `feerie-${game}-${id}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

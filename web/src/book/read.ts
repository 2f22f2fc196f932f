/** A finished game is read for what it deserves: stars for whom one won against, stickers for what one did. */
import { mySeats } from '../store/seats'
import type { Frame, TableInfo } from '../wire/types'
import type { Feat, Tale } from './feat'

/** The star for a victory over other people; those over bots are called by their levels. */
export const PEOPLE = 'people'

/** What a game deserves. */
export type Deserts = { stars: string[]; stickers: string[] }

type Finished = Pick<TableInfo, 'seats' | 'options' | 'result'>

/** Only who played with somebody else can have done anything: alone at all seats everything is easy. */
const hasCompany = ({ seats }: Finished) => seats.some((seat) => !seat.mine || seat.kind === 'bot')

/** The game as each of my seats may tell it. */
export function tales(table: Finished, frames: readonly Frame[]): Tale[] {
  const { result } = table
  const view = Object.values(frames.at(-1)?.views ?? {})[0]
  if (result === undefined || view === undefined || !hasCompany(table)) return []
  const firsts = result.ranking.filter((place) => place === 1).length
  return mySeats(table as TableInfo).map((seat) => ({
    seat,
    seats: table.seats.length,
    won: result.ranking[seat] === 1 && firsts === 1,
    scores: result.scores,
    options: table.options,
    view,
    events: frames.flatMap((frame) => frame.events),
  }))
}

/** Whom the winner won against. */
function stars({ seats }: Finished, { won, seat }: Tale): string[] {
  if (!won) return []
  return seats.flatMap((rival, index) => {
    if (index === seat) return []
    if (rival.kind === 'bot') return [rival.level ?? '']
    return rival.mine ? [] : [PEOPLE]
  })
}

export function deserts(table: Finished, frames: readonly Frame[], feats: readonly Feat[]): Deserts {
  const told = tales(table, frames)
  return {
    stars: [...new Set(told.flatMap((tale) => stars(table, tale)))],
    stickers: feats.filter((feat) => told.some((tale) => feat.done(tale))).map(({ id }) => id),
  }
}

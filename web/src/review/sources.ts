/** Where points came from: one line a source, one number a seat. */
export type Source = {
  label: string
  values: number[]
  /** The line that all others above add up to, or that stands for itself. */
  total?: boolean
  /** How the values are written, where a bare number would not do. */
  shown?: string[]
}

/** Adds up what events brought to each seat; an event that is about nobody brings nothing. */
export function tally<Event>(
  events: readonly Event[],
  seats: number,
  worth: (event: Event) => { seat: number; points: number } | undefined,
): number[] {
  const sums = Array.from({ length: seats }, () => 0)
  for (const event of events) {
    const found = worth(event)
    if (found !== undefined && found.seat >= 0 && found.seat < seats)
      sums[found.seat] = (sums[found.seat] ?? 0) + found.points
  }
  return sums
}

/** Events of one kind, counted by the seat they name. */
export function count<Event extends { event: string }, Kind extends Extract<Event, { seat: number }>['event']>(
  events: readonly Event[],
  seats: number,
  kind: Kind,
  also: (event: Extract<Event, { event: Kind; seat: number }>) => boolean = () => true,
): number[] {
  const isOne = (event: Event): event is Extract<Event, { event: Kind; seat: number }> => event.event === kind
  return tally(events, seats, (event) => (isOne(event) && also(event) ? { seat: event.seat, points: 1 } : undefined))
}

/** Sources that brought anybody anything. */
export function telling(sources: readonly Source[]): Source[] {
  return sources.filter((source) => source.total === true || source.values.some((value) => value !== 0))
}

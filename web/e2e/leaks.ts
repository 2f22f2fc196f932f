/** What a browser at a table of pixies was sent that its seat may not know. */
import type { View } from '../src/wire/types'

type Kit = { stock: string | null; rewards: unknown; offer: string | null }
type Told = { event: string; seat?: number; offer?: string | null }
type Heard = { views?: Record<string, View>; frame?: { views: Record<string, View> }; events?: Told[] }

/** Nothing, if all is well. */
export function leaks(texts: readonly string[], own: number): string[] {
  return texts.flatMap((text) => {
    const message = JSON.parse(text) as Heard
    const views = message.views ?? message.frame?.views ?? {}
    const foreign = Object.keys(views)
      .filter((name) => name !== String(own))
      .map((name) => `view of ${name}`)
    return [
      ...foreign,
      ...Object.values(views).flatMap((view) => open(view, own)),
      ...(message.events ?? []).flatMap((event) => told(event, own)),
    ]
  })
}

/**
 * What lies behind another's screen, until the end lifts all screens. An offering is sealed as long as somebody is
 * still to offer; then all lie open for everybody until their points are marked, whatever is decided meanwhile.
 */
function open(view: View, own: number): string[] {
  if (view.final !== null) return []
  const sealed = view.node === 'offer'
  return (view.seats as Kit[]).flatMap(({ stock, rewards, offer }, seat) => {
    if (seat === own) return []
    return [
      ...(stock === null ? [] : [`stock of ${seat}`]),
      ...(rewards === null ? [] : [`rewards of ${seat}`]),
      ...(offer === null || !sealed ? [] : [`offering of ${seat}`]),
    ]
  })
}

function told({ event, seat, offer }: Told, own: number): string[] {
  return event === 'committed' && seat !== own && typeof offer === 'string' ? [`offering of ${seat ?? '?'}`] : []
}

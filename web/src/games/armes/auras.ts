/** What figures make others feel around them: fear, good advice, a bite. */
import { distance } from './layout'
import { figureOf, profileOf, type ArmesView, type Figure } from './view'

export type AuraKind = 'fear' | 'adviser' | 'bite'
export type Aura = { kind: AuraKind; reach: number }

/** ARM-ADVISER-1, ARM-FEAR-1: auras whose reach the card does not print. */
const REACH = 4

export function aurasOf(view: ArmesView, figure: Figure): Aura[] {
  return (profileOf(view, figure)?.rules ?? []).flatMap((rule): Aura[] => {
    if (rule === 'fear' || rule === 'adviser') return [{ kind: rule, reach: REACH }]
    const bite = /^bite\((\d+)/.exec(rule)
    return bite === null ? [] : [{ kind: 'bite', reach: Number(bite[1]) }]
  })
}

/** Auras that a figure would feel where it may go: of enemies fear and bite, of friends advice; not its own. */
export function aurasFor(view: ArmesView, figure: Figure): { by: Figure; at: string; aura: Aura }[] {
  const bold = profileOf(view, figure)?.rules?.includes('fearless') === true
  return view.figures.flatMap((by) => {
    const { at } = by
    if (at === null || by === figure) return []
    return aurasOf(view, by)
      .filter(({ kind }) =>
        by.seat === figure.seat ? kind === 'adviser' : kind === 'bite' || (kind === 'fear' && !bold),
      )
      .map((aura) => ({ by, at, aura }))
  })
}

/** Who frightens and who advises a figure where it stands; it may advise itself. */
export function feltBy(view: ArmesView, id: string): { fear?: Figure; adviser?: Figure } {
  const self = figureOf(view, id)
  const at = self?.at
  if (self === undefined || at === null || at === undefined) return {}
  const near = (seat: number, kind: AuraKind) =>
    view.figures.find(
      (by) =>
        by.seat === seat &&
        by.at !== null &&
        aurasOf(view, by).some((aura) => aura.kind === kind && distance(at, by.at ?? at) <= aura.reach),
    )
  const fear = profileOf(view, self)?.rules?.includes('fearless') === true ? undefined : near(1 - self.seat, 'fear')
  const adviser = near(self.seat, 'adviser')
  return { ...(fear === undefined ? {} : { fear }), ...(adviser === undefined ? {} : { adviser }) }
}

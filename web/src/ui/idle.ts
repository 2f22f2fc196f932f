/**
 * Life at rest: now and then one figure blinks, one light goes dim, one piece that waits to be chosen hops. A timer picks
 * which: an animation without end would be worked out sixty times a second, however little of it is to be seen.
 */

/** Whom it can happen to, the class that makes it happen (styles/idle.css), and for how many milliseconds. */
const STIRS: readonly { who: string; how: string; ms: number }[] = [
  { who: '.eyes', how: 'shut', ms: 140 },
  { who: '.eyes', how: 'shut', ms: 140 },
  { who: '.firefly', how: 'dim', ms: 1600 },
  { who: '.movable:has(.eyes) > .body', how: 'hop', ms: 1000 },
]
const PAUSE_MS = 1000

const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(Math.random() * from.length)]

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

function stir(): void {
  const stirred = pick(STIRS)
  if (stirred === undefined) return
  const { who, how, ms } = stirred
  const element = pick([...document.querySelectorAll(who)].filter(isInSight))
  element?.classList.add(how)
  setTimeout(() => element?.classList.remove(how), ms)
}

/** Begins, and says how to end it; nobody stirs where pictures are to keep still, or where nobody looks. */
export function liveOn(isStill: () => boolean): () => void {
  const timer = setInterval(() => {
    if (!isStill() && !document.hidden) stir()
  }, PAUSE_MS)
  return () => clearInterval(timer)
}

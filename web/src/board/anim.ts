/** From two scenes and the motions between them to what is seen moving. */
import { svgElement, transformOf, type Picture } from './diff'
import type { Beat, Motion, MotionStyle, Point, Scene, SceneNode } from './scene'

/** Milliseconds for a motion, and for each further point of its way. */
const TIMES: Record<MotionStyle, { base: number; each: number }> = {
  walk: { base: 120, each: 70 },
  slide: { base: 260, each: 110 },
  shuffle: { base: 320, each: 0 },
  hop: { base: 320, each: 0 },
  fly: { base: 340, each: 0 },
  tumble: { base: 350, each: 0 },
  appear: { base: 260, each: 0 },
  vanish: { base: 260, each: 0 },
  puff: { base: 320, each: 0 },
  bump: { base: 160, each: 0 },
  cheer: { base: 640, each: 0 },
  flash: { base: 300, each: 0 },
}
const LONGEST = 700

export function duration(motion: Motion): number {
  const time = TIMES[motion.style]
  return Math.min(LONGEST, time.base + time.each * Math.max(0, (motion.points?.length ?? 2) - 2))
}

/** Stations along a way at even speed, as fractions of its length. */
export function stations(points: readonly Point[]): number[] {
  const lengths = points.map((point, index) => {
    const before = points[index - 1]
    return before === undefined ? 0 : Math.hypot(point.x - before.x, point.y - before.y)
  })
  const total = lengths.reduce((sum, length) => sum + length, 0)
  let so_far = 0
  return lengths.map((length) => {
    so_far += length
    return total === 0 ? 0 : so_far / total
  })
}

const at = (point: Point, scale: number | undefined, more = '') => `${transformOf({ ...point, scale })}${more}`

/** Key frames of a motion of a node that ends where `end` says. */
export function keyframes(motion: Motion, end: Point & { scale?: number }): Keyframe[] {
  const points = motion.points ?? [end]
  const first = points[0] ?? end
  const offsets = stations(points)
  const along = () => points.map((point, index) => ({ transform: at(point, end.scale), offset: offsets[index] ?? 1 }))
  switch (motion.style) {
    case 'slide': {
      const last = points[points.length - 1] ?? end
      const before = points[points.length - 2] ?? first
      const length = Math.hypot(last.x - before.x, last.y - before.y) || 1
      // A little skid at the stop: a squeeze against what stopped it.
      const beyond = { x: last.x + ((last.x - before.x) / length) * 9, y: last.y + ((last.y - before.y) / length) * 9 }
      const frames = along().map((frame) => ({ ...frame, offset: frame.offset * 0.86 }))
      return [
        ...frames,
        { transform: at(beyond, end.scale), offset: 0.92 },
        { transform: at(end, end.scale), offset: 1 },
      ]
    }
    case 'shuffle':
      return [
        { transform: at(first, end.scale) },
        { transform: at(mix(first, end, 0.3), end.scale, ' rotate(-7deg)') },
        { transform: at(mix(first, end, 0.65), end.scale, ' rotate(7deg)') },
        { transform: at(end, end.scale) },
      ]
    case 'hop': {
      const top = { x: (first.x + end.x) / 2, y: Math.min(first.y, end.y) - 70 }
      return [
        { transform: at(first, end.scale) },
        { transform: at(top, end.scale), offset: 0.45 },
        { transform: at(end, end.scale) },
      ]
    }
    case 'fly':
      return [{ transform: at(first, end.scale) }, { transform: at(end, end.scale) }]
    case 'tumble':
      return [
        { transform: at(first, end.scale) },
        {
          transform: at(
            { x: (first.x + end.x) / 2, y: (first.y + end.y) / 2 - 120 },
            (end.scale ?? 1) * 1.5,
            ' rotate(360deg)',
          ),
        },
        { transform: at(end, end.scale, ' rotate(720deg)') },
      ]
    case 'appear':
      return [
        { transform: at(end, 0.2), opacity: 0 },
        { transform: at(end, (end.scale ?? 1) * 1.12), opacity: 1, offset: 0.7 },
        { transform: at(end, end.scale), opacity: 1 },
      ]
    case 'vanish':
      return [
        { transform: at(end, end.scale), opacity: 1 },
        { transform: at(end, 0.2, ' rotate(40deg)'), opacity: 0 },
      ]
    case 'puff':
      return [
        { transform: at(end, 0.4), opacity: 0.2 },
        { transform: at(end, (end.scale ?? 1) * 1.3), opacity: 1, offset: 0.6 },
        { transform: at(end, end.scale), opacity: 1 },
      ]
    case 'bump':
      return [
        { transform: at(end, end.scale) },
        { transform: at(end, end.scale, ' rotate(6deg)') },
        { transform: at(end, end.scale, ' rotate(-4deg)') },
        { transform: at(end, end.scale) },
      ]
    case 'cheer': {
      const up = { x: end.x, y: end.y - 22 }
      const large = (end.scale ?? 1) * 1.1
      return [
        { transform: at(end, end.scale) },
        { transform: at(up, large), offset: 0.22 },
        { transform: at(end, end.scale), offset: 0.45 },
        { transform: at(up, large), offset: 0.7 },
        { transform: at(end, end.scale) },
      ]
    }
    case 'flash':
      return [
        { transform: at(end, end.scale), opacity: 1 },
        { transform: at(end, end.scale), opacity: 0.35 },
        { transform: at(end, end.scale), opacity: 1 },
      ]
    default:
      return along()
  }
}

function mix(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}

/** Plays one change of scene at a time; can be told to be done with it. */
export class Animator {
  #picture: Picture
  #running: Animation[] = []
  #hurried = false

  constructor(picture: Picture) {
    this.#picture = picture
  }

  /** Ends what is playing at once: everything stands where it belongs. */
  finish(): void {
    this.#hurried = true
    for (const animation of this.#running) animation.finish()
  }

  async play(after: Scene, beats: readonly Beat[], still: boolean): Promise<void> {
    const shown = new Map(this.#picture.scene.nodes.map((node) => [node.key, node]))
    const gone = this.#picture.show(after)
    if (still) return
    this.#hurried = false
    const fresh = beats.map((beat) => beat.filter((motion) => worthwhile(motion, shown, gone)))
    const later = this.#hold(fresh, after)
    for (const [index, beat] of fresh.entries()) {
      if (this.#hurried) break
      later[index]?.forEach((animation) => animation.cancel())
      await this.#beat(beat, after, gone)
    }
    later.flat().forEach((animation) => animation.cancel())
  }

  /** What moves in a later beat waits where its way begins. */
  #hold(beats: readonly Beat[], after: Scene): Animation[][] {
    return beats.map((beat, index) =>
      index === 0
        ? []
        : beat.flatMap((motion) => {
            const element = this.#picture.element(motion.key)
            const node = after.nodes.find((candidate) => candidate.key === motion.key)
            if (
              element === undefined ||
              node === undefined ||
              beats.slice(0, index).some((earlier) => earlier.some((m) => m.key === motion.key))
            )
              return []
            const first = keyframes(motion, node)[0]
            if (first === undefined) return []
            const frame = { transform: first.transform ?? '', opacity: first.opacity ?? 1 }
            return [element.animate([frame, frame], { duration: 60_000, fill: 'both' })]
          }),
    )
  }

  async #beat(beat: Beat, after: Scene, gone: Map<string, SVGGElement>): Promise<void> {
    this.#running = beat.flatMap((motion) => {
      const leaving = motion.style === 'vanish' ? gone.get(motion.key) : undefined
      const element = leaving ?? this.#picture.element(motion.key)
      if (element === undefined) return []
      const node = after.nodes.find((candidate) => candidate.key === motion.key)
      const end = node ?? motion.points?.[0]
      if (end === undefined) return []
      if (leaving !== undefined) this.#picture.root.append(leaving)
      const decoration = motion.art === undefined ? undefined : this.#decorate(motion.art, end)
      const options = { duration: duration(motion), easing: 'ease-out', fill: 'none' as FillMode }
      const animation = element.animate(keyframes(motion, end), options)
      animation.finished
        .catch(() => undefined)
        .finally(() => {
          leaving?.remove()
          decoration?.remove()
        })
      return [animation]
    })
    await Promise.all(this.#running.map((animation) => animation.finished.catch(() => undefined)))
    this.#running = []
  }

  #decorate(art: string, place: Point): SVGGElement {
    const element = svgElement('g', { class: 'burst' })
    element.innerHTML = art
    element.style.transform = transformOf(place)
    this.#picture.root.append(element)
    return element
  }
}

/** A way is not walked twice: what the player's own preview already moved stands there. */
function worthwhile(motion: Motion, shown: Map<string, SceneNode>, gone: Map<string, SVGGElement>): boolean {
  if (motion.style === 'vanish') return gone.has(motion.key)
  const was = shown.get(motion.key)
  const end = motion.points?.at(-1)
  if (motion.style === 'appear') return was === undefined
  return was === undefined || end === undefined || was.x !== end.x || was.y !== end.y
}

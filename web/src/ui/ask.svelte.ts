/**
 * Everything can be asked: hover, long press or focus on a thing says what it is and what it does.
 *
 * A thing says so itself: `<button use:ask={{ title, text, lines, rule: { game, clause } }}>`. All but `title` may be
 * left out; without anything to say (`use:ask={undefined}`) nothing happens. Things that are no buttons can be tapped
 * to ask, and are reached by Tab. One bubble, `Asked.svelte`, serves the whole page.
 */
import type { Action } from 'svelte/action'

export type About = {
  title: string
  text?: string
  /** Further lines, each on its own. */
  lines?: readonly string[]
  /** The rule behind it, one tap further. */
  rule?: { game: string; clause: string }
}
type Box = { left: number; top: number; width: number; height: number }

const HOVER_MS = 350
const PRESS_MS = 450
/** Long enough to go from the thing to its bubble. */
const LEAVE_MS = 250
const FAR = 10

class Asking {
  about = $state.raw<About>()
  box = $state.raw<Box>({ left: 0, top: 0, width: 0, height: 0 })
  #leaving: ReturnType<typeof setTimeout> | undefined

  show(about: About, box: Box): void {
    this.stay()
    this.about = about
    this.box = box
  }

  /** The pointer went to the bubble itself. */
  stay(): void {
    clearTimeout(this.#leaving)
  }

  leave(): void {
    this.stay()
    this.#leaving = setTimeout(() => this.close(), LEAVE_MS)
  }

  close(): void {
    this.stay()
    this.about = undefined
  }
}

/** What is asked about at the moment; boards ask through it too. */
export const asking = new Asking()

/** Elements that do something of their own when they are tapped. */
const ACTIVE = 'a, button, input, select, textarea, summary, label, [role="button"], [role="gridcell"]'

export const ask: Action<HTMLElement | SVGElement, About | undefined> = (element, given) => {
  let about = given
  let shown = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let pressed: { x: number; y: number } | undefined
  let swallow = false
  /** A mouse has come, and not moved here yet. */
  let entered = false
  const passive = !element.matches(ACTIVE)
  describe()

  function describe(): void {
    if (passive && about !== undefined && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '0')
    const said = [about?.text, ...(about?.lines ?? [])].filter((line) => line !== undefined).join(' ')
    if (said === '') element.removeAttribute('aria-description')
    else element.setAttribute('aria-description', said)
  }
  function show(): void {
    if (about === undefined) return
    shown = true
    asking.show(about, element.getBoundingClientRect())
  }
  function soon(delay: number): void {
    clearTimeout(timer)
    if (about !== undefined) timer = setTimeout(show, delay)
  }
  function leave(): void {
    clearTimeout(timer)
    pressed = undefined
    if (shown) asking.leave()
    shown = false
  }

  const listeners: Record<string, (event: Event) => void> = {
    pointerenter: () => (entered = true),
    pointerleave: (event) => {
      entered = false
      if ((event as PointerEvent).pointerType === 'mouse') leave()
    },
    pointerdown: (event) => {
      const { pointerType, clientX, clientY } = event as PointerEvent
      swallow = false
      if (pointerType === 'mouse') return clearTimeout(timer)
      pressed = { x: clientX, y: clientY }
      clearTimeout(timer)
      timer = setTimeout(() => {
        swallow = pressed !== undefined
        show()
      }, PRESS_MS)
    },
    pointermove: (event) => {
      const { pointerType, clientX, clientY } = event as PointerEvent
      // What appears under a pointer that rests was not asked about.
      if (pointerType === 'mouse' && entered) soon(HOVER_MS)
      entered = false
      if (pressed !== undefined && Math.hypot(clientX - pressed.x, clientY - pressed.y) > FAR) {
        clearTimeout(timer)
        pressed = undefined
      }
    },
    pointerup: () => {
      if (pressed !== undefined) clearTimeout(timer)
      pressed = undefined
    },
    pointercancel: () => leave(),
    // A long press asked; it does not press the button as well.
    click: (event) => {
      if (swallow) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else if (passive) show()
      swallow = false
    },
    contextmenu: (event) => {
      if (pressed !== undefined || swallow) event.preventDefault()
    },
    focus: () => {
      if (element.matches(':focus-visible')) show()
    },
    blur: () => leave(),
  }
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener, { capture: true })

  return {
    update(next) {
      about = next
      describe()
      if (shown && next !== undefined) asking.show(next, element.getBoundingClientRect())
    },
    destroy() {
      clearTimeout(timer)
      if (shown) asking.close()
    },
  }
}

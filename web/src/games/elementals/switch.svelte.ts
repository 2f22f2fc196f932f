/** One switch at this table: what it scans in which moment, and what a press does. */
import type { Target } from '../../intent/builder'
import type { Play } from '../../store/play.svelte'
import { settings } from '../../store/settings.svelte'
import { play as sound } from '../../store/sound'
import type { Limits } from './clock'
import { BOOK, NONE, middleTarget, reactionOn } from './pick'
import type { Race } from './race.svelte'
import { Scanner } from './scan'
import { hittable, windowKey } from './view'

export class OneSwitch {
  /** The choice that a press would take now. */
  lit = $state<Target>()

  #play: Play
  #race: Race
  #limits: () => Limits
  #scanner = new Scanner<Target>(
    () => settings.switchPace,
    (lit) => {
      this.lit = lit
      if (lit !== undefined) sound('step', settings.sound)
    },
  )

  constructor(play: Play, race: Race, limits: () => Limits) {
    this.#play = play
    this.#race = race
    this.#limits = limits
  }

  #choices = $derived.by((): Target[] => {
    const { shown, stage, shared, asked, waiting } = this.#race
    if (!settings.oneSwitch || shown === undefined || stage !== 'open') return []
    const reactions = [...hittable(shown).map(middleTarget), BOOK]
    if (!this.#limits().timed) return [...reactions, NONE].filter((target) => this.#play.targets.has(target))
    // Several people here buzz first: whoever did cannot take it back (ELM-HOT-3). Alone the press itself is timed.
    if (shared) return asked === undefined ? [] : reactions
    return waiting.length === 0 ? [] : [...reactions, NONE]
  })

  /** To be called whenever something may have changed. */
  follow(): void {
    const { shown, asked } = this.#race
    const whose = asked?.seat ?? this.#play.acting
    this.#scanner.offer(`${shown === undefined ? '' : windowKey(shown)}/${whose}`, this.#choices)
  }

  press(at: number): void {
    const target = this.#scanner.press(at)
    if (target !== undefined) void this.#take(target, at)
  }

  close(): void {
    this.#scanner.close()
  }

  async #take(target: Target, at: number): Promise<void> {
    if (this.#race.asked !== undefined) return this.#race.say(reactionOn(target))
    if (this.#limits().timed) return this.#race.press(reactionOn(target), at)
    await this.#play.tap(target)
    // The press was the choice: nobody is asked to press again.
    if (this.#play.ready !== undefined) await this.#play.confirm()
  }
}

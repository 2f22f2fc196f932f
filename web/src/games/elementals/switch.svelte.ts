/** One switch at this table: what it scans in which moment, and what a press does. */
import type { Target } from '../../intent/builder'
import type { Play } from '../../store/play.svelte'
import { settings } from '../../store/settings.svelte'
import { play as sound } from '../../store/sound'
import type { Limits } from './clock'
import { BOOK, NONE, middleTarget, reactionOn } from './pick'
import type { Race } from './race.svelte'
import { Scanner } from './scan'
import { windowKey } from './view'

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
    const { shown, stage, buzzesFirst, asked, waiting, targets } = this.#race
    if (!settings.oneSwitch || shown === undefined || stage !== 'open') return []
    const reactions = [...targets.map(middleTarget), BOOK]
    if (!this.#limits().timed) return [...reactions, NONE].filter((target) => this.#play.targets.has(target))
    // Whoever has buzzed cannot take it back (ELM-HOT-3). Where nobody buzzes the press that picks is timed itself.
    if (buzzesFirst) return asked === undefined ? [] : reactions
    return waiting.length === 0 ? [] : [...reactions, NONE]
  })

  /** Whether a press buzzes now: alone, the switch is the key for that too. */
  buzzes = $derived.by((): boolean => {
    const { stage, buzzesFirst, shared, asked, buzzes } = this.#race
    const timed = settings.oneSwitch && this.#limits().timed && buzzesFirst && !shared
    return timed && stage === 'open' && asked === undefined && buzzes.length === 0
  })

  /** To be called whenever something may have changed. */
  follow(): void {
    const { shown, asked } = this.#race
    const whose = asked?.seat ?? this.#play.acting
    this.#scanner.offer(`${shown === undefined ? '' : windowKey(shown)}/${whose}`, this.#choices)
  }

  press(at: number): void {
    const [me] = this.#race.waiting
    if (this.buzzes && me !== undefined) return this.#race.buzz(me, at)
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

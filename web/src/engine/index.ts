/**
 * One door to the rules, two ways behind it: the module in its worker, or the server. Both answer the same; where the
 * module is missing, broken or of another edition than the server, the server is asked, and nobody notices.
 */
import { api, Refused } from '../net/api'
import { isOffline } from '../net/refused'
import type { PracticeAnswer, PracticeWish, Problem, TableInfo, View } from '../wire/types'
import { EngineFault } from './module.js'
import type { Question } from './generated'
import type { EngineThread } from './thread'
import { EngineGone } from './thread'

/** What can be asked of the rules, wherever they are. */
export type Engine = {
  /** Plays a game that is kept nowhere; refused with the clause that forbids a step. */
  practice(wish: PracticeWish): Promise<PracticeAnswer>
  /** Answers a question about such a game. */
  practised(practice: PracticeWish, question: Question): Promise<unknown>
  /** Answers a question out of a view that a server sent; nothing where only that server can. */
  seen(seen: Seen): Promise<unknown>
}

/** A view, and what is asked about it on behalf of a seat. */
export type Seen = {
  game: string
  seats: number
  options: TableInfo['options']
  seat: number
  view: View
  question: Question
}

/** The server's rules. */
export const server: Engine = {
  practice: api.practice,
  practised: api.practised,
  seen: () => Promise.resolve(undefined),
}

/** Puts a refusal into words, as the server would. */
export type Speaker = (fault: EngineFault, wish: PracticeWish) => Promise<Problem>

/** The rules here, as long as they last; then, and for games of another edition, those of `elsewhere`. */
export class NearEngine implements Engine {
  #module: (game: string) => EngineThread
  #elsewhere: Engine
  #speaker: Speaker
  #edition: (game: string) => number | undefined

  /** `module` gives the rules of a game; `edition` says by which rules the server plays a game, if that is known. */
  constructor(
    module: (game: string) => EngineThread,
    elsewhere: Engine,
    speaker: Speaker,
    edition: (game: string) => number | undefined,
  ) {
    this.#module = module
    this.#elsewhere = elsewhere
    this.#speaker = speaker
    this.#edition = edition
  }

  async practice(wish: PracticeWish): Promise<PracticeAnswer> {
    const here = () => this.#ask(wish.game, 'practice', wish)
    return (await this.#here(wish, here, () => this.#elsewhere.practice(wish))) as PracticeAnswer
  }

  practised(practice: PracticeWish, question: Question): Promise<unknown> {
    const here = () => this.#ask(practice.game, 'answer_practised', { practice, question })
    return this.#here(practice, here, () => this.#elsewhere.practised(practice, question))
  }

  async seen(seen: Seen): Promise<unknown> {
    // Nobody waits for the module to come: until it is there the table answers.
    if (!this.#module(seen.game).ready) return this.#elsewhere.seen(seen)
    try {
      return await this.#ask(seen.game, 'answer_view', seen)
    } catch (error) {
      // Gone, of another edition, or of a game that reads no views: the table itself answers.
      if (error instanceof EngineGone || error instanceof EngineFault) return this.#elsewhere.seen(seen)
      throw error
    }
  }

  /** What the module answers; somebody else where there is none, or where it is long on its way and they can be reached. */
  async #here(wish: PracticeWish, here: () => Promise<unknown>, there: () => Promise<unknown>): Promise<unknown> {
    if (!(await this.#module(wish.game).soon())) {
      try {
        return await there()
      } catch (error) {
        if (!isOffline(error)) throw error
      }
    }
    try {
      return await here()
    } catch (error) {
      if (error instanceof EngineGone) return there()
      if (error instanceof EngineFault) throw new Refused(await this.#speaker(error, wish), 400)
      throw error
    }
  }

  async #ask(game: string, name: string, wish: unknown): Promise<unknown> {
    const thread = this.#module(game)
    if (!(await this.#agrees(thread, game))) throw new EngineGone('of another edition than the server')
    return JSON.parse(await thread.text(name, [], JSON.stringify(wish)))
  }

  /** Whether the rules here are those that the server plays by. */
  async #agrees(thread: EngineThread, game: string): Promise<boolean> {
    const here = await thread.edition(game)
    const there = this.#edition(game)
    return here !== undefined && (there === undefined || there === here)
  }
}

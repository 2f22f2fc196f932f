/** A request that was refused, or that reached nobody. */
import type { Problem } from '../wire/types'

/** A request that the server refused, or that never reached it (`code` is then `offline`). */
export class Refused extends Error {
  readonly problem: Problem
  readonly status: number
  constructor(problem: Problem, status: number) {
    super(problem.message)
    this.problem = problem
    this.status = status
  }
}

export const isOffline = (error: unknown): boolean => error instanceof Refused && error.problem.code === 'offline'

/** Whether a server answered when one was last asked; and whether this is a site that has none. */
export const reach = { server: true, site: false }

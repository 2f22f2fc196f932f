/** The moment on the stage, if there is one. */
import { lasts, type Spectacle } from '../games/spectacle'

export class Spectacles {
  current = $state.raw<Spectacle>()
  #end: (() => void) | undefined

  /** Done when the moment was seen. */
  show(spectacle: Spectacle): Promise<void> {
    this.skip()
    this.current = spectacle
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.skip(), lasts(spectacle))
      this.#end = () => {
        clearTimeout(timer)
        this.#end = undefined
        this.current = undefined
        resolve()
      }
    })
  }

  skip(): void {
    this.#end?.()
  }
}

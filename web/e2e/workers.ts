/** What the engine in the page tells has no socket to be heard on: it is heard here. */

/** Runs in the page before anything else, and calls `told` with each position and each outlook. */
export function listenToWorkers(): void {
  const Real = window.Worker
  window.Worker = class extends Real {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args)
      this.addEventListener('message', ({ data }: MessageEvent<{ t: string; answer?: unknown }>) => {
        if (data.t === 'answer' && typeof data.answer === 'string' && /^{"(seq|ahead)"/.test(data.answer))
          void (window as unknown as { told: (text: string) => void }).told(data.answer)
      })
    }
  }
}

/**
 * Takes what was loaded, unless something newer was asked for meanwhile: a slow answer in the old language never replaces
 * the new one. Made to be returned from an `$effect`, which calls the answer before it runs again.
 */
export function latest<T>(loading: Promise<T>, take: (loaded: T) => void): () => void {
  let isOld = false
  void loading.then((loaded) => {
    if (!isOld) take(loaded)
  })
  return () => {
    isOld = true
  }
}

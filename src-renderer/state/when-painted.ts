/** A page that always draws is never idle: after this many milliseconds the work is done all the same. */
const LATEST_MS = 500

/** Does a work once what was just shown has been painted; gives what calls it off. */
export function whenPainted(work: () => void): () => void {
  let off = false
  const soon = () => {
    if (off) return
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => !off && work(), { timeout: LATEST_MS })
    else work()
  }
  if ('requestAnimationFrame' in globalThis) requestAnimationFrame(() => requestAnimationFrame(soon))
  else soon()
  return () => void (off = true)
}

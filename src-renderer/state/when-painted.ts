/** Does a work once what was just shown has been painted; gives what calls it off. */
export function whenPainted(work: () => void): () => void {
  let off = false
  const soon = () => {
    if (off) return
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => !off && work())
    else work()
  }
  if ('requestAnimationFrame' in globalThis) requestAnimationFrame(() => requestAnimationFrame(soon))
  else soon()
  return () => void (off = true)
}

/**
 * Tells when the screen has finer or coarser pixels, as on another screen: what is drawn on it may stay as large.
 * Returns what stops it.
 */
export function whenDensityChanges(changed: () => void): () => void {
  let now = query()
  const again = () => {
    now.removeEventListener('change', again)
    now = query()
    now.addEventListener('change', again)
    changed()
  }
  now.addEventListener('change', again)
  return () => now.removeEventListener('change', again)
}

/** It changes once, when this is no more how fine they are. */
const query = () => matchMedia(`(resolution: ${devicePixelRatio}dppx)`)

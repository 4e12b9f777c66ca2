/** Milliseconds: no timer is so late unless the computer slept. */
const SLEPT = 2000

/**
 * Does something after so many milliseconds in which the computer was awake: a timer that comes due in a sleep is late
 * by hours, and what it gives time to has slept as well. It begins anew then.
 * @returns what calls it off
 */
export function afterAwake(ms: number, then: () => void): () => void {
  let timer: NodeJS.Timeout
  const begin = () => {
    const begun = performance.now()
    timer = setTimeout(() => (performance.now() - begun > ms + SLEPT ? begin() : then()), ms)
  }
  begin()
  return () => clearTimeout(timer)
}

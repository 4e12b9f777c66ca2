/** Early turns take less than those after them: before so many, and so many milliseconds, nothing is foretold. */
const [TURNS, MS] = [4, 3000]

/**
 * Whole seconds until all are judged, by how long those took that were since it began.
 * @param ms since then; @param judged since then; @param left still to be judged
 */
export const secondsLeft = (ms: number, judged: number, left: number): number | null =>
  judged < TURNS || ms < MS || left === 0 ? null : Math.ceil((ms / 1000 / judged) * left)

/** A piece takes so many milliseconds; a figure that is not made of any grows for so many. */
const PIECE_MS = 120
const WHOLE_MS = 320

/** How far a figure has come after so many milliseconds, which is counted from there to here piece by piece. */
export function tickedAt(ms: number, from: number, to: number, pieces: readonly number[] = []): number {
  if (pieces.length === 0) {
    const share = Math.min(1, Math.max(0, ms / WHOLE_MS))
    return Math.round(from + (to - from) * share)
  }
  const counted = pieces.slice(0, Math.floor(ms / PIECE_MS) + 1)
  if (counted.length === pieces.length) return to
  // What lies beyond them is counted elsewhere.
  return Math.min(
    to,
    counted.reduce((sum, n) => sum + n, from),
  )
}

/** It stands by then. */
export const ticksFor = (pieces: readonly number[] = []): number =>
  pieces.length === 0 ? WHOLE_MS : (pieces.length - 1) * PIECE_MS

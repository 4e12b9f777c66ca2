import type { Viewer } from '../../src-shared/core.ts'
import type { Review } from '../../src-shared/review.ts'

/**
 * A review as these eyes may read it while the game still runs: nothing that hangs on what others hold. Of the graph
 * only what was known at the viewer's own turns; between them it stays as it was.
 */
export function seenBy(review: Review, viewer: Viewer): Review {
  const { turns, known, moments } = review
  let row = known[0].map(() => 1 / known[0].length)
  const own = turns.map(({ seat }, i) => (row = seat === viewer ? [...known[i]] : row))
  const rows = [...own, row]
  return { ...review, known: rows, open: rows, moments: moments.filter(({ seat }) => seat === viewer) }
}

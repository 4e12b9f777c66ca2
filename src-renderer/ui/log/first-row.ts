/** Where a row of the log stands on the page. */
interface Extent {
  readonly top: number
  readonly bottom: number
}

/** Where rows begin: at the edge of the list, or below the headline that stays there while its steps go by. */
export const edgeOf = (top: number, heads: readonly (Extent & { readonly turn: number })[]): number =>
  heads.find((head) => head.turn < top - 1 && head.top >= top - 1 && head.top <= top + 1)?.bottom ?? top

/**
 * How far to scroll so that no row begins above the edge: it is brought in whole where below there is room for that,
 * else scrolled past.
 */
export function toFirstRow(rows: readonly Extent[], edge: number, room: number): number {
  const cut = rows.find((row) => row.top < edge - 1 && row.bottom > edge + 1)
  if (!cut) return 0
  return edge - cut.top <= room ? cut.top - edge : cut.bottom - edge
}

/** How far something reaches on the screen, from its top to its bottom. */
interface Reach {
  readonly top: number
  readonly bottom: number
}

/** Whether words that open at a row of a list lie above it: below is less room than above, and not enough for them. */
export function opensUpward(row: Reach, list: Reach): boolean {
  const [above, below] = [row.top - list.top, list.bottom - row.bottom]
  return below < above && below < ROWS * (row.bottom - row.top)
}

/** Words for which a row has no room are seldom higher than so many of it. */
const ROWS = 2

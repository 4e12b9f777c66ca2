/** What things are worth to the greedy bot, as parts of the points they would bring. */
export interface Weights {
  /** To the side that moves next: the parcel it could bring in at once; the next best one; one a card short. */
  readonly best: number
  readonly second: number
  readonly inserting: number
  /** The same to a side that must wait: what it could bring in may be moved away before. */
  readonly bestLater: number
  readonly secondLater: number
  readonly insertingLater: number
  /** A parcel somewhere on the belt, the nearer the more. */
  readonly near: number
  /** Rivals beside the leading one. */
  readonly others: number
  /** An ended game counts more than any promise, in points. */
  readonly won: number
}

export const WEIGHTS: Weights = {
  best: 0.85, second: 0, inserting: 0, bestLater: 0.45, secondLater: 0, insertingLater: 0, near: 0.16, others: 0.35, won: 20,
}

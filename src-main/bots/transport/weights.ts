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
  /** Cards in one's own hand, in points: the first that brings a parcel, further ones, forklifts, keys; a hand not seen yet. */
  readonly parcelCard: number
  readonly nextParcelCard: number
  readonly forkliftCard: number
  readonly keyCard: number
  readonly freshHand: number
  /** A parcel on the belts, as far as four of them: without any nobody can move, let alone score. */
  readonly onBelt: number
  /** Who leads wants the end: a tile with three parcels, in points, for a lead of `lead` or more. */
  readonly closing: number
  readonly lead: number
  /** Rivals beside the leading one. */
  readonly others: number
  /** An ended game counts more than any promise, in points. */
  readonly won: number
}

export const WEIGHTS: Weights = {
  best: 0.85, second: 0, inserting: 0, bestLater: 0.25, secondLater: 0.25, insertingLater: 0, near: 0.16,
  parcelCard: 0.3, nextParcelCard: 0, forkliftCard: 0, keyCard: 0, freshHand: 0.1, onBelt: 0.4,
  closing: 5, lead: 1, others: 0.35, won: 20,
}

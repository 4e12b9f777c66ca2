/** What things are worth to the greedy bot, as parts of the points they would bring. */
export interface Weights {
  /** To the side that moves next: the parcel it could bring in at once. */
  readonly best: number
  /** To a side that must wait, the same and the next best one: one of two may be moved away before. */
  readonly bestLater: number
  readonly secondLater: number
  /** A parcel somewhere on the belt, the nearer the more. */
  readonly near: number
  /** One's own hand, in points: a card in it that brings a parcel (further ones add nothing); a hand not seen yet. */
  readonly parcelCard: number
  readonly freshHand: number
  /** A parcel on the belts, as far as four of them: without any nobody can move, let alone score. */
  readonly onBelt: number
  /** Rivals beside the leading one. */
  readonly others: number
  /** An ended game counts more than any promise, in points. */
  readonly won: number
}

export const WEIGHTS: Weights = {
  best: 0.85,
  bestLater: 0.25,
  secondLater: 0.25,
  near: 0.16,
  parcelCard: 0.3,
  freshHand: 0.1,
  onBelt: 0.4,
  others: 0.35,
  won: 20,
}

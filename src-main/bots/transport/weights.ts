/** What things are worth to the greedy bot, in points. */
export const WEIGHTS = {
  /** A parcel that one's own side could bring in with its next move, as a part of its value. */
  threat: 0.45,
  /** The same for the side that moves next. */
  danger: 0.85,
  /** A parcel that is a whole number of moves away counts less with each move. */
  near: 0.16,
  /** Rivals beside the leading one. */
  others: 0.35,
  /** An ended game counts more than any promise. */
  won: 20,
} as const

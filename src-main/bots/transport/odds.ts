/** By the most parcels that lie on any tile: at most one, two, three. */
type ByStage = readonly [number, number, number]

/** Tells nothing. */
const NONE: ByStage = [0, 0, 0]

/**
 * What tells who wins where each plays alone: log-odds of the win. Points decide little before somebody has three
 * parcels: it is what one holds, for a plain card can do less than a key, and that less than a forklift; and with three
 * or four seats how many parcels one has, for who brings the fourth says when the game ends.
 */
interface Odds {
  readonly alone: ByStage
  /** A point ahead of the best of the others. */
  readonly lead: ByStage
  /** A parcel on one's own score tile, and one on each of the others. */
  readonly tiles: ByStage
  readonly theirTiles: ByStage
  /** As in Reach: of one's own pallet, and the mean of the others. */
  readonly best: ByStage
  readonly near: ByStage
  readonly theirBest: ByStage
  readonly theirNear: ByStage
  /** In one's hand: cards that bring a parcel (further ones add nothing), each key and each forklift. */
  readonly parcelCard: ByStage
  readonly keys: ByStage
  readonly forklifts: ByStage
}

/** Once one has moved another is to move. */
interface ByMove {
  readonly toMove: Odds
  readonly hasMoved: Odds
}

/**
 * Found by logistic regression over all turns of 954 games of three seats and 250 of four, of the Driver and the greedy
 * bot; in the last stage after a move two are set by hand, of a parcel card and of keys, of which few positions told.
 */
export const OF_MORE: ByMove = {
  toMove: {
    alone: [-1.3, -1.31, -1.03],
    lead: [0.15, 0.24, 0.47],
    tiles: [0.46, 0.46, 0.2],
    theirTiles: [-0.27, -0.34, -0.14],
    best: [0.12, 0.2, 0.64],
    near: [0.07, 0.17, -0.07],
    theirBest: NONE,
    theirNear: [0.31, 0.29, 0.31],
    parcelCard: [0.08, 0.12, 0.18],
    keys: [0.13, 0.12, 0.16],
    forklifts: [0.36, 0.4, 0.42],
  },
  hasMoved: {
    alone: [-1.31, -1.49, -0.73],
    lead: [0.17, 0.24, 0.46],
    tiles: [0.41, 0.49, 0.19],
    theirTiles: [-0.33, -0.34, -0.15],
    best: [-0.05, -0.02, -0.02],
    near: [-0.05, 0.01, -0.06],
    theirBest: NONE,
    theirNear: [-0.21, -0.15, -0.14],
    parcelCard: [0.09, 0.1, 0.1],
    keys: [0.14, 0.13, 0.1],
    forklifts: [0.37, 0.4, 0.35],
  },
}

/**
 * Likewise over all turns of 1,200 games of two seats, of the Driver and the greedy bot; what told nothing there, tiles
 * and cards that bring a parcel, was left out afterwards, and what is left was rounded by hand.
 */
export const OF_TWO: ByMove = {
  toMove: {
    alone: [-0.4, -0.5, -0.35],
    lead: [0.25, 0.25, 0.45],
    tiles: NONE,
    theirTiles: NONE,
    best: [0.16, -0.2, 0.52],
    near: [0.14, 0.25, -0.03],
    theirBest: [0.05, 0.11, 0.07],
    theirNear: [0.06, 0, 0.16],
    parcelCard: NONE,
    keys: [0.14, 0.22, 0.13],
    forklifts: [0.32, 0.48, 0.53],
  },
  hasMoved: {
    alone: [-0.35, -0.6, -0.36],
    lead: [0.25, 0.25, 0.45],
    tiles: NONE,
    theirTiles: NONE,
    best: [-0.05, -0.12, -0.08],
    near: [-0.02, 0.07, -0.1],
    theirBest: [-0.16, 0.2, -0.5],
    theirNear: [-0.19, -0.27, 0.06],
    parcelCard: NONE,
    keys: [0.15, 0.23, 0.09],
    forklifts: [0.35, 0.51, 0.49],
  },
}

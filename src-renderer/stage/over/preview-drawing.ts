import type { Point } from '../camera/camera.ts'
import type { Poses } from '../pieces.ts'

/** A review rings so many changes of a move: the words beside it name as many. */
export const MOST_RINGS = 3

/** What a preview draws over the table. A game adds what else it draws. */
export interface PreviewDrawing<Look> {
  /** Things that would be there. */
  readonly ghosts: Poses<Look>
  /** Those of them, by name, that it is about; absent where it is about all. */
  readonly about?: readonly string[]
  /** Those of them, by name, that a review rings, the first change first; absent = all. */
  readonly ringed?: readonly string[]
  /** Those of them, by name, that a review shows while the move beside this one is drawn; absent = none. */
  readonly laid?: readonly string[]
  /** Counts along the way. */
  readonly steps?: Poses<Look>
  /** What was done last would be read as part of it: its marks are gone meanwhile. */
  readonly hidesPast?: boolean
  /** The way that would be taken, on the board. */
  readonly line?: readonly Point[]
  /** Where it has none: from what is taken up to where it goes, on the board. */
  readonly arrow?: readonly [Point, Point] | null
}

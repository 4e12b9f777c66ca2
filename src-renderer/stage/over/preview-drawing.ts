import type { Point } from '../camera/camera.ts'
import type { Poses } from '../pieces.ts'

/** What a preview draws over the table. A game adds what else it draws. */
export interface PreviewDrawing<Look> {
  /** Things that would be there. */
  readonly ghosts: Poses<Look>
  /** Those of them, by name, that it is about; absent where it is about all. */
  readonly about?: readonly string[]
  /** Those of them, by name, that a review rings, the first change first; absent = all. */
  readonly ringed?: readonly string[]
  /** Counts along the way. */
  readonly steps?: Poses<Look>
  /** What was done last would be read as part of it: its marks are gone meanwhile. */
  readonly hidesPast?: boolean
  /** The way that would be taken, on the board. */
  readonly line?: readonly Point[]
  /** Where it has none: from what is taken up to where it goes, on the board. */
  readonly arrow?: readonly [Point, Point] | null
}

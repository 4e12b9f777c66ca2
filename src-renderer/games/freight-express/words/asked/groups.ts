import { BRANCH } from '../answers/branch.ts'
import { COUPLE } from '../answers/couple.ts'
import { DRIVE } from '../answers/drive.ts'
import { DROP } from '../answers/drop.ts'
import { END } from '../answers/end-turn.ts'
import { FLY } from '../answers/fly.ts'
import { GIVE_UP } from '../answers/give-up-train.ts'
import { COVER, LAY } from '../answers/lay.ts'
import { PLACE } from '../answers/place.ts'
import { REFILL } from '../answers/refill.ts'
import { UNCOUPLE } from '../answers/uncouple.ts'
import { SPECIAL, type Heading } from './headings.ts'

/** The headings of the list of choices, in their order. */
export const GROUPS: readonly Heading[] = [
  SPECIAL,
  UNCOUPLE,
  LAY,
  COUPLE,
  DRIVE,
  COVER,
  FLY,
  // Counted with what stands above it: what has a letter, and what ends the turn, are last.
  GIVE_UP,
  REFILL,
  END,
  BRANCH,
  DROP,
  PLACE,
]

export const GROUP_IDS: readonly string[] = GROUPS.map(({ id }) => id)

import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { Stand } from '../track/travel.ts'
import { movesOf, type Drove } from './course.ts'

/** The stretches of one drive that are told in one go: the question or the crossing between them stops nobody. */

/** Whether a drive goes on with another stretch: no station and no end of the rails has ended it. */
export const isOneDrive = (first: Drove, second: Drove): boolean =>
  first.seat === second.seat &&
  first.because.id === second.because.id &&
  first.enters < 0 &&
  first.lapsed === 0 &&
  endOf(first) === startOf(second)

const endOf = ({ seat, steps }: Drove): number | undefined => steps.at(-1)?.find((move) => move.seat === seat)?.sleeper
const startOf = ({ seat, from }: Drove): number | undefined => from.find((move) => move.seat === seat)?.sleeper

/** The stretch with which a drive goes on, told in one go with it. */
export const nextOf = (event: Drove, together: readonly FreightEvent[]): Drove | null => besideOf(event, together, 1)
/** The stretch with which it came to where this one begins. */
export const previousOf = (event: Drove, together: readonly FreightEvent[]): Drove | null =>
  besideOf(event, together, -1)

function besideOf(event: Drove, together: readonly FreightEvent[], way: 1 | -1): Drove | null {
  const at = together.indexOf(event)
  const beside = together[at + way]?.kind === 'flipped' ? together[at + 2 * way] : together[at + way]
  if (at < 0 || beside?.kind !== 'drove') return null
  return (way > 0 ? isOneDrive(event, beside) : isOneDrive(beside, event)) ? beside : null
}

/** Whether a seat moves on in the next stretch without a stop; and whether it came so from the one before. */
export const goesOn = (event: Drove, together: readonly FreightEvent[], seat: Seat): boolean =>
  movesIn(nextOf(event, together), seat)
export const cameOver = (event: Drove, together: readonly FreightEvent[], seat: Seat): boolean =>
  movesIn(previousOf(event, together), seat)

const movesIn = (stretch: Drove | null, seat: Seat): boolean =>
  stretch?.from.some((move) => move.seat === seat) === true

/** Where a seat goes in the stretches after this one: only they tell which rail it takes at the points. */
export function standsAhead(event: Drove, together: readonly FreightEvent[], seat: Seat): readonly Stand[] {
  const next = nextOf(event, together)
  if (!next || !movesIn(next, seat)) return []
  return [...movesOf(next, seat).map(({ move }) => move), ...standsAhead(next, together, seat)]
}

/** Whether a seat has moved in no stretch before this one. */
export function isFirstOf(event: Drove, together: readonly FreightEvent[], seat: Seat): boolean {
  const previous = previousOf(event, together)
  return previous === null || (!movesIn(previous, seat) && isFirstOf(previous, together, seat))
}

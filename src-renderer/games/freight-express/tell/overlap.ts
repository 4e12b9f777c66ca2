import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { Craft } from '../../../stage/craft.ts'
import type { FreightKinds } from '../kinds.ts'
import { driveEnds, driveOver, driveStops } from './course.ts'
import { isOneDrive } from './stretches.ts'

/** The fuel card is on its way for 220 ms; the drive starts at 60 % of it. */
const FUELLED = 132

type Overlap = NonNullable<Craft<FreightKinds>['overlap']>

/**
 * What is told in one go: a drive with its fuel, and at a crossing with the card that is flipped there and with how it
 * goes on.
 */
export const overlap: Overlap = (first, second, _staying, told) => {
  if (second.kind === 'flipped' && first.kind === 'drove') return driveStops(first, told[told.length - 1].view)
  if (second.kind !== 'drove') return null
  if (first.kind === 'discarded') return first.purpose === 'drive' ? FUELLED : null
  if (first.kind === 'drove') return isOneDrive(first, second) ? driveEnds(first, told[told.length - 1].view) : null
  const drive = told.at(-2)
  if (first.kind !== 'flipped' || drive?.event.kind !== 'drove') return null
  return drive.begins + driveOver(drive.event, drive.view) - told[told.length - 1].begins
}

/** Whether a drive is halted by the card that is flipped at its end. */
export const isHalted = (event: FreightEvent, together: readonly FreightEvent[]): boolean =>
  together[together.indexOf(event) + 1]?.kind === 'flipped'

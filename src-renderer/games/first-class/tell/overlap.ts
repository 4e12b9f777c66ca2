import type { Craft } from '../../../stage/craft.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import type { FirstClassKinds } from '../kinds.ts'

type Scored = Extract<FirstClassEvent, { kind: 'scored' }>

/** Points of cities, which the drive tells that came to them. */
export const isOfCities = (event: FirstClassEvent): event is Scored =>
  event.kind === 'scored' && event.source === 'cities'

/**
 * What is told in one go: a drive with the points of the cities it passes, which the plate counts as they come to it.
 * In a scoring the departure board counts them, one after the other.
 */
export const overlap: NonNullable<Craft<FirstClassKinds>['overlap']> = (first, second, _staying, told) => {
  if (!isOfCities(second) || told[told.length - 1].view.phase === 'scoring') return null
  return first.seat === second.seat && (first.kind === 'drove' || (told.length > 1 && isOfCities(first))) ? 0 : null
}

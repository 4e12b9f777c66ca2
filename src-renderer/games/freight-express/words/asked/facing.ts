import type { Phrase } from '../../../../../src-shared/core.ts'
import {
  CENTRE,
  cellOfSleeper,
  opposite,
  pointOfSleeper,
  sideOfPoint,
} from '../../../../../src-shared/geometry/rails.ts'
import { phrase } from '../../../../messages/index.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { letter } from '../cards.ts'
import { SIDE_WORDS, neighbourCell, stationOf } from '../places.ts'

/**
 * Where a locomotive looks after these sleepers: 'heading for F' where a station comes next, else 'heading east'; null
 * when one step does not tell.
 */
export function headingPhrase(view: FreightView, steps: readonly number[]): Phrase | null {
  const [before, end] = steps.slice(-2)
  if (end === undefined) return null
  const cell = cellOfSleeper(end)
  const point = pointOfSleeper(end)
  const side = sideOfPoint(point === CENTRE ? pointOfSleeper(before) : point)
  // Into the card as long as it stands at the side over which it came.
  const entering =
    cellOfSleeper(before) !== cell || (sideOfPoint(pointOfSleeper(before)) === side && point > pointOfSleeper(before))
  const inwards = point === CENTRE || entering
  const ahead = inwards ? opposite(side) : side
  // What lies beyond depends on the rail as long as it comes in.
  const station = entering && point !== CENTRE ? -1 : stationOf(view, neighbourCell(view, cell, ahead))
  return station >= 0
    ? phrase('freight.choice.headingFor', { station: letter(station) })
    : phrase('freight.choice.heading', { side: phrase(SIDE_WORDS[ahead]) })
}

import { CENTRE, cellOfSleeper, sleeperAt } from '../../../src-shared/geometry/rails.ts'
import type { Ref } from '../../../src-shared/core.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import type { Point } from '../../stage/camera.ts'
import type { Lit } from '../../stage/marks.ts'
import { DISC, discScale, endsOf, type NumberedEnd } from './ends.ts'
import type { Poses } from './looks.ts'
import { besides, covers } from './preview-drawing.ts'
import { isStationAt } from './track.ts'

/** Where the disc of an end lies: beside whoever stands there, whose locomotive it is must be seen. */
export function offTrains(view: FreightView, end: NumberedEnd, resting: Poses): NumberedEnd {
  const isFree = (at: Point) => !Object.values(resting).some((one) => one.look.kind === 'locomotive' && covers(one, at))
  const at = isFree(end) ? end : (besides(view, end.sleeper, end).find(isFree) ?? end)
  return { ...end, x: at.x, y: at.y }
}

/** The end whose disc lies here, wherever it was moved to: it is drawn over all else, and so meant before all else. */
export function discAt(view: FreightView, lit: readonly Lit[], resting: Poses, at: Point): Ref[] {
  const ends = (endsOf(view, lit)?.all ?? []).map((end) => offTrains(view, end, resting))
  const away = (end: NumberedEnd) => Math.hypot(end.x - at.x, end.y - at.y)
  const [end] = ends
    .filter((one) => away(one) <= (DISC / 2) * discScale(one, ends))
    .sort((one, other) => away(one) - away(other))
  if (!end) return []
  const cell = cellOfSleeper(end.sleeper)
  const sleeper: Ref = { kind: 'sleeper', id: end.sleeper }
  if (!isStationAt(view, cell)) return [sleeper]
  return [
    { kind: 'station', id: view.cells[cell].station },
    { kind: 'sleeper', id: sleeperAt(cell, CENTRE) },
  ]
}

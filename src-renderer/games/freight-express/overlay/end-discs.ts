import { CENTRE, cellOfSleeper, sleeperAt } from '../../../../src-shared/geometry/rails.ts'
import type { Ref } from '../../../../src-shared/core.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { Point } from '../../../stage/camera/camera.ts'
import type { Lit } from '../../../stage/over/marks.ts'
import { DISC, discScale, endsOf, type NumberedEnd } from './ends.ts'
import type { Poses } from '../looks.ts'
import { besides, covers } from '../layout/step-numbers.ts'
import { isStationAt } from '../track/track.ts'

/** The disc of an end: where it is drawn, how large, and so far it is meant. */
export interface EndDisc {
  readonly end: NumberedEnd
  readonly scale: number
  /** A ghost stands there while it is pointed at: the disc is not drawn, but is meant as long as the pointer stays. */
  readonly hidden: boolean
}

/** The discs of all ends: each as large as its neighbours leave it room, those that are hidden too. */
export function discsOf(view: FreightView, lit: readonly Lit[], resting: Poses): readonly EndDisc[] {
  const ends = endsOf(view, lit)
  if (!ends) return []
  const all = ends.all.map((end) => offTrains(view, end, resting))
  const numbered = new Set(ends.numbered.map(({ sleeper }) => sleeper))
  return all.map((end) => ({ end, scale: discScale(end, all), hidden: !numbered.has(end.sleeper) }))
}

/** Where the disc of an end lies: beside whoever stands there, whose locomotive it is must be seen. */
function offTrains(view: FreightView, end: NumberedEnd, resting: Poses): NumberedEnd {
  const isFree = (at: Point) => !Object.values(resting).some((one) => one.look.kind === 'locomotive' && covers(one, at))
  const at = isFree(end) ? end : (besides(view, end.sleeper, end).find(isFree) ?? end)
  return { ...end, x: at.x, y: at.y }
}

/** The end whose disc lies here, wherever it was moved to: it is drawn over all else, and so meant before all else. */
export function discAt(view: FreightView, lit: readonly Lit[], resting: Poses, at: Point): Ref[] {
  const away = ({ end }: EndDisc) => Math.hypot(end.x - at.x, end.y - at.y)
  const [disc] = discsOf(view, lit, resting)
    .filter((one) => away(one) <= (DISC / 2) * one.scale)
    .sort((one, other) => away(one) - away(other))
  if (!disc) return []
  const { end } = disc
  const cell = cellOfSleeper(end.sleeper)
  const sleeper: Ref = { kind: 'sleeper', id: end.sleeper }
  if (!isStationAt(view, cell)) return [sleeper]
  return [
    { kind: 'station', id: view.cells[cell].station },
    { kind: 'sleeper', id: sleeperAt(cell, CENTRE) },
  ]
}

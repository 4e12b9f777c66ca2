import type { Ref } from '../../../../src-shared/core.ts'
import { sameRef } from '../../../../src-shared/core.ts'
import { cellOfSleeper, sleeperAt } from '../../../../src-shared/geometry/rails.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { toBoard, type Point } from '../../../stage/camera/camera.ts'
import type { Aim } from '../hits.ts'
import { middle } from '../poses.ts'
import { corner, isStationAt, planksOf, railsAt } from '../track/track.ts'

/** From so far a place that can be reached draws a locomotive held over track, in u: three sleepers. */
const DRAWS = 60

/**
 * What a locomotive that is held lies over. On track it means a sleeper, however little the hand has hit one: the
 * nearest that it can reach, else the nearest there is. The ground and cards on it are no place for it, nor is their
 * rule told to whoever drives.
 */
export function underHeld(
  { view, camera }: Aim,
  held: Ref,
  at: Point,
  refs: readonly Ref[],
  lit: readonly Ref[],
): readonly Ref[] {
  if (held.kind !== 'locomotive') return refs
  const cell = refs.find(({ kind }) => kind === 'cell')
  const over = refs.filter(({ kind }) => kind !== 'cell' && (!cell || kind !== 'card'))
  const isThere = over.some((ref) => sameRef(ref, held) || lit.some((one) => sameRef(one, ref)))
  if (!cell || isThere || isStationAt(view, cell.id)) return over
  const spot = toBoard(camera, at)
  const own = sleepersOn(view, cell.id)
  if (own.length === 0) return over
  const reached = nearest(
    spot,
    lit.flatMap((ref) => placesOf(view, ref)),
    DRAWS,
  )
  const meant = reached ?? nearest(spot, own)
  return meant ? [meant.ref, ...over.filter((ref) => !sameRef(ref, meant.ref))] : over
}

interface Place extends Point {
  readonly ref: Ref
}

function sleepersOn(view: FreightView, cell: number): Place[] {
  const origin = corner(view, cell)
  return planksOf(railsAt(view, cell)).map(({ point, x, y }) => ({
    ref: { kind: 'sleeper', id: sleeperAt(cell, point) },
    x: origin.x + x,
    y: origin.y + y,
  }))
}

/** Where on the board a drive may end. */
function placesOf(view: FreightView, ref: Ref): Place[] {
  if (ref.kind === 'station') {
    const cell = view.cells.findIndex(({ station, card }) => station === ref.id && card < 0)
    return cell < 0 ? [] : [{ ref, ...middle(view, cell) }]
  }
  if (ref.kind !== 'sleeper') return []
  return sleepersOn(view, cellOfSleeper(ref.id)).filter((place) => sameRef(place.ref, ref))
}

function nearest(to: Point, places: readonly Place[], within = Infinity): Place | null {
  const away = ({ x, y }: Point) => Math.hypot(to.x - x, to.y - y)
  const [first] = places.filter((place) => away(place) <= within).sort((a, b) => away(a) - away(b))
  return first ?? null
}

import type { LaneLayout } from '../layout/board-layout.ts'
import type { Script } from '../kinds.ts'
import { otherSeat, ownSeat } from '../whose.ts'

/** The lane of a seat's train where its board lies in sight. */
export function laneOf({ telling: { after, frame, layout } }: Script, seat: number, train: number): LaneLayout | null {
  if (ownSeat(after, frame, layout.both) === seat) return layout.own.lanes[train]
  return otherSeat(after, frame, layout.both) === seat ? layout.other.lanes[train] : null
}

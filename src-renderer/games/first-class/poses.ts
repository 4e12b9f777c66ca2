import { CARDS } from '../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import { BASE, type Size } from '../../stage/craft.ts'
import { piece } from '../../stage/pieces.ts'
import type { SceneFrame } from '../../stage/scene.ts'
import { allKept } from './drafter.ts'
import { layoutOf, type Layout } from './layout/layout.ts'
import { names, type Made, type Poses } from './looks.ts'
import type { Past } from './past.ts'
import { boardPoses } from './poses/board.ts'
import { departures } from './poses/departures.ts'
import { draft } from './poses/draft.ts'
import { laidOut, market, offers, warehouse } from './poses/market.ts'
import { plates } from './poses/plates.ts'
import { uncounted } from './took.ts'
import { otherSeat, ownSeat } from './whose.ts'

/** Where every piece of a position stands. Pure: the same view, frame and size give the same poses. */
export function poses(view: FirstClassView, frame?: SceneFrame, size: Size = BASE, past: Past | null = null): Poses {
  const taken = past?.taken ?? null
  const layout = layoutOf(size, view)
  const own = ownSeat(view, frame, layout.both)
  const other = otherSeat(view, frame, layout.both)
  const counted = uncounted(view, taken)
  const covered = other >= 0 && !layout.both
  return {
    ...(covered && layout.other.y < layout.plates[0].y ? {} : plates(view, layout, frame, taken)),
    ...(covered ? {} : middle(view, layout, frame, past)),
    ...boardPoses(counted, own, layout.own, frame, true),
    ...(other >= 0 ? boardPoses(counted, other, layout.other, frame, false, covered) : {}),
  }
}

/** What lies between the plates and one's own board. */
function middle(view: FirstClassView, layout: Layout, frame: SceneFrame | undefined, past: Past | null): Made {
  // New cards are dealt before the turn begins that is to take them.
  const bare = view.rows.every((row) => row.every((card) => card < 0))
  if (bare && view.phase === 'draft')
    return allKept(view)
      ? { ...laidOut(view, layout, frame), ...offers(view, layout, frame) }
      : draft(view, layout, frame, past?.kept)
  if (bare && view.phase === 'scoring')
    return { ...departures(view, layout, frame, past?.paid), ...offers(view, layout, frame) }
  if (bare && view.phase === 'ended') return departures(view, layout, frame)
  if (view.warehouse.length > 0) return { ...warehouse(view, layout, frame), ...offers(view, layout, frame) }
  return { ...market(view, layout, frame, past), ...offers(view, layout, frame) }
}

/** The tickets of the game as they lie in the rows, so that their pictures can be made ahead. */
export const everyFace = (layout: Layout): Poses =>
  Object.fromEntries(
    CARDS.map((_, card) => [
      names.card(card),
      piece({ kind: 'ticket', card, height: layout.market.height, word: '' } as const, 'board', 0, 0, {
        scale: layout.market.scale,
      }),
    ]),
  )

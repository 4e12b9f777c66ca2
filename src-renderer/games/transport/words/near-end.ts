import type { Phrase } from '../../../../src-shared/core.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { phrase } from '../../../messages/index.ts'
import { listOf, nameOf } from '../../../words/names.ts'
import type { SeatInfo } from '../../../../src-shared/table.ts'

/** A fourth parcel on a score tile ends the game. */
const LAST_BUT_ONE = 3

/** How near the end is: a full score tile but for one parcel, or a stock for one round. null: far. */
export function nearEnd(view: TransportView, seats: readonly SeatInfo[]): Phrase | null {
  if (view.ended) return null
  const full = view.seats.flatMap(({ tile }, seat) => (tile.length >= LAST_BUT_ONE ? [nameOf(seats, seat)] : []))
  if (full.length > 0) return phrase('transport.nearEnd.tile', { names: listOf(full) })
  return view.stock > view.seats.length ? null : phrase('transport.nearEnd', { n: view.stock })
}

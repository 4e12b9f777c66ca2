import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../../../src-main/engine/flat.ts'

/** Notes that a card stands in a list of this zone, of this seat. */
export type Put = (card: number, zone: number, seat: Seat) => void

/** What tests ask of a module beyond the base game: see Testable. Each of these may be absent. */
export interface TestablePart {
  inPlay(s: State): boolean
  /** The action cards on a seat's board that only the module lists. */
  list?(s: State, seat: Seat, put: Put): void
  /** Writes where its own pieces are. @throws Error when one is in two places. */
  census?(s: State, places: Int32Array): void
  hiddenFrom?(s: State, seat: Seat): number[][]
  /** Renames its own pieces, in place. */
  relabel?(s: State, to: Int32Array): void
}

import type { AnyGame, Seat, State } from '../../src-main/engine/game.ts'
import type { GameId } from '../../src-shared/core.ts'
import { firstClassTestable } from './first-class/index.ts'
import { freightExpressTestable } from './freight-express/index.ts'
import { transportTestable } from './transport/index.ts'

/**
 * What tests ask of a game beyond the contract it plays by: where everything is, and what nobody can tell apart. A
 * component is a card, a piece, a parcel; its id is its number among all of the game's.
 */
export interface Testable<A> {
  /** Where every component is now, as one number per component, for the conservation test:
   *  @throws Error naming a component that is in two places or in none. */
  census(s: State): Int32Array

  /** Groups of component ids that this seat cannot tell apart now. */
  hiddenFrom(s: State, seat: Seat): number[][]

  /** The same state with component ids renamed by `to[id]`. */
  relabel(s: State, to: Int32Array): State

  /** The same action with component ids renamed. */
  relabelAction(action: A, to: Int32Array): A
}

export type AnyTestable = AnyGame & Testable<any>

const TESTABLES: Readonly<Record<GameId, Testable<any>>> = {
  'freight-express': freightExpressTestable,
  'first-class': firstClassTestable,
  transport: transportTestable,
}

/** A game with what tests ask of it. */
export const testable = (game: AnyGame): AnyTestable => ({ ...game, ...TESTABLES[game.id] })

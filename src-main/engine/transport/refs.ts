import type { Reason, Ref, Seat } from '../../../src-shared/core.ts'
import { FINE, reasonKey, type Why } from '../../../src-shared/games/transport/reasons.ts'
import { isPallet } from '../../../src-shared/games/transport/cards.ts'

/** The things of this game, as one points at them. A pallet is also the card of the same number. */
export const cardRef = (id: number): Ref => ({ kind: 'card', id })
export const cellRef = (id: number): Ref => ({ kind: 'cell', id })
export const parcelRef = (id: number): Ref => ({ kind: 'parcel', id })
export const palletRef = (id: number): Ref => ({ kind: 'pallet', id })
export const seatRef = (id: Seat): Ref => ({ kind: 'seat', id })
export const STOCK: Ref = { kind: 'pile', id: 0 }
export const TABLE: Ref = { kind: 'game', id: 0 }

/** A card of the table: a pallet is meant as one. */
export const pieceRef = (card: number): Ref => (isPallet(card) ? palletRef(card) : cardRef(card))
/** What one may point at to mean a card of the table: a pallet is meant by its card as well. */
export const asPiece = (card: number): Ref[] => (isPallet(card) ? [palletRef(card), cardRef(card)] : [cardRef(card)])
/** A reason with the things it is about. */
export const reason = (why: Why, refs: readonly Ref[] = [], n?: number): Reason =>
  n === undefined ? { key: reasonKey(why), refs } : { key: reasonKey(why), refs, n }

/** What a predicate has against something, with that thing; null when nothing. */
export const refused = (why: Why, ref: Ref, n?: number): Reason | null => (why === FINE ? null : reason(why, [ref], n))

/** All reasons in a list. */
export const reasonsIn = (list: readonly (Reason | null)[]): Reason[] => list.filter((one) => one !== null)

import type { Ref, Seat } from '../../../src-shared/core.ts'
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
